/** @engines order small */

import { rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { operations, preferences, RecordRebuild, SaveEvent, UnsaveEvent } from '#libs/domain';
import { ada, bob } from '#libs/domain/testing';
import { command, type DomainEvent, decider, type EventStore, Rejected, RevisionConflict, Streams } from '#libs/event-sourcing';
import { preferences as preferencesModel } from '#projections';
import {
  commandMetadata,
  createFolder,
  eventualMetadata,
  openProcess,
  projectAll,
  type TownProcess,
  toReplaceableStore,
} from './fixtures/town-process';

class TakeSeat extends command('TakeSeat')<{ hall: string; visitor: string }> {}
type SeatTaken = DomainEvent<'SeatTaken', { hall: string; visitor: string }>;

const hallWithThreeSeats = decider<number, TakeSeat, SeatTaken>({
  stream: 'hall',
  identify: ({ hall }) => hall,
  initialState: 0,
  decide: {
    TakeSeat: (data, taken) => {
      if (taken === 3) throw new Rejected('hall-full', 'All seats are taken.');
      return [{ type: 'SeatTaken', data }];
    },
  },
  evolve: { SeatTaken: (taken) => taken + 1 },
});

const TWENTY_NUMBERS = Array.from({ length: 20 }, (_, i) => i);

describe('commands that race for one stream', () => {
  let folder: string;
  let processes: [TownProcess, TownProcess];
  beforeEach(() => {
    folder = createFolder();
    processes = [openProcess(folder), openProcess(folder)];
  });
  afterEach(async () => {
    for (const each of processes) await each.close();
    rmSync(folder, { recursive: true });
  });

  it('are all kept when Ada saves twenty events at once through two processes', async () => {
    const saving = TWENTY_NUMBERS.map((eventId) =>
      processes[eventId % 2]!.streams.handle(preferences, new SaveEvent({ key: ada, eventId }, eventualMetadata())),
    );
    expect((await Promise.all(saving)).map((facts) => facts.length)).toEqual(TWENTY_NUMBERS.map(() => 1));

    const recorded = await processes[0].store.read(`preferences-${ada}`);
    expect(recorded.map(({ revision }) => revision)).toEqual(TWENTY_NUMBERS);
    expect(recorded.map(({ data }) => data.eventId).toSorted((a, b) => a - b)).toEqual(TWENTY_NUMBERS);
  });

  it('ask for no revision below the first when both found nothing there: EventStoreDB has none', async () => {
    const starts: (number | undefined)[] = [];
    const late = openProcess(folder, {
      through: (store) => ({
        ...toReplaceableStore(store),
        read: (stream, how) => {
          starts.push(how?.from);
          return store.read(stream, how);
        },
      }),
    });
    await late.streams.handle(preferences, new UnsaveEvent({ key: ada, eventId: 1 }, eventualMetadata()));
    await processes[0].streams.handle(preferences, new SaveEvent({ key: ada, eventId: 1 }, eventualMetadata()));
    await late.streams.handle(preferences, new SaveEvent({ key: ada, eventId: 2 }, eventualMetadata()));
    expect(await late.store.read(`preferences-${ada}`)).toHaveLength(2);
    expect(starts.filter((from) => from !== undefined && from < 0)).toEqual([]);
    await late.close();
  });

  it('are charged for what they record, not for how often they lost the race', async () => {
    let charged = 0;
    const admit = (facts: number) => {
      charged += facts;
      return () => {
        charged -= facts;
      };
    };
    const saving = TWENTY_NUMBERS.map((nth) =>
      processes[nth % 2]!.streams.handle(
        preferences,
        new SaveEvent({ key: ada, eventId: nth % 15 }, { ...eventualMetadata(), admit }),
      ),
    );
    await Promise.all(saving);
    expect(charged).toBe((await processes[0].store.read(`preferences-${ada}`)).length);
  });

  it('never take more than there is: of twenty visitors three find a seat', async () => {
    const taking = TWENTY_NUMBERS.map((i) =>
      processes[i % 2]!.streams.handle(hallWithThreeSeats, new TakeSeat({ hall: 'town', visitor: `${i}` }, eventualMetadata())),
    );
    const answers = await Promise.allSettled(taking);
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));

    expect(refusals).toHaveLength(17);
    expect(refusals.every((reason) => reason instanceof Rejected && reason.code === 'hall-full')).toBe(true);
    expect(await processes[1].store.read('hall-town')).toHaveLength(3);
  });

  it('do not wait for each other on different streams, nor after one that was refused', async () => {
    const [{ streams }] = processes;
    const seat = (visitor: string) =>
      streams.handle(hallWithThreeSeats, new TakeSeat({ hall: 'town', visitor }, eventualMetadata())).catch(() => 'refused');
    const save = streams.handle(preferences, new SaveEvent({ key: bob, eventId: 1 }, eventualMetadata()));
    const answers = await Promise.all(['ada', 'bob', 'cyd', 'dan', 'eve'].map(seat));
    expect(answers.map((answer) => (answer === 'refused' ? 0 : 1))).toEqual([1, 1, 1, 0, 0]);
    expect(await save).toHaveLength(1);
  });

  it('fail loudly where others are always faster', async () => {
    const busy: Pick<EventStore, 'read' | 'append'> = {
      read: async () => [],
      append: () => Promise.reject(new RevisionConflict('hall-town')),
    };
    const streams = new Streams(busy as EventStore, processes[0].projector);
    const seat = streams.handle(hallWithThreeSeats, new TakeSeat({ hall: 'town', visitor: 'ada' }, commandMetadata()));
    await expect(seat).rejects.toThrow(RevisionConflict);
  });
});

describe('a command that is repeated', () => {
  let folder: string;
  let town: TownProcess;
  beforeEach(() => {
    folder = createFolder();
    town = openProcess(folder);
  });
  afterEach(async () => {
    await town.close();
    rmSync(folder, { recursive: true });
  });

  const rebuilt = { projection: 'counts', documents: 12, differing: 0 };

  it('under its id is the same append, also of a fact that may be recorded twice', async () => {
    const record = new RecordRebuild(rebuilt, eventualMetadata());
    const first = await town.streams.handle(operations, record);
    await town.streams.handle(operations, new RecordRebuild(rebuilt, eventualMetadata()));
    const again = await town.streams.handle(operations, record);

    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(await town.store.read('operations-town')).toHaveLength(2);
  });

  it('under its id through two processes at once is recorded once, and both get the same answer', async () => {
    const other = openProcess(folder);
    const record = new RecordRebuild(rebuilt, eventualMetadata());
    const answers = await Promise.all([town, other].map(({ streams }) => streams.handle(operations, record)));
    await other.close();

    expect(new Set(answers.map(([fact]) => fact!.id)).size).toBe(1);
    expect(await town.store.read('operations-town')).toHaveLength(1);
  });

  it('after its answer was lost answers what was recorded then', async () => {
    let lost = 0;
    const losing: Pick<EventStore, 'read' | 'append'> = {
      read: (stream) => town.store.read(stream),
      append: async (...args) => {
        const position = await town.store.append(...args);
        if (lost++ === 0) throw new Error('connection lost');
        return position;
      },
    };
    const streams = new Streams(losing as EventStore, town.projector);
    const record = new RecordRebuild(rebuilt, eventualMetadata());

    await expect(streams.handle(operations, record)).rejects.toThrow('connection lost');
    const [answer] = await streams.handle(operations, record);
    expect(await town.store.read('operations-town')).toMatchObject([{ ...answer, type: 'ProjectionRebuilt', data: rebuilt }]);
  });

  it('but asks for something else answers what was recorded first, also to a process that does not know the stream', async () => {
    const issued = eventualMetadata();
    const save = (eventId: number) => new SaveEvent({ key: ada, eventId }, issued);
    const [first] = await town.streams.handle(preferences, save(1));
    const late = new Streams(town.store, town.projector);
    expect(await late.handle(preferences, save(2))).toMatchObject([{ id: first!.id, data: { eventId: 1 } }]);
    expect(await town.store.read(`preferences-${ada}`)).toHaveLength(1);
  });

  it('as a new wish with nothing left to change records nothing', async () => {
    const save = () => town.streams.handle(preferences, new SaveEvent({ key: ada, eventId: 7 }, eventualMetadata()));
    expect(await save()).toHaveLength(1);
    expect(await save()).toEqual([]);
    expect(await town.store.read(`preferences-${ada}`)).toHaveLength(1);
  });

  it('waits with its answer until the read models show why there is nothing to do', async () => {
    await projectAll(town);
    await town.streams.handle(preferences, new SaveEvent({ key: ada, eventId: 7 }, eventualMetadata()));
    const again = town.streams.handle(preferences, new SaveEvent({ key: ada, eventId: 7 }, commandMetadata()));
    const document = again.then(() => town.readModels.get(preferencesModel, ada));
    await setImmediate();
    await projectAll(town);
    expect(await again).toEqual([]);
    expect(await document).toMatchObject({ saved: [7] });
  });

  it('keeps who asked, when and why beside every fact', async () => {
    const bobsMetadata = commandMetadata({ actor: 'bob', consistency: 'eventual' });
    await town.streams.handle(preferences, new SaveEvent({ key: bob, eventId: 7 }, bobsMetadata));
    await town.streams.handle(preferences, new UnsaveEvent({ key: bob, eventId: 7 }, eventualMetadata()));
    const { consistency: _, ...metadata } = bobsMetadata;
    expect((await town.store.read(`preferences-${bob}`))[0]!.metadata).toEqual(metadata);
  });
});
