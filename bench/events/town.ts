import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { catalogueEvent, PublishEvent } from '#libs/domain';
import { Streams } from '#libs/event-sourcing';
import { openStores, type StoreLocations } from '#libs/stores';
import { forEachInParallel } from '../../apps/api/src/commands/for-each-in-parallel';
import type { Servers } from '../engines/engines';
import { createContent, TODAY, toIssued } from '../lib/bench-town';
import { THIS_CHECKOUT } from '../lib/quick-benches';

const SERVER_FILE = 'dist/apps/api/src/main.js';
/** Equal those of `npm start`. */
const SERVER_OPTIONS = ['--max-semi-space-size=8', '--expose-gc'];
const SENTENCES = 2;
const START_TIMEOUT_MS = 60_000;

export type Town = { port: number; pid: number; stop: () => Promise<void> };

export const startTown = async (
  directory: string,
  events: number,
  servers: Servers = {},
  more: NodeJS.ProcessEnv = {},
): Promise<Town> => {
  await publish({ folder: directory, ...servers }, events);
  return startIn(directory, servers, more);
};

export const startIn = (directory: string, servers: Servers = {}, more: NodeJS.ProcessEnv = {}): Promise<Town> =>
  start(directory, 'none', servers, more);

type SampleTownOptions = Readonly<{ checkout?: string; more?: NodeJS.ProcessEnv }>;

/** `checkout` is the folder of another checkout with a build. */
export const startSampleTown = (directory: string, servers: Servers = {}, { checkout, more }: SampleTownOptions = {}) =>
  start(directory, 'sample', servers, more, checkout);

const start = async (
  directory: string,
  seed: 'none' | 'sample',
  { eventStore, mongo }: Servers = {},
  more: NodeJS.ProcessEnv = {},
  checkout = THIS_CHECKOUT.folder,
): Promise<Town> => {
  const addresses = { EVENTSTORE_URL: eventStore ?? '', MONGODB_URL: mongo ?? '' };
  const environment = {
    ...process.env,
    ...addresses,
    PORT: '0',
    ALMANAC_DATA_DIR: directory,
    ALMANAC_SEED: seed,
    ALMANAC_ROLE: 'all',
    GEOCODER: 'none',
    WEATHER: 'none',
    LOG_FORMAT: 'text',
    // Only commands have a cache.
    NODE_COMPILE_CACHE: '',
    ...more,
  };
  const now = { ALMANAC_NOW: `${TODAY}T12:00:00-05:00` };
  const town = spawn(process.execPath, [...process.execArgv, ...SERVER_OPTIONS, join(checkout, SERVER_FILE)], {
    cwd: checkout,
    env: { ...environment, ...now },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => town.kill());
  const port = await portOf(town.stdout);
  await waitUntilReady(port);
  return {
    port,
    pid: town.pid!,
    stop: async () => {
      town.kill();
      await once(town, 'exit');
    },
  };
};

const publish = async (where: StoreLocations, events: number) => {
  const stores = openStores(where);
  const streams = new Streams(stores.store, { caughtUpTo: async () => true });
  await forEachInParallel(
    Array.from({ length: events }, (_, nth) => nth + 1),
    (id) => {
      const origin = { source: 'bench', uid: `${id}@bench`, instance: '' };
      const event = { id, content: createContent(id, SENTENCES), origin, cancelled: false };
      return streams.handle(catalogueEvent, new PublishEvent(event, toIssued('source bench', id)));
    },
  );
  await stores.close();
};

const portOf = async (output: NodeJS.ReadableStream): Promise<number> => {
  for await (const line of createInterface(output)) {
    const port = /^Almanac is at http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error('The calendar did not start');
};

const waitUntilReady = async (port: number) => {
  for (const end = performance.now() + START_TIMEOUT_MS; performance.now() < end; await setTimeout(50)) {
    if ((await fetch(`http://127.0.0.1:${port}/api/ready`)).ok) return;
  }
  throw new Error('The read models did not catch up');
};
