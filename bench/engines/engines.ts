import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as eventstore from '../../test/engines/event-store-server';
import type * as ferretdb from '../../test/engines/ferretdb';

const HOUSE = join(__dirname, '../../..');

// What stands in for servers in the tests is no part of the build: it is run from its source.
require(join(HOUSE, 'scripts/typescript.mjs'));
const { EventStoreServer, serverLabel } = require(join(HOUSE, 'test/engines/event-store-server.ts')) as typeof eventstore;
const { FerretDb, hasFerretDb } = require(join(HOUSE, 'test/engines/ferretdb.ts')) as typeof ferretdb;

export type Servers = Readonly<{ eventStore?: string; mongo?: string }>;

/**
 * `bare`: where its own client finds it, for comparison. `caveat`: what its figures do not tell. `serverTime`: for how many milliseconds
 * the server has been at work, where it is a process that was started here.
 */
export type Engine = Readonly<{
  name: string;
  servers: Servers;
  bare?: string;
  caveat?: string;
  serverTime?: () => number;
  stop: () => Promise<void>;
}>;

/** The files of a folder, and the servers that the environment names; else those that the tests start, where they are there. */
export const engines = (): readonly (() => Promise<Engine>)[] => {
  const { EVENTSTORE_URL, MONGODB_URL } = process.env;
  return [
    async () => files,
    EVENTSTORE_URL ? async () => real('EventStoreDB', { eventStore: EVENTSTORE_URL }, EVENTSTORE_URL) : started,
    ...(MONGODB_URL ? [async () => real('MongoDB', { mongo: MONGODB_URL })] : hasFerretDb ? [ferretDb] : []),
  ];
};

const files: Engine = { name: 'files', servers: {}, stop: async () => {} };

const real = (name: string, servers: Servers, bare?: string): Engine => ({
  name,
  servers,
  ...(bare && { bare }),
  stop: async () => {},
});

const started = async (): Promise<Engine> => {
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

/** /proc gives clock ticks in hundredths of a second, whatever the kernel counts in. */
const TICK_MS = 10;

/** The processor time of a process group in milliseconds, ended threads included. Linux only. */
const groupTimeOf = (group: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(timesOf)
    .filter((times) => times.group === group)
    .reduce((sum, { ticks }) => sum + ticks, 0) * TICK_MS;

/** The name of a process, in brackets, may contain anything. A process that has ended meanwhile has no group. */
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

const ferretDb = async (): Promise<Engine> => {
  const server = await FerretDb.open();
  return {
    name: 'read models on FerretDB',
    servers: { mongo: server.url('bench') },
    caveat:
      'it stands in for MongoDB on a SQLite file and is slow at writing: no figure of it is one of MongoDB’s. What counts is that it works, and how many ways there and back a command takes.',
    stop: () => server.close(),
  };
};
