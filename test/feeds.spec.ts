import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import type { EventDetails, TownEvent } from '#libs/contracts';
import { RegisterOrganization, RenameOrganization } from '#libs/domain';
import { BEGINNING, EventStore, Projector } from '#libs/event-sourcing';
import { FeedFailure, readCalendar, readFeed, toOrganizationId } from '#libs/integrations';
import { Commands } from '../apps/api/src/commands/commands';
import { CalendarImporter } from '../apps/api/src/import/calendar-importer';
import { EMPTY_HISTORY } from '../apps/api/src/import/source-history';
import { dayOf, type FileEntry, histories } from '../apps/api/src/import/testing/file-histories';
import { CheckScheduler } from '../apps/api/src/sources/check-scheduler';
import { CheckStopped, SourceChecker } from '../apps/api/src/sources/source-checker';
import { Sources } from '../apps/api/src/sources/sources';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { toCalendar } from './fixtures/to-calendar';

const FEED_OPTIONS = { timeZone: 'America/New_York', from: '2026-01-01', to: '2026-12-31' };
const MAX_FEED_BYTES = 64 * 1024 * 1024;

const readEventNames = async (feed: string | Uint8Array) =>
  (await readFeed(Buffer.from(feed), FEED_OPTIONS)).occurrences.map(({ name }) => name);

const FAIR = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Fair\nDTSTART:20260704\nEND:VEVENT\nEND:VCALENDAR\n';

describe('Feeds that are read while the town serves requests', () => {
  it.each([
    ['iCalendar', FAIR],
    ['RSS', '<rss><item><title>Fair</title><ev:startdate>2026-07-04</ev:startdate></item></rss>'],
    ['Atom', '<feed><entry><title>Fair</title><gd:when startTime="2026-07-04"/></entry></feed>'],
    ['JSON Feed', '[{"name":"Fair","startDate":"2026-07-04"}]'],
    [
      'web page',
      '<html><script type="application/ld+json">{"@type":"Event","name":"Fair","startDate":"2026-07-04"}</script></html>',
    ],
  ])('its feeds are read: %s', async (format, feed) => {
    expect(await readFeed(Buffer.from(feed), FEED_OPTIONS)).toMatchObject({
      format,
      isCalendar: true,
      occurrences: [{ name: 'Fair' }],
    });
  });

  it('a feed of more events than one piece is read whole and in order', async () => {
    const days = Array.from({ length: 300 }, (_, at) => new Date(Date.UTC(2026, 0, 2 + at)).toISOString().slice(0, 10));
    expect(await readEventNames(JSON.stringify(days.map((startDate) => ({ name: startDate, startDate }))))).toEqual(days);
  });

  it('a huge feed does not delay the next one', async () => {
    const opened = Buffer.alloc(MAX_FEED_BYTES, 'BEGIN:VEVENT\nUID:a\nEND:VEVENT\n');
    // Either the feed is read or reading is given up, depending on the speed of the machine.
    const outcome = readFeed(opened, FEED_OPTIONS).catch((failure: unknown) => failure);
    const next = readEventNames(FAIR);
    const { components, message } = (await outcome) as { components?: number; message?: string };
    expect(components ?? message).toEqual(message === undefined ? 500_000 : expect.stringMatching(/^reading it takes /));
    expect((await outcome) instanceof FeedFailure).toBe(components === undefined);
    expect(await next).toEqual(['Fair']);
  });

  it('a feed for a town in no time zone says so, and the next one is read', async () => {
    await expect(readFeed(Buffer.from(FAIR), { ...FEED_OPTIONS, timeZone: 'Moorestown' })).rejects.toThrow('Invalid time zone');
    expect(await readEventNames(FAIR)).toEqual(['Fair']);
  });
});

const toCalendarFile = (entries: readonly FileEntry[]) =>
  Buffer.from(['BEGIN:VCALENDAR', ...entries.flatMap(toEventLines), 'END:VCALENDAR', ''].join('\r\n'));

const toEventLines = ({ uid, name, location, ...entry }: FileEntry) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTART:${dayOf(entry).replaceAll('-', '')}T103000`,
  `SUMMARY:${name}`,
  `LOCATION:${location}`,
  'END:VEVENT',
];

const summaryOf = ({ name, date, location }: Pick<TownEvent, 'name' | 'date' | 'location'>) => `${name}, ${date}, ${location}`;

describe('Whatever publishers do to a calendar between two loads', () => {
  it('residents see each occurrence once, though each import is killed before, and a repeated import records nothing', async () => {
    const almanac = await openAlmanac();
    const [importer, store, projector] = [
      almanac.app.get(CalendarImporter),
      almanac.app.get(EventStore),
      almanac.app.get(Projector),
    ];
    let runs = 0;
    const run = async (loads: readonly (readonly FileEntry[])[], doneWhenKilled: number) => {
      const organization = `Library ${++runs}`;
      let history = EMPTY_HISTORY;
      const source = { name: organization, calendar: 'all', organization };
      const begin = (entries: readonly FileEntry[], stopping?: AbortController) =>
        // An operator accepts each import: with three events, two may well be missing the next week.
        importer.load(source, readCalendar(toCalendarFile(entries), importer.importWindow()), {
          ...{ history, force: true },
          ...(stopping && { stopped: stopping.signal, progress: (done) => done === doneWhenKilled && stopping.abort() }),
        });
      /** What it would remember is lost as well. */
      const loadUntilKilled = async (entries: readonly FileEntry[]) => {
        await begin(entries, new AbortController()).catch(() => {});
        await projector.caughtUpTo(await store.head());
      };
      const load = async (entries: readonly FileEntry[]) => {
        const { facts, problems, ...loaded } = await begin(entries);
        history = loaded.history;
        expect(problems).toEqual([]);
        await projector.caughtUpTo(await store.head());
        return facts;
      };
      for (const those of loads) {
        // Each library has its own halls: events of two organizations in one hall would be merged.
        const entries = those.map((entry) => ({ ...entry, location: `${entry.location} of ${organization}` }));
        await loadUntilKilled(entries);
        await load(entries);
        const events = (await almanac.read<TownEvent[]>('/api/events')).filter((event) => event.organization === organization);
        const summaries = events.map(summaryOf);
        for (const entry of entries.map((one) => summaryOf({ ...one, date: dayOf(one) }))) {
          expect(summaries.filter((one) => one === entry)).toEqual([entry]);
        }
        const { EventWithdrawn: _, ...others } = await load(entries);
        expect(others).toEqual({});
      }
    };
    await fc.assert(fc.asyncProperty(histories(), fc.integer({ min: 1, max: 6 }), run), { numRuns: 20 });
    await almanac.close();
    const { code, output } = await openCommandLine(almanac.dataDirectory)('projections', 'verify', '--all');
    expect([code, output]).toEqual([0, expect.any(String)]);
  });
});

const source = { name: 'Library / events', calendar: 'events', organization: 'Library' };

/** Like a server that remembers its earlier imports. */
const createLibraryImporter = (almanac: Almanac) => {
  const importer = almanac.app.get(CalendarImporter);
  let history = EMPTY_HISTORY;
  const waitUntilShown = async () => almanac.app.get(Projector).caughtUpTo(await almanac.app.get(EventStore).head());
  const remembering = async (load: () => ReturnType<CalendarImporter['load']>) => {
    const loaded = await load();
    history = loaded.history;
    await waitUntilShown();
    return loaded;
  };
  const read = (text: string) => readCalendar(Buffer.from(text), importer.importWindow());
  return {
    load: (...names: string[]) => remembering(() => importer.load(source, read(toCalendar(...names)), { history })),
    isUnchanged: () => remembering(() => importer.loadUnchanged(source, { history })),
  };
};

describe('An event that its publisher no longer has', () => {
  it('leaves every list after three loads without it, is found by those who saved it or have its address, and comes back as it was', async () => {
    const almanac = await openAlmanac();
    const { load, isUnchanged } = createLibraryImporter(almanac);
    const anna = almanac.resident('Anna');
    await load('Alpha', 'Beta', 'Chess');
    const find = async () => (await almanac.read<TownEvent[]>('/api/events')).map(({ name }) => name);
    const chess = (await almanac.read<TownEvent[]>('/api/events')).find(({ name }) => name === 'Chess')!.id;
    await anna.follow('Library').expect(200);
    await anna.save(chess).expect(200);
    const count = async () => (await anna.sidebar()).organizations[0]!.count;
    const sitemap = async () => (await almanac.http.get('/sitemap/events-2027-03.xml').expect(200)).text;

    await load('Alpha', 'Beta');
    await isUnchanged();
    expect([await find(), await count()]).toEqual([['Alpha', 'Beta', 'Chess'], 3]);
    expect((await isUnchanged()).facts).toEqual({ EventWithdrawn: 1 });
    expect((await isUnchanged()).facts).toEqual({});
    expect([await find(), await count()]).toEqual([['Alpha', 'Beta'], 2]);
    expect(await sitemap()).not.toContain(`/event/${chess}<`);
    expect(await almanac.read<EventDetails>(`/api/events/${chess}`)).toMatchObject({
      status: 'withdrawn',
      history: { withdrawnAt: expect.any(String) },
    });
    await almanac.http.get(`/event/${chess}`).expect(410);
    expect(await anna.saved()).toMatchObject([{ id: chess, status: 'withdrawn' }]);

    expect((await load('Alpha', 'Beta', 'Chess')).facts).toEqual({ EventRestored: 1 });
    expect([await find(), await count()]).toEqual([['Alpha', 'Beta', 'Chess'], 3]);
    expect(await sitemap()).toContain(`/event/${chess}<`);
    await almanac.http.get(`/event/${chess}`).expect(200);
    const [saved] = await anna.saved();
    expect(saved).toMatchObject({ id: chess, status: 'confirmed' });
    expect(saved!.history).not.toHaveProperty('withdrawnAt');
  });
});

describe('A load of a source', () => {
  it('has a run of its own in each of its facts, which also name the source', async () => {
    const almanac = await openAlmanac();
    const { load } = createLibraryImporter(almanac);
    const runs = [(await load('Alpha', 'Beta', 'Chess')).run, (await load('Alpha', 'Beta', 'Chess', 'Dance')).run];
    const { facts } = await almanac.app.get(EventStore).readAll(BEGINNING, 100);
    const published = facts.filter(({ type }) => type === 'EventPublished');
    expect(published.map(({ metadata }) => runs.indexOf(metadata.correlationId))).toEqual([0, 0, 0, 1]);
    for (const { metadata } of published) expect(metadata.actor).toMatch(/^source \d+ events$/);
  });

  it('counts an event that the feed contains twice as one', async () => {
    const almanac = await openAlmanac();
    const importer = almanac.app.get(CalendarImporter);
    const [head, event] = toCalendar('Alpha').split('BEGIN:VEVENT');
    const twice = [head, event!.replace('END:VCALENDAR', ''), event!.replace('UID:Alpha', 'UID:again')].join('BEGIN:VEVENT');
    const loaded = await importer.load(source, readCalendar(Buffer.from(twice), importer.importWindow()));
    expect(loaded).toMatchObject({ happenings: 1, facts: { EventPublished: 1 } });
  });

  it('that is held records nothing, not even the organization and its category', async () => {
    const almanac = await openAlmanac();
    const { load } = createLibraryImporter(almanac);
    await load('Alpha', 'Beta', 'Chess');
    const head = await almanac.app.get(EventStore).head();
    expect(await load('Alpha')).toMatchObject({
      facts: {},
      heldBack: 'It no longer has 2 of 3 events to come. It offers 1 event.',
    });
    expect(await load()).toMatchObject({ facts: {}, heldBack: 'It is empty, and had 3 events to come.' });
    expect(await almanac.app.get(EventStore).head()).toBe(head);
  });
});

describe('A source that is kept', () => {
  it('is imported for the organization it was added for, whichever organization has that name now', async () => {
    const almanac = await openAlmanac();
    const importer = almanac.app.get(CalendarImporter);
    const read = (text: string) => readCalendar(Buffer.from(text), importer.importWindow());
    const rest = async () => almanac.app.get(Projector).caughtUpTo(await almanac.app.get(EventStore).head());
    const storedSource = { ...source, id: await importer.sourceIdOf(source) };
    await importer.load(storedSource, read(toCalendar('Alpha')));
    await rest();
    await almanac.issue(RenameOrganization, { id: toOrganizationId('Library'), name: 'Public Library' });
    const other = { id: 999, name: 'Library', category: 'Education', description: '', displayOrder: 50, subOrganizations: [] };
    await almanac.issue(RegisterOrganization, other);
    await rest();
    expect(await importer.sourceIdOf(storedSource)).toBe(storedSource.id);
    expect((await importer.load(storedSource, read(toCalendar('Alpha', 'Beta')))).facts).toEqual({ EventPublished: 1 });
    await rest();
    const events = await almanac.read<TownEvent[]>('/api/events');
    expect(events.map(({ organization }) => organization)).toEqual(['Public Library', 'Public Library']);
  });
});

describe('An operator whose file has lost most of its events', () => {
  it('is told so, and has it imported by saying so', async () => {
    const directory = createDataDirectory();
    const path = join(directory, 'events.ics');
    const almanac = openCommandLine(directory, { ALMANAC_SEED: 'none' });
    const load = (names: string[], ...words: string[]) => {
      writeFileSync(path, toCalendar(...names));
      return almanac('import', 'ics', path, '--organization', 'Library', ...words);
    };
    await load(['Alpha', 'Beta', 'Chess']);
    const heldLoad = await load(['Dance']);
    expect(heldLoad.code).toBe(1);
    expect(heldLoad.output).toContain('1 event, HELD BACK. It no longer has 3 of 3 events to come.');
    expect(heldLoad.output).toContain('1 file, nothing new, 1 held back.');
    expect(await load(['Dance'], '--force')).toMatchObject({ code: 0, output: expect.stringContaining('1 new') });
  });
});

const EVENT_COUNT = 12;

const calendar = (hour: number) =>
  [
    'BEGIN:VCALENDAR',
    ...Array.from({ length: EVENT_COUNT }, (_, nth) => [
      'BEGIN:VEVENT',
      `UID:${nth}`,
      `DTSTART;TZID=America/New_York:202703${10 + nth}T${hour}0000`,
      `SUMMARY:Reading ${nth}`,
      'END:VEVENT',
    ]).flat(),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

describe('A check that is broken off', () => {
  let server: Server;
  let address: string;
  let hour: number;
  let isHanging: boolean;
  let validators: (string | undefined)[];
  let hungUp: number;
  let almanac: Almanac;

  beforeAll(async () => {
    server = createServer(({ headers }, response) => {
      validators.push(headers['if-none-match']);
      const etag = `"${hour}"`;
      response.on('close', () => {
        if (!response.writableFinished) hungUp += 1;
      });
      if (isHanging) return;
      if (headers['if-none-match'] === etag) response.writeHead(304).end();
      else response.setHeader('etag', etag).end(calendar(hour));
    });
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events.ics`;
  });
  afterAll(() => server.close().closeAllConnections());
  afterEach(async () => {
    jest.restoreAllMocks();
    await almanac.close();
  });

  beforeEach(async () => {
    [hour, isHanging, validators, hungUp] = [17, false, [], 0];
    const environment = { ALMANAC_DATA_DIR: createDataDirectory(), ALMANAC_PRIVATE_ADDRESSES: '127.0.0.0/8' };
    await openCommandLine(environment.ALMANAC_DATA_DIR, environment)(
      'sources',
      'add',
      address,
      '--organization',
      'Library',
      '--skip-trial',
    );
    almanac = await openAlmanac(environment);
  });

  const check = async (stopped?: AbortSignal) => {
    const [knownSource] = await almanac.app.get(Sources).all();
    return almanac.app.get(SourceChecker).check(knownSource!.source, stopped ? { stopped } : {});
  };
  const hours = async () => (await almanac.read<TownEvent[]>('/api/events')).map(({ time }) => time);
  const readHead = () => almanac.app.get(EventStore).head();

  const checkUntil = async (commands: number) => {
    const stopping = new AbortController();
    const commander = almanac.app.get(Commands);
    const issue = commander.issueWithin.bind(commander);
    let commandCount = 0;
    const spied = jest.spyOn(commander, 'issueWithin').mockImplementation((...words) => {
      commandCount += 1;
      if (commandCount === commands) stopping.abort();
      return issue(...words);
    });
    await expect(check(stopping.signal)).rejects.toBeInstanceOf(CheckStopped);
    spied.mockRestore();
    expect(commandCount).toBeLessThanOrEqual(commands);
  };

  it.each([1, 2, 5, EVENT_COUNT])('with %s commands of its first load given is ended by the next one', async (commands) => {
    await checkUntil(commands);
    expect((await almanac.app.get(Sources).all())[0]!.note).toEqual({ failures: 0 });
    expect(await check()).toMatchObject({ failures: 0, events: EVENT_COUNT, unrecorded: 0 });
    expect(await hours()).toEqual(Array(EVENT_COUNT).fill('5:00 PM'));
    const before = await readHead();
    await check();
    expect(await readHead()).toBe(before);
  });

  it('in the middle of a change is undone by the next one, when the publisher is back at what it said before', async () => {
    await check();
    hour = 18;
    await checkUntil(5);
    hour = 17;
    await check();
    expect(validators).toEqual([undefined, '"17"', undefined]);
    expect(await hours()).toEqual(Array(EVENT_COUNT).fill('5:00 PM'));
  });

  it('by the end of its process hangs up on a publisher that says nothing, and leaves the source due', async () => {
    isHanging = true;
    const looking = almanac.app.get(CheckScheduler).runOnce();
    while (validators.length === 0) await new Promise(setImmediate);
    await almanac.app.get(CheckScheduler).beforeApplicationShutdown();
    await looking;
    while (hungUp === 0) await new Promise(setImmediate);
    expect(await almanac.app.get(Sources).due()).toHaveLength(1);
  });
});
