import fc from 'fast-check';
import ICAL from 'ical.js';
import {
  addDays,
  type Choice,
  type EventDetails,
  type FeedDefault,
  filterEvents,
  followedEntriesOf,
  isHiddenOrganization,
  isInMyAlmanac,
  isPast,
  listAllEntries,
  type Organization,
  sortOrganizations,
  type TownEvent,
} from '#libs/contracts';
import { hashedKey, MergeEvent, OfferSubcalendar, PublishEvent } from '#libs/domain';
import { EventStore, Projector, ReadModels } from '#libs/event-sourcing';
import { readCalendar, toOrganizationId } from '#libs/integrations';
import { CarryOver } from '../apps/api/src/accounts/carry-over';
import { DataUnderKey } from '../apps/api/src/accounts/data-under-key';
import { Calendar } from '../apps/api/src/events/calendar';
import { EventLookup } from '../apps/api/src/events/event-lookup';
import { EventSuccessors } from '../apps/api/src/events/event-successors';
import { EventTraits } from '../apps/api/src/events/event-traits';
import { MergedEvents } from '../apps/api/src/events/merged-events';
import { SourceChecks } from '../apps/api/src/events/source-checks';
import { TownVersion } from '../apps/api/src/events/town-version';
import { CalendarImporter } from '../apps/api/src/import/calendar-importer';
import { MyAlmanacs } from '../apps/api/src/my-almanac/my-almanacs';
import { Directory } from '../apps/api/src/organizations/directory';
import { OwnEvents } from '../apps/api/src/own-events/own-events';
import { PreferencesReader } from '../apps/api/src/preferences/preferences-reader';
import { SavedEventList } from '../apps/api/src/preferences/saved-event-list';
import { Clock } from '../apps/api/src/settings/clock';
import { TownSettings } from '../apps/api/src/settings/town-settings';
import { SidebarResponses } from '../apps/api/src/sidebar/sidebar-responses';
import { SmsSettingsStore } from '../apps/api/src/text-messages/sms-settings-store';
import { PASSWORD, registerAccount } from './account';
import { type Almanac, NOW, openAlmanac, TODAY } from './app';
import { publish, registerOrganization } from './publishing';
import type { Resident } from './resident';

describe('One event, exported as a calendar file', () => {
  let almanac: Almanac;
  beforeAll(async () => {
    almanac = await openAlmanac();
  });

  const fileOf = (id: number | string, cookie = '') => almanac.http.get(`/api/events/${id}/calendar.ics`).set('cookie', cookie);

  it('is a file with that event alone', async () => {
    await publish(almanac, 'Chess', { name: 'Chess', date: '2026-11-25' });
    const id = await publish(almanac, 'Choir', { name: 'Choir, with "Ann"', date: '2026-11-24', location: 'Town Hall' });
    await almanac.waitUntilSettled();
    const { text, headers } = await fileOf(id).expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="choir-with-ann.ics"');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain('Choir');
  });

  it('says that a cancelled event is cancelled', async () => {
    const id = await publish(almanac, 'Parade', { name: 'Parade', date: '2026-11-24', status: 'cancelled' });
    await almanac.waitUntilSettled();
    expect((await fileOf(id).expect(200)).text).toContain('STATUS:CANCELLED');
  });

  it.each(['4', 'nothing-of-the-kind', '1e9', '%00'])('is none at %s', async (id) => {
    expect([400, 404]).toContain((await fileOf(id)).status);
  });

  it.each([
    ['Пикник 野餐', 'event.ics'],
    ['Café 2\r\nX-Evil: 1', 'cafe-2-xevil-1.ics'],
  ])('has a name that a head can hold: %j', async (name, file) => {
    const ada = await registerAccount(almanac, `${file}@example.com`);
    const { body } = await almanac.http
      .post('/api/events/user')
      .set('cookie', ada.cookie)
      .send({ name, date: '2026-11-24' })
      .expect(201);
    const { headers } = await fileOf(body.id, ada.cookie).expect(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="${file}"`);
    expect(headers['x-evil']).toBeUndefined();
  });

  it('of an own event is returned to its owner alone', async () => {
    const [ada, bob] = [await registerAccount(almanac, 'ada@example.com'), await registerAccount(almanac, 'bob@example.com')];
    const { body } = await almanac.http
      .post('/api/events/user')
      .set('cookie', ada.cookie)
      .send({ name: 'Dentist', date: '2026-11-24' })
      .expect(201);
    expect((await fileOf(body.id, ada.cookie).expect(200)).text).toContain('SUMMARY:Dentist');
    for (const cookie of ['', bob.cookie]) await fileOf(body.id, cookie).expect(404);
  });
});

const LIBRARY = 'Moorestown Library';

describe('The sources of an event', () => {
  let almanac: Almanac;
  const source = `${toOrganizationId(LIBRARY)} events.ics`;
  const provenance = async (id: number) => (await almanac.read<EventDetails>(`/api/events/${id}`)).provenance;

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, LIBRARY);
    const listing = { organizationId: toOrganizationId(LIBRARY) };
    const content = {
      name: 'Book fair',
      category: 'Education',
      date: TODAY,
      time: '',
      sourceUrl: 'https://a.example/1',
      ...listing,
    };
    await almanac.issue(PublishEvent, { id: 7, content, origin: { source, uid: 'a', instance: '' }, cancelled: false });
  });

  it('are its organization and the host, without checks if the source is not checked', async () =>
    expect(await provenance(7)).toEqual([{ source: LIBRARY, host: 'a.example', url: 'https://a.example/1', isStale: false }]));

  it('include merged versions, its own calendar first', async () => {
    const double = await publish(almanac, 'Book fair, again', { sourceUrl: 'https://b.example/2' });
    await almanac.issue(MergeEvent, { id: double, into: 7 });
    expect((await provenance(double))!.map(({ source, host, url }) => [source, host, url])).toEqual([
      [LIBRARY, 'a.example', 'https://a.example/1'],
      [LIBRARY, 'b.example', 'https://b.example/2'],
    ]);
  });

  it('show when each was checked, and which could not be', async () => {
    const checks = new Map([
      [source, { checkedAt: NOW, isStale: false }],
      ['the source', { isStale: true }],
    ]);
    const of = jest.spyOn(almanac.app.get(SourceChecks), 'of').mockResolvedValue(checks);
    expect((await provenance(7))!.map(({ checkedAt, isStale }) => [checkedAt, isStale])).toEqual([
      [NOW, false],
      [undefined, true],
    ]);
    of.mockRestore();
  });

  it('are one source if an organization has two names for one file', async () => {
    const kids = { organizationId: toOrganizationId(LIBRARY) };
    const twin = `${toOrganizationId(LIBRARY)} Kids`;
    const content = { name: 'Lantern walk', category: 'Education', date: TODAY, time: '', ...kids };
    for (const [id, of] of [
      [8, source],
      [9, twin],
    ] as const)
      await almanac.issue(PublishEvent, { id, content, origin: { source: of, uid: 'b', instance: '' }, cancelled: false });
    await almanac.issue(MergeEvent, { id: 9, into: 8 });
    const check = (file: string, checkedAt = NOW) => ({ isStale: false, host: 'www.library.example', file, checkedAt });
    const of = jest.spyOn(almanac.app.get(SourceChecks), 'of');
    of.mockResolvedValue(
      new Map([
        [source, check('one', '2026-11-01T12:00:00Z')],
        [twin, check('one')],
      ]),
    );
    expect(await provenance(8)).toEqual([{ source: LIBRARY, host: 'library.example', checkedAt: NOW, isStale: false }]);
    of.mockResolvedValue(
      new Map([
        [source, check('one')],
        [twin, check('another')],
      ]),
    );
    expect(await provenance(8)).toHaveLength(2);
    of.mockRestore();
  });
});

const toCards = (
  events: readonly TownEvent[],
  now: string,
  choice: Choice,
  follows: Iterable<string> = [],
  saved: Iterable<number> = [],
) => {
  const filtered = filterEvents({
    events,
    now,
    today: now.slice(0, 10),
    choice,
    follows: new Set(follows),
    saved: new Set(saved),
  });
  return [...filtered.events, ...filtered.alerts];
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
  const cards = Object.keys(counts).map((entry) => [entry, toCards(events, now, { kind: 'entry', entry }).length]);
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
    expect(Object.keys(counts)).toHaveLength(listAllEntries(organizations).length);
    expect(Object.values(counts).filter((count) => count > 0).length).toBeGreaterThan(70);
  });

  it('shows a newcomer the defaults of the town, as the feed does', async () => {
    const newcomer = almanac.resident('Ben');
    const [{ feed }, answer] = [await newcomer.sidebar(), await newcomer.feed()];
    const follows = followedEntriesOf({ followedOrganizations: [], defaults: true }, defaults);
    const cards = toCards(events, NOW, { kind: 'feed' }, follows);
    expect(feed).toEqual({ count: cards.length, defaults: true });
    expect(cards.length).toBeGreaterThan(50);
    expect(answer.events.filter((event) => !isPast(event, TODAY))).toEqual(events.filter((event) => cards.includes(event)));
  });

  it('agrees with list and feed, whatever Carla follows and has saved', async () => {
    const carla = almanac.resident('Carla');
    const entries = listAllEntries(organizations);
    await fc.assert(
      fc.asyncProperty(fc.subarray(entries), fc.subarray(events, { maxLength: 3 }), async (follows, saves) => {
        await carla.follow(...follows).expect(200);
        for (const { id } of saves) await carla.save(id).expect(200);
        const [sidebar, feed, mine] = [await carla.sidebar(), await carla.feed(), await carla.preferences()];
        const [followed, saved] = [new Set(mine.followedOrganizations), new Set(mine.savedEvents)];

        const cards = toCards(events, NOW, { kind: 'feed' }, followed, saved);
        expect(sidebar.feed).toEqual({ count: cards.length, defaults: false });
        const fed = events.filter((event) => isInMyAlmanac(event, followed, saved) && !isHiddenOrganization(event.organization));
        expect(feed.events.filter((event) => !event.expiresAt)).toEqual(fed.filter((event) => !event.expiresAt));
        expect(cards.filter(({ id }) => !feed.events.some((event) => event.id === id))).toEqual([]);

        const isFollowed = (entry: string) => followed.has(entry);
        const order = sortOrganizations(organizations, isFollowed);
        expect(sidebar.organizations.map(({ name }) => name)).toEqual(order.map(({ name }) => name));
        for (const [i, organization] of sidebar.organizations.entries()) {
          expect(organization.subOrganizations.map(({ name }) => name)).toEqual(
            order[i]!.subOrganizations.map(({ name }) => name),
          );
          expect(organization.subOrganizations.filter(({ followed }) => followed).map(({ entry }) => entry)).toEqual(
            organization.subOrganizations.map(({ entry }) => entry).filter(isFollowed),
          );
          expect(organization.followed).toBe(
            isFollowed(organization.name) || organization.subOrganizations.some(({ followed }) => followed),
          );
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

  it('counts one thing in several rooms once, as it is shown', async () => {
    const almanac = await openAlmanac();
    await registerOrganization(almanac, 'Library', ['Teens']);
    const listed = { organization: 'Library', subOrganization: 'Teens', isPromoted: true, name: 'Robotics day' };
    for (const location of ['Room 1', 'Room 2', 'Room 3']) await publish(almanac, location, { ...listed, location });
    await publish(almanac, 'another day', { ...listed, location: 'Room 1', date: addDays(TODAY, 1) });
    const dan = almanac.resident('Dan');
    const { featured, organizations } = await dan.sidebar();
    expect(featured!.count).toBe(2);
    expect(organizations.map(({ count, subOrganizations }) => [count, ...subOrganizations.map((sub) => sub.count)])).toEqual([
      [2, 2],
    ]);
    expect(await almanac.read('/api/events')).toHaveLength(4);
  });
});

describe('As the days go by', () => {
  const LATER = [NOW.replace('T12', 'T23'), ...[1, 2, 5, 40, 400].map((days) => `${addDays(TODAY, days)}T06:00:01-05:00`)];

  it('counts fall by themselves, and agree with the cards on each day', async () => {
    const first = await openAlmanac({ ALMANAC_SEED: 'sample' });
    const eva = first.resident('Eva');
    await eva.follow('Moorestown Library').expect(200);
    const countsByVisit = [await checkCounts(first, eva, NOW)];
    await first.close();

    for (const now of LATER) {
      const later = await openAlmanac({ ALMANAC_DATA_DIR: first.dataDirectory, ALMANAC_NOW: now, ALMANAC_SEED: 'sample' });
      const again = later.resident('Eva');
      countsByVisit.push(await checkCounts(later, again, now));
      const events = await later.read<TownEvent[]>('/api/events');
      const { followedOrganizations } = await again.preferences();
      expect((await again.sidebar()).feed.count).toBe(toCards(events, now, { kind: 'feed' }, followedOrganizations).length);
      await later.close();
    }
    for (const [i, counts] of countsByVisit.entries())
      for (const [entry, count] of Object.entries(counts))
        expect(count).toBeLessThanOrEqual(countsByVisit[i - 1]?.[entry] ?? count);
    const alerts = countsByVisit.map((counts) => counts['Nixle Alerts']);
    expect(alerts).toEqual([2, 2, 1, 1, 0, 0, 0]);
    expect(countsByVisit.at(-1)!['Moorestown Library']!).toBeLessThan(countsByVisit[0]!['Moorestown Library']!);
  });
});

const NAMES = ['Anna', 'Ben', 'Carla'];
const ORGANIZATION_ENTRIES = ['Library', 'Library::Teens', 'Chess Federation', 'Featured'];

const PROGRAM = { id: toOrganizationId('Library'), subcalendarId: 1, description: '', displayOrder: 50 };

type Step = (almanac: Almanac, residents: readonly Resident[]) => Promise<unknown>;

const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.nat(2), fc.subarray(ORGANIZATION_ENTRIES)).map(
    ([who, entries]): Step =>
      (_, residents) =>
        residents[who]!.follow(...entries).expect(200),
  ),
  fc.tuple(fc.nat(2), fc.subarray([1, 2])).map(
    ([who, ids]): Step =>
      (_, residents) =>
        residents[who]!.followSubcalendars(...ids).expect(200),
  ),
  fc.constantFrom('Teens', 'Education', 'Chess').map(
    (name): Step =>
      ({ issue }) =>
        issue(OfferSubcalendar, { ...PROGRAM, name }),
  ),
  fc.tuple(fc.nat(2), fc.nat(5), fc.boolean()).map(
    ([who, nth, saves]): Step =>
      async (almanac, residents) => {
        const events = await almanac.read<{ id: number }[]>('/api/events');
        const event = events[nth % Math.max(events.length, 1)];
        if (event) await residents[who]![saves ? 'save' : 'unsave'](event.id).expect(200);
      },
  ),
  fc
    .tuple(
      fc.nat(7),
      fc.constantFrom(...ORGANIZATION_ENTRIES),
      fc.integer({ min: -2, max: 3 }),
      fc.option(fc.integer({ min: -60, max: 120 })),
    )
    .map(
      ([uid, entry, days, minutes]): Step =>
        (almanac) => {
          const [organization = '', subOrganization] = entry === 'Featured' ? ['Library'] : entry.split('::');
          const listed = { organization, subOrganization, isPromoted: entry === 'Featured' };
          const expires = minutes === null ? {} : { expiresAt: new Date(Date.parse(NOW) + minutes * 60_000).toISOString() };
          return publish(almanac, `event ${uid}`, { ...listed, ...expires, date: addDays(TODAY, days) });
        },
    ),
  fc.constant<Step>(async (almanac) => {
    await registerOrganization(almanac, 'Chess Federation', ['Juniors']);
    await almanac.waitUntilSettled();
  }),
  fc.nat(2).map(
    (who): Step =>
      ({ app }, residents) =>
        app.get(DataUnderKey).forget(hashedKey(residents[who]!.key), 'somebody'),
  ),
  fc.tuple(fc.nat(2), fc.nat(2)).map(
    ([from, to]): Step =>
      ({ app }, residents) =>
        app.get(CarryOver).into(hashedKey(residents[to]!.key), hashedKey(residents[from]!.key)),
  ),
);

const arbitraryHours = fc.integer({ min: 0, max: 72 }).map((hours) => ({ hours }));

const setClock = (almanac: Almanac, hours: number) =>
  Object.assign(
    almanac.app.get(Clock),
    new Clock('America/New_York', new Date(Date.parse(NOW) + hours * 3_600_000).toISOString()),
  );

const computeAnswers = async ({ app }: Almanac, key: string) => {
  const [readModels, clock] = [app.get(ReadModels), app.get(Clock)];
  const directory = new Directory(readModels, app.get(TownSettings));
  const cards = new MergedEvents(readModels, directory);
  const calendar = new Calendar(readModels, directory, clock, cards, new EventTraits(readModels, directory));
  const moment = new TownVersion(readModels, calendar, clock);
  const mergers = new EventSuccessors(readModels, cards);
  const feeds = new MyAlmanacs(readModels, calendar, directory, moment, clock, mergers, app.get(OwnEvents));
  const sidebars = new SidebarResponses(readModels, feeds, directory, moment, clock, cards, calendar);
  const saved = new SavedEventList(readModels, new EventLookup(readModels, directory, clock, mergers, calendar, cards), moment);
  const preferences = new PreferencesReader(readModels, directory, mergers, app.get(SmsSettingsStore));
  const answersOf = async (one: MyAlmanacs | SidebarResponses | SavedEventList | PreferencesReader) =>
    String((await one.finishedResponse(hashedKey(key))('identity')).bytes);
  return {
    feed: await answersOf(feeds),
    sidebar: await answersOf(sidebars),
    saved: await answersOf(saved),
    preferences: await answersOf(preferences),
    events: String((await (await calendar.finishedResponse())('identity')).bytes),
  };
};

const STEPS = { minLength: 1, maxLength: 12 };

describe('Residents of a town where much goes on', () => {
  it('get the same answers as from empty caches, after every step of any resident, from any server', async () => {
    const almanac = await openAlmanac();
    const servers = [almanac, await openAlmanac({ ALMANAC_DATA_DIR: almanac.dataDirectory, ALMANAC_ROLE: 'api' })];
    await registerOrganization(almanac, 'Library', ['Teens']);
    await registerOrganization(almanac, 'Chess Federation');
    for (const subcalendarId of [1, 2]) await almanac.issue(OfferSubcalendar, { ...PROGRAM, subcalendarId, name: 'Teens' });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof({ weight: 9, arbitrary: arbitraryStep }, arbitraryHours), STEPS), async (steps) => {
        run += 1;
        for (const one of servers) setClock(one, 0);
        const residents = NAMES.map((name, nth) => servers[nth % 2]!.resident(`${name} ${run}`));
        for (const [nth, step] of steps.entries()) {
          if ('hours' in step) for (const one of servers) setClock(one, step.hours);
          else await step(almanac, residents);
          for (const [who, { key }] of residents.entries()) {
            const { http } = servers[(nth + who) % 2]!;
            const answered = async (path: string) => (await http.get(`/api/${path}`).expect(200)).text;
            expect({
              feed: await answered(`feed/${key}`),
              sidebar: await answered(`sidebar/${key}`),
              saved: await answered(`preferences/${key}/saved-events`),
              preferences: await answered(`preferences/${key}`),
              events: await answered('events'),
            }).toEqual(await computeAnswers(almanac, key));
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('share one answer when they chose alike, and are told that nothing has changed', async () => {
    const almanac = await openAlmanac();
    await registerOrganization(almanac, 'Library', ['Teens']);
    await publish(almanac, 'Chess club', { organization: 'Library' });
    const [anna, ben] = [almanac.resident('Anna'), almanac.resident('Ben')];
    for (const path of [pathOf('feed'), pathOf('sidebar'), pathOf('preferences', '/saved-events')]) {
      const hers = await almanac.http.get(path(anna)).expect(200);
      const his = almanac.http.get(path(ben));
      const answer = await his.set('if-none-match', hers.headers['etag']!).expect(304);
      expect(answer.headers['cache-control']).toBe('private, no-cache');
    }
    await ben.follow('Library').expect(200);
    expect((await ben.feed()).events).toHaveLength(1);
    expect((await anna.feed()).events).toHaveLength(0);
  });

  it('are refused what their account was answered before, once they signed out or were forgotten', async () => {
    const almanac = await openAlmanac();
    const paths = ({ key }: { key: string }) => ['feed', 'sidebar', 'preferences'].map((what) => `/api/${what}/${key}`);
    const [anna, ben] = [await registerAccount(almanac, 'anna@example.com'), await registerAccount(almanac, 'ben@example.com')];
    const ask = async ({ cookie }: typeof anna, path: string) => (await almanac.http.get(path).set('cookie', cookie)).status;
    for (const one of [anna, ben]) for (const path of [...paths(one), ...paths(one)]) expect(await ask(one, path)).toBe(200);
    for (const path of paths(anna)) expect([await ask(ben, path), (await almanac.http.get(path)).status]).toEqual([403, 401]);
    await anna.logout().expect(204);
    await almanac.http.post('/api/me/forget').set('cookie', ben.cookie).send({ password: PASSWORD }).expect(204);
    for (const one of [anna, ben]) for (const path of paths(one)) expect(await ask(one, path)).toBe(401);
  });
});

const pathOf =
  (what: string, then = '') =>
  ({ key }: Resident) =>
    `/api/${what}/${key}${then}`;

const KIDS = 'Children’s programs';
const SATURDAY = '2026-11-21';

const eventNamesOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component).summary);

describe('Whoever subscribes to a part of a town’s calendar', () => {
  let almanac: Almanac;
  const read = async (path: string) => (await almanac.http.get(path).expect(200)).text;
  const names = async (path: string) => eventNamesOf(await read(path)).toSorted();

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, LIBRARY, [KIDS]);
    await registerOrganization(almanac, 'Perkins Center');
    await registerOrganization(almanac, 'wzy');
    await publish(almanac, 'Story time', { subOrganization: KIDS, date: SATURDAY, startTime: `${SATURDAY}T10:30:00-05:00` });
    await publish(almanac, 'Carols', { description: 'No charge.', date: SATURDAY, startTime: `${SATURDAY}T19:00:00-05:00` });
    await publish(almanac, 'Book sale', { description: 'Free for members.', startTime: '2026-11-20T14:00:00-05:00' });
    await publish(almanac, 'Open studio', { organization: 'Perkins Center', price: '$0.00', date: '2026-11-24' });
    await publish(almanac, 'Gala', { organization: 'Perkins Center', price: '$90', description: 'Free parking', date: SATURDAY });
    await publish(almanac, 'Puppets', { organization: 'Perkins Center', categories: ['Kids', 'Free'], date: '2026-11-25' });
    await publish(almanac, 'Free nobody', { organization: 'wzy' });
  });

  it('has only what is free, for children, on the weekend, or at the hours that they asked for', async () => {
    expect(await names('/calendar.ics?free=1')).toEqual(['Carols', 'Open studio', 'Puppets', 'Story time']);
    expect(await names('/calendar.ics?free=1&certain=1')).toEqual(['Carols', 'Open studio', 'Puppets']);
    expect(await names('/calendar.ics?for=children')).toEqual(['Puppets', 'Story time']);
    expect(await names('/calendar.ics?weekend=1')).toEqual(['Carols', 'Gala', 'Story time']);
    expect(await names('/calendar.ics?hours=morning')).toEqual(['Story time']);
    expect(await names('/calendar.ics?hours=morning,evening')).toEqual(['Carols', 'Story time']);
    expect(await names('/calendar.ics?free=1&for=children')).toEqual(['Puppets', 'Story time']);
    expect(await names('/calendar.ics?free=1&for=children&hours=evening&weekend=1')).toEqual([]);
  });

  it('can filter the calendar of an organization, of a search and the feeds too', async () => {
    expect(await names(`/calendar/organization/${toOrganizationId('Perkins Center')}.ics?free=1`)).toEqual([
      'Open studio',
      'Puppets',
    ]);
    expect(await names('/calendar/search.ics?q=moorestown%20library&free=1')).toEqual(['Carols', 'Story time']);
    expect(await names('/calendar/search.ics?free=1&weekend=1')).toEqual(['Carols', 'Story time']);
    const json = JSON.parse(await read('/feed.json?organization=Perkins%20Center&for=children'));
    expect(json.items.map(({ title }: { title: string }) => title)).toEqual(['Puppets']);
    const rss = await read('/feed.xml?weekend=1&hours=evening');
    expect([...rss.matchAll(/<item>[\s\S]*?<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual(['Carols']);
  });

  it('finds in the name of the calendar what it was asked for', async () => {
    expect(await read('/calendar.ics?weekend=1&free=1')).toContain('X-WR-CALNAME:Almanac Moorestown: free\\, this weekend\r\n');
    expect(JSON.parse(await read('/feed.json?free=1')).feed_url).toContain('/feed.json?free=1');
  });

  it('is told that nothing has changed as long as it is so', async () => {
    const { headers } = await almanac.http.get('/calendar.ics?free=1').expect(200);
    await almanac.http.get('/calendar.ics?free=1').set('if-none-match', headers['etag']!).expect(304);
    await almanac.http.get('/calendar.ics').set('if-none-match', headers['etag']!).expect(200);
  });

  it.each([
    ['free must be 1.', '/calendar.ics?free=maybe'],
    ['free must be given once, as text.', '/feed.json?free=1&free=1'],
    ['for must be children or teens or seniors.', '/calendar/search.ics?q=a&for=dogs'],
    ['hours must be morning or evening.', '/feed.xml?hours=morning,noon'],
    ['weekend must be 1.', '/calendar/school.ics?weekend=0'],
    ['hours must not be longer than 40 characters.', `/calendar.ics?hours=${'morning,'.repeat(20)}`],
    ['free must be given once, as text.', '/calendar/organization/1.ics?free[]=1'],
  ])('is told what is wrong with an address: %s', async (message, path) =>
    expect((await almanac.http.get(path).expect(400)).body).toMatchObject({ statusCode: 400, message }),
  );

  it('cannot tell the server where they are', async () => {
    const everything = await names('/calendar.ics');
    expect(await names('/calendar.ics?near=39.96,-74.94')).toEqual(everything);
  });
});

describe('The price and the kind of an event', () => {
  const FEED = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART:20261121T100000',
    'SUMMARY:Lanterns',
    "CATEGORIES:Children's Programs,Arts",
    'X-COST:Free',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\n');

  it('is answered with the event, and recorded once', async () => {
    const almanac = await openAlmanac();
    const source = { name: LIBRARY, calendar: 'a', organization: LIBRARY };
    const importer = almanac.app.get(CalendarImporter);
    const load = () => importer.load(source, readCalendar(Buffer.from(FEED), importer.importWindow()));
    expect((await load()).facts).toMatchObject({ EventPublished: 1 });
    expect((await load()).facts).toEqual({});
    await almanac.app.get(Projector).caughtUpTo(await almanac.app.get(EventStore).head());
    const [event] = await almanac.read<TownEvent[]>('/api/events');
    expect(event).toMatchObject({ name: 'Lanterns', categories: ["Children's Programs", 'Arts'], price: 'Free' });
  });
});
