import type { BrowserContext, Page } from 'playwright-core';
import {
  type Choice,
  countRoomRows,
  type EventFilter,
  type FeedDefault,
  filterListEvents,
  followedEntriesOf,
  formatNumber,
  groupEvents,
  type Place,
  type TownEvent,
} from '#libs/contracts';
import { countWithFilter, milesFrom, toFilterPredicate } from '#libs/contracts/filters';
import { MORNING, openScreens, PHONE } from '../browser';
import { eventually } from '../eventually';
import { visit } from '../home';

const TODAY = MORNING.slice(0, 10);
const ALL: Choice = { kind: 'all' };

describe('A resident of a town that is too large to be loaded at once', () => {
  const screens = openScreens({ LARGE_TOWN_EVENTS: '100' });
  let events: TownEvent[];
  beforeAll(async () => {
    events = await screens.almanac().read<TownEvent[]>('/api/events');
  });

  const filterOf = (term: string, choice: Choice = ALL, follows: ReadonlySet<string> = NOTHING): EventFilter => ({
    ...{ events, now: MORNING, today: TODAY, term, choice, follows, saved: NOTHING },
  });

  /** As a page that has the whole list. Today has folds of its own. */
  const countsOf = (...narrowing: Parameters<typeof filterOf>) => {
    const groups = groupEvents(filterListEvents(filterOf(...narrowing)), TODAY).filter(({ heading }) => heading !== 'TODAY');
    return groups.map((group) => `${group.heading} ${countRoomRows(group.events)}`);
  };

  const openOnPhone = async () => {
    const context = await screens.openVisitor({ size: PHONE });
    const paths = recordPaths(context);
    return { page: await visit(context), paths };
  };

  it('reads the list page by page to its end, and every heading counts what is not loaded yet', async () => {
    const { page, paths } = await openOnPhone();
    await eventually(page, async () => isStartOf(await readCounts(page), countsOf('')), true);
    expect(paths.filter((path) => path.startsWith('/api/events/pages'))).toEqual([]);
    await eventually(page, () => scrollToEnd(page).then(() => readCounts(page)), countsOf(''));
    await page.getByText('Loading more events').waitFor({ state: 'detached' });
    expect(paths.filter((path) => path.startsWith('/api/events/pages')).length).toBeGreaterThan(0);
    expect(paths).not.toContain('/api/events');
  });

  it('finds what is far away, also what only a search for wzy shows', async () => {
    const { page } = await openOnPhone();
    await page.getByRole('button', { name: 'Search events' }).click();
    for (const term of ['chess', 'wzy']) {
      await page.getByRole('searchbox').fill(term);
      await eventually(page, () => readCounts(page), countsOf(term));
    }
    await page.getByRole('searchbox').fill('nothing of the kind');
    await page.getByText('No events match your search criteria.').waitFor();
  });

  it('is told how many events each filter leaves in the whole town', async () => {
    const { page } = await openOnPhone();
    await page.getByRole('button', { name: 'Filters' }).click();
    const { free } = countWithFilter(filterListEvents(filterOf('')), [], { today: TODAY });
    await page.getByRole('button', { name: `Free ${free} events` }).click();
    await page.getByRole('button', { name: `Show ${free} events` }).click();
    await page.getByRole('status').getByText(`${free} events of`).waitFor();
  });

  it('finds what is near without telling where that is: all pages are loaded then', async () => {
    const context = await screens.openVisitor({ size: PHONE });
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(TOWN_CENTRE);
    const paths = recordPaths(context);
    const page = await visit(context);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Near me' }).click();
    const miles = milesFrom(TOWN_CENTRE, await screens.almanac().read<Place[]>('/api/places'));
    const near = filterListEvents(filterOf('')).filter(toFilterPredicate(['near'], { today: TODAY, miles }));
    await page.getByRole('button', { name: `Show ${countRoomRows(near)} events` }).click();
    const all = formatNumber(countRoomRows(filterListEvents(filterOf(''))));
    await page
      .getByRole('status')
      .getByText(`${countRoomRows(near)} events of ${all}`)
      .waitFor();
    expect(paths.filter((path) => /near|filters|39\.96/.test(path))).toEqual([]);
  });

  it('returns to an event of a later page, and tries again what could not be loaded', async () => {
    screens.allowErrors(/ERR_/);
    const { page } = await openOnPhone();
    for (const what of ['pages', 'counts']) await page.route(`**/api/events/${what}**`, (route) => route.abort());
    await eventually(page, () => scrollToEnd(page).then(() => page.getByText('More events could not be loaded.').count()), 1);
    for (const what of ['pages', 'counts']) await page.unroute(`**/api/events/${what}**`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await eventually(page, () => scrollToEnd(page).then(() => readCounts(page)), countsOf(''));
    const last = page.getByRole('article').last();
    const name = await last.getByRole('heading').innerText();
    await last.getByRole('link').first().click();
    await page.getByRole('link', { name: 'Back to Events' }).click();
    await page.getByRole('article').filter({ hasText: name }).first().waitFor();
  });

  it('sees in My Almanac what the town chose for newcomers, however far away', async () => {
    const page = await visit(await screens.openVisitor());
    const defaults = await screens.almanac().read<FeedDefault[]>('/api/my-almanac-defaults');
    const follows = followedEntriesOf({ followedOrganizations: [], defaults: true }, defaults);
    await eventually(page, () => scrollToEnd(page).then(() => readCounts(page)), countsOf('', { kind: 'feed' }, follows));
  });

  it('sees the month and the day that are far from today, and the map, without loading all events', async () => {
    const { page, paths } = await openOnPhone();
    await page.getByRole('button', { name: 'Calendar' }).click();
    const next = events.filter(({ date, organization }) => date.startsWith('2026-12-1') && organization !== 'wzy').at(-1)!;
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.getByRole('button', { name: new RegExp(`December ${Number(next.date.slice(8))}\\b`) }).click();
    await eventually(
      page,
      async () => (await page.getByRole('main').innerText()).includes(next.shownTitle?.title ?? next.name),
      true,
    );
    await page.goto(new URL('/map', page.url()).href);
    await eventually(page, async () => paths.some((path) => path.startsWith('/api/events?from=')), true);
    expect(paths).not.toContain('/api/events');
  });
});

const TOWN_CENTRE = { latitude: 39.9686, longitude: -74.9489 };

const NOTHING: ReadonlySet<never> = new Set();

const recordPaths = (context: BrowserContext) => {
  const paths: string[] = [];
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    paths.push(pathname + search);
  });
  return paths;
};

const readCounts = async (page: Page): Promise<string[]> => {
  const heads = await page.locator('main section > header').allInnerTexts();
  return heads
    .map((head) => head.split('\n'))
    .flatMap(([heading = '', count = '']) =>
      heading === 'TODAY' ? [] : [`${heading} ${Number.parseInt(count.replace(',', ''), 10)}`],
    );
};

const isStartOf = (some: readonly string[], all: readonly string[]) =>
  some.length > 0 && some.every((one, nth) => one === all[nth]);

const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
