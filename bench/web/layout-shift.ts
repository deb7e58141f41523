import type { Browser, Page } from 'playwright-core';

export type VisitOptions = Readonly<{
  size: Readonly<{ width: number; height: number }>;
  storage?: Readonly<Record<string, string>>;
}>;

/** Long enough for everything that loads at the first interaction, and for Today's Highlights. */
const OBSERVED_MS = 15_000;

/** As Chromium scores it; 0 is none. Nothing is touched. */
export const measureLayoutShift = async (
  browser: Browser,
  url: string,
  { size, storage: remembers = {} }: VisitOptions,
): Promise<number> => {
  const context = await browser.newContext({ viewport: size, ...(size.width < 768 && { userAgent: PHONE_USER_AGENT }) });
  await context.addInitScript(fillStorage, remembers);
  await context.addInitScript(watchShifts);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(100, 100);
  await page.waitForTimeout(OBSERVED_MS);
  const shift = await shiftOf(page);
  await context.close();
  return shift;
};

const fillStorage = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
};

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type ObservedWindow = typeof globalThis & { layoutShift?: number };

/** Shifts at most a second apart form a group, of 5 seconds at most; the worst group is the score. */
const watchShifts = () => {
  let group = { sum: 0, first: 0, last: 0 };
  (globalThis as ObservedWindow).layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const isNext = startTime - group.last > 1_000 || startTime - group.first > 5_000;
      group = isNext ? { sum: value, first: startTime, last: startTime } : { ...group, sum: group.sum + value, last: startTime };
      (globalThis as ObservedWindow).layoutShift = Math.max((globalThis as ObservedWindow).layoutShift!, group.sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const shiftOf = (page: Page) => page.evaluate(() => (globalThis as ObservedWindow).layoutShift!);

/** The server renders the first screen for a phone by its user agent. */
export const PHONE_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
