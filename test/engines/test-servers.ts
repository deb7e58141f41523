import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Faults } from './eventstore/faults';
import { TcpProxy } from './tcp-proxy';

/**
 * `eventstoredb` is a double in this process, or with `real` a server that a command starts; `mongodb` is the one of
 * TEST_MONGODB_URL. Empty: files.
 */
const ENGINES = process.env['ALMANAC_TEST_ENGINES'] ?? '';

export const isOnEngines = /eventstoredb|mongodb/.test(ENGINES);

export const isReal = ENGINES.includes('real');

/**
 * Each refused or lost call cuts the client's connection and every call on it, hundreds during seeding: with a larger share the
 * retries would never end.
 */
const FAULTS: Faults = {
  seed: 1682,
  lostAnswers: 0.001,
  refusals: 0.001,
  drops: 0.02,
  brokenReads: 0.001,
  gossip: 0.05,
};

type ServerUrls = Readonly<{ eventStore?: string; mongo?: string }>;

const serversByFolder = new Map<string, ServerUrls>();
const proxiesByFolder = new Map<string, TcpProxy>();
const closeFunctions: (() => Promise<void> | void)[] = [];

export const afterTestFile = (close: () => Promise<void> | void) => void closeFunctions.push(close);

/**
 * None on files; in a run on servers a log and database of the directory's own, the same at each call. A process that was started
 * with servers uses those.
 */
export const serversOf = (folder: string): ServerUrls => {
  const { EVENTSTORE_URL, MONGODB_URL } = process.env;
  if (EVENTSTORE_URL || MONGODB_URL)
    return { ...(EVENTSTORE_URL && { eventStore: EVENTSTORE_URL }), ...(MONGODB_URL && { mongo: MONGODB_URL }) };
  if (!serversByFolder.has(folder)) serversByFolder.set(folder, openServers(folder));
  return serversByFolder.get(folder)!;
};

export const serverAddresses = (folder: string) => {
  const { eventStore, mongo } = serversOf(folder);
  return { ...(eventStore && { EVENTSTORE_URL: eventStore }), ...(mongo && { MONGODB_URL: mongo }) };
};

export const setServers = (folder: string, servers: ServerUrls) => void serversByFolder.set(folder, servers);

/** A town that had to wait for the server itself would print so, and stories check the output. */
export const waitForServers = async (folder: string) => void (await proxiesByFolder.get(folder)?.serverPort());

const openServers = (folder: string): ServerUrls => ({
  ...(ENGINES.includes('eventstoredb') && { eventStore: openLog(folder) }),
  ...(ENGINES.includes('mongodb') && { mongo: openMongoDatabase(basename(folder)) }),
});

const openLog = (folder: string) => {
  const door = openEventStore();
  proxiesByFolder.set(folder, door);
  return `esdb://127.0.0.1:${door.port}?tls=false`;
};

const openMongoDatabase = (name: string) => {
  const { databaseAt, dropDatabase } = require('./mongo-database') as typeof import('./mongo-database');
  const url = databaseAt(process.env['TEST_MONGODB_URL']!, name);
  afterTestFile(() => dropDatabase(url));
  return url;
};

/** About the files themselves: skipped in a run on servers, and they say so. */
export const onFiles = {
  describe: (name: string, specs: () => void) => (isOnEngines ? describe.skip : describe)(withSkipReason(name), specs),
  it: (name: string, spec: () => Promise<void>) => (isOnEngines ? it.skip : it)(withSkipReason(name), spec),
};

const withSkipReason = (name: string) => (isOnEngines ? `${name} (skipped: it is about files)` : name);

/** The server's files are outside the data directory. A real server has no faults. */
export const openEventStore = (faults = FAULTS): TcpProxy => (isReal ? openServerProxy() : openDoubleProxy(faults));

/** The server is killed when the last connection closes, and started again for the next. */
const openServerProxy = () => {
  const { EventStoreServer } = require('./event-store-server') as typeof import('./event-store-server');
  const server = new EventStoreServer();
  const door = new TcpProxy(
    () => server.start(),
    () => void server.kill(),
  );
  afterTestFile(async () => {
    door.shut();
    await server.close();
  });
  return door;
};

const openDoubleProxy = (faults: Faults) => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-engine-'));
  const { EventStoreDouble } = require('./eventstore/server') as typeof import('./eventstore/server');
  const opened = EventStoreDouble.open(join(folder, 'log'), 0, faults);
  const door = new TcpProxy(async () => (await opened).port);
  afterTestFile(async () => {
    door.shut();
    (await opened).double.stop();
    rmSync(folder, { recursive: true });
  });
  return door;
};

/** gRPC would keep the connections of closed clients for ten more seconds, and a started server would run as long. */
export const closeUnusedConnections = () => {
  if (!isReal) return;
  const { getSubchannelPool } =
    require('@grpc/grpc-js/build/src/subchannel-pool') as typeof import('@grpc/grpc-js/build/src/subchannel-pool');
  getSubchannelPool(true).unrefUnusedSubchannels();
};

const closeServers = async () => {
  for (const close of closeFunctions) await close();
};

Object.assign(globalThis, { closeServers });
