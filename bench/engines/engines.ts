import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

const HOUSE = join(__dirname, '../../..');
const FERRETDB = join(HOUSE, '.cache/ferretdb/ferretdb');
const PATIENCE_MS = 1_000;

export type Servers = Readonly<{ eventStore?: string; mongo?: string }>;

/** `bare`: where its own client finds it, for comparison. `says`: what its figures are worth. */
export type Engine = Readonly<{ name: string; servers: Servers; bare?: string; says?: string; stop: () => Promise<void> }>;

/** The files of a folder, and the servers that the environment names; else what stands in for them in the tests, where it is there. */
export const engines = (): readonly (() => Promise<Engine>)[] => {
  const { EVENTSTORE_URL, MONGODB_URL } = process.env;
  return [
    async () => files,
    EVENTSTORE_URL ? async () => real('EventStoreDB', { eventStore: EVENTSTORE_URL }, EVENTSTORE_URL) : double,
    ...(MONGODB_URL ? [async () => real('MongoDB', { mongo: MONGODB_URL })] : existsSync(FERRETDB) ? [ferretDb] : []),
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
  const main = join(HOUSE, 'test/engines/eventstore/main.ts');
  const words = ['--conditions=source', '--import', join(HOUSE, 'scripts/typescript.mjs'), main, join(folder, 'log')];
  const server = spawn(process.execPath, words, { cwd: HOUSE, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit').then(() => {
    throw new Error('The double of EventStoreDB did not start');
  });
  const [url] = (await Promise.race([once(createInterface(server.stdout), 'line'), ended])) as [string];
  ended.catch(() => {});
  return {
    name: 'log on a double of EventStoreDB',
    servers: { eventStore: url },
    bare: url,
    says: 'the double tells nothing of the server’s own speed. What counts is the ratio to the bare client, which asks the same double.',
    stop: () => stopped(server, folder),
  };
};

const ferretDb = async (): Promise<Engine> => {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-bench-'));
  const port = await freePort();
  const server = spawn(FERRETDB, [`127.0.0.1:${port}`, folder], { stdio: 'ignore' });
  await setTimeout(PATIENCE_MS);
  return {
    name: 'read models on FerretDB',
    servers: { mongo: `mongodb://127.0.0.1:${port}/bench` },
    says: 'it stands in for MongoDB on a SQLite file and is slow at writing: no figure of it is one of MongoDB’s. What counts is that it works, and how many ways there and back a command takes.',
    stop: () => stopped(server, folder),
  };
};

const stopped = async (server: ReturnType<typeof spawn>, folder: string) => {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  await rm(folder, { recursive: true, force: true });
};

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};
