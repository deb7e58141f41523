import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { catalogueEvent, operations, preferences, RecordRebuild, SaveEvent, UnsaveEvent } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import { type Command, type Decider, type EventStore, KeptStates, type NewEvent, Rejected, Streams } from '#libs/event-sourcing';
import { isOnEngines, onFiles } from './engines/servers-of';
import { type AProcess, eventually, newFolder, processIn, throughout, wholeLog } from './fixtures/a-process';
import { commandsOf, type Told } from './fixtures/histories';

describe('A stream that has grown long', () => {
  let folder: string;
  let town: AProcess;
  let read: number;

  const counting = (store: EventStore): EventStore => ({
    ...throughout(store),
    read: async (...args) => {
      const facts = await store.read(...args);
      read += facts.length;
      return facts;
    },
  });

  beforeEach(() => {
    folder = newFolder();
    town = processIn(folder, { through: counting });
    read = 0;
  });
  afterEach(async () => {
    await town.close();
    rmSync(folder, { recursive: true });
  });

  const save = (eventId: number, through = town) =>
    through.streams.handle(preferences, new SaveEvent({ key: ada, eventId }, eventually()));

  it('is not read again when Ada saves one event more, nor when she saves it twice', async () => {
    for (let eventId = 1; eventId <= 500; eventId++) await save(eventId);
    expect(await save(500)).toEqual([]);
    expect(await save(501)).toHaveLength(1);
    // Its newest fact, to see that it is still the one.
    expect(read).toBe(1);
  });

  it('is read once by a process that starts, and then only what another process adds', async () => {
    for (let eventId = 1; eventId <= 100; eventId++) await save(eventId);
    const other = processIn(folder, { through: counting });
    expect(await save(7, other)).toEqual([]);
    expect(read).toBe(100);
    expect(await save(101, other)).toHaveLength(1);
    expect(await save(101)).toEqual([]);
    expect(await save(102)).toHaveLength(1);
    // The newest fact that was known, twice, and the one that is new.
    expect(read).toBe(100 + 3);
    await other.close();
  });

  it('is believed over what is kept of it: Ada saves again what she unsaved elsewhere', async () => {
    const other = processIn(folder);
    await save(7);
    await other.streams.handle(preferences, new UnsaveEvent({ key: ada, eventId: 7 }, eventually()));
    expect(await save(7)).toHaveLength(1);
    await other.close();
  });

  it('answers a command that is repeated long after with what it recorded then', async () => {
    const first = new RecordRebuild({ projection: 'counts', documents: 12, differing: 0 }, eventually());
    const recorded = await town.streams.handle(operations, first);
    for (let n = 0; n < 50; n++) await town.streams.handle(operations, new RecordRebuild(first.data, eventually()));
    expect(await town.streams.handle(operations, first)).toMatchObject(recorded);
    expect(await town.store.read('operations-town')).toHaveLength(51);
  });
});

onFiles.describe('A log that is restored from an older copy while somebody has it open', () => {
  let folder: string;
  let town: AProcess;

  const copied = async (from: string, to: string) => {
    const log = new DatabaseSync(join(folder, from));
    await backup(log, join(folder, to));
    log.close();
  };
  const save = (eventId: number, through = town) =>
    through.streams.handle(preferences, new SaveEvent({ key: ada, eventId }, eventually()));
  const saved = async () => (await town.store.read(`preferences-${ada}`)).map(({ data }) => data.eventId);

  beforeEach(async () => {
    folder = newFolder();
    town = processIn(folder);
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

  it('is believed: what it lost is recorded when Ada saves it again', async () => {
    expect(await save(3)).toHaveLength(1);
    expect(await save(2)).toHaveLength(1);
    expect(await saved()).toEqual([1, 3, 2]);
  });

  it('takes what is new, too', async () => {
    expect(await save(4)).toHaveLength(1);
    expect(await saved()).toEqual([1, 4]);
  });

  it.each([[[5]], [[5, 6]], [[5, 6, 7]]])('is believed also where it has grown by %j meanwhile', async (meanwhile) => {
    const other = processIn(folder);
    for (const eventId of meanwhile) await save(eventId, other);
    await other.close();
    expect(await save(5)).toEqual([]);
    expect(await save(2)).toHaveLength(1);
    expect(await saved()).toEqual([1, ...meanwhile, 2]);
  });
});

/** As if nothing were ever kept: every command is decided on its whole stream. */
const rereading = ({ store, projector }: AProcess): Pick<Streams, 'handle'> => ({
  handle: (decider, command) => new Streams(store, projector).handle(decider, command),
});

const deciders: Record<Told['about'], Decider<any, any, any>> = { preferences, event: catalogueEvent };

const outcomeOf = async (streams: Pick<Streams, 'handle'>, { about, command }: Told) => {
  const facts = streams.handle<unknown, Command, any>(deciders[about], command);
  return facts.then(
    (recorded) => recorded.map(({ id, type, data }: NewEvent) => JSON.stringify({ id, type, data })),
    (error) => (error instanceof Rejected ? error.code : Promise.reject(error)),
  );
};

/** In their order, whatever else a server has between them. */
const factsOf = async ({ store }: AProcess) => (await wholeLog(store)).map(({ position: _, ...fact }) => fact);

describe('Commands through two processes that keep states', () => {
  const inTwoTowns = async (work: (one: AProcess, other: AProcess, plain: AProcess) => Promise<void>) => {
    const [folder, another] = [newFolder(), newFolder()];
    const [one, other, plain] = [processIn(folder), processIn(folder), processIn(another)];
    try {
      await work(one, other, plain);
    } finally {
      for (const each of [one, other, plain]) await each.close();
      for (const each of [folder, another]) rmSync(each, { recursive: true });
    }
  };

  const property = fc.asyncProperty(commandsOf(), fc.infiniteStream(fc.boolean()), (told, sides) =>
    inTwoTowns(async (one, other, plain) => {
      // Few enough that streams are forgotten in between, too.
      const keeping = [one, other].map(({ store, projector }) => new Streams(store, projector, new KeptStates(4)));
      for (const each of told) {
        const through = keeping[sides.next().value ? 1 : 0]!;
        expect(await outcomeOf(through, each)).toEqual(await outcomeOf(rereading(plain), each));
      }
      expect(await factsOf(one)).toEqual(await factsOf(plain));
    }),
  );

  it('record and answer whatever commands do that reread everything', () =>
    fc.assert(property, { numRuns: isOnEngines ? 5 : 25 }));
});
