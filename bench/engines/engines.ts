import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as eventstore from '../../test/engines/eventstore/on-its-own';
import type * as ferretdb from '../../test/engines/ferretdb';

const HOUSE = join(__dirname, '../../..');

// What stands in for servers in the tests is no part of the build: it is run from its source.
require(join(HOUSE, 'scripts/typescript.mjs'));
const { doubleOnItsOwn } = require(join(HOUSE, 'test/engines/eventstore/on-its-own.ts')) as typeof eventstore;
const { FerretDb, hasFerretDb } = require(join(HOUSE, 'test/engines/ferretdb.ts')) as typeof ferretdb;

export type Servers = Readonly<{ eventStore?: string; mongo?: string }>;

/** `bare`: where its own client finds it, for comparison. `says`: what its figures are worth. */
export type Engine = Readonly<{ name: string; servers: Servers; bare?: string; says?: string; stop: () => Promise<void> }>;

/** The files of a folder, and the servers that the environment names; else what stands in for them in the tests, where it is there. */
export const engines = (): readonly (() => Promise<Engine>)[] => {
  const { EVENTSTORE_URL, MONGODB_URL } = process.env;
  return [
    async () => files,
    EVENTSTORE_URL ? async () => real('EventStoreDB', { eventStore: EVENTSTORE_URL }, EVENTSTORE_URL) : double,
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

const double = async (): Promise<Engine> => {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-bench-'));
  const { url, process: server } = await doubleOnItsOwn(join(folder, 'log'));
  return {
    name: 'log on a double of EventStoreDB',
    servers: { eventStore: url },
    bare: url,
    says: 'the double tells nothing of the server’s own speed. What counts is the ratio to the bare client, which asks the same double.',
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const ferretDb = async (): Promise<Engine> => {
  const server = await FerretDb.open();
  return {
    name: 'read models on FerretDB',
    servers: { mongo: server.url('bench') },
    says: 'it stands in for MongoDB on a SQLite file and is slow at writing: no figure of it is one of MongoDB’s. What counts is that it works, and how many ways there and back a command takes.',
    stop: () => server.close(),
  };
};
