import type { EventDetails } from '#libs/contracts';
import { publish, registerOrganization } from '../../publishing';
import { findBarriers, findBarriersInEveryWindow } from '../axe';
import { DESKTOP, openScreens, PHONE, TABLET } from '../browser';
import { eventually } from '../eventually';
import { visit } from '../home';
import { changeFields } from '../routes';

const LIGHTS = 'Light Up Night on Main Street';
const LIGHTS_PATH = '/event/light-up-night-on-main-street--2026-11-20';
/** The server draws one page for phones and another for all other devices. */
const SERVER_PAGES = [
  ['a desk', { size: DESKTOP }],
  ['a tablet, by night', { size: TABLET, dark: true }],
  ['a phone, by night', { size: PHONE, dark: true }],
] as const;

const LIGHTS_CALL = `**/api${LIGHTS_PATH.replace('event', 'events')}`;

describe('Edith, whose event was moved', () => {
  const screens = openScreens();
  let choir: number;
  let chess: number;

  beforeAll(async () => {
    const almanac = screens.almanac();
    await registerOrganization(almanac, 'Moorestown High School', ['Music']);
    const about = {
      organization: 'Moorestown High School',
      subOrganization: 'Music',
      name: 'Fall Choral Concert',
      date: '2026-12-02',
    };
    const was = { startTime: '2026-12-02T19:00:00-05:00', endTime: '2026-12-02T20:30:00-05:00', location: 'Cafetorium' };
    const is = { startTime: '2026-12-02T19:30:00-05:00', endTime: '2026-12-02T21:00:00-05:00', location: 'Auditorium' };
    await publish(almanac, 'choir', { ...about, ...was });
    choir = await publish(almanac, 'choir', { ...about, ...is });
    chess = await publish(almanac, 'chess', { name: 'Chess in the park', date: '2026-12-02' });
    await publish(almanac, 'chess', { name: 'Chess in the park', date: '2026-12-04' });
  });

  it('reads when and where it was to be above when and where it is', async () => {
    const page = await visit(await screens.openVisitor({ dark: true }), `/event/${choir}`);
    const main = page.getByRole('main');
    await main.getByText('The time and place of this event changed.').waitFor();
    await main.getByText('Moorestown High School updated them today at 9:00 AM.').waitFor();
    const changed = main.getByText('CHANGED', { exact: true });
    await changed.waitFor();
    expect((await main.getByRole('definition').allTextContents()).slice(1)).toEqual([
      'Before: 7:00\u00a0PM – 8:30\u00a0PM Now: 7:30\u00a0PM – 9:00\u00a0PM',
      'Before: Cafetorium Now: Auditorium',
    ]);
    expect(await findBarriersInEveryWindow(page, { controls: [changed] })).toEqual([]);
  });

  it('reads the day beside the hour where it is the day that was moved', async () => {
    const page = await visit(await screens.openVisitor(), `/event/${chess}`);
    await page.getByText('The date of this event changed.').waitFor();
    expect((await page.getByRole('main').getByRole('definition').allTextContents())[1]).toBe(
      'Before: Wednesday, December 2 Now: Friday, December 4',
    );
  });

  it('reads that it is off, and since when', async () => {
    const context = await screens.openVisitor({ size: PHONE });
    const history = { publishedAt: '', changedAt: '', cancelledAt: '2026-11-20T08:05:00-05:00' };
    await changeFields<EventDetails>(context, LIGHTS_CALL, { status: 'cancelled', history });
    const page = await visit(context, LIGHTS_PATH);
    const main = page.getByRole('main');
    const off = main.getByText('cancelled it today at 8:05 AM. It stays in the lists, marked, until the day is over.');
    await off.waitFor();
    expect(await main.locator('dd del').allInnerTexts()).toEqual(['6:00\u00a0PM – 9:00\u00a0PM']);
    expect(await findBarriersInEveryWindow(page, { controls: [off] })).toEqual([]);
  });

  it('reads that it is no longer announced', async () => {
    const context = await screens.openVisitor();
    await changeFields<EventDetails>(context, LIGHTS_CALL, { status: 'withdrawn' });
    const page = await visit(context, LIGHTS_PATH);
    await page.getByText('This event is no longer announced.').waitFor();
    await page.getByText('WITHDRAWN', { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe('Ray, whose browser runs no scripts', () => {
  const screens = openScreens();

  it.each(SERVER_PAGES)('reads an event and goes on to others, at %s', async (_, looks) => {
    const context = await screens.openVisitor({ ...looks, scripts: false });
    const page = await context.newPage();
    await page.goto(LIGHTS_PATH);
    expect(await page.title()).toBe(`${LIGHTS}, Almanac Moorestown`);
    expect(await page.getByRole('heading', { name: LIGHTS }).isVisible()).toBe(true);
    expect(await page.getByText('6:00 PM – 9:00 PM').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Save' }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Back to Events' }).click();
    await page
      .getByRole('navigation', { name: 'Coming events' })
      .getByRole('link', { name: 'Township budget hearings' })
      .first()
      .click();
    expect(await page.getByRole('heading', { level: 1, name: 'Township budget hearings' }).isVisible()).toBe(true);
  });
});

describe('Nora, who opens the link to an event', () => {
  const screens = openScreens();

  it.each(SERVER_PAGES)(
    'sees it before any script has come, and saves it; nothing of it moves when they do, at %s',
    async (_, looks) => {
      const context = await screens.openVisitor(looks);
      const page = await context.newPage();
      await page.goto(LIGHTS_PATH, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { name: LIGHTS });
      await heading.waitFor();
      await heading.evaluate((element) => {
        element.dataset['first'] = 'true';
      });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await eventually(page, () => page.evaluate(() => document.body.dataset['drawnFor'] === undefined), true);
      expect(await heading.evaluate((element) => element.dataset['first'])).toBe('true');
      await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    },
  );
});

describe('Walter, who prints', () => {
  const screens = openScreens();

  it('the list: every event of it, and nothing that one would tap', async () => {
    const page = await visit(await screens.openVisitor({ size: TABLET }), '/');
    const rows = page.getByRole('main').getByRole('article');
    await rows.first().waitFor();
    const counts = async () =>
      (await page.locator('main section header span').allInnerTexts())
        .flatMap((words) => words.match(/\d+/g)?.map(Number) ?? [])
        .reduce((sum, count) => sum + count, 0);
    const all = await counts();
    expect(await rows.count()).toBeLessThan(all);
    await page.evaluate(countPrintedRows);
    await page.pdf();
    expect(await page.evaluate(() => (globalThis as WithPrintedRows).printed)).toBe(all);
    await eventually(page, async () => (await rows.count()) < all, true);
    await page.emulateMedia({ media: 'print' });
    await eventually(page, () => rows.count(), all);
    for (const name of ['Search', 'Menu']) expect(await page.getByRole('button', { name }).isVisible()).toBe(false);
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
  });

  it('a month, with what is worth naming on each day', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE, storage: { eventView: 'calendar' } }), '/');
    const name = page.getByRole('table').getByText(LIGHTS);
    await page.getByRole('table').waitFor();
    expect(await name.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await eventually(page, () => name.isVisible(), true);
    expect(await page.getByRole('button', { name: 'Today' }).isVisible()).toBe(false);
  });

  it('an event, black on white however dark the screen is', async () => {
    const page = await visit(await screens.openVisitor({ dark: true }), LIGHTS_PATH);
    await page.getByRole('heading', { name: LIGHTS }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const colors = () =>
      page.evaluate(() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]);
    expect(await colors()).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    expect(await page.getByRole('complementary').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Back to Events' }).isVisible()).toBe(false);
    expect(await page.getByRole('region', { name: 'Map' }).count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Source' }).isVisible()).toBe(true);
  });
});

type WithPrintedRows = typeof globalThis & { printed?: number };

const countPrintedRows = () =>
  window.addEventListener(
    'afterprint',
    () => {
      (globalThis as WithPrintedRows).printed = document.querySelectorAll('main article').length;
    },
    { capture: true },
  );
