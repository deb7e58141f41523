import type { Page } from 'playwright-core';
import { openScreens, PHONE } from './browser';
import { counted, reload, toast, visit } from './home';
import { eventually } from './seeing';

describe('Somebody who likes another view', () => {
  const screens = openScreens();

  it('finds it again the next time', async () => {
    const page = await visit(await screens.somebody());
    await view(page, 'Table').click();
    await page.getByRole('table').waitFor();
    expect(await stored(page)).toBe('table');
    await reload(page);
    expect(await view(page, 'Table').getAttribute('aria-pressed')).toBe('true');
    await view(page, 'Calendar').click();
    await page.getByRole('heading', { level: 2, name: 'November 2026' }).waitFor();
    expect(await stored(page)).toBe('calendar');
  });

  it('gets the list when what was remembered is no view', async () => {
    const page = await visit(await screens.somebody({ remembers: { eventView: '<gallery>' } }));
    expect(await view(page, 'List').getAttribute('aria-pressed')).toBe('true');
    expect(await counted(page)).toBe(134);
  });

  it('reads the events as a table, saves one and hides one', async () => {
    const page = await visit(await screens.somebody({ remembers: { eventView: 'table' } }));
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Date',
      'Event',
      'Organization',
      'Time',
      'Location',
      'Actions',
    ]);
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('135');
    expect((await page.getByRole('table').boundingBox())!.width).toBeGreaterThanOrEqual(1420);
    await page.getByRole('button', { name: 'Save Light Up Night on Main Street' }).click();
    await page.getByRole('button', { name: 'Saved: Light Up Night on Main Street', pressed: true }).waitFor();
    await eventually(page, () => toast(page), ['Event saved!', 'Added to your My Almanac collection.']);
    await page.getByRole('button', { name: 'Hide Used book sale' }).click();
    await eventually(page, () => page.getByRole('table').getAttribute('aria-rowcount'), '134');
    await page.getByRole('searchbox').fill('nothing of the kind');
    await page.getByRole('cell', { name: 'No events found.' }).waitFor();
  });

  it('goes through the month with the arrow keys', async () => {
    const page = await visit(await screens.somebody({ remembers: { eventView: 'calendar' } }));
    await day(page, 'Friday, November 20, 2026').focus();
    for (const [key, reached] of [
      ['ArrowRight', 'Saturday, November 21, 2026'],
      ['ArrowDown', 'Saturday, November 28, 2026'],
      ['Home', 'Sunday, November 22, 2026'],
      ['End', 'Saturday, November 28, 2026'],
      ['ArrowUp', 'Saturday, November 21, 2026'],
      ['PageDown', 'Monday, December 21, 2026'],
      ['ArrowLeft', 'Sunday, December 20, 2026'],
    ] as const) {
      await page.keyboard.press(key);
      await eventually(page, async () => (await focusedName(page)).startsWith(reached), true);
    }
    await page.getByRole('heading', { level: 2, name: 'December 2026' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: /^Sunday, December 20: / }).waitFor();
  });

  it('turns to the next month and back to today, and hears of a day without events', async () => {
    const page = await visit(await screens.somebody({ size: PHONE, remembers: { eventView: 'calendar', searchTerm: 'chess' } }));
    await page.getByRole('region', { name: 'Friday, November 20: No events on this date' }).waitFor();
    await page.getByRole('button', { name: 'Next month, December 2026' }).click();
    await page.getByRole('heading', { level: 2, name: 'December 2026' }).waitFor();
    await page.getByRole('region', { name: /^Tuesday, December 1:/ }).waitFor();
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await day(page, 'Tuesday, November 24, 2026').click();
    const panel = page.getByRole('region', { name: 'Tuesday, November 24: 1 event' });
    await panel.getByRole('link', { name: 'Rotary breakfast: chess in schools' }).waitFor();
  });
});

const view = (page: Page, name: string) => page.getByRole('group', { name: 'View' }).getByRole('button', { name });

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('eventView'));

const day = (page: Page, date: string) => page.getByRole('button', { name: new RegExp(`^${date}`) });

const focusedName = async (page: Page) => (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '';
