import type { Browser, Page } from 'playwright-core';

/** `work` in milliseconds of processor time of the main thread, `scripts` and `all` in compressed bytes. */
type FirstVisit = Readonly<Record<'work' | 'scripts' | 'all' | 'requests', number>>;

/** Visits with an empty profile and uses the page at once, until the scripts have adopted the list and the page is idle. */
export const measureFirstVisit = async (browser: Browser, url: string): Promise<FirstVisit> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.evaluate(() => dispatchEvent(new Event('wheel')));
  await page.locator('body[data-drawn-for]').waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { metrics } = await devtools.send('Performance.getMetrics');
  const { value: seconds } = metrics.find(({ name }) => name === 'TaskDuration')!;
  const visit = { work: seconds * 1_000, ...(await fetchedBytesOf(page)) };
  await context.close();
  return visit;
};

/** Only requests that began before the list was adopted: later ones depend on how long the page stays open. */
const fetchedBytesOf = (page: Page) =>
  page.evaluate(() => {
    const list = performance.getEntriesByName('list').at(-1)!.startTime;
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    const fetched = entries.filter(({ startTime, encodedBodySize }) => encodedBodySize !== undefined && startTime < list);
    const bytes = (some: readonly PerformanceResourceTiming[]) => some.reduce((sum, one) => sum + one.encodedBodySize, 0);
    return {
      scripts: bytes(fetched.filter(({ name }) => name.endsWith('.js'))),
      all: bytes(fetched),
      requests: fetched.length,
    };
  });
