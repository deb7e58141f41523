import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { EventDetails } from '#libs/contracts';
import { publish, registerOrganization } from '../../publishing';
import { signUp } from '../account';
import { findBarriers, findBarriersInEveryWindow, resize } from '../axe';
import { openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { group, readToast, reload, row, stopClock, visit } from '../home';
import { failCalls, holdCalls } from '../routes';

const SAVED_EVENTS_CALL = '**/api/preferences/*/saved-events';

describe('Nora, who has signed in and saved events', () => {
  const screens = openScreens();
  let saved: Record<'stories' | 'council' | 'choir' | 'chess' | 'lecture' | 'fair', number>;
  let comers = 0;

  beforeAll(async () => {
    const almanac = screens.almanac();
    await registerOrganization(almanac, 'Moorestown High School', ['Music']);
    const concert = { organization: 'Moorestown High School', subOrganization: 'Music', name: 'Fall Choral Concert' };
    const [at7, at730] = [timesOn('2026-12-02', '19:00', '20:30'), timesOn('2026-12-02', '19:30', '21:00')];
    const [monday, friday] = [{ date: '2026-11-30' }, { date: '2026-12-04', time: '7:00 PM' }];
    await publish(almanac, 'choir', { ...concert, ...at7, location: 'Cafetorium' });
    await publish(almanac, 'lecture', { name: 'Lecture on bees', ...monday });
    await publish(almanac, 'chess', { name: 'Chess in the park', date: '2026-12-05' });
    saved = {
      stories: await publish(almanac, 'stories', { name: 'Toddler Storytime', ...timesOn('2026-11-20', '10:30', '11:00') }),
      council: await publish(almanac, 'council', { name: 'Council Meeting', ...timesOn('2026-11-23', '19:30', '21:30') }),
      choir: await publish(almanac, 'choir', { ...concert, ...at730, location: 'Auditorium' }),
      lecture: await publish(almanac, 'lecture', { name: 'Lecture on bees', ...friday }),
      chess: await publish(almanac, 'chess', { name: 'Chess in the park', date: '2026-12-05', status: 'cancelled' }),
      fair: await publish(almanac, 'fair', { name: 'Summer Fair', date: '2026-06-20' }),
    };
  });

  const nora = async (looks: Parameters<typeof screens.openVisitor>[0] = {}, ids = Object.values(saved)) => {
    const context = await screens.openVisitor(looks);
    const account = await signUp(context, `nora.${++comers}@example.com`);
    await account.save(...ids);
    return context;
  };

  const bees = (page: Page) => main(page).getByRole('link', { name: 'Lecture on bees' });

  it('finds them in one list with what became of each', async () => {
    const page = await visit(await withdrawEvent(await nora({ size: PHONE, dark: true }), saved.council), '/me');
    await main(page).getByText('6 saved, 1 of them over', { exact: true }).waitFor();
    await group(page, 'TODAY').getByText('1 event').waitFor();
    await group(page, 'COMING UP').getByText('WITHDRAWN', { exact: true }).waitFor();
    await group(page, 'DECEMBER').getByText('3 events').waitFor();
    expect(await readChanges(row(page, 'Fall Choral Concert'))).toEqual([
      'Before: 7:00 PM – 8:30 PM',
      'Now: 7:30 PM',
      'Before: Cafetorium',
      'Now: Auditorium',
    ]);
    expect(await readChanges(row(page, 'Lecture on bees'))).toEqual([
      'Before: Monday, November 30',
      'Now: Friday, December 4, 7:00 PM',
    ]);
    const changed = row(page, 'Fall Choral Concert').getByText('CHANGED', { exact: true });
    const cancelled = row(page, 'Chess in the park').getByText('CANCELLED', { exact: true });
    await changed.waitFor();
    await cancelled.waitFor();
    expect(await main(page).getByRole('link', { name: 'Summer Fair' }).count()).toBe(0);
    expect(await page.title()).toBe('My Events, Almanac Moorestown');
    const controls = [changed, cancelled, removeButton(page, 'Fall Choral Concert'), view(page, 'Table')];
    expect(await findBarriersInEveryWindow(page, { controls })).toEqual([]);
  });

  it('reads it in the table and in the calendar too', async () => {
    const page = await visit(await nora({ size: TABLET }), '/me');
    await view(page, 'Table').click();
    const choir = page.getByRole('row').filter({ hasText: 'Fall Choral Concert' });
    await choir.getByText('CHANGED', { exact: true }).waitFor();
    expect(await readChanges(choir)).toEqual([
      'Before: 7:00 PM – 8:30 PM',
      'Now: 7:30 PM',
      'Before: Cafetorium',
      'Now: Auditorium',
    ]);
    expect(await findBarriersInEveryWindow(page, { controls: [view(page, 'Calendar')] })).toEqual([]);
    await view(page, 'Calendar').click();
    await page.getByRole('button', { name: /^Next month/ }).click();
    await page.getByRole('button', { name: /^Wednesday, December 2,/ }).click();
    const day = page.getByRole('region', { name: /^Wednesday, December 2:/ });
    expect(await readChanges(day)).toHaveLength(4);
    expect(await findBarriersInEveryWindow(page, { controls: [day] })).toEqual([]);
  });

  it('turns back in the calendar to what is long over', async () => {
    const page = await visit(await nora({ storage: { eventView: 'calendar' } }), '/me');
    for (const month of ['October', 'September', 'August', 'July', 'June'])
      await page.getByRole('button', { name: `Previous month, ${month} 2026` }).click();
    await page.getByRole('button', { name: /^Saturday, June 20, 2026, 1 event/ }).click();
    await main(page).getByRole('link', { name: 'Summer Fair' }).waitFor();
  });

  it('never scrolls sideways in any view', async () => {
    const page = await visit(await nora({ size: SMALLEST_WINDOW }), '/me');
    for (const name of ['List', 'Table', 'Calendar']) {
      await view(page, name).click();
      for (const size of [TABLET, SMALLEST_WINDOW]) {
        await resize(page, size);
        await main(page)
          .getByRole('button', { name: /^(Saved: |Today)/ })
          .first()
          .waitFor();
        expect([name, await page.evaluate(() => document.scrollingElement!.scrollWidth)]).toEqual([name, size.width]);
      }
    }
  });

  it('takes them off with the keyboard alone, one after the other, until there are none, and is led on to others', async () => {
    const page = await visit(await nora({}, [saved.stories, saved.council]), '/me');
    await removeButton(page, 'Toddler Storytime').focus();
    await page.keyboard.press('Enter');
    await eventually(page, () => readToast(page), ['Event removed!', 'Removed from your My Almanac collection.']);
    expect(await row(page, 'Toddler Storytime').count()).toBe(0);
    await main(page).getByText('1 saved', { exact: true }).waitFor();
    await eventually(page, () => focusedField(page), 'Saved: Council Meeting');
    await page.keyboard.press('Enter');
    await main(page).getByText('No saved events yet. What you save is kept here.').waitFor();
    await eventually(page, () => focusedField(page), 'My Events');
    expect(await findBarriers(page)).toEqual([]);
    await reload(page);
    await main(page).getByText('0 saved', { exact: true }).waitFor();
    await main(page).getByRole('link', { name: 'Find events' }).click();
    await headline(page, 'Friday, November 20').waitFor();
  });

  it('gets back in every view what could not be taken off, and is told', async () => {
    screens.allowErrors(/500/);
    const context = await nora();
    await failCalls(context, '**/api/events/*/save', 'DELETE');
    const page = await visit(context, '/me');
    for (const name of ['List', 'Table', 'Calendar']) {
      await view(page, name).click();
      await removeButton(page, 'Toddler Storytime').click();
      await eventually(page, () => readToast(page), ['Error', 'Failed to remove event. Please try again.']);
      await removeButton(page, 'Toddler Storytime').waitFor();
      await page.clock.fastForward(5_000);
      await eventually(page, () => readToast(page), []);
    }
  });

  it('hides one from the table, where it is saved still', async () => {
    const page = await visit(await nora({ storage: { eventView: 'table' } }), '/me');
    await page.getByRole('button', { name: 'Hide Council Meeting' }).click();
    await page.getByRole('row').filter({ hasText: 'Council Meeting' }).waitFor({ state: 'detached' });
    await main(page).getByText('6 saved, 1 of them over', { exact: true }).waitFor();
    await reload(page);
    await page.getByRole('row').filter({ hasText: 'Council Meeting' }).waitFor();
  });

  it.each(['list', 'table', 'calendar'])(
    'comes back from an event to her %s, where it is highlighted for 3 seconds',
    async (eventView) => {
      const page = await visit(await nora({ size: PHONE, storage: { eventView } }), '/me');
      if (eventView === 'calendar') {
        await page.getByRole('button', { name: /^Next month/ }).click();
        await page.getByRole('button', { name: /^Friday, December 4,/ }).click();
      }
      await bees(page).scrollIntoViewIfNeeded();
      await bees(page).click();
      await headline(page, 'Lecture on bees').waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await stopClock(page);
      await page.getByRole('link', { name: 'Back to My Events' }).click();
      await headline(page, 'My Events').waitFor();
      await page.clock.fastForward(600);
      await highlightedRow(page).getByRole('link', { name: 'Lecture on bees' }).waitFor();
      expect(await page.evaluate(readReturnKeys)).toEqual([]);
      await page.clock.fastForward(3_000);
      await highlightedRow(page).waitFor({ state: 'detached' });
    },
  );

  it('comes back to the events of the town where she came from them', async () => {
    const page = await visit(await nora(), '/me');
    await bees(page).click();
    await page.getByRole('link', { name: 'Back to My Events' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Almanac, Moorestown' }).click();
    await headline(page, 'Friday, November 20').waitFor();
    await eventually(page, () => page.evaluate(readReturnKeys), []);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await main(page).getByRole('link', { name: 'Used book sale' }).click();
    await page.getByRole('link', { name: 'Back to Events' }).waitFor();
  });

  it('is told that they could not be loaded, until they are', async () => {
    screens.allowErrors(/500/);
    const context = await nora();
    const server = await failCalls(context, SAVED_EVENTS_CALL);
    const page = await visit(context, '/me');
    await page.getByRole('alert').getByText('Failed to load events. Please try again later.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await server.restore();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await group(page, 'TODAY').waitFor();
    await eventually(page, () => focusedField(page), 'My Events');
  });

  it('is told when everything she saved is over, and shown where it is', async () => {
    const page = await visit(await nora({}, [saved.fair]), '/me');
    await main(page).getByText('Everything you saved is over.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'See it in the calendar' }).click();
    await page.getByRole('heading', { level: 2, name: 'November 2026' }).waitFor();
  });

  it('sees what she saves elsewhere as soon as she comes back', async () => {
    const page = await visit(await nora({}, [saved.stories]), '/me');
    await main(page).getByText('1 saved', { exact: true }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Almanac, Moorestown' }).click();
    await row(page, 'Used book sale').getByRole('button', { name: 'Details of' }).click();
    await row(page, 'Used book sale').getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(page, async () => (await readToast(page))[0], 'Event saved!');
    await page.goBack();
    await removeButton(page, 'Used book sale').waitFor();
  });

  it('prints all of it, and nothing that one would tap, however she reads it', async () => {
    const page = await visit(await nora({ size: TABLET }), '/me');
    const icons = main(page).getByRole('button', { name: /^(Saved: |Hide |List|Table)/ });
    for (const name of ['List', 'Table']) {
      await view(page, name).click();
      await page.emulateMedia({ media: 'print' });
      expect(await headline(page, 'My Events').isVisible()).toBe(true);
      await page.getByText('Before: Cafetorium').waitFor();
      expect(await icons.filter({ visible: true }).count()).toBe(0);
      await page.emulateMedia({ media: 'screen' });
    }
  });
});

describe('Somebody who has not signed in', () => {
  const screens = openScreens();

  it('is led from there to the events of the town, and never sees it', async () => {
    const context = await screens.openVisitor();
    const server = await holdCalls(context, '**/api/auth/me');
    const page = await visit(context, '/me');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    server.release();
    await headline(page, 'Friday, November 20').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

const timesOn = (date: string, start: string, end: string) => ({
  date,
  startTime: `${date}T${start}:00-05:00`,
  endTime: `${date}T${end}:00-05:00`,
});

const withdrawEvent = async (context: BrowserContext, eventId: number) => {
  await context.route(SAVED_EVENTS_CALL, async (route) => {
    const events: EventDetails[] = await (await route.fetch()).json();
    await route.fulfill({ json: events.map((event) => (event.id === eventId ? { ...event, status: 'withdrawn' } : event)) });
  });
  return context;
};

const main = (page: Page) => page.getByRole('main');

const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const view = (page: Page, name: string) => page.getByRole('group', { name: 'View' }).getByRole('button', { name });

const removeButton = (page: Page, name: string) => main(page).getByRole('button', { name: `Saved: ${name}` });

const readChanges = async (where: Locator) =>
  (await where.locator('del, ins').allTextContents()).map((words) => words.replaceAll('\u00a0', ' '));

const focusedField = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

const highlightedRow = (page: Page) => page.locator('[data-returned], [class*="returned"]');

const readReturnKeys = () =>
  ['scrollToEventId', 'eventListScrollPosition', 'fromMePage'].filter((name) => localStorage.getItem(name) !== null);
