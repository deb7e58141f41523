import type { BrowserContext, Locator, Page } from 'playwright-core';
import { MORNING } from './browser';
import { eventually } from './eventually';

/** In a new tab. Resolves when the startup screen is gone. */
export const visit = async (context: BrowserContext, path = '/'): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path);
  return waitForStart(page);
};

/** Resolves when the startup screen is gone. */
export const reload = async (page: Page): Promise<Page> => {
  await page.reload();
  return waitForStart(page);
};

export const waitForStart = async (page: Page): Promise<Page> => {
  await page.getByRole('main').waitFor();
  await usePage(page);
  // The scripts have taken over the page drawn by the server.
  await page.locator('body[data-drawn-for]').waitFor({ state: 'detached' });
  await page.locator('[data-stage="loading"]').waitFor({ state: 'detached' });
  await page.clock.fastForward(800);
  await page.locator('[data-stage]').waitFor({ state: 'detached' });
  return page;
};

/** A page that is drawn for a newcomer waits for this, or some seconds, before it runs scripts. */
export const usePage = (page: Page) => page.evaluate(() => dispatchEvent(new Event('wheel')));

/** It begins after some idle seconds. */
export const waitForPrefetch = async (page: Page) => {
  await page.clock.fastForward(3_000);
  const isThere = async () => (await page.requests()).some((request) => LAST_PREFETCHED_FILE.test(request.url()));
  await eventually(page, isThere, true);
};

export const LAST_PREFETCHED_FILE = /\/offline-support-/;

/**
 * A minute ahead. From then on only the test moves the clock, on any machine. A page that is not loaded yet needs this minute to
 * load.
 */
export const stopClock = async (page: Page) => {
  const now = page.url() === 'about:blank' ? Date.parse(MORNING) : await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
};

export const advanceUntil = async (page: Page, target: Locator) => {
  await eventually(page, () => page.clock.runFor(1).then(() => target.count()), 1);
};

export const group = (page: Page, heading: string): Locator => page.getByRole('region', { name: heading, exact: true });

export const row = (page: Page, name: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name }) })
    .first();

export const unfold = async (page: Page, name: string): Promise<Locator> => {
  await row(page, name).getByRole('button', { name: 'Details of' }).click();
  return row(page, name);
};

/** Only events that are drawn. */
export const readEventNames = (page: Page): Promise<string[]> => page.locator('main article h3 a').allTextContents();

export const readEventCount = async (page: Page): Promise<number> => {
  const counts = await page.locator('main section > header > span').allTextContents();
  return counts.map(Number.parseFloat).reduce((sum, count) => sum + count, 0);
};

export const readToast = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .locator('> div > *')
    .allTextContents();

export const isFocused = (element: Locator) => element.evaluate((it) => it === document.activeElement);
