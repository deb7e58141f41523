import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM } from '../lib/chromium';
import { PHONE_USER_AGENT } from './layout-shift';

/** Lighthouse's phone: 1.6 Mbit/s with 150 ms there and back, a processor slowed four times. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;

/** Milliseconds from the press on the details of the first row until they are painted. `wait` ms pass after the first paint. */
export const measureFirstPress = (url: string, wait: number): Promise<number> =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      hasTouch: true,
      userAgent: PHONE_USER_AGENT,
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('list').length > 0);
    await page.waitForTimeout(wait);
    return pressDetails(page);
  });

const pressDetails = (page: Page) =>
  page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('article button[aria-expanded="false"]')!;
    const begun = performance.now();
    button.click();
    while (button.ariaExpanded !== 'true') await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });

export const describeBrowser = (): Promise<string> =>
  withBrowser(async (browser) => `Chromium ${browser.version()}, Lighthouse ${LIGHTHOUSE_VERSION} with its settings for phones`);

const LIGHTHOUSE_VERSION = (createRequire(__filename)('lighthouse/package.json') as { version: string }).version;

const withBrowser = async <T>(work: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch({ ...CHROMIUM, headless: true });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};
