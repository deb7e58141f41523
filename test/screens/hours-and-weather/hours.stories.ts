import type { Locator, Page } from 'playwright-core';
import type { Town, TownEvent } from '#libs/contracts';
import type { SchoolHours } from '#libs/contracts/schools';
import { findBarriers, findBarriersInEveryWindow } from '../axe';
import { openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { isFocused, reload, visit } from '../home';
import { answerCalls, changeFields, failCalls, holdCalls } from '../routes';

const BAKER = 'George C. Baker Elementary';
const KINDERGARTEN = `${BAKER}, Kindergarten, mornings`;
const LOAD_ERROR = 'Unable to load school hours. Please try again later.';
const STORAGE_KEY = 'school-hours-favorites';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const selectedTab = (page: Page) => page.getByRole('tab', { selected: true }).textContent();
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const favorites = (page: Page) => section(page, 'Favorites').getByRole('listitem').allInnerTexts();
const add = (page: Page, school: string) => page.getByRole('button', { name: `Add to Favorites: ${school}`, exact: true });
const remove = (page: Page, school: string, within = 'Favorites') =>
  section(page, within).getByRole('button', { name: `Remove from Favorites: ${school}`, exact: true });
const splitLines = (texts: string[]) => texts.map((text) => text.split('\n'));
const readStoredFavorites = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), STORAGE_KEY);

describe('Mei, who has children at two schools', () => {
  const screens = openScreens();

  it('reads the hours of all schools on each kind of day', async () => {
    const page = await visit(await screens.openVisitor({ size: TABLET, dark: true }), '/hours');
    await page.getByRole('heading', { level: 1, name: 'School Hours' }).waitFor();
    await page.getByText('Moorestown Township Public Schools, 2026–27', { exact: true }).waitFor();
    const kinds = ['Regular', 'Early Dismissal', '2-Hour Delay'];
    await eventually(page, () => page.getByRole('tab').allTextContents(), kinds);
    const all = section(page, 'All Schools');
    expect(await all.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      BAKER,
      'Mary E. Roberts Elementary',
      'South Valley Elementary',
      'Upper Elementary School',
      'William Allen Middle School',
      'Moorestown High School',
    ]);
    expect(
      await all.locator('h3 svg path').evaluateAll((marks) => new Set(marks.map((mark) => mark.getAttribute('d'))).size),
    ).toBe(6);
    const first = () => all.getByRole('listitem').first().innerText();
    expect((await first()).split('\n')).toEqual(['Regular Hours', '8:55 AM – 3:15 PM']);
    await all.getByRole('listitem').filter({ hasText: 'Preschool' }).getByText('Hours not available').waitFor();
    await tab(page, 'Early Dismissal').click();
    expect((await first()).split('\n')).toEqual(['Regular Hours', '8:55 AM – 1:15 PM']);
    await tab(page, '2-Hour Delay').click();
    expect((await first()).split('\n')).toEqual(['Regular Hours', '10:55 AM – 3:15 PM']);
    const lunch = page.getByRole('button', { name: 'C-Lunch' });
    await lunch.click();
    expect(await findBarriersInEveryWindow(page, { controls: [tab(page, 'Regular'), lunch] })).toEqual([]);
  });

  it('comes there from the tabs of a phone, keeps her schools first, each once, and finds them there the next time', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HOURS' }).click();
    await page.getByRole('heading', { level: 1, name: 'School Hours' }).waitFor();
    await add(page, KINDERGARTEN).click();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await add(page, 'Moorestown High School, Regular Hours').click();
    await eventually(page, () => page.evaluate(() => window.scrollY), 0);
    const hers = [
      [BAKER, 'Kindergarten, mornings', '8:55 AM – 11:40 AM'],
      ['Moorestown High School', 'Regular Hours', '7:30 AM – 2:15 PM'],
    ];
    expect(splitLines(await favorites(page))).toEqual(hers);
    expect(await readStoredFavorites(page)).toEqual([
      { schoolName: BAKER, subgroup: 'Kindergarten, mornings', schoolId: 2 },
      { schoolName: 'Moorestown High School', schoolId: 8 },
    ]);
    await reload(page);
    await eventually(page, async () => splitLines(await favorites(page)), hers);
    await tab(page, 'Early Dismissal').click();
    expect((await favorites(page))[1]).toContain('7:30 AM – 11:55 AM');
  });

  it('takes them off again in either place, and the page stays where she reads', async () => {
    const json = JSON.stringify([
      { schoolName: BAKER, schoolId: 1 },
      { schoolName: 'Upper Elementary School', schoolId: 6 },
    ]);
    const page = await visit(await screens.openVisitor({ size: PHONE, storage: { [STORAGE_KEY]: json } }), '/hours');
    const upper = remove(page, 'Upper Elementary School, Regular Hours', 'All Schools');
    await upper.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await upper.click();
    expect(before).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await remove(page, `${BAKER}, Regular Hours`).press('Enter');
    expect(await isFocused(page.getByRole('heading', { name: 'Favorites' }))).toBe(true);
    await page.getByText('Press the star of a school').waitFor();
    expect(await readStoredFavorites(page)).toEqual([]);
  });

  it.each(['{"schools":', '[{"schoolName":7}]', 'null'])('is not kept out by favorites that cannot be read: %s', async (json) => {
    const page = await visit(await screens.openVisitor({ storage: { [STORAGE_KEY]: json } }), '/hours');
    await page.getByText('Press the star of a school').waitFor();
    await add(page, `${BAKER}, Regular Hours`).click();
    await eventually(page, async () => (await favorites(page)).length, 1);
  });

  it('goes along the kinds of day with the arrows', async () => {
    const page = await visit(await screens.openVisitor(), '/hours');
    await tab(page, 'Regular').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Early Dismissal'],
      ['End', '2-Hour Delay'],
      ['ArrowRight', '2-Hour Delay'],
      ['Home', 'Regular'],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await selectedTab(page), await isFocused(tab(page, name))]).toEqual([key, name, true]);
    }
    await page.keyboard.press('Tab');
    expect(await isFocused(add(page, `${BAKER}, Regular Hours`))).toBe(true);
  });

  it('enlarges it until 320 px are seen, and nothing lies beside the page', async () => {
    const json = JSON.stringify([{ schoolName: BAKER, subgroup: 'Kindergarten, mornings', schoolId: 2 }]);
    const page = await visit(await screens.openVisitor({ size: SMALLEST_WINDOW, storage: { [STORAGE_KEY]: json } }), '/hours');
    await page.getByRole('button', { name: 'B-Lunch' }).click();
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(SMALLEST_WINDOW.width);
  });
});

describe('Sam, who goes to the high school', () => {
  const screens = openScreens();

  it('reads his day once he has said when he eats, by the kind of day it is', async () => {
    const page = await visit(await screens.openVisitor(), '/hours');
    const bells = section(page, 'Daily Bell Schedule');
    await bells.getByText('Moorestown High School, Regular').waitFor();
    expect(await bells.getByRole('button').allTextContents()).toEqual(['B-Lunch', 'C-Lunch', 'D-Lunch', 'E-Lunch']);
    expect(await bells.getByRole('table').count()).toBe(0);
    await bells.getByRole('button', { name: 'C-Lunch' }).click();
    const day = async () => (await bells.getByRole('row').allInnerTexts()).slice(1).map((text) => text.replace(/\s+/g, ' '));
    expect(await day()).toEqual([
      'Period 1 7:30 AM – 8:14 AM',
      'Period 2 8:18 AM – 9:02 AM',
      'Homeroom 9:06 AM – 9:14 AM',
      'Period 3 9:18 AM – 10:02 AM',
      'Period 4 10:06 AM – 10:50 AM',
      'C-Lunch 10:54 AM – 11:24 AM',
      'Period 5 11:28 AM – 12:12 PM',
      'Period 6 12:16 PM – 1:00 PM',
      'Period 7 1:04 PM – 1:38 PM',
      'Period 8 1:42 PM – 2:15 PM',
    ]);
    await tab(page, '2-Hour Delay').click();
    await bells.getByText('Moorestown High School, 2-Hour Delay').waitFor();
    expect((await day())[0]).toBe('Period 1 9:30 AM – 9:58 AM');
    await bells.getByRole('button', { name: 'E-Lunch' }).click();
    expect((await day()).filter((line) => line.includes('Lunch'))).toEqual(['E-Lunch 12:51 PM – 1:21 PM']);
    expect(await bells.getByRole('button', { pressed: true }).allTextContents()).toEqual(['E-Lunch']);
  });

  it('is told when it cannot be had, and reads the hours all the same', async () => {
    screens.allowErrors(/500/);
    const context = await screens.openVisitor();
    await failCalls(context, '**/api/bell-schedule');
    const page = await visit(context, '/hours');
    await page.getByText('Unable to load the bell schedule. Please try again later.').waitFor();
    await section(page, 'All Schools').getByText('7:30 AM – 2:15 PM').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe('Somebody who asks while not all is well', () => {
  const screens = openScreens();

  it('sees five places for what is to come', async () => {
    const context = await screens.openVisitor({ size: PHONE, dark: true });
    const { release: go } = await holdCalls(context, '**/api/school-hours');
    const page = await visit(context, '/hours');
    await page.getByRole('status').filter({ hasText: 'Loading school hours' }).waitFor({ state: 'attached' });
    expect(await page.locator('main [aria-busy] li').count()).toBe(5);
    expect(await findBarriers(page)).toEqual([]);
    go();
    await section(page, 'All Schools').waitFor();
    expect(await page.locator('main [aria-busy]').count()).toBe(0);
  });

  it.each([
    ['fail', (context) => failCalls(context, '**/api/school-hours')],
    ['are empty', (context) => answerCalls(context, '**/api/school-hours', [])],
    ['are nonsense', (context) => answerCalls(context, '**/api/school-hours', { hours: 'all day' })],
  ] as [string, (context: Awaited<ReturnType<typeof screens.openVisitor>>) => Promise<unknown>][])(
    'is told when the hours %s',
    async (_, happen) => {
      screens.allowErrors(/500/);
      const context = await screens.openVisitor();
      await happen(context);
      const page = await visit(context, '/hours');
      await page.getByRole('alert').filter({ hasText: LOAD_ERROR }).waitFor();
      expect(await page.getByRole('tab').count()).toBe(0);
      expect(await findBarriers(page)).toEqual([]);
    },
  );

  it('reads the hours of a usual day when the calendar does not answer', async () => {
    screens.allowErrors(/500/);
    const context = await screens.openVisitor();
    await failCalls(context, '**/api/events?from=*');
    const page = await visit(context, '/hours');
    await eventually(page, () => selectedTab(page), 'Regular');
  });

  it('reads hours of schools that nobody here has heard of', async () => {
    const context = await screens.openVisitor({ size: PHONE });
    const school: SchoolHours = {
      id: 1,
      name: '<b>Łódź</b> Academy of everything that is long',
      regularOpen: 'dawn',
      regularClose: '3 PM',
    };
    await answerCalls(context, '**/api/school-hours', [school]);
    const page = await visit(context, '/hours');
    await section(page, 'All Schools').getByText(school.name).waitFor();
    await section(page, 'All Schools').getByText('Hours not available').waitFor();
  });

  it('is told of no schools in a town that has none', async () => {
    const context = await screens.openVisitor({ size: PHONE });
    await changeFields<Town>(context, '**/api/town', { schoolDistrict: '', features: [] });
    await answerCalls(context, '**/api/school-hours', []);
    const page = await visit(context, '/hours');
    const main = page.getByRole('main');
    await main.getByText('There are no school hours for this town.').waitFor();
    expect(await main.innerText()).not.toMatch(/schools of|\d{4}–/);
  });
});

describe('Ines, the day before Thanksgiving', () => {
  const screens = openScreens({ ALMANAC_NOW: '2026-11-25T06:30:00-05:00' });
  const readSentences = async (page: Page) => {
    await page.getByRole('tab').first().waitFor();
    return (
      await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /today|tomorrow/ })
        .allInnerTexts()
    ).map((text) => text.replace(/\s+/g, ' '));
  };
  const happens = (fields: Partial<TownEvent>[]) =>
    fields.map((each, id) => ({
      id,
      name: 'Early Dismissal',
      organization: 'Moorestown Township Public Schools',
      category: 'Education',
      date: '2026-11-25',
      time: 'All Day',
      status: 'confirmed',
      ...each,
    }));

  it('reads that school ends early today and is closed tomorrow, who says so, and may choose another kind of day', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }), '/hours');
    expect(await readSentences(page)).toEqual([
      'Early dismissal today Early dismissal: Thanksgiving',
      'Schools are closed tomorrow Thanksgiving: schools closed',
    ]);
    expect(await selectedTab(page)).toBe('Early Dismissal');
    const source = page.getByRole('link', { name: 'Early dismissal: Thanksgiving' });
    expect(await findBarriersInEveryWindow(page, { controls: [source] })).toEqual([]);
    await tab(page, 'Regular').click();
    expect(await selectedTab(page)).toBe('Regular');
    await source.click();
    await page.getByRole('heading', { level: 1, name: 'Early dismissal: Thanksgiving' }).waitFor();
  });

  it.each([
    ['a drill about it was moved', [{ name: 'Early Dismissal Drill rescheduled' }], [], 'Regular'],
    ['it was cancelled', [{ status: 'cancelled' as const }], [], 'Regular'],
    [
      'it is so at one school',
      [{ subOrganization: 'William Allen Middle School' }],
      ['Early dismissal today at William Allen Middle School Early Dismissal'],
      'Regular',
    ],
    ['it snows', [{ name: '2-Hour Delay' }], ['Delayed opening today 2-Hour Delay'], '2-Hour Delay'],
  ])('reads no more than is sure when %s', async (_, events, sentences, schedule) => {
    const context = await screens.openVisitor();
    await answerCalls(context, '**/api/events?from=*', happens(events));
    const page = await visit(context, '/hours');
    expect(await readSentences(page)).toEqual(sentences);
    expect(await selectedTab(page)).toBe(schedule);
  });
});
