import fc from 'fast-check';
import {
  addDays,
  type Choice,
  type FeedDefault,
  filterEvents,
  followAll,
  followedEntries,
  inFeed,
  isHidden,
  isPast,
  type Organization,
  orderOrganizations,
  type TownEvent,
} from '#libs/contracts';
import { type Almanac, NOW, openAlmanac, TODAY } from './app';
import type { Resident } from './resident';

/** The cards a browser makes of what the server answers. */
const cardsOf = (
  events: readonly TownEvent[],
  now: string,
  choice: Choice,
  follows: Iterable<string> = [],
  saved: Iterable<number> = [],
) => {
  const shown = filterEvents({ events, now, today: now.slice(0, 10), choice, follows: new Set(follows), saved: new Set(saved) });
  return [...shown.events, ...shown.alerts];
};

const checkCounts = async (almanac: Almanac, resident: Resident, now: string) => {
  const [sidebar, events] = [await resident.sidebar(), await almanac.read<TownEvent[]>('/api/events')];
  const counts = Object.fromEntries([
    ['Featured', sidebar.featured?.count ?? 0],
    ...sidebar.organizations.flatMap(({ name, count, subOrganizations }) => [
      [name, count],
      ...subOrganizations.map((sub) => [sub.entry, sub.count]),
    ]),
  ]);
  const cards = Object.keys(counts).map((entry) => [entry, cardsOf(events, now, { kind: 'entry', entry }).length]);
  expect(counts).toEqual(Object.fromEntries(cards));
  return counts as Record<string, number>;
};

describe('The sidebar of the sample town', () => {
  let almanac: Almanac;
  let events: TownEvent[];
  let organizations: Organization[];
  let defaults: FeedDefault[];

  beforeAll(async () => {
    almanac = await openAlmanac({ ALMANAC_SEED: 'sample' });
    [events, organizations, defaults] = [
      await almanac.read('/api/events'),
      await almanac.read('/api/organizations'),
      await almanac.read('/api/my-almanac-defaults'),
    ];
  });

  it('counts for every entry the cards that choosing it shows', async () => {
    const counts = await checkCounts(almanac, almanac.resident('Anna'), NOW);
    expect(Object.keys(counts)).toHaveLength(followAll(organizations).length);
    expect(Object.values(counts).filter((count) => count > 0).length).toBeGreaterThan(70);
  });

  it('shows a newcomer the defaults of the town, as the feed does', async () => {
    const newcomer = almanac.resident('Ben');
    const [{ feed }, answer] = [await newcomer.sidebar(), await newcomer.feed()];
    const follows = followedEntries({ followedOrganizations: [], defaults: true }, defaults);
    const cards = cardsOf(events, NOW, { kind: 'feed' }, follows);
    expect(feed).toEqual({ count: cards.length, defaults: true });
    expect(cards.length).toBeGreaterThan(50);
    expect(answer.events.filter((event) => !isPast(event, TODAY))).toEqual(events.filter((event) => cards.includes(event)));
  });

  it('agrees with list and feed, whatever Carla follows and has saved', async () => {
    const carla = almanac.resident('Carla');
    const entries = followAll(organizations);
    await fc.assert(
      fc.asyncProperty(fc.subarray(entries), fc.subarray(events, { maxLength: 3 }), async (follows, saves) => {
        await carla.follow(...follows).expect(200);
        for (const { id } of saves) await carla.save(id).expect(200);
        const [sidebar, feed, mine] = [await carla.sidebar(), await carla.feed(), await carla.preferences()];
        const [followed, saved] = [new Set(mine.followedOrganizations), new Set(mine.savedEvents)];

        const cards = cardsOf(events, NOW, { kind: 'feed' }, followed, saved);
        expect(sidebar.feed).toEqual({ count: cards.length, defaults: false });
        const fed = events.filter((event) => inFeed(event, followed, saved) && !isHidden(event.organization));
        expect(feed.events.filter((event) => !event.expiresAt)).toEqual(fed.filter((event) => !event.expiresAt));
        expect(cards.filter(({ id }) => !feed.events.some((event) => event.id === id))).toEqual([]);

        const isFollowed = (entry: string) => followed.has(entry);
        const order = orderOrganizations(organizations, isFollowed);
        expect(sidebar.organizations.map(({ name }) => name)).toEqual(order.map(({ name }) => name));
        for (const [i, shown] of sidebar.organizations.entries()) {
          expect(shown.subOrganizations.map(({ name }) => name)).toEqual(order[i]!.subOrganizations.map(({ name }) => name));
          expect(shown.subOrganizations.filter(({ followed }) => followed).map(({ entry }) => entry)).toEqual(
            shown.subOrganizations.map(({ entry }) => entry).filter(isFollowed),
          );
          expect(shown.followed).toBe(isFollowed(shown.name) || shown.subOrganizations.some(({ followed }) => followed));
        }
        expect(sidebar.featured!.followed).toBe(isFollowed('Featured'));
      }),
      { seed: 1876, numRuns: 12 },
    );
  });

  it('has no Featured where nothing is promoted', async () => {
    const empty = await openAlmanac();
    expect((await empty.resident('Dan').sidebar()).featured).toBeNull();
  });
});

describe('As the days go by', () => {
  const LATER = [NOW.replace('T12', 'T23'), ...[1, 2, 5, 40, 400].map((days) => `${addDays(TODAY, days)}T06:00:01-05:00`)];

  it('counts fall by themselves, and agree with the cards on each day', async () => {
    const first = await openAlmanac({ ALMANAC_SEED: 'sample' });
    const eva = first.resident('Eva');
    await eva.follow('Moorestown Library').expect(200);
    const seen = [await checkCounts(first, eva, NOW)];
    await first.close();

    for (const now of LATER) {
      const later = await openAlmanac({ ALMANAC_DATA_DIR: first.dataDirectory, ALMANAC_NOW: now, ALMANAC_SEED: 'sample' });
      const again = later.resident('Eva');
      seen.push(await checkCounts(later, again, now));
      const events = await later.read<TownEvent[]>('/api/events');
      const { followedOrganizations } = await again.preferences();
      expect((await again.sidebar()).feed.count).toBe(cardsOf(events, now, { kind: 'feed' }, followedOrganizations).length);
      await later.close();
    }
    for (const [i, counts] of seen.entries())
      for (const [entry, count] of Object.entries(counts)) expect(count).toBeLessThanOrEqual(seen[i - 1]?.[entry] ?? count);
    const alerts = seen.map((counts) => counts['Nixle Alerts']);
    expect(alerts).toEqual([2, 2, 1, 1, 0, 0, 0]);
    expect(seen.at(-1)!['Moorestown Library']!).toBeLessThan(seen[0]!['Moorestown Library']!);
  });
});
