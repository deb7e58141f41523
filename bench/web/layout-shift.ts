import type { Browser, Page } from 'playwright-core';

export type Looks = Readonly<{
  size: Readonly<{ width: number; height: number }>;
  /** What the device remembers from an earlier visit. */
  remembers?: Readonly<Record<string, string>>;
}>;

/** How long a page is watched after the network is quiet: what comes when somebody stirs has come by then. */
const WATCHED_MS = 3_000;

/** How much of a page moves by itself, as Chromium scores it: 0 is nothing. Somebody is there, and touches nothing. */
export const layoutShiftOf = async (browser: Browser, url: string, { size, remembers = {} }: Looks): Promise<number> => {
  const context = await browser.newContext({ viewport: size, ...(size.width < 768 && { userAgent: A_PHONE }) });
  await context.addInitScript(remember, remembers);
  await context.addInitScript(watchShifts);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(100, 100);
  await page.waitForTimeout(WATCHED_MS);
  const shift = await shiftOf(page);
  await context.close();
  return shift;
};

const remember = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
};

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Watched = typeof globalThis & { layoutShift?: number };

/** Shifts a second apart or less count together, for 5 seconds at most; the worst such group is the score. */
const watchShifts = () => {
  let group = { sum: 0, first: 0, last: 0 };
  (globalThis as Watched).layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const isNext = startTime - group.last > 1_000 || startTime - group.first > 5_000;
      group = isNext ? { sum: value, first: startTime, last: startTime } : { ...group, sum: group.sum + value, last: startTime };
      (globalThis as Watched).layoutShift = Math.max((globalThis as Watched).layoutShift!, group.sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const shiftOf = (page: Page) => page.evaluate(() => (globalThis as Watched).layoutShift!);

/** The server draws the first screen for a phone when it is asked by one. */
const A_PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
