import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';

/** `work` and `scripting` in milliseconds that the page's thread had a processor, `scripts` and `bytes` as sent. */
export type FirstVisit = Readonly<Record<'work' | 'scripting' | 'scripts' | 'bytes' | 'requests', number>>;

/** Without a request for so long, a page has what it wanted. */
const QUIET_MS = 500;

/** A visit by somebody who has never been there, until the list stands and nothing more is asked for. */
export const firstVisit = async (browser: Browser, url: string): Promise<FirstVisit> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const traffic = await watchTraffic(devtools);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('list').length > 0);
  await traffic.quiet();
  const { metrics } = await devtools.send('Performance.getMetrics');
  await context.close();
  const milliseconds = (name: string) => metrics.find((metric) => metric.name === name)!.value * 1_000;
  return { work: milliseconds('TaskDuration'), scripting: milliseconds('ScriptDuration'), ...traffic.counts() };
};

const watchTraffic = async (devtools: CDPSession) => {
  const scripts = new Set<string>();
  const counts = { scripts: 0, bytes: 0, requests: 0 };
  let latest = performance.now();
  devtools.on('Network.requestWillBeSent', () => {
    counts.requests += 1;
    latest = performance.now();
  });
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counts.bytes += encodedDataLength;
    if (scripts.has(requestId)) counts.scripts += encodedDataLength;
    latest = performance.now();
  });
  await devtools.send('Network.enable');
  return {
    counts: () => ({ ...counts }),
    quiet: async () => {
      for (let wait = QUIET_MS; wait > 0; wait = latest + QUIET_MS - performance.now()) await setTimeout(wait);
    },
  };
};
