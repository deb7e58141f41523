import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Door } from './door';
import type { Faults } from './eventstore/faults';

/**
 * Which servers the stories of this run use in place of the files of a data directory: `eventstoredb` is a double in this process,
 * or with `real` a server that a command starts; `mongodb` is the one of TEST_MONGODB_URL.
 */
const ENGINES = process.env['ALMANAC_TEST_ENGINES'] ?? '';

/** Whether the stories of this run use servers. */
export const isOnEngines = /eventstoredb|mongodb/.test(ENGINES);

/** Whether a command starts the EventStoreDB of each town. */
export const isReal = ENGINES.includes('real');

/**
 * As rude as servers are on a bad day. Each refused or lost call takes down the connection of its client, and with it whatever
 * else is under way, which at a seeding are hundreds: more of them than this would leave no end to trying again.
 */
const FAULTS: Faults = {
  seed: 1682,
  lostAnswers: 0.001,
  refusals: 0.001,
  drops: 0.02,
  brokenReads: 0.001,
  gossip: 0.05,
};

type Servers = Readonly<{ eventStore?: string; mongo?: string }>;

const known = new Map<string, Servers>();
const doors = new Map<string, Door>();
const closing: (() => Promise<void> | void)[] = [];

/** Registers what is closed when everything else of a test file has ended. */
export const afterTestFile = (close: () => Promise<void> | void) => void closing.push(close);

/**
 * The servers of a data directory: none as a rule, and in a run on engines a log and a database of its own, the same ones
 * each time it is opened. A process that was started with servers has those.
 */
export const serversOf = (folder: string): Servers => {
  const { EVENTSTORE_URL, MONGODB_URL } = process.env;
  if (EVENTSTORE_URL || MONGODB_URL)
    return { ...(EVENTSTORE_URL && { eventStore: EVENTSTORE_URL }), ...(MONGODB_URL && { mongo: MONGODB_URL }) };
  if (!known.has(folder)) known.set(folder, newServers(folder));
  return known.get(folder)!;
};

/** The same, as the environment names them. */
export const serverAddresses = (folder: string) => {
  const { eventStore, mongo } = serversOf(folder);
  return { ...(eventStore && { EVENTSTORE_URL: eventStore }), ...(mongo && { MONGODB_URL: mongo }) };
};

/** Lets a data directory have servers that somebody else keeps. */
export const onServers = (folder: string, servers: Servers) => void known.set(folder, servers);

/** Waits until the EventStoreDB of a data directory runs: a town that waits for it prints that, and stories check what is printed. */
export const waitForServers = async (folder: string) => void (await doors.get(folder)?.behind());

const newServers = (folder: string): Servers => ({
  ...(ENGINES.includes('eventstoredb') && { eventStore: openLog(folder) }),
  ...(ENGINES.includes('mongodb') && { mongo: openMongoDatabase(basename(folder)) }),
});

const openLog = (folder: string) => {
  const door = anEventStore();
  doors.set(folder, door);
  return `esdb://127.0.0.1:${door.port}?tls=false`;
};

const openMongoDatabase = (name: string) => {
  const { databaseAt, dropDatabase } = require('./mongo-database') as typeof import('./mongo-database');
  const url = databaseAt(process.env['TEST_MONGODB_URL']!, name);
  afterTestFile(() => dropDatabase(url));
  return url;
};

/** What is told of the files themselves; in a run on engines it says so, and is skipped. */
export const onFiles = {
  describe: (name: string, specs: () => void) => (isOnEngines ? describe.skip : describe)(named(name), specs),
  it: (name: string, spec: () => Promise<void>) => (isOnEngines ? it.skip : it)(named(name), spec),
};

const named = (name: string) => (isOnEngines ? `${name} (skipped: it is about files)` : name);

/** The door to a new EventStoreDB, with its files outside the data directory. A real one has no faults. */
export const anEventStore = (faults = FAULTS): Door => (isReal ? doorToServer() : doorToDouble(faults));

/** The server runs while somebody is connected: it is killed when the last connection closes, and started again for the next one. */
const doorToServer = () => {
  const { EventStoreServer } = require('./event-store-server') as typeof import('./event-store-server');
  const server = new EventStoreServer();
  const door = new Door(
    () => server.start(),
    () => void server.kill(),
  );
  afterTestFile(async () => {
    door.shut();
    await server.close();
  });
  return door;
};

const doorToDouble = (faults: Faults) => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-engine-'));
  const { EventStoreDouble } = require('./eventstore/server') as typeof import('./eventstore/server');
  const opened = EventStoreDouble.open(join(folder, 'log'), 0, faults);
  const door = new Door(async () => (await opened).port);
  afterTestFile(async () => {
    door.shut();
    (await opened).double.stop();
    rmSync(folder, { recursive: true });
  });
  return door;
};

/** Closes the connections of closed clients, which gRPC keeps for ten more seconds: a started server would run as long. */
export const closeUnusedConnections = () => {
  if (!isReal) return;
  const { getSubchannelPool } =
    require('@grpc/grpc-js/build/src/subchannel-pool') as typeof import('@grpc/grpc-js/build/src/subchannel-pool');
  getSubchannelPool(true).unrefUnusedSubchannels();
};

/** Called by the test environment. */
const closeServers = async () => {
  for (const close of closing) await close();
};

Object.assign(globalThis, { closeServers });
