import { rmSync } from 'node:fs';
import { preferences, SaveEvent } from '#libs/domain';
import { ada, bob } from '#libs/domain/testing';
import { Reaction, type Recorded, rebuild, Worker } from '#libs/event-sourcing';
import { preferences as preferencesModel, projections } from '#projections';
import { type AProcess, eventually, followToTheEnd, issued, newFolder, processIn } from './fixtures/a-process';

const HELD = new Map([['reactor letters', 1]]);

describe('a reactor', () => {
  let folder: string;
  let town: AProcess;
  beforeEach(() => {
    folder = newFolder();
    town = processIn(folder);
  });
  afterEach(async () => {
    await town.worker.stop();
    await town.close();
    rmSync(folder, { recursive: true });
  });

  const save = (eventId: number, how = eventually) =>
    town.streams.handle(preferences, new SaveEvent({ key: ada, eventId }, how()));

  /** Sends a letter about every event that is saved, to a post that may be closed. */
  const letters = (send: (eventId: number) => Promise<unknown> | unknown, process = town) =>
    new Reaction(process.store, process.checkpoints, process.projector, {
      name: 'letters',
      on: { EventSaved: async ({ data }: Recorded) => void (await send(data.eventId)) },
    });

  const toTheEnd = async (reaction: Reaction) => {
    while (await reaction.step(HELD));
  };

  it('learns of every fact once, in order, and not again after a restart or a rebuild', async () => {
    const sent: number[] = [];
    for (let eventId = 1; eventId <= 250; eventId++) await save(eventId);
    await followToTheEnd(town);
    await toTheEnd(letters((eventId) => sent.push(eventId)));
    await rebuild(town.store, town.builds, projections);

    const restarted = processIn(folder);
    await toTheEnd(letters((eventId) => sent.push(eventId), restarted));
    await restarted.close();
    expect(sent).toEqual(Array.from({ length: 250 }, (_, i) => i + 1));
  });

  it('learns of a fact when the read models show it', async () => {
    const shown: unknown[] = [];
    const all = Promise.withResolvers<void>();
    const reaction = letters(async () => {
      shown.push((await town.readModels.get(preferencesModel, ada))?.saved.length);
      if (shown.length === 10) all.resolve();
    });
    const worker = new Worker(town.store, town.leases, 'letters', reaction, (error) => town.failures.push(error));
    town.worker.start();
    worker.start();
    for (let eventId = 1; eventId <= 10; eventId++) await save(eventId);
    await all.promise;
    await worker.stop();

    expect(shown).toHaveLength(10);
    expect(shown.every((savedEvents, i) => (savedEvents as number) > i)).toBe(true);
    expect(town.failures).toEqual([]);
  });

  it('waits rather than act on read models that are behind', async () => {
    const sent: number[] = [];
    await save(1);
    const impatient = { caughtUpTo: async () => false };
    const reaction = new Reaction(town.store, town.checkpoints, impatient, {
      name: 'letters',
      on: { EventSaved: async ({ data }) => void sent.push(data.eventId) },
    });
    expect(await reaction.step(HELD)).toBe(false);
    expect(sent).toEqual([]);
    await followToTheEnd(town);
    await toTheEnd(letters((eventId) => sent.push(eventId)));
    expect(sent).toEqual([1]);
  });

  it('tries again what failed, and only that', async () => {
    const sent: number[] = [];
    let closed = true;
    const reaction = letters((eventId) => {
      if (eventId === 3 && closed) throw new Error('the post is closed');
      sent.push(eventId);
    });
    for (let eventId = 1; eventId <= 5; eventId++) await save(eventId);
    await followToTheEnd(town);

    await expect(reaction.step(HELD)).rejects.toThrow('the post is closed');
    await expect(reaction.step(HELD)).rejects.toThrow('the post is closed');
    closed = false;
    await toTheEnd(reaction);
    expect(sent).toEqual([1, 2, 3, 4, 5]);
  });

  it('may issue commands, whose facts it meets itself', async () => {
    town.worker.start();
    const reaction = letters((eventId) =>
      eventId < 3 ? town.streams.handle(preferences, new SaveEvent({ key: bob, eventId: eventId + 1 }, eventually())) : 0,
    );
    await save(1, issued);
    await toTheEnd(reaction);
    expect((await town.store.read(`preferences-${bob}`)).map(({ data }) => data.eventId)).toEqual([2, 3]);
  });
});
