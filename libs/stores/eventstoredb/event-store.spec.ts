import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { BEGINNING, type NewEvent, NO_STREAM, RevisionConflict, StoreUnavailable } from '#libs/event-sourcing';
import type { Faults } from '../../../test/engines/eventstore/faults';
import { EventStoreDouble } from '../../../test/engines/eventstore/server';
import { startDoubleProcess } from '../../../test/engines/eventstore/start-double-process';
import { freeze } from '../../../test/engines/freeze';
import { describeOnRealEventStore } from '../../../test/engines/real-event-store';
import { eventStoreContract } from '../event-store.contract';
import { EventStoreDbEventStore } from './event-store';

const fact = (): NewEvent => ({
  id: randomUUID(),
  type: 'Happened',
  data: {},
  metadata: { actor: 'ada', time: '2026-11-20T12:00:00.000Z', commandId: 'c', correlationId: 'r' },
});

describe('The log on EventStoreDB', () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-eventstoredb-'));
  const file = () => join(folder, randomUUID());
  const closings: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closings.splice(0).toReversed()) await close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const serve = async (faults?: Faults, path = file()) => {
    const { double, url } = await EventStoreDouble.open(path, 0, faults);
    closings.push(() => double.stop());
    return { double, url };
  };
  const connect = (url: string, patience?: number) => {
    const store = new EventStoreDbEventStore(url, patience);
    closings.push(() => store.close());
    return store;
  };
  /** Resolves when the subscription is live, so that a drop would be noticed. */
  const watched = async (store: EventStoreDbEventStore) => {
    await new Promise<void>((resolve) => store.watch(resolve));
    return store;
  };

  describe('with a server that has a good day', () => {
    eventStoreContract(async () => new EventStoreDbEventStore((await serve()).url));
  });

  describe('with one that has a bad day', () => {
    const faults = { seed: 3, lostAnswers: 0.1, refusals: 0.1, drops: 0.2, brokenReads: 0.1, gossip: 0.5, notReady: 2 };
    eventStoreContract(async () => new EventStoreDbEventStore((await serve(faults)).url));
  });

  describeOnRealEventStore('with a server that is no double', (url) => {
    eventStoreContract(async () => new EventStoreDbEventStore(url()));
  });

  it('says when nobody answers, and goes on when somebody does', async () => {
    const { double, url } = await serve();
    const hasty = connect(url, 0);
    const patient = connect(url);
    await hasty.append('thing-1', [fact()], NO_STREAM);
    double.stop();
    const refused = hasty.append('thing-1', [fact()], 0);
    await expect(refused).rejects.toThrow(StoreUnavailable);
    await expect(refused).rejects.toThrow('EventStoreDB does not answer');
    await expect(hasty.read('thing-1')).rejects.toThrow(StoreUnavailable);
    const waiting = patient.read('thing-1');
    await double.start();
    expect(await waiting).toHaveLength(1);
  });

  it('refuses what is no connection string, with a sentence that tells what is expected', () => {
    expect(() => new EventStoreDbEventStore('http://127.0.0.1:2113')).toThrow('expected esdb://');
  });

  it('notices that a server is frozen, and goes on when it is not any more, without a word on the console', async () => {
    const warn = jest.spyOn(console, 'warn');
    const { url, process: server } = await startDoubleProcess(file());
    closings.push(() => server.kill('SIGKILL'));
    const store = await watched(connect(url, 0));
    await store.append('thing-1', [fact()], NO_STREAM);
    await freeze(server);
    await expect(store.read('thing-1')).rejects.toThrow(StoreUnavailable);
    await expect(store.append('thing-1', [fact()], 0)).rejects.toThrow(StoreUnavailable);
    server.kill('SIGCONT');
    const patient = connect(url);
    expect((await patient.read('thing-1')).length).toBeGreaterThan(0);
    expect(warn).not.toHaveBeenCalled();
  });

  it('asks nothing before it appends behind a fact that was seen since the line last dropped', async () => {
    const { double, url } = await serve();
    const store = await watched(connect(url));
    const [first, second, third] = [fact(), fact(), fact()];
    await store.append('thing-1', [first], NO_STREAM);
    const before = double.callCount;
    await store.append('thing-1', [second], { revision: 0, fact: first.id });
    await expect(store.append('thing-1', [third], { revision: 1, fact: first.id })).rejects.toThrow(RevisionConflict);
    expect(double.callCount - before).toBe(1);
  });

  it('gives what the subscription has brought without asking the server, and asks for what it has not', async () => {
    const { double, url } = await serve();
    const [store, other] = [await watched(connect(url)), connect(url)];
    expect(await store.readAll(BEGINNING, 10)).toMatchObject({ facts: [], isEnd: true });
    const facts = [fact(), fact()];
    let grown = 0;
    const received = new Promise<void>((resolve) => store.watch(() => ++grown === facts.length && resolve()));
    const position = await other.append('thing-1', facts, NO_STREAM);
    await received;
    const before = double.callCount;
    const events = facts.map(({ id }) => ({ id, stream: 'thing-1' }));
    expect(await store.readAll(BEGINNING, 1)).toMatchObject({ facts: events.slice(0, 1), isEnd: false });
    const page = await store.readAll(BEGINNING, 10);
    expect(page).toMatchObject({ facts: events, position, isEnd: true });
    expect(await store.readAll(page.facts[0]!.position, 10)).toMatchObject({ facts: events.slice(1), isEnd: true });
    expect(await store.readAll(position, 10)).toEqual({ facts: [], position, isEnd: true });
    expect(await store.at(position)).toMatchObject({ id: facts[1]!.id, revision: 1 });
    expect(double.callCount).toBe(before);
  });

  it('appends again what was under way when the server was killed, and records nothing twice', async () => {
    const path = file();
    const first = await startDoubleProcess(path);
    const store = connect(first.url, 60_000);
    const streams = Array.from({ length: 64 }, (_, n) => `thing-${n}`);
    const acknowledged: string[] = [];
    let restarted: Promise<unknown> | undefined;
    const restart = async () => {
      first.process.kill('SIGKILL');
      const { process: second } = await startDoubleProcess(path, Number(new URL(first.url).port));
      closings.push(() => second.kill('SIGKILL'));
    };
    const person = async (stream: string) => {
      for (let revision = NO_STREAM; revision < 9; revision += 2) {
        const batch = [fact(), fact()];
        await store.append(stream, batch, revision);
        acknowledged.push(...batch.map(({ id }) => id));
        if (acknowledged.length >= 200) restarted ??= restart();
      }
    };
    await Promise.all(streams.map(person));
    await restarted;
    const { facts } = await connect(first.url).readAll(BEGINNING, 1_000);
    expect(facts.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
    expect(acknowledged).toHaveLength(640);
  });

  it('does not append behind another fact of a log that was restored from a copy and has grown again', async () => {
    const [path, copy] = [file(), file()];
    const { double, url } = await serve(undefined, path);
    copyFileSync(path, copy);
    const store = await watched(connect(url));
    const [first, other] = [fact(), fact()];
    await store.append('thing-1', [first], NO_STREAM);
    double.stop();
    copyFileSync(copy, path);
    await double.start();
    await connect(url).append('thing-1', [other], NO_STREAM);
    await expect(store.append('thing-1', [fact()], { revision: 0, fact: first.id })).rejects.toThrow(RevisionConflict);
    expect(await connect(url).read('thing-1')).toMatchObject([other]);
  });

  it('knows another log by its id when the server comes back with one', async () => {
    const path = file();
    const { double, url } = await serve(undefined, path);
    const store = await watched(connect(url));
    const id = await store.id();
    expect(await connect(url).id()).toBe(id);
    double.stop();
    rmSync(path);
    await double.start();
    expect(await connect(url).id()).not.toBe(id);
  });

  it('gives one id to a log that many meet empty at once', async () => {
    const { url } = await serve();
    const ids = await Promise.all(Array.from({ length: 5 }, () => connect(url).id()));
    expect(new Set(ids).size).toBe(1);
  });

  it('reads on from what is there of streams that were deleted, cut off and scavenged, and goes on behind them', async () => {
    const { double, url } = await serve();
    const store = connect(url);
    const client = EventStoreDBClient.connectionString(url);
    closings.push(() => client.dispose());
    for (const name of ['thing-1', 'thing-2']) await store.append(name, [fact(), fact(), fact()], NO_STREAM);
    await client.deleteStream('thing-1');
    await client.setStreamMetadata('thing-2', { truncateBefore: 2 });
    double.log.scavenge();

    expect(await store.read('thing-1')).toEqual([]);
    expect(await store.read('thing-2')).toMatchObject([{ revision: 2 }]);
    const again = [fact(), fact()];
    const position = await store.append('thing-1', again, NO_STREAM);
    expect(await store.read('thing-1')).toMatchObject([{ revision: 3 }, { revision: 4, position }]);
    const { facts } = await store.readAll(BEGINNING, 100);
    expect(facts.map(({ stream, revision }) => [stream, revision])).toEqual([
      ['thing-2', 2],
      ['thing-1', 3],
      ['thing-1', 4],
    ]);
  });

  it('says so when a stream was deleted for ever, to who reads it or would go on with it', async () => {
    const { url } = await serve();
    const store = connect(url);
    await store.append('thing-1', [fact()], NO_STREAM);
    const client = EventStoreDBClient.connectionString(url);
    closings.push(() => client.dispose());
    await client.tombstoneStream('thing-1');
    const rejected = { code: 'deleted-for-ever', message: expect.stringMatching(/^This was deleted permanently/) };
    await expect(store.read('thing-1')).rejects.toMatchObject(rejected);
    await expect(store.append('thing-1', [fact()], 0)).rejects.toMatchObject(rejected);
    await store.append('thing-2', [fact()], NO_STREAM);
    expect((await store.readAll(BEGINNING, 10)).facts.map(({ stream }) => stream)).toEqual(['thing-1', 'thing-2']);
  });

  it('looks once through what the server writes about itself', async () => {
    const { double, url } = await serve();
    const store = await watched(connect(url));
    const position = await store.append('thing-1', [fact()], NO_STREAM);
    for (let n = 0; n < 1_000; n++) double.log.appendSystemEvent();
    expect(await store.head()).toBe(position);
    expect(await store.readAll(position, 10)).toMatchObject({ facts: [], isEnd: true });
    const before = double.callCount;
    expect(await store.head()).toBe(position);
    expect(await store.readAll(position, 10)).toMatchObject({ facts: [], isEnd: true });
    expect(double.callCount - before).toBe(1);

    const next = await store.append('thing-1', [fact()], 0);
    expect((await store.readAll(position, 10)).facts).toMatchObject([{ position: next }]);
    expect(await store.head()).toBe(next);
  });
});
