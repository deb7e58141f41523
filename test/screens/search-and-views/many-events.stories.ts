import type { Page } from 'playwright-core';
import { DESKTOP, openScreens, PHONE } from '../browser';
import { eventually } from '../eventually';
import { group, readEventCount, row, visit } from '../home';
import { manyEvents } from '../many-events';
import { answerCalls } from '../routes';

const EVENTS = manyEvents(10_000);
const MAX_ROWS = 150;

describe('A town with ten thousand events', () => {
  const screens = openScreens();

  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('is read to its end with few rows in the page, on %s', async (_, size) => {
    const context = await screens.openVisitor({ size });
    await answerCalls(context, '**/api/events', EVENTS);
    const page = await visit(context);
    await group(page, 'TODAY').waitFor();
    expect(await readEventCount(page)).toBe(10_000);
    for (const part of [0.1, 0.5, 0.9]) {
      await page.evaluate((to) => window.scrollTo(0, to * document.body.scrollHeight), part);
      await page.waitForFunction(doRowsFillScreen, 'article');
      expect(await page.getByRole('article').count()).toBeLessThan(MAX_ROWS);
    }
    await scrollToEnd(page);
    await row(page, 'The very last event').waitFor();
    await eventually(page, () => bottomOf(page, 'article'), true);
    expect(await page.getByRole('article').count()).toBeLessThan(MAX_ROWS);
    await page.getByRole('button', { name: 'Back to top' }).click();
    await row(page, 'Event 1').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Friday, November 20' }).waitFor();
  });

  it('is read to its end as a table', async () => {
    const context = await screens.openVisitor({ storage: { eventView: 'table' } });
    await answerCalls(context, '**/api/events', EVENTS);
    const page = await visit(context);
    await page.locator('tr[id]').first().waitFor();
    await scrollToEnd(page);
    await page.getByRole('rowheader').last().waitFor();
    await eventually(page, () => bottomOf(page, 'tr[id]'), true);
    expect(await page.locator('tr[id]').last().innerText()).toContain('The very last event');
    expect(await page.locator('tr[id]').count()).toBeLessThan(MAX_ROWS);
  });

  it('finds one of them', async () => {
    const context = await screens.openVisitor();
    await answerCalls(context, '**/api/events', EVENTS);
    const page = await visit(context);
    await page.getByRole('searchbox').fill('very last');
    await eventually(page, () => readEventCount(page), 1);
    await row(page, 'The very last event').waitFor();
  });
});

/** Heights of rows are estimates until they are drawn, so the end moves during scrolling. */
const scrollToEnd = async (page: Page) => {
  await eventually(
    page,
    () =>
      page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
        return document.body.innerText.includes('The very last event');
      }),
    true,
  );
};

const doRowsFillScreen = (kind: string) =>
  [...document.querySelectorAll(kind)].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  }).length > 3;

const bottomOf = (page: Page, kind: string) =>
  page
    .locator(kind)
    .last()
    .evaluate((last) => {
      const { top, bottom } = last.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    });
