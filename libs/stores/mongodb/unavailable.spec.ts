import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { positionOf, projection, StoreBusy, StoreUnavailable } from '#libs/event-sourcing';
import { FerretDb, hasFerretDb } from '../../../test/engines/ferretdb';
import { MongoProxy } from '../../../test/engines/mongo-proxy';
import { BuildsDirectory, Mongo, MongoDbBuilds, MongoDbLeases, MongoDbReadModels } from '.';

const fruits = projection<{ name: string }, any>({ name: 'fruits', version: 1, key: () => '', on: {} });

const describeWithFerretDb = hasFerretDb ? describe : describe.skip;

describeWithFerretDb(`A MongoDB that is away for a while${hasFerretDb ? '' : ' (skipped: no FerretDB was built)'}`, () => {
  let server: FerretDb;
  let mongo: Mongo;
  const impatiently = () => {
    mongo = new Mongo(server.url('town'), { patience: 0 });
    return mongo;
  };
  beforeEach(async () => {
    server = await FerretDb.open();
  });
  afterEach(async () => {
    await mongo.close();
    await server.close();
  });

  it('is said to be unavailable, and gone on with when it is there again, by who was connected and who was not', async () => {
    await server.kill();
    const leases = new MongoDbLeases(impatiently(), () => 1_000);
    await expect(leases.acquire('projector', 'ada', 3)).rejects.toThrow(StoreUnavailable);
    await server.start();
    expect(await leases.acquire('projector', 'ada', 3)).toBe(1);
    await server.kill();
    await expect(leases.acquire('projector', 'bob', 3)).rejects.toThrow('MongoDB does not answer');
    await server.start();
    expect(await leases.acquire('projector', 'bob', 3)).toBeNull();
  });

  it('is waited for when it is only restarted', async () => {
    mongo = new Mongo(server.url('town'), { patience: 60_000 });
    const leases = new MongoDbLeases(mongo, () => 1_000);
    const token = await leases.acquire('projector', 'ada', 3);
    await server.kill();
    const acquisition = leases.acquire('projector', 'ada', 3);
    await server.start();
    expect(await acquisition).toBe(token);
  });

  it('is asked again and again while it has lost its primary, and has everything done once when there is another one', async () => {
    const way = await MongoProxy.open(server.url('town'));
    way.setMishap(1, 'step down');
    mongo = new Mongo(way.url, { patience: 60_000 });
    const acquisition = new MongoDbLeases(mongo, () => 1_000).acquire('projector', 'ada', 3);
    while (way.refusedCount < 3) await setImmediate();
    way.endMishap();
    expect(await acquisition).toBe(1);
    await way.close();
  });

  it('is there when all of our own connections are taken, and who waited for one in vain comes again', async () => {
    const timedOut = Object.assign(new Error('Timed out while checking out a connection'), {
      name: 'MongoWaitQueueTimeoutError',
    });
    await expect(impatiently().retry(() => Promise.reject(timedOut))).rejects.toThrow(StoreBusy);
  });

  it('is given up on when it is frozen, and has what was asked of it done at most once', async () => {
    const leases = new MongoDbLeases(impatiently(), () => 1_000);
    await leases.acquire('projector', 'ada', 3);
    await server.freeze();
    await expect(leases.release('projector', 'ada')).rejects.toThrow(StoreUnavailable);
    server.thaw();
    expect([1, 2]).toContain(await leases.acquire('projector', 'ada', 3));
  });

  describe('whose sockets close a moment before they are written to', () => {
    let sockets: Socket[];
    const noted = (message: unknown) => void sockets.push((message as { socket: Socket }).socket);
    const ask = () => mongo.retry((db) => db.collection('fruits').findOne());
    beforeEach(() => {
      sockets = [];
      subscribe('net.client.socket', noted);
    });
    afterEach(() => {
      unsubscribe('net.client.socket', noted);
      jest.restoreAllMocks();
    });

    it('is asked again by who has no answer', async () => {
      mongo = new Mongo(server.url('town'), { longest: 1_000 });
      await ask();
      for (const socket of sockets) socket.destroy();
      expect(await ask()).toBeNull();
    });

    it('is found again, though its heartbeat waits for ever', async () => {
      const connecting = jest.spyOn(MongoClient.prototype, 'connect');
      const way = await MongoProxy.open(server.url('town'));
      mongo = new Mongo(way.url, { patience: 0 });
      await ask();
      const [client] = connecting.mock.contexts as MongoClient[];
      const [heartbeats] = sockets;
      await new Promise<void>((resolve) =>
        client!.once('serverHeartbeatStarted', () => {
          heartbeats!.destroy();
          resolve();
        }),
      );
      way.setMishap(way.commandCount + 1, 'lose');
      await expect(ask()).rejects.toThrow(StoreUnavailable);
      expect(await ask()).toBeNull();
      await way.close();
    });
  });

  it('has everything that was acknowledged, and what is known of it stays known meanwhile', async () => {
    const directory = new BuildsDirectory(impatiently());
    const [builds, readModels] = [new MongoDbBuilds(mongo, directory), new MongoDbReadModels(mongo, directory)];
    const build = await builds.begin(fruits, 'log');
    const documents = new Map([['apple', { document: { name: 'apple' }, at: positionOf(1) }]]);
    await builds.write([{ build, documents, parked: [], place: { log: 'log', position: positionOf(1), fact: 'fact-1' } }]);
    await builds.promote(build, undefined);
    const listed = await builds.list();
    const revision = readModels.revision(fruits);

    await server.kill();
    await expect(readModels.get(fruits, 'apple')).rejects.toThrow(StoreUnavailable);
    expect(readModels.revision(fruits)).toBe(revision);
    await server.start();
    expect(await readModels.get(fruits, 'apple')).toEqual({ name: 'apple' });
    expect(await builds.list()).toEqual(listed);
    await readModels.close();
    await builds.close();
  });
});
