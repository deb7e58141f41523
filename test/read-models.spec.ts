/** @engines order */

import { randomUUID } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import type { Organization, TownEvent } from '#libs/contracts';
import { catalogueEvent, operations, preferences, RecordRebuild, SaveEvent, UnsaveEvent } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import {
  type Builds,
  type Command,
  type Decider,
  EventStore,
  type NewEvent,
  NO_STREAM,
  type ParkedDecision,
  type Position,
  projection,
  Rejected,
  rebuildProjections,
  SnapshotCache,
  Streams,
  verifyProjections,
} from '#libs/event-sourcing';
import { readCalendar } from '#libs/integrations';
import { CalendarImporter } from '../apps/api/src/import/calendar-importer';
import { type Almanac, openAlmanac } from './app';
import { isOnEngines, onFiles } from './engines/test-servers';
import { arbitraryCommands, type CommandForStream } from './fixtures/histories';
import { recordCounts, tallies } from './fixtures/tallies';
import {
  commandMetadata,
  createFolder,
  eventualMetadata,
  openProcess,
  projectAll,
  readLog,
  type TownProcess,
  toReplaceableStore,
} from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';

type SaidEvent = { type: 'Said'; data: { about: string; word: string } };

const createSayings = (poisonWords: readonly string[]) =>
  projection<{ words: string[] }, SaidEvent>({
    name: 'sayings',
    version: 1,
    key: ({ data }) => data.about,
    on: {
      Said: (saying = { words: [] }, { data: { word } }) => {
        if (poisonWords.includes(word)) throw new Error(`${word} cannot be taken`);
        return { words: [...saying.words, word] };
      },
    },
  });

const [strictSayings, lenientSayings] = [createSayings(['poison', 'venom']), createSayings(['venom'])];

describe('A parked document', () => {
  let folder: string;
  let town: TownProcess;
  const opened: TownProcess[] = [];
  beforeEach(() => {
    folder = createFolder();
    town = open(strictSayings);
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
    rmSync(folder, { recursive: true });
  });

  const open = (model: typeof strictSayings) => {
    const process = openProcess(folder, { models: [model] });
    opened.push(process);
    return process;
  };
  const record = (type: string, data: object) => {
    const { consistency: _, ...metadata } = commandMetadata();
    return town.store.append(`${type}-${randomUUID().slice(0, 8)}`, [{ id: randomUUID(), type, data, metadata }], NO_STREAM);
  };
  const say = async (about: string, ...words: readonly string[]) => {
    let last: Position;
    for (const word of words) last = await record('Said', { about, word });
    return last!;
  };
  const decide = (type: ParkedDecision['type'], key: string, position: Position) =>
    record(type, { projection: 'sayings', key, position, failure: 'Error', reason: 'It was a test.' });
  const words = async (key: string) => (await town.readModels.get(strictSayings, key))?.words;
  const parked = async () => {
    const live = (await town.builds.list()).find(({ state }) => state === 'live')!;
    return (await town.builds.parked(live)).map(({ key, position }) => [key, position]);
  };

  it('goes on without the fact that an operator skips, with all that waited behind it, and others never waited', async () => {
    await say('ada', 'one');
    const poison = await say('ada', 'poison');
    await say('ada', 'two', 'three');
    await say('bob', 'one');
    await projectAll(town);
    expect([await words('ada'), await words('bob'), await parked()]).toEqual([['one'], ['one'], [['ada', poison]]]);

    await decide('FoldSkipped', 'ada', poison);
    await say('ada', 'four');
    await projectAll(town);
    expect([await words('ada'), await words('bob'), await parked()]).toEqual([['one', 'two', 'three', 'four'], ['one'], []]);
  });

  it('stays parked where it is tried again in vain, and goes on in order with a fold that can', async () => {
    const poison = await say('ada', 'poison');
    await say('ada', 'two');
    await projectAll(town);
    await decide('FoldRetried', 'ada', poison);
    await projectAll(town);
    expect([await words('ada'), await parked()]).toEqual([undefined, [['ada', poison]]]);

    const mended = open(lenientSayings);
    await decide('FoldRetried', 'ada', poison);
    await projectAll(mended);
    expect([await words('ada'), await parked()]).toEqual([['poison', 'two'], []]);
  });

  it('is parked anew by the next fact that it cannot take', async () => {
    const poison = await say('ada', 'poison');
    await say('ada', 'one');
    const venom = await say('ada', 'venom');
    await say('ada', 'two');
    await projectAll(town);
    await decide('FoldSkipped', 'ada', poison);
    await projectAll(town);
    expect([await words('ada'), await parked()]).toEqual([['one'], [['ada', venom]]]);
    await decide('FoldSkipped', 'ada', poison);
    await projectAll(town);
    expect(await parked()).toEqual([['ada', venom]]);
    await decide('FoldSkipped', 'ada', venom);
    await projectAll(town);
    expect([await words('ada'), await parked()]).toEqual([['one', 'two'], []]);
  });

  it('has what was skipped in it again when it is rebuilt by a fold that can take it', async () => {
    const poison = await say('ada', 'poison');
    await say('ada', 'two');
    await decide('FoldSkipped', 'ada', poison);
    await projectAll(town);
    expect((await verifyProjections(town, [strictSayings]))[0]).toMatchObject({ differing: [], parked: 0 });
    const mended = open(lenientSayings);
    expect(await rebuildProjections(mended, [lenientSayings])).toMatchObject([{ differing: ['ada'], parked: 0, refused: [] }]);
    expect(await words('ada')).toEqual(['poison', 'two']);
  });

  it('is shown as far as it can be kept, by a new build as well', async () => {
    for (let nth = 0; nth < 9; nth++) await say('ada', 'long '.repeat(180_000));
    await projectAll(town);
    const tooMuch = await say('ada', 'long '.repeat(180_000));
    await projectAll(town);
    expect([(await words('ada'))!.length, await parked()]).toEqual([9, [['ada', tooMuch]]]);
    expect(await rebuildProjections(town, [strictSayings])).toMatchObject([{ differing: [], refused: [] }]);
    expect([(await words('ada'))!.length, await parked()]).toEqual([9, [['ada', tooMuch]]]);
  });

  it('ends the same however far its build came between what was said and decided, and when it is built anew', async () => {
    const about = fc.record({ about: fc.constantFrom('ada', 'bob'), word: fc.constantFrom('one', 'two', 'poison') });
    const arbitraryStep = fc.oneof({ weight: 3, arbitrary: about }, fc.constantFrom('follow', 'FoldSkipped', 'FoldRetried'));
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryStep, { minLength: 8, maxLength: 30, size: 'max' }), async (history) => {
        await opened.pop()!.close();
        rmSync(folder, { recursive: true });
        folder = createFolder();
        town = open(strictSayings);
        await projectAll(town);
        const messages: [key: string, position: Position, word: string][] = [];
        for (const one of history) {
          if (one === 'follow') await projectAll(town);
          else if (typeof one === 'object') messages.push([one.about, await say(one.about, one.word), one.word]);
          else
            for (const [key, position] of await parked()) await decide(one as ParkedDecision['type'], key!, position as Position);
        }
        await projectAll(town);
        const ends = new Map((await parked()) as [string, Position][]);
        for (const key of ['ada', 'bob']) {
          const taken = messages.filter(
            ([about, position, word]) => about === key && word !== 'poison' && !(position > ends.get(key)!),
          );
          expect((await words(key)) ?? []).toEqual(taken.map(([, , word]) => word));
        }
        expect(await verifyProjections(town, [strictSayings])).toMatchObject([{ differing: [], parked: ends.size }]);
      }),
      { numRuns: 40 },
    );
  });
});

/** The process dies at this call of the builds: before the call has done its work, or after it if `done`. */
type Fault = Readonly<{ call: number; done: boolean; more: number }>;

const arbitraryFaults = fc.array(
  fc.record<Fault>({ call: fc.integer({ min: 1, max: 40 }), done: fc.boolean(), more: fc.nat(3) }),
  {
    minLength: 1,
    maxLength: 4,
  },
);

/** More documents than one write, fewer than one page. */
const PEOPLE = Array.from({ length: 600 }, (_, nth) => `person-${nth}`);

describe('Wherever a rebuild dies', () => {
  it('the live documents go on being read and followed, and the next rebuild ends equal to them', async () => {
    const run = async (dying: readonly Fault[]) => {
      const folder = createFolder();
      const town = openProcess(folder, { models: [tallies] });
      const expected = new Map<string, { times: number }>();
      const recordAndCount = async (people: readonly string[]) => {
        await recordCounts(town, ...people);
        for (const one of people) expected.set(one, { times: (expected.get(one)?.times ?? 0) + 1 });
      };
      const isShown = async () => {
        const documents = await town.readModels.getMany(tallies, [...expected.keys()]);
        expect(documents).toEqual([...expected.values()]);
      };

      await recordAndCount(PEOPLE);
      await projectAll(town);
      for (const fault of dying) {
        await rebuildProjections({ ...town, builds: killAt(town.builds, fault) }, [tallies]).catch(expectKilled);
        await isShown();
        if (fault.more > 0) await recordAndCount(PEOPLE.slice(0, 200 * fault.more));
        await projectAll(town);
        await isShown();
      }
      expect(await rebuildProjections(town, [tallies])).toMatchObject([{ documents: PEOPLE.length, differing: [], parked: 0 }]);
      await isShown();
      expect(await verifyProjections(town, [tallies])).toMatchObject([{ differing: [] }]);
      expect((await town.builds.list()).map(({ state }) => state).toSorted()).toEqual(['live', 'previous']);
      await town.close();
      rmSync(folder, { recursive: true });
    };
    await fc.assert(fc.asyncProperty(arbitraryFaults, run), { numRuns: 15 });
  });
});

const killAt = (builds: Builds, { call, done }: Fault): Builds => {
  let calls = 0;
  return new Proxy(builds, {
    get: (_, name: keyof Builds) => {
      const work = builds[name].bind(builds) as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        calls += 1;
        if (calls > call || (calls === call && !done)) throw new Error('killed');
        const answer = await work(...args);
        if (calls >= call) throw new Error('killed');
        return answer;
      };
    },
  });
};

const expectKilled = (error: Error) => expect(error.message).toBe('killed');

onFiles.describe('A town whose read models are of another log', () => {
  /** An `api` process builds no read models. They stay empty until a projector starts. */
  let town: Almanac;
  let event: number;
  const open = (role: 'api' | 'all') => openAlmanac({ ALMANAC_DATA_DIR: town.dataDirectory, ALMANAC_ROLE: role });

  beforeEach(async () => {
    const first = await openAlmanac();
    await registerOrganization(first, 'Library', ['Adults']);
    event = await publish(first, 'Book sale', { organization: 'Library' });
    await first.close();
    town = await openAlmanac();
    await imported('u1');
    await town.close();
    const [log, other] = [town, first].map(({ dataDirectory }) => join(dataDirectory, 'readmodels.db'));
    for (const end of ['', '-wal', '-shm']) rmSync(`${log}${end}`, { force: true });
    copyFileSync(other!, log!);
    town = await open('api');
  });
  afterEach(() => town.close());

  const imported = (uid: string, by = town) => {
    const source = { name: 'feed', calendar: 'main', organization: 'School' };
    const importer = by.app.get(CalendarImporter);
    return importer.load(source, readCalendar(Buffer.from(toCalendarFile(uid)), importer.importWindow()));
  };

  it('shows what there is, and answers every command with when to come again, having recorded nothing', async () => {
    const names = (await town.read<Organization[]>('/api/organizations')).map(({ name }) => name);
    expect(names).toEqual(['Library']);
    const head = await town.app.get(EventStore).head();
    const anna = town.resident('Anna');
    for (const call of [anna.follow('Library'), anna.save(event), anna.unsave(event)]) {
      const refused = await call;
      expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([503, 1]);
    }
    expect(await town.app.get(EventStore).head()).toBe(head);
    await open('all');
    await anna.follow('School').expect(200);
  });

  it('does not take what it imports again for something else', async () => {
    const early = imported('u2').catch(() => 'The read models have not caught up with the log.');
    const projecting = await open('all');
    await early;
    await imported('u2', projecting);
    await projecting.waitUntilSettled();
    expect((await projecting.read<TownEvent[]>('/api/events')).map(({ name }) => name)).toEqual(['Story time']);
  });
});

const toCalendarFile = (uid: string) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', `UID:${uid}`, 'DTSTART;TZID=America/New_York:20261124T103000'],
    ...['SUMMARY:Story time', 'LOCATION:Main hall', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');

describe('A stream that has grown long', () => {
  let folder: string;
  let town: TownProcess;
  let read: number;

  const counting = (store: EventStore): EventStore => ({
    ...toReplaceableStore(store),
    read: async (...args) => {
      const facts = await store.read(...args);
      read += facts.length;
      return facts;
    },
  });

  beforeEach(() => {
    folder = createFolder();
    town = openProcess(folder, { through: counting });
    read = 0;
  });
  afterEach(async () => {
    await town.close();
    rmSync(folder, { recursive: true });
  });

  const save = (eventId: number, through = town) =>
    through.streams.handle(preferences, new SaveEvent({ key: ada, eventId }, eventualMetadata()));

  it('is not read again when Ada saves one event more, nor when she saves it twice', async () => {
    for (let eventId = 1; eventId <= 500; eventId++) await save(eventId);
    expect(await save(500)).toEqual([]);
    expect(await save(501)).toHaveLength(1);
    expect(read).toBe(1);
  });

  it('is read once by a process that starts, and then only what another process adds', async () => {
    for (let eventId = 1; eventId <= 100; eventId++) await save(eventId);
    const other = openProcess(folder, { through: counting });
    expect(await save(7, other)).toEqual([]);
    expect(read).toBe(100);
    expect(await save(101, other)).toHaveLength(1);
    expect(await save(101)).toEqual([]);
    expect(await save(102)).toHaveLength(1);
    // The newest cached fact, and the new one.
    expect(read).toBe(100 + 2);
    await other.close();
  });

  it('takes precedence over its cached state: Ada saves again what she unsaved through another process', async () => {
    const other = openProcess(folder);
    await save(7);
    await other.streams.handle(preferences, new UnsaveEvent({ key: ada, eventId: 7 }, eventualMetadata()));
    expect(await save(7)).toHaveLength(1);
    await other.close();
  });

  it('answers a command that is repeated long after with what it recorded then', async () => {
    const first = new RecordRebuild({ projection: 'counts', documents: 12, differing: 0 }, eventualMetadata());
    const recorded = await town.streams.handle(operations, first);
    for (let n = 0; n < 50; n++) await town.streams.handle(operations, new RecordRebuild(first.data, eventualMetadata()));
    expect(await town.streams.handle(operations, first)).toMatchObject(recorded);
    expect(await town.store.read('operations-town')).toHaveLength(51);
  });
});

onFiles.describe('A log that is restored from an older copy while somebody has it open', () => {
  let folder: string;
  let town: TownProcess;

  const copied = async (from: string, to: string) => {
    const log = new DatabaseSync(join(folder, from));
    await backup(log, join(folder, to));
    log.close();
  };
  const save = (eventId: number, through = town) =>
    through.streams.handle(preferences, new SaveEvent({ key: ada, eventId }, eventualMetadata()));
  const saved = async () => (await town.store.read(`preferences-${ada}`)).map(({ data }) => data.eventId);

  beforeEach(async () => {
    folder = createFolder();
    town = openProcess(folder);
    await save(1);
    await copied('events.db', 'copy.db');
    await save(2);
    await save(3);
    await copied('copy.db', 'events.db');
  });
  afterEach(async () => {
    await town.close();
    rmSync(folder, { recursive: true });
  });

  it('takes precedence over the cache: what it lost is recorded when Ada saves it again', async () => {
    expect(await save(3)).toHaveLength(1);
    expect(await save(2)).toHaveLength(1);
    expect(await saved()).toEqual([1, 3, 2]);
  });

  it('takes what is new, too', async () => {
    expect(await save(4)).toHaveLength(1);
    expect(await saved()).toEqual([1, 4]);
  });

  it.each([[[5]], [[5, 6]], [[5, 6, 7]]])('is believed also where it has grown by %j meanwhile', async (meanwhile) => {
    const other = openProcess(folder);
    for (const eventId of meanwhile) await save(eventId, other);
    await other.close();
    expect(await save(5)).toEqual([]);
    expect(await save(2)).toHaveLength(1);
    expect(await saved()).toEqual([1, ...meanwhile, 2]);
  });
});

const openWithoutSnapshots = ({ store, projector }: TownProcess): Pick<Streams, 'handle'> => ({
  handle: (decider, command) => new Streams(store, projector).handle(decider, command),
});

const deciders: Record<CommandForStream['about'], Decider<any, any, any>> = { preferences, event: catalogueEvent };

const outcomeOf = async (streams: Pick<Streams, 'handle'>, { about, command }: CommandForStream) => {
  const facts = streams.handle<unknown, Command, any>(deciders[about], command);
  return facts.then(
    (recorded) => recorded.map(({ id, type, data }: NewEvent) => JSON.stringify({ id, type, data })),
    (error) => (error instanceof Rejected ? error.code : Promise.reject(error)),
  );
};

/** In order and without positions, because a server has events of its own between them. */
const factsOf = async ({ store }: TownProcess) => (await readLog(store)).map(({ position: _, ...fact }) => fact);

describe('Commands through two processes that keep states', () => {
  const inTwoTowns = async (work: (one: TownProcess, other: TownProcess, plain: TownProcess) => Promise<void>) => {
    const [folder, another] = [createFolder(), createFolder()];
    const [one, other, plain] = [openProcess(folder), openProcess(folder), openProcess(another)];
    try {
      await work(one, other, plain);
    } finally {
      for (const each of [one, other, plain]) await each.close();
      for (const each of [folder, another]) rmSync(each, { recursive: true });
    }
  };

  const property = fc.asyncProperty(arbitraryCommands(), fc.infiniteStream(fc.boolean()), (commands, sides) =>
    inTwoTowns(async (one, other, plain) => {
      // Few enough that streams are also evicted in between.
      const keeping = [one, other].map(({ store, projector }) => new Streams(store, projector, new SnapshotCache(4)));
      for (const each of commands) {
        const through = keeping[sides.next().value ? 1 : 0]!;
        expect(await outcomeOf(through, each)).toEqual(await outcomeOf(openWithoutSnapshots(plain), each));
      }
      expect(await factsOf(one)).toEqual(await factsOf(plain));
    }),
  );

  it('record and answer the same as commands that read the whole stream', () =>
    fc.assert(property, { numRuns: isOnEngines ? 5 : 25 }));
});
