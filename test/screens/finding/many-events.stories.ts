import type { Page } from 'playwright-core';
import { DESKTOP, openScreens, PHONE } from '../browser';
import { counted, group, row, visit } from '../home';
import { answer } from '../routes';
import { eventually } from '../seeing';
import { manyEvents } from '../ten-thousand';

const EVENTS = manyEvents(10_000);
const MOST_ROWS = 150;

describe('A town with ten thousand events', () => {
  const screens = openScreens();

  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('is read to its end with few rows in the page, on %s', async (_, size) => {
    const context = await screens.somebody({ size });
    await answer(context, '**/api/events', EVENTS);
    const page = await visit(context);
    await group(page, 'TODAY').waitFor();
    expect(await counted(page)).toBe(10_000);
    for (const part of [0.1, 0.5, 0.9]) {
      await page.evaluate((to) => window.scrollTo(0, to * document.body.scrollHeight), part);
      await page.waitForFunction(rowsFill, 'article');
      expect(await page.getByRole('article').count()).toBeLessThan(MOST_ROWS);
    }
    await toTheEnd(page);
    await row(page, 'The very last event').waitFor();
    await eventually(page, () => bottomOf(page, 'article'), true);
    expect(await page.getByRole('article').count()).toBeLessThan(MOST_ROWS);
    await page.getByRole('button', { name: 'Back to top' }).click();
    await row(page, 'Event 1').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Friday, November 20' }).waitFor();
  });

  it('is read to its end as a table', async () => {
    const context = await screens.somebody({ remembers: { eventView: 'table' } });
    await answer(context, '**/api/events', EVENTS);
    const page = await visit(context);
    await page.locator('tr[id]').first().waitFor();
    await toTheEnd(page);
    await page.getByRole('rowheader').last().waitFor();
    await eventually(page, () => bottomOf(page, 'tr[id]'), true);
    expect(await page.locator('tr[id]').last().innerText()).toContain('The very last event');
    expect(await page.locator('tr[id]').count()).toBeLessThan(MOST_ROWS);
  });

  it('finds one of them', async () => {
    const context = await screens.somebody();
    await answer(context, '**/api/events', EVENTS);
    const page = await visit(context);
    await page.getByRole('searchbox').fill('very last');
    await eventually(page, () => counted(page), 1);
    await row(page, 'The very last event').waitFor();
  });
});

/** Lengths are guessed before they are seen, so that the end may move while one comes near. */
const toTheEnd = async (page: Page) => {
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

/** Whether there is something to read wherever one stops. */
const rowsFill = (kind: string) =>
  [...document.querySelectorAll(kind)].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  }).length > 3;

/** Whether the last row stands on the screen. */
const bottomOf = (page: Page, kind: string) =>
  page
    .locator(kind)
    .last()
    .evaluate((last) => {
      const { top, bottom } = last.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    });
