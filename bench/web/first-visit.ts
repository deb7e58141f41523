import type { Browser, Page } from 'playwright-core';

/** `work` in milliseconds of processor time of the page's thread, `scripts` and `all` in compressed bytes. */
type FirstVisit = Readonly<Record<'work' | 'scripts' | 'all' | 'requests', number>>;

/** A visit by somebody who has never been there, until the list stands and the page is idle. */
export const firstVisit = async (browser: Browser, url: string): Promise<FirstVisit> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('list').length > 0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { metrics } = await devtools.send('Performance.getMetrics');
  const { value: seconds } = metrics.find(({ name }) => name === 'TaskDuration')!;
  const visit = { work: seconds * 1_000, ...(await fetchedBy(page)) };
  await context.close();
  return visit;
};

/** Only what began before the list was there: what comes later depends on how long the page stays open. */
const fetchedBy = (page: Page) =>
  page.evaluate(() => {
    const list = performance.getEntriesByName('list')[0]!.startTime;
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    const fetched = entries.filter(({ startTime, encodedBodySize }) => encodedBodySize !== undefined && startTime < list);
    const bytes = (some: readonly PerformanceResourceTiming[]) => some.reduce((sum, one) => sum + one.encodedBodySize, 0);
    return {
      scripts: bytes(fetched.filter(({ name }) => name.endsWith('.js'))),
      all: bytes(fetched),
      requests: fetched.length,
    };
  });
