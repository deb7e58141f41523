import type { Page } from 'playwright-core';
import { openScreens, PHONE } from '../browser';
import { eventually } from '../eventually';
import { readEventCount, readEventNames, reload, visit } from '../home';

describe('Somebody who looks for something', () => {
  const screens = openScreens();

  const onPhone = async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }));
    await page.getByRole('button', { name: 'Search events' }).click();
    return page;
  };

  it('finds it by the name of an event, by its organization and by its place', async () => {
    const page = await onPhone();
    for (const [term, count] of [
      ['CHESS', 7],
      ['lions club', 10],
      ['recreation center', 27],
    ] as const) {
      await page.keyboard.type(term);
      await eventually(page, () => readEventCount(page), count);
      const rows = await page.getByRole('article').allInnerTexts();
      expect(rows.filter((words) => !words.toLowerCase().includes(term.toLowerCase()))).toEqual([]);
      await page.getByRole('button', { name: 'Clear search' }).click();
    }
  });

  it('is not led astray by descriptions, and clears the filters', async () => {
    const page = await onPhone();
    await page.keyboard.type('cocoa');
    await page.getByRole('status').getByText('No events match your search criteria.').waitFor();
    await page.getByText('Searched for “cocoa” in all events.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('article').first().waitFor();
    expect(await search(page).inputValue()).toBe('');
    expect(await focusedText(page)).toBe('Friday, November 20');
  });

  it('clears the box and goes on typing', async () => {
    const page = await onPhone();
    await page.keyboard.type('chess');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.keyboard.type('lions');
    await eventually(page, () => readEventCount(page), 10);
    await page.keyboard.press('Escape');
    await eventually(page, () => readEventCount(page), 474);
  });

  it('finds their search again after a reload, with its box as they left it', async () => {
    const page = await onPhone();
    await page.keyboard.type('chess');
    await eventually(page, () => readEventCount(page), 7);
    await reload(page);
    expect(await search(page).inputValue()).toBe('chess');
    expect(await readEventCount(page)).toBe(7);
    await page.getByRole('button', { name: 'Done' }).click();
    await search(page).waitFor({ state: 'hidden' });
    await reload(page);
    await page.getByRole('article').first().waitFor();
    expect(await search(page).isVisible()).toBe(false);
  });

  it('sees what nobody else sees when they know the word', async () => {
    const page = await visit(await screens.openVisitor());
    await search(page).fill('geese');
    await page.getByText('No events match your search criteria.').waitFor();
    await search(page).fill('WZY');
    await eventually(page, async () => (await readEventNames(page)).slice(0, 2), [
      'Negotiations with the geese',
      'Synchronized napping',
    ]);
    await search(page).fill('wzy geese');
    await eventually(page, () => readEventNames(page), ['Negotiations with the geese']);
    await search(page).fill('wzy chalk');
    await eventually(page, () => readEventNames(page), ['The portraits at the mansion get moustaches']);
  });
});

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search events', includeHidden: true });

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
