import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AllStreamSubscription,
  ANY,
  BACKWARDS,
  END,
  EventStoreDBClient,
  excludeSystemEvents,
  jsonEvent,
  NO_STREAM,
  type Position,
  START,
} from '@eventstore/db-client';
import { describeOnRealEventStore } from '../real-event-store';
import type { Faults } from './faults';
import { EventStoreDouble } from './server';
import { startDoubleProcess } from './start-double-process';

const newEvent = (data: Record<string, string> = {}) => jsonEvent({ id: randomUUID(), type: 'Happened', data });
const newEvents = (n: number) => Array.from({ length: n }, () => newEvent());
const newStreamName = () => `thing-${randomUUID()}`;

const readEvents = async <E>(reading: AsyncIterable<{ event?: E }>) => {
  const all: E[] = [];
  for await (const { event } of reading) all.push(event!);
  return all;
};
const readRevisions = async (reading: AsyncIterable<{ event?: { revision: bigint } }>) =>
  (await readEvents(reading)).map(({ revision }) => Number(revision));

const describeGuarantees = (urlOfOne: () => Promise<string>) => {
  let client: EventStoreDBClient;
  beforeEach(async () => {
    client = EventStoreDBClient.connectionString(await urlOfOne());
  });
  afterEach(() => client.dispose());

  describe.each([
    ['batched', {}],
    ['each by itself', { credentials: { username: 'nobody', password: 'asks' } }],
  ])('appends, %s', (_how, options) => {
    it('refuses another version than the one that is there', async () => {
      const stream = newStreamName();
      await client.appendToStream(stream, newEvents(2), { expectedRevision: NO_STREAM, ...options });
      const refused = (expectedRevision: bigint | typeof NO_STREAM, of = stream) =>
        client.appendToStream(of, newEvent(), { expectedRevision, ...options }).catch((error) => error);
      const type = 'wrong-expected-version';
      expect(await refused(NO_STREAM)).toMatchObject({ type, streamName: stream, expectedVersion: NO_STREAM, actualVersion: 1n });
      expect(await refused(0n)).toMatchObject({ type, expectedVersion: 0n, actualVersion: 1n });
      expect(await refused(7n, newStreamName())).toMatchObject({ type, expectedVersion: 7n, actualVersion: NO_STREAM });
    });

    it('treats the same ids at the same exact revision as a repeated append, and at another revision as a conflict', async () => {
      const [stream, batch] = [newStreamName(), newEvents(3)];
      const append = (expectedRevision: bigint | typeof NO_STREAM) =>
        client.appendToStream(stream, batch, { expectedRevision, ...options });
      const first = await append(NO_STREAM);
      expect((await append(NO_STREAM)).position).toEqual(first.position);
      await append(2n);
      expect(await readRevisions(client.readStream(stream))).toEqual([0, 1, 2, 3, 4, 5]);
    });

    it('records all events of a batch or none, each at its own position, and at most 1 MiB', async () => {
      const stream = newStreamName();
      const { position } = await client.appendToStream(stream, newEvents(5), { expectedRevision: NO_STREAM, ...options });
      const there = await readEvents(client.readStream(stream));
      expect(new Set(there.map(({ position }) => position!.commit)).size).toBe(5);
      expect(there.at(-1)!.position).toEqual(position);
      const large = [newEvent(), newEvent({ text: 'x'.repeat(1024 * 1024) })];
      await expect(client.appendToStream(stream, large, { expectedRevision: 4n, ...options })).rejects.toMatchObject({
        type: 'maximum-append-size-exceeded',
      });
      expect(await readRevisions(client.readStream(stream))).toHaveLength(5);
    });
  });

  it('lets one of twenty racing first appends win', async () => {
    const stream = newStreamName();
    const racing = Array.from({ length: 20 }, () => client.appendToStream(stream, newEvent(), { expectedRevision: NO_STREAM }));
    expect((await Promise.allSettled(racing)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('reads forwards including the event at a position, backwards without it', async () => {
    const stream = newStreamName();
    const { position } = await client.appendToStream(stream, newEvents(3), { expectedRevision: NO_STREAM });
    const [here] = await readEvents(client.readAll({ fromPosition: position!, maxCount: 1 }));
    expect(here).toMatchObject({ streamId: stream, revision: 2n });
    const [before] = await readEvents(client.readAll({ fromPosition: position!, direction: BACKWARDS, maxCount: 1 }));
    expect(before).toMatchObject({ streamId: stream, revision: 1n });
    expect(await readRevisions(client.readStream(stream, { direction: BACKWARDS, fromRevision: 1n }))).toEqual([1, 0]);
  });

  it('refuses a position at which no event begins, and reads nothing after the end', async () => {
    const { position } = await client.appendToStream(newStreamName(), newEvents(2), { expectedRevision: NO_STREAM });
    const off = (by: bigint): Position => ({ commit: position!.commit + by, prepare: position!.prepare + by });
    await expect(readEvents(client.readAll({ fromPosition: off(-1n) }))).rejects.toMatchObject({ type: 'unknown' });
    expect(await readEvents(client.readAll({ fromPosition: off(1_000_000_000n) }))).toEqual([]);
  });

  it('writes about itself between the events of others, which a subscription can leave out', async () => {
    const stream = newStreamName();
    await client.setStreamMetadata(stream, { maxCount: 2 });
    await client.appendToStream(stream, newEvents(3), { expectedRevision: NO_STREAM });
    const types = (await readEvents(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 4 }))).map(
      ({ type }) => type,
    );
    expect(types).toEqual(['Happened', 'Happened', 'Happened', '$metadata']);
    expect(await readRevisions(client.readStream(stream))).toEqual([1, 2]);
    const heard: string[] = [];
    const subscription = client.subscribeToAll({ filter: excludeSystemEvents() });
    subscription.on('data', ({ event }) => heard.push(event!.type)).on('error', () => {});
    await once(subscription, 'caughtUp');
    await subscription.unsubscribe();
    expect(heard.filter((type) => type.startsWith('$'))).toEqual([]);
    expect(heard.length).toBeGreaterThan(2);
  });

  it('continues the revisions of a deleted stream, and refuses appends to a tombstoned one', async () => {
    const [deleted, buried] = [newStreamName(), newStreamName()];
    for (const stream of [deleted, buried]) await client.appendToStream(stream, newEvents(3), { expectedRevision: NO_STREAM });
    await client.deleteStream(deleted);
    await client.tombstoneStream(buried);
    await expect(readEvents(client.readStream(deleted))).rejects.toMatchObject({ type: 'stream-not-found', streamName: deleted });
    await client.appendToStream(deleted, newEvents(2), { expectedRevision: NO_STREAM });
    expect(await readRevisions(client.readStream(deleted))).toEqual([3, 4]);
    await expect(readEvents(client.readStream(buried))).rejects.toMatchObject({ type: 'stream-deleted' });
    await expect(client.appendToStream(buried, newEvent(), { expectedRevision: 3n })).rejects.toMatchObject({
      type: 'stream-deleted',
    });
  });

  it('tells a filtered subscription how far it has come, whether anything matched or not', async () => {
    await client.appendToStream(newStreamName(), newEvents(40), { expectedRevision: NO_STREAM });
    const reached = new Promise<Position>((resolve) => {
      const checkpointReached = (_: AllStreamSubscription, position: Position) => resolve(position);
      const filter = excludeSystemEvents({ checkpointInterval: 1, checkpointReached });
      client
        .subscribeToAll({ fromPosition: START, filter })
        .on('data', () => {})
        .on('error', () => {});
    });
    expect((await reached).commit).toBeGreaterThan(0n);
  });

  it('drops a live subscriber that falls behind; who subscribes again from where it was hears of everything once', async () => {
    const { position } = await client.appendToStream(newStreamName(), newEvent(), { expectedRevision: NO_STREAM });
    const streams = Array.from({ length: 10 }, newStreamName);
    const heard: string[] = [];
    let from = position!;
    const all = new Promise<void>((resolve) => {
      const subscribe = () =>
        client
          .subscribeToAll({ fromPosition: from, filter: excludeSystemEvents() })
          .on('data', ({ event }) => {
            from = event!.position;
            if (heard.push(event!.id) === 1_000) resolve();
          })
          .on('error', subscribe);
      subscribe();
    });
    const appended = streams.map((stream) => [stream, newEvents(100)] as const);
    for (const [stream, batch] of appended) await client.appendToStream(stream, batch, { expectedRevision: NO_STREAM });
    await all;
    expect(heard).toEqual(appended.flatMap(([, batch]) => batch.map(({ id }) => id)));
  });
};

describe('an EventStoreDB, on its double', () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-double-'));
  let double: EventStoreDouble;
  describeGuarantees(async () => {
    const opened = await EventStoreDouble.open(join(folder, randomUUID()));
    double = opened.double;
    return opened.url;
  });
  afterEach(() => double.stop());
  afterAll(() => rmSync(folder, { recursive: true }));
});

describeOnRealEventStore('an EventStoreDB', (url) => describeGuarantees(async () => url()));

describe('the double of an EventStoreDB', () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-double-'));
  const file = () => join(folder, randomUUID());
  const closings: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closings.splice(0).toReversed()) await close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const connect = (url: string) => {
    const client = EventStoreDBClient.connectionString(url);
    closings.push(() => client.dispose());
    return client;
  };
  const serve = async (faults?: Faults) => {
    const { double, url } = await EventStoreDouble.open(file(), 0, faults);
    closings.push(() => double.stop());
    return { double, client: connect(url) };
  };
  const retryUntilDone = async <T>(work: () => Promise<T>): Promise<T> => work().catch(() => retryUntilDone(work));

  it('knows the ids of appends to any version until it is restarted, and those behind exact ones for ever', async () => {
    const { double, client } = await serve();
    const [any, exact] = [newEvents(2), newEvents(2)];
    for (let n = 0; n < 2; n++) await client.appendToStream('thing-1', any, { expectedRevision: ANY });
    await client.appendToStream('thing-2', exact, { expectedRevision: NO_STREAM });
    expect(await readRevisions(client.readStream('thing-1'))).toEqual([0, 1]);
    await double.restart();
    await retryUntilDone(() => client.appendToStream('thing-1', any, { expectedRevision: ANY }));
    await client.appendToStream('thing-2', exact, { expectedRevision: NO_STREAM });
    expect(await readRevisions(client.readStream('thing-1'))).toEqual([0, 1, 2, 3]);
    expect(await readRevisions(client.readStream('thing-2'))).toEqual([0, 1]);
  });

  it('is not ready while it starts, and says so in the words of the real one', async () => {
    const { client } = await serve({ seed: 1, notReady: 2 });
    await expect(client.appendToStream('thing-1', newEvent())).rejects.toMatchObject({
      type: 'unknown',
      message: 'Could not recognize Server Is Not Ready',
    });
    await expect(readEvents(client.readStream('thing-1'))).rejects.toMatchObject({ type: 'unavailable' });
    await client.appendToStream('thing-1', newEvent());
  });

  it('fails an append without a type while it is down, and a read with one', async () => {
    const { double, client } = await serve();
    double.stop();
    const failure = await client.appendToStream('thing-1', newEvent()).catch((error) => error);
    expect([failure.code, failure.type]).toEqual([14, undefined]);
    await expect(readEvents(client.readStream('thing-1'))).rejects.toMatchObject({ type: 'unavailable' });
  });

  it('drops its subscribers with an error when it goes down', async () => {
    const { double, client } = await serve();
    const subscription = client.subscribeToAll({ fromPosition: END });
    const dropped = new Promise<unknown>((resolve) => subscription.on('error', resolve));
    await once(subscription.resume(), 'confirmation');
    await double.restart();
    expect(await dropped).toMatchObject({ type: expect.any(String), code: expect.any(Number) });
  });

  it('removes deleted events when it is scavenged, and positions stay', async () => {
    const { double, client } = await serve();
    const { position } = await client.appendToStream('thing-1', newEvents(3), { expectedRevision: NO_STREAM });
    await client.appendToStream('thing-2', newEvent(), { expectedRevision: NO_STREAM });
    await client.deleteStream('thing-1');
    double.log.scavenge();
    for (let n = 0; n < 2; n++) {
      const left = (await retryUntilDone(() => readEvents(client.readAll()))).filter(({ type }) => type === 'Happened');
      expect(left).toMatchObject([{ streamId: 'thing-2' }]);
      expect(await readEvents(client.readAll({ fromPosition: position!, maxCount: 1 }))).toMatchObject([{ streamId: 'thing-2' }]);
      await double.restart();
    }
  });

  it('has everything that it acknowledged when it was killed in the middle of it', async () => {
    const path = file();
    const first = await startDoubleProcess(path);
    const client = connect(first.url);
    const acknowledged: string[] = [];
    const person = async (stream: string) => {
      for (let revision = -3; ; ) {
        const batch = newEvents(2);
        const expectedRevision = revision < 0 ? NO_STREAM : BigInt(revision);
        const answer = await client.appendToStream(stream, batch, { expectedRevision }).catch(() => undefined);
        if (!answer) return;
        revision = Number(answer.nextExpectedRevision);
        acknowledged.push(...batch.map(({ id }) => id));
        if (acknowledged.length === 400) first.process.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, n) => person(`thing-${n}`)));

    const second = await startDoubleProcess(path);
    closings.push(() => second.process.kill('SIGKILL'));
    const there = (await readEvents(connect(second.url).readAll())).filter(({ type }) => type === 'Happened');
    const ids = new Set(there.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(there.length % 2).toBe(0);
  });
});
