/** @engines small */

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import {
  type CountedSubcalendar,
  type FeedDefault,
  isHiddenOrganization,
  type Organization,
  sortOrganizations,
  type TownEvent,
  toOrganizationEntry,
} from '#libs/contracts';
import { organization, RegisterOrganization, RenameOrganization } from '#libs/domain';
import { EventStore, Rejected, Streams } from '#libs/event-sourcing';
import { EmbeddedEventStore } from '#libs/stores';
import { OrganizationNameClaims } from '../apps/api/src/organizations/organization-name-claims';
import { type Almanac, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { onFiles } from './engines/test-servers';
import { eventualMetadata, readLog, toReplaceableStore } from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';

let sampleTown: Almanac;
beforeAll(async () => {
  sampleTown = await openAlmanac({ ALMANAC_SEED: 'sample' });
});

describe('Who publishes in the sample town', () => {
  let organizations: Organization[];

  beforeAll(async () => {
    organizations = await sampleTown.read('/api/organizations');
  });

  it('is listed with all its parts, most prominent first, then by name', () => {
    expect(organizations.length).toBeGreaterThan(35);
    expect(organizations[0]).toMatchObject({ name: 'Moorestown Township', category: 'Government', displayOrder: 100 });
    expect(organizations[0]!.subOrganizations[0]).toEqual({ name: 'Township Council', subDisplayOrder: 90 });
    expect(organizations).toEqual(sortOrganizations(organizations, () => false));
  });

  it('is not who is hidden', () => expect(organizations.filter(({ name }) => isHiddenOrganization(name))).toEqual([]));

  it('offers programs to follow by themselves, those of one organization together', async () => {
    const subcalendars = await sampleTown.read<CountedSubcalendar[]>('/api/subcalendars');
    const ids = new Set(organizations.map(({ id }) => id));
    expect(subcalendars.length).toBeGreaterThan(10);
    expect(subcalendars.filter(({ organizationId }) => !ids.has(organizationId))).toEqual([]);
    const inLibrary = subcalendars.filter(({ organizationId }) => organizationId === 2).map(({ name }) => name);
    expect(inLibrary).toEqual(['Children', 'Teens', 'Adults', 'Friends of the Library']);
    const runs = subcalendars.filter(({ organizationId }, i) => organizationId !== subcalendars[i - 1]?.organizationId);
    expect(runs).toHaveLength(new Set(subcalendars.map(({ organizationId }) => organizationId)).size);
    expect(subcalendars.filter(({ count }) => count === 0)).toEqual([]);
  });

  it('fills the feed of newcomers with entries that exist', async () => {
    const defaults = await sampleTown.read<FeedDefault[]>('/api/my-almanac-defaults');
    const entries = organizations.flatMap(({ name, subOrganizations }) => [
      name,
      ...subOrganizations.map((sub) => toOrganizationEntry(name, sub.name)),
    ]);
    expect(defaults.length).toBeGreaterThan(5);
    expect(defaults.filter((each) => !entries.includes(toOrganizationEntry(each.organization, each.subOrganization)))).toEqual(
      [],
    );
    expect(defaults.map(({ subDisplayOrder }) => subDisplayOrder)).toEqual(
      defaults.map(({ subDisplayOrder }) => subDisplayOrder).toSorted((a, b) => b - a),
    );
  });
});

describe('A town where nobody has published anything', () => {
  let almanac: Almanac;
  beforeAll(async () => {
    almanac = await openAlmanac();
  });

  it.each(['events', 'organizations', 'subcalendars', 'my-almanac-defaults'])('has an empty list of %s', async (list) =>
    expect(await almanac.read(`/api/${list}`)).toEqual([]),
  );
});

const LIBRARY = 'Moorestown Library';

describe('When the library founds a chess club later', () => {
  let almanac: Almanac;
  const follows = async (name: string) => (await almanac.resident(name).preferences()).followedOrganizations;

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, LIBRARY, ['Adults', 'Teens']);
    await registerOrganization(almanac, 'Township');
    const listsByName: Record<string, string[][]> = {
      'Anna, who follows the library': [[LIBRARY]],
      'Ben, who follows it with the teens alone': [[LIBRARY, `${LIBRARY}::Teens`]],
      'Carla, who follows the teens alone': [[`${LIBRARY}::Teens`]],
      'Dan, who follows the township': [['Township']],
      'Eva, who unfollowed the library': [[LIBRARY], []],
      'Finn, who said None': [[]],
    };
    for (const [name, lists] of Object.entries(listsByName))
      for (const list of lists)
        await almanac
          .resident(name)
          .follow(...list)
          .expect(200);
    await registerOrganization(almanac, LIBRARY, ['Adults', 'Teens', 'Chess']);
    await almanac.waitUntilSettled();
  });

  it.each([
    ['Anna, who follows the library', [LIBRARY, `${LIBRARY}::Adults`, `${LIBRARY}::Teens`, `${LIBRARY}::Chess`]],
    ['Ben, who follows it with the teens alone', [LIBRARY, `${LIBRARY}::Teens`, `${LIBRARY}::Chess`]],
  ])('%s, follows the club too', async (name, entries) => expect(await follows(name)).toEqual(entries));

  it.each([
    ['Carla, who follows the teens alone', [`${LIBRARY}::Teens`]],
    ['Dan, who follows the township', ['Township']],
    ['Eva, who unfollowed the library', []],
    ['Finn, who said None', []],
    ['Gil, who never changed anything', []],
  ])('%s, does not', async (name, entries) => expect(await follows(name)).toEqual(entries));

  it('an auditor sees that Anna and Ben follow it because it was founded', async () => {
    const log = await readLog(almanac.app.get(EventStore));
    const founded = log.findLast(({ type }) => type === 'SubOrganizationAdded')!.metadata;
    const followed = log.filter(({ metadata }) => metadata.actor === 'follow-new-sub-organizations');
    expect(followed.map(({ metadata }) => metadata.correlationId)).toEqual([founded.correlationId, founded.correlationId]);
  });

  it('Anna finds its evenings in her feed and its box checked', async () => {
    await publish(almanac, 'Blitz tournament', { organization: LIBRARY, subOrganization: 'Chess' });
    const anna = almanac.resident('Anna, who follows the library');
    expect((await anna.feed()).events.map(({ name }) => name)).toEqual(['Blitz tournament']);
    const [library] = (await anna.sidebar()).organizations;
    expect(library!.subOrganizations.map(({ name, followed }) => [name, followed])).toContainEqual(['Chess', true]);
  });

  onFiles.it(
    'Anna unfollows the club again, and it does not come back by itself, not even when the whole log is gone through again',
    async () => {
      const anna = almanac.resident('Anna, who follows the library');
      await anna.follow(LIBRARY, `${LIBRARY}::Teens`).expect(200);
      await registerOrganization(almanac, LIBRARY, ['Adults', 'Teens', 'Chess', 'Go']);
      await almanac.waitUntilSettled();
      const now = [LIBRARY, `${LIBRARY}::Teens`, `${LIBRARY}::Go`];
      expect((await anna.preferences()).followedOrganizations).toEqual(now);

      await almanac.close();
      const log = new DatabaseSync(join(almanac.dataDirectory, 'events.db'));
      log.exec('DELETE FROM checkpoints');
      log.close();
      almanac = await openAlmanac({ ALMANAC_DATA_DIR: almanac.dataDirectory });
      await registerOrganization(almanac, 'Township', ['Planning Board']);
      await almanac.waitUntilSettled();
      expect(await follows('Anna, who follows the library')).toEqual(now);
      expect(await follows('Dan, who follows the township')).toEqual(['Township', 'Township::Planning Board']);
    },
  );
});

describe('Following programs by themselves', () => {
  const head = () => sampleTown.app.get(EventStore).head();

  it('Anna follows two, then another two, and has what she listed last', async () => {
    const anna = sampleTown.resident('Anna');
    expect((await anna.followSubcalendars(5, 6).expect(200)).body).toMatchObject({ followedSubcalendars: [5, 6] });
    expect((await anna.followSubcalendars(6, 1).expect(200)).body).toMatchObject({ followedSubcalendars: [6, 1] });
    expect((await anna.preferences()).followedSubcalendars).toEqual([6, 1]);
    expect((await anna.followSubcalendars().expect(200)).body).toMatchObject({ followedSubcalendars: [] });
  });

  it('Ben posts the same list twice, with doubles, and it is recorded once', async () => {
    const ben = sampleTown.resident('Ben');
    await ben.followSubcalendars(5, 5, 6).expect(200);
    const before = await head();
    await ben.followSubcalendars(6, 5, 6).expect(200);
    expect(await head()).toBe(before);
    expect((await ben.preferences()).followedSubcalendars).toEqual([5, 6]);
  });

  it('Carla lists one that does not exist: she is told which, and nothing changes', async () => {
    const carla = sampleTown.resident('Carla');
    await carla.followSubcalendars(5).expect(200);
    const { body } = await carla.followSubcalendars(6, 4711).expect(400);
    expect(body).toEqual({ statusCode: 400, error: 'Bad Request', message: 'subcalendars: there is no 4711.' });
    expect((await carla.preferences()).followedSubcalendars).toEqual([5]);
  });

  it('Dan follows programs alone, and keeps the feed and the defaults he had', async () => {
    const dan = sampleTown.resident('Dan');
    const before = await dan.feed();
    await dan.followSubcalendars(5).expect(200);
    expect(await dan.feed()).toEqual(before);
    expect(await dan.preferences()).toMatchObject({ followedOrganizations: [], defaults: true });
  });
});

/** Names that every JavaScript object already has. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

const itWhenBuilt = existsSync(join(__dirname, '../dist/web/index.html')) ? it : it.skip;

const toCalendarFile = (name: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    `UID:${name}`,
    'DTSTART;TZID=America/New_York:20261120T183000',
    `SUMMARY:An evening with ${name}`,
    `CATEGORIES:${name}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

describe('Organizations that are called like what every object has', () => {
  let almanac: Almanac;
  let command: ReturnType<typeof openCommandLine>;
  const file = () => join(almanac.dataDirectory, 'strange.ics');
  const load = (name: string, sub: string) => {
    writeFileSync(file(), toCalendarFile(name));
    return command(
      ...['import', 'ics', file(), '--organization', name, '--sub-organization', sub],
      ...['--category', name, '--feed', name, '--json'],
    );
  };

  beforeAll(async () => {
    almanac = await openAlmanac();
    command = openCommandLine(almanac.dataDirectory);
    for (const name of NAMES) expect((await load(name, name)).code).toBe(0);
  });

  it('are imported, listed, and told by their events', async () => {
    const organizations = await almanac.read<Organization[]>('/api/organizations');
    expect(organizations.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
    const events = await almanac.read<TownEvent[]>('/api/events');
    expect(events.map(({ organization, subOrganization }) => [organization, subOrganization]).sort()).toEqual(
      NAMES.map((name) => [name, name]).sort(),
    );
  });

  it.each(NAMES)('%s is followed and counted, alone and with its part', async (name) => {
    const resident = almanac.resident(`who follows ${name}`);
    const entry = `${name}::${name}`;
    await resident.follow(name).expect(200);
    const found = (await resident.sidebar()).organizations.find((one) => one.name === name);
    expect(found).toMatchObject({ followed: true, count: 1, subOrganizations: [{ entry, followed: true, count: 1 }] });
    expect((await resident.preferences()).followedOrganizations).toEqual([name, entry]);
    await resident.follow(entry).expect(200);
    expect((await resident.preferences()).followedOrganizations).toEqual([entry]);
  });

  itWhenBuilt('stand on the page that is sent (npm run build makes it)', async () => {
    const { text } = await almanac.http.get('/').expect(200);
    expect(text).toContain('<body data-drawn-for="wide">');
    for (const name of NAMES) expect(text).toContain(`An evening with ${name}`);
  });

  it('can be renamed to one another, and back to something plain', async () => {
    for (const name of NAMES)
      expect((await command('organizations', 'rename', `${name}::${name}`, `${name}::valueOf`)).code).toBe(0);
    expect((await command('organizations', 'rename', '__proto__', 'isPrototypeOf')).code).toBe(0);
    const organizations = await almanac.read<Organization[]>('/api/organizations');
    expect(organizations.map(({ name }) => name)).toContain('isPrototypeOf');
    expect(new Set(organizations.flatMap((one) => one.subOrganizations.map((sub) => sub.name)))).toEqual(new Set(['valueOf']));
  });
});

const CONTESTED_NAMES = ['Library', 'Archive', 'Reading Room'];

/** The process dies at one of its calls to the log: before the call has done its work, or after it if `done`. */
type NamingStep = Readonly<{ action: 'register' | 'rename'; id: number; name: string; diesAt: number; done: boolean }>;

const arbitraryNamingSteps = fc.array(
  fc.record<NamingStep>({
    action: fc.constantFrom('register', 'rename'),
    id: fc.integer({ min: 1, max: 3 }),
    name: fc.constantFrom(...CONTESTED_NAMES),
    diesAt: fc.oneof({ weight: 2, arbitrary: fc.constant(Number.POSITIVE_INFINITY) }, fc.integer({ min: 1, max: 12 })),
    done: fc.boolean(),
  }),
  { minLength: 2, maxLength: 6 },
);

describe('However registrations and renamings come between each other, and wherever they break off', () => {
  it('a name is borne by one organization at a time, and borne by none is free for the next', async () => {
    const run = async (first: readonly string[], racing: readonly NamingStep[], scheduler: fc.Scheduler) => {
      const store = new EmbeddedEventStore(':memory:');
      for (const [nth, name] of first.entries()) await nameOrganization(store, 'register', nth + 1, name);

      const race = racing.map((one) =>
        nameOrganization(toScheduledStore(store, scheduler, one), one.action, one.id, one.name).catch(expectRefusal),
      );
      await scheduler.waitFor(Promise.all(race));

      const borne = await readFinalNames(store);
      for (const [nth, name] of CONTESTED_NAMES.entries()) {
        const next = nameOrganization(store, 'register', 10 + nth, name);
        if (borne.includes(name)) await expect(next).rejects.toMatchObject({ code: 'name-taken' });
        else expect(await next).toHaveLength(1);
      }
      expect((await readFinalNames(store)).toSorted()).toEqual(CONTESTED_NAMES.toSorted());
      await store.close();
    };
    await fc.assert(fc.asyncProperty(fc.shuffledSubarray(CONTESTED_NAMES), arbitraryNamingSteps, fc.scheduler(), run), {
      numRuns: 100,
    });
  });
});

const nameOrganization = (store: Pick<EventStore, 'read' | 'append'>, action: NamingStep['action'], id: number, name: string) => {
  const about = { category: 'Education', description: '', displayOrder: 50, subOrganizations: [] };
  const streams = new OrganizationNameClaims(new Streams(store as EventStore, { caughtUpTo: async () => true }));
  return streams.handle(
    organization,
    action === 'register'
      ? new RegisterOrganization({ id, name, ...about }, eventualMetadata())
      : new RenameOrganization({ id, name }, eventualMetadata()),
  );
};

/** The store of one of several processes: the scheduler decides the order of its answers, and it dies at `diesAt`. */
const toScheduledStore = (store: EventStore, scheduler: fc.Scheduler, { diesAt, done }: NamingStep) => {
  let calls = 0;
  const call =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      await scheduler.schedule(Promise.resolve());
      calls += 1;
      if (calls >= diesAt && !(done && calls === diesAt)) throw new Error('killed');
      const answer = await work(...args);
      if (calls >= diesAt) throw new Error('killed');
      return answer;
    };
  const { read, append } = toReplaceableStore(store);
  return { ...toReplaceableStore(store), read: call(read), append: call(append) };
};

const expectRefusal = (reason: Error) => {
  if (reason.message === 'killed') return;
  expect(reason).toBeInstanceOf(Rejected);
};

/** Returns the final names of the organizations. Fails if two had the same name at any time. */
const readFinalNames = async (store: EventStore) => {
  const called = new Map<number, string>();
  for (const { type, data } of await readLog(store)) {
    if (type === 'OrganizationRegistered') called.set(data.id, data.name);
    if (type === 'OrganizationRenamed') called.set(data.id, data.to);
    expect(new Set(called.values()).size).toBe(called.size);
  }
  return [...called.values()];
};
