import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as eventstore from '../../test/engines/event-store-server';
import type * as ferretdb from '../../test/engines/ferretdb';

const PROJECT_ROOT = join(__dirname, '../../..');

// The test servers are not part of the build, so they run from source.
require(join(PROJECT_ROOT, 'scripts/typescript.mjs'));
const { EventStoreServer, serverLabel } = require(join(PROJECT_ROOT, 'test/engines/event-store-server.ts')) as typeof eventstore;
const { FerretDb, hasFerretDb } = require(join(PROJECT_ROOT, 'test/engines/ferretdb.ts')) as typeof ferretdb;

export { serverLabel };

export type Servers = Readonly<{ eventStore?: string; mongo?: string }>;

/** `bare`: address for its own client. `caveat`: left out of its figures. `serverTime`: processor time in ms, if started here. */
export type Engine = Readonly<{
  name: string;
  servers: Servers;
  bare?: string;
  caveat?: string;
  serverTime?: () => number;
  stop: () => Promise<void>;
}>;

/** The servers of the environment, else those of the tests, if available. */
export const availableEngines = (): readonly (() => Promise<Engine>)[] => {
  const { EVENTSTORE_URL, MONGODB_URL } = process.env;
  return [
    async () => filesEngine,
    EVENTSTORE_URL ? async () => serverEngine('EventStoreDB', { eventStore: EVENTSTORE_URL }, EVENTSTORE_URL) : startEventStore,
    ...(MONGODB_URL ? [async () => serverEngine('MongoDB', { mongo: MONGODB_URL })] : hasFerretDb ? [startFerretDb] : []),
  ];
};

const filesEngine: Engine = { name: 'files', servers: {}, stop: async () => {} };

const serverEngine = (name: string, servers: Servers, bare?: string): Engine => ({
  name,
  servers,
  ...(bare && { bare }),
  stop: async () => {},
});

export const startEventStore = async (): Promise<Engine> => {
  const server = new EventStoreServer();
  const url = `esdb://127.0.0.1:${await server.start()}?tls=false`;
  const group = (await server.group())!;
  return {
    name: `log on ${serverLabel}`,
    servers: { eventStore: url },
    bare: url,
    caveat:
      'a double tells nothing of a server’s own speed. What counts is the ratio to the bare client, which asks the same server.',
    serverTime: () => groupTimeOf(group),
    stop: () => server.close(),
  };
};

/** /proc has clock ticks of a hundredth of a second, whatever the kernel uses. */
const TICK_MS = 10;

/** In milliseconds, including threads that ended. Linux only. */
const groupTimeOf = (group: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(timesOf)
    .filter((times) => times.group === group)
    .reduce((sum, { ticks }) => sum + ticks, 0) * TICK_MS;

/** The name of a process is in brackets and may contain anything. A process that has ended has no group. */
const timesOf = (pid: string) => {
  const stat = statOf(pid);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { group: Number(fields[2]), ticks: Number(fields[11]) + Number(fields[12]) };
};

const statOf = (pid: string) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
};

const startFerretDb = async (): Promise<Engine> => {
  const server = await FerretDb.open();
  return {
    name: 'read models on FerretDB',
    servers: { mongo: server.url('bench') },
    caveat:
      'it stands in for MongoDB on a SQLite file and is slow at writing: no figure of it is one of MongoDB’s. What counts is that it works, and how many ways there and back a command takes.',
    stop: () => server.close(),
  };
};
