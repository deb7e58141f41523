/** @engines small */

import fc from 'fast-check';
import {
  activeAlerts,
  addDays,
  type Choice,
  countRoomRows,
  filterListEvents,
  findEventsOutsideChoice,
  followedEntriesOf,
  type ListCounts,
  type ListPage,
  listAllEntries,
  listDayOf,
  type Organization,
  sortEvents,
  type Town,
  type TownEvent,
} from '#libs/contracts';
import {
  countProbable,
  countWithFilter,
  countWithoutFilter,
  FILTER_NAMES,
  type FilterName,
  toFilterPredicate,
} from '#libs/contracts/filters';
import { WithdrawEvent } from '#libs/domain';
import { ListPages, toTownSelection } from '../apps/api/src/events/list-pages';
import { ServerBusy } from '../apps/api/src/http/server-busy';
import { type Almanac, NOW, openAlmanac, TODAY } from './app';
import { publish, publishTwice, registerOrganization } from './publishing';

const NEVER: ReadonlySet<never> = new Set();
const TERMS = ['', 'story', 'LIBRARY', 'wzy', 'wzy party', 'nothing of the kind', 'café'];
const FILTERS = FILTER_NAMES.filter((name) => name !== 'near');

/** What a browser of a small town makes of the whole list. */
type Narrowing = Readonly<{ term: string; choice: Choice; filters: readonly FilterName[]; follows?: ReadonlySet<string> }>;

const narrow = (events: readonly TownEvent[], { term, choice, filters, follows = NEVER }: Narrowing) => {
  const filter = { events, now: NOW, today: TODAY, term, choice, follows, saved: NEVER };
  const passes = toFilterPredicate(filters, { today: TODAY });
  const all = filterListEvents(filter);
  return { all, listed: all.filter(passes), more: findEventsOutsideChoice(filter, all).filter(passes) };
};

describe('A list that is asked for in pages', () => {
  let almanac: Almanac;
  let events: TownEvent[];
  let organizations: Organization[];

  beforeAll(async () => {
    almanac = await openAlmanac({ ALMANAC_SEED: 'sample', LARGE_TOWN_EVENTS: '100' });
    [events, organizations] = [await almanac.read('/api/events'), await almanac.read('/api/organizations')];
  });

  const readPages = async (path: string, query: Readonly<Record<string, string>> = {}) => {
    const pages: ListPage[] = [];
    do {
      const after = pages.at(-1)?.until;
      const page = await almanac.read<ListPage>(`${path}/pages?${new URLSearchParams({ ...query, ...(after && { after }) })}`);
      pages.push(page);
    } while (pages.at(-1)!.until !== null);
    return pages;
  };
  const toQuery = ({ term, choice, filters }: Narrowing) => ({
    ...(term && { q: term }),
    ...(choice.kind === 'entry' && { entry: choice.entry }),
    ...(filters.length > 0 && { filters: filters.join(',') }),
  });

  const narrowings = () =>
    fc.record({
      term: fc.constantFrom(...TERMS),
      choice: fc.constantFrom<Choice>(
        { kind: 'all' },
        ...listAllEntries(organizations).map((entry): Choice => ({ kind: 'entry', entry })),
      ),
      filters: fc.subarray(FILTERS, { maxLength: 3 }),
    });

  it('is announced by the town', async () => expect((await almanac.read<Town>('/api/town')).isLarge).toBe(true));

  it('begins with everything of a week at least, also with what only a search for wzy shows', async () => {
    const { events: first, until } = await almanac.read<ListPage>('/api/events/coming');
    expect(until! >= addDays(TODAY, 6)).toBe(true);
    const expected = events.filter((event) => {
      const day = listDayOf(event, TODAY);
      return day !== null && day >= TODAY && day <= until!;
    });
    expect(first.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
  });

  it('has the events of the whole list, each once, by their days', async () => {
    const pages = await readPages('/api/events');
    expect(pages.length).toBeGreaterThan(1);
    const expected = narrow(events, { term: '', choice: { kind: 'all' }, filters: [] }).listed;
    expect(sortEvents(pages.flatMap((page) => page.events))).toEqual(sortEvents(expected));
    for (const [nth, page] of pages.entries()) {
      const days = page.events.map((event) => listDayOf(event, TODAY) ?? '~');
      expect(days.filter((day) => page.until !== null && day > page.until)).toEqual([]);
      expect(days.filter((day) => nth > 0 && day <= pages[nth - 1]!.until!)).toEqual([]);
    }
  });

  it('has what a browser with the whole list would show, whatever is searched, chosen and filtered', async () => {
    await fc.assert(
      fc.asyncProperty(narrowings(), async (narrowing) => {
        const pages = await readPages('/api/events', toQuery(narrowing));
        const ids = pages.flatMap((page) => page.events.map(({ id }) => id));
        const { listed } = narrow(events, narrowing);
        expect(ids.toSorted()).toEqual(listed.map(({ id }) => id).toSorted());
      }),
      { numRuns: 60 },
    );
  });

  it('is counted as a browser with the whole list would count it', async () => {
    await fc.assert(
      fc.asyncProperty(narrowings(), async (narrowing) => {
        const query = new URLSearchParams({ ...toQuery(narrowing), perFilter: '1' });
        const counts = await almanac.read<ListCounts>(`/api/events/counts?${query}`);
        const { all, listed, more } = narrow(events, narrowing);
        const days = Map.groupBy(listed, (event) => listDayOf(event, TODAY) ?? '');
        const context = { today: TODAY };
        expect(counts).toEqual({
          days: Object.fromEntries([...days].map(([day, ofDay]) => [day, countRoomRows(ofDay)])),
          all: countRoomRows(all),
          probable: countProbable(all, narrowing.filters, context),
          more: countRoomRows(more),
          perFilter: {
            with: countWithFilter(all, narrowing.filters, context),
            without: countWithoutFilter(all, narrowing.filters, context),
          },
        });
      }),
      { numRuns: 40 },
    );
  });

  it('of My Almanac has what is followed and saved, and follows a change at once', async () => {
    const carla = almanac.resident('Carla');
    const own = async () => (await readPages(`/api/feed/${carla.key}`)).flatMap((page) => page.events.map(({ id }) => id)).sort();
    const shown = (follows: ReadonlySet<string>, saved: ReadonlySet<number>) =>
      filterListEvents({ events, now: NOW, today: TODAY, choice: { kind: 'feed' }, follows, saved })
        .map(({ id }) => id)
        .sort();
    const defaults = followedEntriesOf(
      { followedOrganizations: [], defaults: true },
      await almanac.read('/api/my-almanac-defaults'),
    );
    expect(await own()).toEqual(shown(defaults, NEVER));

    await carla.follow('Moorestown Library').expect(200);
    const saved = events.findLast(({ organization, date }) => organization !== 'Moorestown Library' && date > TODAY)!;
    await carla.save(saved.id).expect(200);
    const follows = new Set((await carla.preferences()).followedOrganizations);
    expect(await own()).toEqual(shown(follows, new Set([saved.id])));
    const { more } = await almanac.read<ListCounts>(`/api/feed/${carla.key}/counts`);
    expect(more).toBeGreaterThan(100);
  });

  it('is one page in a small town, with every alert to come', async () => {
    const small = await openAlmanac();
    await registerOrganization(small, 'Nixle Alerts');
    await publish(small, 'Water main', { organization: 'Nixle Alerts', date: addDays(TODAY, 40) });
    await publish(small, 'Chess', { date: '' });
    const page = await small.read<ListPage>('/api/events/coming');
    expect([page.events.map(({ name }) => name).sort(), page.until]).toEqual([['Chess', 'Water main'], null]);
    expect((await small.read<Town>('/api/town')).isLarge).toBeUndefined();
  });

  it('shows alerts of later days from the first page on', async () => {
    await publish(almanac, 'Boil water', { organization: 'Nixle Alerts', date: addDays(TODAY, 90) });
    const whole = await almanac.read<TownEvent[]>('/api/events');
    const { events: first } = await almanac.read<ListPage>('/api/events/coming');
    expect(activeAlerts(first, NOW, TODAY)).toEqual(activeAlerts(whole, NOW, TODAY));
    const { events: ofLibrary } = await almanac.read<ListPage>('/api/events/pages?entry=Moorestown Library');
    expect(ofLibrary.map(({ name }) => name)).not.toContain('Boil water');
  });

  it('is counted in what a list shows: once where merged, and without what is withdrawn', async () => {
    const town = await openAlmanac({ LARGE_TOWN_EVENTS: '3' });
    await registerOrganization(town, 'Moorestown Library');
    await registerOrganization(town, 'Moorestown Theater');
    await publishTwice(town, 'The Tempest', ['Moorestown Library', 'Moorestown Theater']);
    const withdrawn = await publish(town, 'Film night');
    await publish(town, 'Long ago', { date: addDays(TODAY, -3) });
    await town.issue(WithdrawEvent, { id: withdrawn });
    await publish(town, 'Chess');
    const isLarge = async () => (await town.read<Town>('/api/town')).isLarge;
    expect(await isLarge()).toBeUndefined();
    await publish(town, 'Picnic', { date: '' });
    expect(await isLarge()).toBe(true);
  });

  it('is not counted for whoever has left, and begins at once however many counts are waited for', async () => {
    const pages = almanac.app.get(ListPages);
    const counts = (q: string, reader: { destroyed: boolean }) =>
      pages.response({ kind: 'counts', selection: toTownSelection({ q }), perFilter: false }, reader);
    const many = await Promise.all(Array.from({ length: 64 }, (_, nth) => counts(`nobody ${nth}`, { destroyed: true })));
    const refused = many.map((answer) => expect(answer('identity')).rejects.toThrow(ServerBusy));
    const first = await pages.response({ kind: 'coming' }, { destroyed: false });
    // No test before has asked for it in this encoding, so it is not in the cache.
    expect((await first('br')).bytes.length).toBeGreaterThan(0);
    await Promise.all(refused);
    expect(JSON.parse((await (await counts('nobody 1', { destroyed: false }))('identity')).bytes.toString()).all).toBe(0);
  });

  it.each([
    ['after', '?after=tomorrow'],
    ['filters', '?filters=near'],
    ['filters', '?filters=free,cheap'],
    ['q', `?q=${'x'.repeat(201)}`],
  ])('is refused with %s in %s', async (field, query) => {
    const { body } = await almanac.http.get(`/api/events/pages${query}`).expect(400);
    expect(body.message).toContain(field);
  });
});
