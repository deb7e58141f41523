import type { Page } from 'playwright-core';
import { anEvent } from '#libs/contracts/testing';
import { DIALOG_SELECTOR, findBarriers, resize } from '../axe';
import { boxOf } from '../box-of';
import { DESKTOP, openScreens, PHONE, TABLET } from '../browser';
import { eventually } from '../eventually';
import { isFocused, readEventCount, readToast, reload, visit } from '../home';
import { answerCalls, failCalls, holdCalls } from '../routes';

const LIGHTS = 'Light Up Night on Main Street';

describe('Somebody who likes another view', () => {
  const screens = openScreens();

  it('finds it again the next time', async () => {
    const page = await visit(await screens.openVisitor());
    await view(page, 'Table').click();
    await page.getByRole('table').waitFor();
    expect(await readStoredView(page)).toBe('table');
    await reload(page);
    expect(await view(page, 'Table').getAttribute('aria-pressed')).toBe('true');
    await view(page, 'Calendar').click();
    await page.getByRole('heading', { level: 2, name: 'November 2026' }).waitFor();
    expect(await readStoredView(page)).toBe('calendar');
    const tuesday = day(page, 'Tuesday, November 24, 2026, \\d+ events');
    const [, count] = /(\d+) events/.exec((await tuesday.getAttribute('aria-label'))!)!;
    const cell = page.getByRole('cell').filter({ has: tuesday });
    expect((await cell.innerText()).split(/\s+/).slice(0, 2)).toEqual(['24', count]);
  });

  it('gets the list when what was remembered is no view', async () => {
    const page = await visit(await screens.openVisitor({ storage: { eventView: '<gallery>' } }));
    expect(await view(page, 'List').getAttribute('aria-pressed')).toBe('true');
    expect(await readEventCount(page)).toBe(137);
  });

  it('reads the events as a table, saves one and hides one, and does all else in a dialog, in the month too', async () => {
    const page = await visit(await screens.openVisitor({ storage: { eventView: 'table' } }));
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Date',
      'Event',
      'Organization',
      'Time',
      'Location',
      'Actions',
    ]);
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('138');
    expect((await boxOf(page.getByRole('table'))).width).toBeGreaterThanOrEqual(1420);
    await page.getByRole('button', { name: 'Save Light Up Night on Main Street' }).click();
    await page.getByRole('button', { name: 'Saved: Light Up Night on Main Street', pressed: true }).waitFor();
    await eventually(page, () => readToast(page), ['Event saved!', 'Added to your My Almanac collection.']);
    await page.getByRole('button', { name: 'Hide Used book sale' }).click();
    await eventually(page, () => page.getByRole('table').getAttribute('aria-rowcount'), '137');

    const actions = page.getByRole('button', { name: 'Actions for Story time for toddlers' }).first();
    const dialog = page.getByRole('dialog', { name: 'Event' });
    await actions.press('Enter');
    await dialog.waitFor();
    expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
      'Save',
      'Remind',
      'Add to cal',
      'Hide',
      'Report an issue',
    ]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Saved', pressed: true }).waitFor();
    await dialog.getByRole('button', { name: 'Report an issue' }).click();
    const send = dialog.getByRole('button', { name: 'Send' });
    expect(await send.isDisabled()).toBe(true);
    await dialog.getByLabel('What is wrong?').fill('It begins at seven.');
    await page.clock.fastForward(5_000);
    expect(await findBarriers(page, { within: DIALOG_SELECTOR })).toEqual([]);
    await send.click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(page, async () => (await readToast(page))[0], 'Report Submitted');
    await eventually(page, () => isFocused(actions), true);

    await actions.press('Enter');
    await dialog.getByRole('button', { name: 'Remind' }).press('Enter');
    await page.getByRole('dialog', { name: 'Set Reminder' }).waitFor();
    await page.keyboard.press('Escape');
    await eventually(page, () => isFocused(actions), true);

    await view(page, 'Calendar').click();
    const panel = page.getByRole('region', { name: /^Friday, November 20: \d+ events$/ });
    await panel.getByRole('button', { name: 'Actions for Story time for toddlers' }).press('Enter');
    await dialog.getByRole('button', { name: 'Hide' }).press('Enter');
    await panel.getByRole('link', { name: 'Story time for toddlers' }).waitFor({ state: 'detached' });
    await panel.getByRole('status').getByText('Story time for toddlers is hidden.').waitFor({ state: 'attached' });
    await eventually(page, () => page.evaluate(() => document.activeElement?.closest('[id^="event-"]') !== null), true);
  });

  it.each(['table', 'calendar'])('is told in the %s too that a search leaves nothing, and clears it', async (eventView) => {
    const page = await visit(await screens.openVisitor({ storage: { eventView, searchTerm: 'nothing of the kind' } }));
    await page.getByRole('status').getByText('No events match your search criteria.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('No events match your search criteria.').waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('link', { name: LIGHTS }).waitFor();
  });

  it('is told in the table that there are no events, and that they could not be loaded until they are', async () => {
    screens.allowErrors(/500/);
    const context = await screens.openVisitor({ storage: { eventView: 'table' } });
    await answerCalls(context, '**/api/events', []);
    const server = await failCalls(context, '**/api/events');
    const page = await visit(context);
    await page.getByRole('alert').getByText('Failed to load events. Please try again later.').waitFor();
    await server.restore();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('cell', { name: 'No events found.' }).waitFor();
    expect(await page.getByRole('button', { name: 'Audio overview' }).count()).toBe(0);
  });

  it('hears of a month long ago that it is being fetched, that this failed, and what was on, and never that nothing was', async () => {
    screens.allowErrors(/500/);
    const context = await screens.openVisitor({ size: PHONE, storage: { eventView: 'calendar' } });
    const fetched = await holdCalls(context, '**/api/events?*');
    const page = await visit(context);
    const today = page.getByRole('region', { name: /^Friday, November 20: \d+ events$/ });
    await today.waitFor();
    await day(page, 'Friday, November 20, 2026').focus();
    await page.keyboard.press('PageUp');
    await day(page, 'Tuesday, October 20, 2026, Loading events').waitFor();
    await today.waitFor();
    await day(page, 'Tuesday, October 20, 2026, Loading events').click();
    await page.getByRole('region', { name: 'Tuesday, October 20: Loading events' }).waitFor();
    const server = await failCalls(context, '**/api/events?*');
    await page.getByRole('button', { name: 'Previous month, September 2026' }).click();
    await page.getByRole('region', { name: 'Tuesday, September 1: Events could not be loaded' }).waitFor();
    await day(page, 'Tuesday, September 1, 2026, Events could not be loaded').waitFor();
    await server.restore();
    fetched.release();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'Tuesday, September 1: No events on this date' }).waitFor();
    await page.getByRole('button', { name: 'Next month, October 2026' }).click();
    await day(page, 'Tuesday, October 13, 2026, [1-9] event').waitFor();
  });

  it('reads in the table when a run begins and ends, and nothing where no place is known', async () => {
    const context = await screens.openVisitor({ storage: { eventView: 'table' } });
    await answerCalls(context, '**/api/events', [
      anEvent({ id: 1, name: 'Advent bazaar', date: '2026-11-28', endDate: '2026-12-02' }),
      anEvent({ id: 2, name: 'Book fair', date: '2026-11-23', endDate: '2026-11-24', location: 'Gym' }),
      anEvent({ id: 3, name: 'Some day', date: '2099-12-31' }),
      anEvent({ id: 4, name: 'Used books', date: '2026-11-18', endDate: '2026-11-23', time: '10:00 AM' }),
    ]);
    const page = await visit(context);
    await page.getByRole('button', { name: 'MY ALMANAC', exact: true }).click();
    const line = async (name: string) => {
      const row = page.getByRole('row').filter({ hasText: name });
      const place = await row.getByRole('cell').nth(3).innerText();
      return [(await row.getByRole('rowheader').innerText()).replace(/\s+/g, ' '), place];
    };
    expect(await line('Advent bazaar')).toEqual(['NOV 28 – DEC 2 Sat', '']);
    expect(await line('Book fair')).toEqual(['23–24NOV Mon', 'Gym']);
    expect(await line('Some day')).toEqual(['TBD', '']);
    expect(await line('Used books')).toEqual(['20NOV Today until Nov 23', '']);
    await view(page, 'Calendar').click();
    const today = page.getByRole('region', { name: 'Friday, November 20: 1 event' });
    await today.getByText('until Nov 23').waitFor();
  });

  it('finds in the table nothing that covers its text, every button in sight, and on a narrow area nothing beside it', async () => {
    const context = await screens.openVisitor({ storage: { eventView: 'table' } });
    await answerCalls(context, '**/api/events', [
      anEvent({ id: 1, name: 'Fall concert', date: '2026-11-20', time: '7:00 PM', location: 'Moorestown Community House' }),
      anEvent({ id: 2, name: 'Book fair', date: '2026-12-02', time: 'Doors open half an hour before', location: 'Gym' }),
    ]);
    const page = await visit(context);
    await page.getByRole('button', { name: 'MY ALMANAC', exact: true }).click();
    await page.getByRole('row').filter({ hasText: 'Book fair' }).waitFor();
    expect(await coveredCells(page)).toEqual([]);
    expect(await page.getByRole('table').evaluate(buttonsOutOfSight)).toEqual([]);
    for (const size of [TABLET, PHONE]) {
      await resize(page, size);
      expect(await page.getByRole('table').evaluate(stackedRows)).toEqual([true, true]);
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(size.width);
    }
    await resize(page, DESKTOP);
    expect(await page.getByRole('table').evaluate(stackedRows)).toEqual([false, false]);
  });

  it('goes through the month with the arrow keys', async () => {
    const page = await visit(await screens.openVisitor({ storage: { eventView: 'calendar' } }));
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
    const page = await visit(await screens.openVisitor({ size: PHONE, storage: { eventView: 'calendar', searchTerm: 'chess' } }));
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

const readStoredView = (page: Page) => page.evaluate(() => localStorage.getItem('eventView'));

const day = (page: Page, date: string) => page.getByRole('button', { name: new RegExp(`^${date}`) });

const focusedName = async (page: Page) => (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '';

const coveredCells = (page: Page) =>
  page.getByRole('table').evaluate((table) => {
    const frame = table.parentElement!.getBoundingClientRect();
    const isCovered = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return [...range.getClientRects()].some(({ left, right, top, bottom }) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const onTop = x < frame.right && document.elementFromPoint(x, y);
        return onTop && !cell.contains(onTop);
      });
    };
    return [...table.querySelectorAll('tbody :is(th, td)')].filter(isCovered).map((cell) => cell.textContent);
  });

const buttonsOutOfSight = (table: Element) => {
  const frame = table.parentElement!.getBoundingClientRect();
  return [...table.querySelectorAll('tbody button')]
    .filter((button) => button.getBoundingClientRect().right > frame.right)
    .map((button) => button.getAttribute('aria-label'));
};

/** For each row: the time is below the date, the organization below the title, and nothing reaches out of the table. */
const stackedRows = (table: Element) =>
  [...table.querySelectorAll('tbody tr')].map((row) => {
    const [date, name, organization, time] = [...row.children].map((cell) => cell.getBoundingClientRect());
    const isUnder = (below: DOMRect, above: DOMRect) => below.left === above.left && below.top >= above.bottom;
    return isUnder(time!, date!) && isUnder(organization!, name!) && table.scrollWidth === table.clientWidth;
  });
