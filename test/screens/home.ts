import type { BrowserContext, Locator, Page } from 'playwright-core';
import { MORNING } from './browser';
import { eventually } from './seeing';

/** Opens an address in a new tab, until the startup screen is gone. */
export const visit = async (context: BrowserContext, path = '/'): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path);
  return started(page);
};

/** The same page again, as after pressing the browser's button. */
export const reload = async (page: Page): Promise<Page> => {
  await page.reload();
  return started(page);
};

export const started = async (page: Page): Promise<Page> => {
  await page.getByRole('main').waitFor();
  // Until the scripts have taken over what the server drew.
  await page.locator('body[data-drawn-for]').waitFor({ state: 'detached' });
  await page.locator('[data-stage="loading"]').waitFor({ state: 'detached' });
  await page.clock.fastForward(800);
  await page.locator('[data-stage]').waitFor({ state: 'detached' });
  return page;
};

/** Until all is there that a page fetches ahead of its need, once whoever comes has had it to themselves for a moment. */
export const fetchedAhead = async (page: Page) => {
  await page.clock.fastForward(3_000);
  const isThere = async () => (await page.requests()).some((request) => LAST_AHEAD.test(request.url()));
  await eventually(page, isThere, true);
};

/** The file that is fetched ahead as the last one. */
export const LAST_AHEAD = /\/without-network-/;

/**
 * Stops the page's clock, a minute on: from then on it moves only as it is put forward, however slow the machine is. Of a page
 * that is still to come it moves as little as that needs to load.
 */
export const stopClock = async (page: Page) => {
  const now = page.url() === 'about:blank' ? Date.parse(MORNING) : await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
};

/** A millisecond after the other, until something is seen. */
export const until = async (page: Page, seen: Locator) => {
  await eventually(page, () => page.clock.runFor(1).then(() => seen.count()), 1);
};

/** The events under one heading. */
export const group = (page: Page, heading: string): Locator => page.getByRole('region', { name: heading, exact: true });

/** The first row of an event; its name may be given in part. */
export const row = (page: Page, name: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name }) })
    .first();

/** Unfolds a row and answers it. */
export const unfold = async (page: Page, name: string): Promise<Locator> => {
  await row(page, name).getByRole('button', { name: 'Details of' }).click();
  return row(page, name);
};

/** The events of the list that are drawn. */
export const names = (page: Page): Promise<string[]> => page.locator('main article h3 a').allTextContents();

/** How many events the list has, by the counts beside its headings. */
export const counted = async (page: Page): Promise<number> => {
  const counts = await page.locator('main section > header > span').allTextContents();
  return counts.map(Number.parseFloat).reduce((sum, count) => sum + count, 0);
};

/** The toast, by its title and the sentence below it. */
export const toast = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .locator('> div > *')
    .allTextContents();

/** Whether the keyboard is on an element. */
export const isFocused = (element: Locator) => element.evaluate((it) => it === document.activeElement);
