/** @engines order */

import 'reflect-metadata';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { preferences, SaveEvent, UnsaveEvent } from '#libs/domain';
import { ada, bob } from '#libs/domain/testing';
import { LeaseKeeper, LogWorker, NotBuilt, ReactorRunner, type Recorded, rebuildProjections } from '#libs/event-sourcing';
import { preferences as preferencesModel, projections } from '#projections';
import { EmbeddedCheckpoints } from '../libs/stores/embedded-checkpoints';
import { openCommandLine } from './command-line';
import { onFiles } from './engines/test-servers';
import {
  commandMetadata,
  createFolder,
  eventualMetadata,
  openProcess,
  projectAll,
  readLog,
  type TownProcess,
} from './fixtures/town-process';

const HELD_LEASES = new Map([['reactor letters', 1]]);

describe('a reactor', () => {
  let folder: string;
  let town: TownProcess;
  beforeEach(() => {
    folder = createFolder();
    town = openProcess(folder);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await town.worker.stop();
    await town.close();
    rmSync(folder, { recursive: true });
  });

  const save = (eventId: number, how = eventualMetadata, key = ada) =>
    town.streams.handle(preferences, new SaveEvent({ key, eventId }, how()));

  const placeOf = async (nth: number) => {
    const { position } = (await readLog(town.store))[nth - 1]!;
    return { position, number: String(BigInt(position)) };
  };

  const letters = (send: (eventId: number) => Promise<unknown> | unknown, how: Differently = {}) => {
    const { process = town, now } = how;
    const on = { EventSaved: async ({ data }: Recorded) => void (await send(data.eventId)) };
    return new ReactorRunner(process.store, process.checkpoints, process.projector, { name: 'letters', on }, now);
  };
  type Differently = { process?: TownProcess; now?: () => number };

  const toTheEnd = async (reaction: ReactorRunner, heldLeases = HELD_LEASES) => {
    while (await reaction.step(heldLeases));
  };

  it('learns of every fact once, in order, and not again after a restart or a rebuild', async () => {
    const sent: number[] = [];
    for (let eventId = 1; eventId <= 250; eventId++) await save(eventId);
    await projectAll(town);
    await toTheEnd(letters((eventId) => sent.push(eventId)));
    await rebuildProjections(town, projections);

    const restarted = openProcess(folder);
    await toTheEnd(letters((eventId) => sent.push(eventId), { process: restarted }));
    await restarted.close();
    expect(sent).toEqual(Array.from({ length: 250 }, (_, i) => i + 1));
  });

  it('learns of a fact when the read models show it', async () => {
    const counts: unknown[] = [];
    const all = Promise.withResolvers<void>();
    const reaction = letters(async () => {
      counts.push((await town.readModels.get(preferencesModel, ada))?.saved.length);
      if (counts.length === 10) all.resolve();
    });
    const worker = new LogWorker(town.store, new LeaseKeeper(town.leases, 'letters'), reaction, (error) =>
      town.failures.push(error),
    );
    town.worker.start();
    worker.start();
    for (let eventId = 1; eventId <= 10; eventId++) await save(eventId);
    await all.promise;
    await worker.stop();

    expect(counts).toHaveLength(10);
    expect(counts.every((savedEvents, i) => (savedEvents as number) > i)).toBe(true);
    expect(town.failures).toEqual([]);
  });

  it('waits rather than act on read models that are behind', async () => {
    const sent: number[] = [];
    await save(1);
    const impatient = { shows: async () => false };
    const reaction = new ReactorRunner(town.store, town.checkpoints, impatient, {
      name: 'letters',
      on: { EventSaved: async ({ data }) => void sent.push(data.eventId) },
    });
    expect(await reaction.step(HELD_LEASES)).toBe(false);
    expect(sent).toEqual([]);
    await projectAll(town);
    await toTheEnd(letters((eventId) => sent.push(eventId)));
    expect(sent).toEqual([1]);
  });

  it('counts no failed attempt while its read models are being built', async () => {
    await save(1);
    const saved: unknown[] = [];
    const reaction = letters(async () => saved.push((await town.readModels.get(preferencesModel, ada))?.saved));
    for (let nth = 1; nth <= 11; nth++) await expect(reaction.step(HELD_LEASES)).rejects.toThrow(NotBuilt);
    expect(await town.checkpoints.parked()).toEqual([]);
    await projectAll(town);
    await toTheEnd(reaction);
    expect(saved).toEqual([[1]]);
  });

  it('stores its checkpoint once per action, and repeats none when the read models fall behind in between', async () => {
    const sent: number[] = [];
    for (let eventId = 1; eventId <= 20; eventId++) await save(eventId);
    await projectAll(town);
    const saves = jest.spyOn(town.checkpoints, 'save');
    const third = await placeOf(3);
    const behind = { shows: async (position: string) => position < third.position };
    const on = { EventSaved: async ({ data }: Recorded) => void sent.push(data.eventId) };
    const reaction = new ReactorRunner(town.store, town.checkpoints, behind, { name: 'letters', on });
    await toTheEnd(reaction);
    await toTheEnd(reaction);
    expect(sent).toEqual([1, 2]);
    await toTheEnd(letters((eventId) => sent.push(eventId)));
    expect(sent).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(saves.mock.calls.length).toBeLessThan(20 + 10);
  });

  it('stores its checkpoint now and then for facts that do not concern it, and at once after an action', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    const sent: number[] = [];
    const on = { EventUnsaved: async ({ data }: Recorded) => void sent.push(data.eventId) };
    const nowhere = () => new ReactorRunner(town.store, town.checkpoints, town.projector, { name: 'letters', on });
    const reaction = nowhere();
    await toTheEnd(reaction);
    const saves = jest.spyOn(town.checkpoints, 'save');
    for (let eventId = 1; eventId <= 20; eventId++) {
      await save(eventId);
      await toTheEnd(reaction);
    }
    await projectAll(town);
    expect(saves).toHaveBeenCalledTimes(0);
    clock.mockReturnValue(11_000);
    await toTheEnd(reaction);
    expect((await town.checkpoints.get('letters'))!.position).toBe(await town.store.head());
    expect(saves).toHaveBeenCalledTimes(1);
    await town.streams.handle(preferences, new UnsaveEvent({ key: ada, eventId: 7 }, eventualMetadata()));
    await projectAll(town);
    await toTheEnd(reaction);
    await toTheEnd(nowhere());
    expect(sent).toEqual([7]);
  });

  it('repeats only the action during which it was killed', async () => {
    const sent: number[] = [];
    for (let eventId = 1; eventId <= 5; eventId++) await save(eventId);
    await projectAll(town);
    const reaction = letters((eventId) => {
      sent.push(eventId);
      if (sent.length === 3) jest.spyOn(town.checkpoints, 'save').mockRejectedValueOnce(new Error('killed'));
    });
    await expect(toTheEnd(reaction)).rejects.toThrow('killed');
    await toTheEnd(reaction);
    expect(sent).toEqual([1, 2, 3, 3, 4, 5]);
  });

  it('tries again what failed, later and later, while all others go on', async () => {
    const sent: number[] = [];
    let [now, attempts, closed] = [0, 0, true];
    const reaction = letters(
      (eventId) => {
        if (eventId === 3) attempts += 1;
        if (eventId === 3 && closed) throw new Error('the post is closed');
        sent.push(eventId);
      },
      { now: () => now },
    );
    for (let eventId = 1; eventId <= 5; eventId++) await save(eventId, eventualMetadata, eventId % 2 ? ada : bob);
    await projectAll(town);
    await toTheEnd(reaction);
    // The fifth fact waits behind the third, in the same stream.
    expect(sent).toEqual([1, 2, 4]);
    const [third, fifth] = [await placeOf(3), await placeOf(5)];
    expect(await town.checkpoints.parked()).toMatchObject([
      { position: third.position, attempts: 1, reason: 'Error: the post is closed' },
      { position: fifth.position, attempts: 0, reason: `It stands behind fact ${third.number}.` },
    ]);
    for (; now < 8_000; now += 500) await toTheEnd(reaction);
    expect(attempts).toBe(4);
    closed = false;
    now = 100_000;
    await toTheEnd(reaction);
    expect(sent).toEqual([1, 2, 4, 3, 5]);
    expect(await town.checkpoints.parked()).toEqual([]);
  });

  it('is not kept from trying again by a clock that is set back', async () => {
    const failing = jest.fn().mockRejectedValueOnce(new Error('the post office is closed'));
    let now = 3_600_000;
    const reaction = letters(failing, { now: () => now });
    await save(1);
    await toTheEnd(reaction);
    now = 0;
    await toTheEnd(reaction);
    expect(failing).toHaveBeenCalledTimes(2);
    expect(await town.checkpoints.parked()).toEqual([]);
  });

  it('finds what it had put aside when it was killed before it could go on, and tries that again in its time', async () => {
    let [now, attempts] = [0, 0];
    const failing = () => Promise.reject(new Error(`the post is closed, ${++attempts}`));
    await save(1);
    await save(2);
    await projectAll(town);
    const killed = letters(failing, { now: () => now });
    const parking = jest.spyOn(town.checkpoints, 'save');
    jest.spyOn(town.checkpoints, 'park').mockImplementationOnce(async (...fact) => {
      await town.checkpoints.park(...fact);
      parking.mockRejectedValueOnce(new Error('killed'));
    });
    await expect(toTheEnd(killed)).rejects.toThrow('killed');

    now = 10;
    const restarted = letters(failing, { now: () => now });
    await toTheEnd(restarted);
    const [first, second] = [await placeOf(1), await placeOf(2)];
    expect(await town.checkpoints.parked()).toMatchObject([
      { position: first.position, attempts: 1, due: 1_000, reason: 'Error: the post is closed, 1' },
      { position: second.position, attempts: 0, reason: `It stands behind fact ${first.number}.` },
    ]);
    now = 1_000;
    await toTheEnd(restarted);
    expect(await town.checkpoints.parked()).toMatchObject([{ attempts: 2, due: 3_000 }, { attempts: 0 }]);
  });

  it('gives up after a while until an operator asks, and remembers that over a restart', async () => {
    let now = 0;
    const [sent, failing] = [[] as number[], () => Promise.reject(new Error('no stamps'))];
    await save(1);
    await projectAll(town);
    const reaction = letters(failing, { now: () => now });
    for (; now < 10_000_000; now += 100_000) await toTheEnd(reaction);
    expect(await town.checkpoints.parked()).toMatchObject([{ attempts: 10, due: null }]);

    const restarted = openProcess(folder);
    const mended = letters((eventId) => sent.push(eventId), { process: restarted });
    await toTheEnd(mended);
    expect(sent).toEqual([]);
    await openCommandLine(folder)('reactors', 'retry', '--reason', 'Stamps have come.');
    await toTheEnd(mended);
    expect(sent).toEqual([1]);
    expect(await town.store.read('operations-town')).toMatchObject([
      { type: 'ReactorsRetried', data: { facts: 1, reason: 'Stamps have come.' } },
    ]);
    await restarted.close();
  });

  it('leaves out a fact that an operator skips, on record, and goes on after it', async () => {
    let skipping: Promise<unknown> | undefined;
    const sent: number[] = [];
    const reaction = letters(
      async (eventId) => {
        await skipping;
        if (eventId !== 3) throw new Error('no stamps');
        sent.push(eventId);
      },
      { now: () => now },
    );
    let now = 0;
    for (const eventId of [1, 2, 3]) await save(eventId);
    await projectAll(town);
    await toTheEnd(reaction);
    const [first, second, third] = [await placeOf(1), await placeOf(2), await placeOf(3)];
    const command = openCommandLine(folder);
    expect(await command('reactors', 'skip', 'letters', first.number)).toMatchObject({ code: 2 });
    expect(await command('reactors', 'skip', 'letters', '9', '--reason', 'Phoned.')).toMatchObject({
      code: 1,
      complained: 'No fact 9 of letters is parked.',
    });

    // Skipped during a retry: it stays skipped when the retry fails.
    now = 1_000;
    skipping = command('reactors', 'skip', 'letters', first.number, '--reason', 'Phoned.');
    await toTheEnd(reaction);
    expect(await town.checkpoints.parked()).toMatchObject([{ position: second.position }, { position: third.position }]);
    expect(await skipping).toMatchObject({ code: 0, output: `letters will not react to fact ${first.number}.` });
    await toTheEnd(reaction);
    expect(await command('reactors', 'skip', 'letters', second.number, '--reason', 'Old news.')).toMatchObject({ code: 0 });
    await toTheEnd(reaction);
    expect(sent).toEqual([3]);

    const { output } = await command('audit', 'operations');
    expect(output).toMatch(/operator\s+FactSkipped\s+reactor: letters, .*failure: Error: no stamps, reason: Phoned\./);
    expect(output).toContain(`position: ${first.number}, `);
    expect(output).toContain('reason: Old news.');
  });

  it('tries one fact again that an operator names, and no other', async () => {
    let now = 0;
    const tried: number[] = [];
    const reaction = letters(
      (eventId) => {
        tried.push(eventId);
        throw new Error('no stamps');
      },
      { now: () => now },
    );
    await save(1);
    await save(2, eventualMetadata, bob);
    await save(3, eventualMetadata, bob);
    await projectAll(town);
    await toTheEnd(reaction);
    tried.length = 0;
    const [second, third] = [await placeOf(2), await placeOf(3)];
    const command = openCommandLine(folder);
    expect(await command('reactors', 'retry', 'letters', third.number)).toMatchObject({
      code: 1,
      complained: `Fact ${third.number} waits behind fact ${second.number}. Retry or skip that one first.`,
    });
    expect(await command('reactors', 'retry', 'letters', second.number, '--reason', 'It is Monday.')).toMatchObject({
      code: 0,
    });
    now = 1;
    await toTheEnd(reaction);
    expect(tried).toEqual([2]);
    const [retried] = await town.store.read('operations-town');
    expect(retried).toMatchObject({ data: { facts: 1, reactor: 'letters', position: second.position, reason: 'It is Monday.' } });
  });

  onFiles.it('does not act twice where it succeeds while an operator asks', async () => {
    const send = jest.fn().mockRejectedValueOnce(new Error('no stamps'));
    let now = 0;
    const reaction = letters(send, { now: () => now });
    await save(1);
    await projectAll(town);
    await toTheEnd(reaction);
    now = 1_000;
    const { parked } = EmbeddedCheckpoints.prototype;
    const spy = jest.spyOn(EmbeddedCheckpoints.prototype, 'parked').mockImplementation(async function (
      this: EmbeddedCheckpoints,
    ) {
      spy.mockRestore();
      const facts = await parked.call(this);
      await toTheEnd(reaction);
      return facts;
    });
    expect(await openCommandLine(folder)('reactors', 'retry')).toMatchObject({ code: 0, output: '0 facts will be tried again.' });
    await toTheEnd(reaction);
    expect(send).toHaveBeenCalledTimes(2);
  });

  onFiles.it('does not act again when the read models are deleted', async () => {
    const sent: number[] = [];
    for (let eventId = 1; eventId <= 3; eventId++) await save(eventId);
    await projectAll(town);
    await toTheEnd(letters((eventId) => sent.push(eventId)));
    await town.close();
    for (const ending of ['', '-wal', '-shm']) rmSync(join(folder, `readmodels.db${ending}`), { force: true });
    town = openProcess(folder);
    await projectAll(town);
    await toTheEnd(letters((eventId) => sent.push(eventId)));
    expect(sent).toEqual([1, 2, 3]);
  });

  it('neither acts nor moves back when it was frozen while another took over', async () => {
    const sent: string[] = [];
    for (let eventId = 1; eventId <= 3; eventId++) await save(eventId);
    await projectAll(town);
    const next = letters((eventId) => sent.push(`next ${eventId}`));
    const frozen = letters(async (eventId) => {
      sent.push(`first ${eventId}`);
      // The process freezes here for longer than its lease.
      await toTheEnd(next, new Map([['reactor letters', 2]]));
    });
    await toTheEnd(frozen);
    await toTheEnd(frozen);
    expect(sent).toEqual(['first 1', 'next 1', 'next 2', 'next 3']);
    expect((await town.checkpoints.get('letters'))?.position).toBe(await town.store.head());
  });

  it('may issue commands, whose facts it meets itself', async () => {
    town.worker.start();
    const reaction = letters((eventId) =>
      eventId < 3 ? town.streams.handle(preferences, new SaveEvent({ key: bob, eventId: eventId + 1 }, eventualMetadata())) : 0,
    );
    await save(1, commandMetadata);
    await toTheEnd(reaction);
    expect((await town.store.read(`preferences-${bob}`)).map(({ data }) => data.eventId)).toEqual([2, 3]);
  });
});
