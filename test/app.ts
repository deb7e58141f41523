import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import supertest from 'supertest';
import { Checkpoints, type Command, type CommandMetadata, EventStore, Projector, StoreUnavailable } from '#libs/event-sourcing';
import { Commands } from '../apps/api/src/commands/commands';
import { TownSeeder } from '../apps/api/src/seed/town-seeder';
import { Configuration } from '../apps/api/src/settings/configuration';
import { start } from '../apps/api/src/start';
import { limitOpenTowns } from './engines/open-towns';
import { closeUnusedConnections, isOnEngines, serverAddresses, waitForServers } from './engines/test-servers';
import { residentOf } from './resident';
import { copySampleTown } from './sample-town';
import { trackReactors } from './track-reactors';

/** A Friday at noon. */
export const NOW = '2026-11-20T12:00:00-05:00';
export const TODAY = '2026-11-20';

const POLL_INTERVAL_MS = 10;

export type Almanac = Awaited<ReturnType<typeof openAlmanac>>;

/** At noon of a fixed day. The data directory is new unless `environment` names one. */
export const openAlmanac = async (environment: Environment = {}) => {
  const dataDirectory = environment.ALMANAC_DATA_DIR ?? (await prepareDataDirectory(environment));
  const servers = serverAddresses(dataDirectory);
  if (environment.EVENTSTORE_URL === undefined) await waitForServers(dataDirectory);
  const app = await start({
    PORT: '0',
    ALMANAC_DATA_DIR: dataDirectory,
    ...servers,
    ALMANAC_NOW: NOW,
    ALMANAC_SEED: 'none',
    GEOCODER: 'none',
    WEATHER: 'none',
    SPEECH_COMMAND: 'none',
    LOG_FORMAT: 'text',
    LOG_LEVEL: 'warn',
    WRITES_PER_MINUTE: '100000',
    FACTS_PER_MINUTE: '1000000',
    SIGN_INS_PER_MINUTE: '100000',
    REGISTRATIONS_PER_MINUTE: '100000',
    ...environment,
  });
  const { ALMANAC_ROLE, MONGODB_URL } = app.get(Configuration);
  if (ALMANAC_ROLE !== 'api' && (isOnEngines || MONGODB_URL)) await waitForReadModels(app);
  const http = supertest(await app.getUrl());
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= app.close().then(closeUnusedConnections);
    return closing;
  };
  closeFunctions.push(close);
  limitOpenTowns(close);
  const reactions = trackReactors(app);
  return {
    app,
    http,
    dataDirectory,
    close,
    read: async <T>(path: string): Promise<T> => (await http.get(path).expect(200)).body,
    resident: (name: string) => residentOf(http, name),
    /** Waits until the read models show it, however slow the machine is: a command itself waits five seconds. */
    issue: async <Data>(kind: new (data: Data, issued: CommandMetadata) => Command<string, Data>, data: NoInfer<Data>) => {
      const facts = await app.get(Commands).issue('somebody', kind, data);
      await isShownEventually(app).catch(falseIfStoreUnavailable);
      return facts;
    },
    /** Throws if a reactor has parked a fact. */
    waitUntilSettled: async () => {
      while (!(await reactions.areDone())) {
        const [parked] = await app.get(Checkpoints).parked();
        if (parked) throw new Error(`The reactor ${parked.reactor} failed: ${parked.reason}`);
        await setTimeout(POLL_INTERVAL_MS);
      }
      await isShownEventually(app);
    },
  };
};

const isShownEventually = async (app: INestApplicationContext) =>
  app.get(Projector).showsEventually(await app.get(EventStore).head());

/** A copy of the sample town if `environment` asks for it and the stores are files. */
const prepareDataDirectory = async ({ ALMANAC_SEED, ALMANAC_NOW = NOW, EVENTSTORE_URL, MONGODB_URL }: Environment) => {
  const directory = createDataDirectory();
  const isOnFiles = !isOnEngines && !EVENTSTORE_URL && !MONGODB_URL;
  if (ALMANAC_SEED === 'sample' && isOnFiles) await copySampleTown(ALMANAC_NOW, directory, seedSampleTown(ALMANAC_NOW));
  return directory;
};

const seedSampleTown = (ALMANAC_NOW: string) => async (ALMANAC_DATA_DIR: string) => {
  const almanac = await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_NOW, ALMANAC_SEED: 'sample' });
  await almanac.waitUntilSettled();
  await almanac.close();
};

/**
 * Includes the seeded town. On files this holds as soon as the server has started. Servers may take longer or restart meanwhile.
 */
const waitForReadModels = async (app: INestApplicationContext) => {
  const [store, projector, seeding] = [app.get(EventStore), app.get(Projector), app.get(TownSeeder, { strict: false })];
  const isSeeded = async () => app.get(Configuration).ALMANAC_SEED === 'none' || !(await seeding.isUnfinished());
  const isShown = async () => (await isSeeded()) && (await projector.isBuilt()) && projector.caughtUpTo(await store.head());
  while (!(await isShown().catch(falseIfStoreUnavailable))) await setImmediate();
};

const falseIfStoreUnavailable = (error: unknown) => (error instanceof StoreUnavailable ? false : Promise.reject(error));

export const createDataDirectory = () => {
  const directory = mkdtempSync(join(tmpdir(), 'almanac-story-'));
  directories.push(directory);
  return directory;
};

type Environment = Readonly<
  Partial<
    Record<
      | `ALMANAC_${string}`
      | 'NODE_ENV'
      | 'PORT'
      | 'WRITES_PER_MINUTE'
      | 'FACTS_PER_MINUTE'
      | 'FETCHES_PER_MINUTE'
      | 'LARGE_TOWN_EVENTS'
      | 'SIGN_INS_PER_MINUTE'
      | 'REGISTRATIONS_PER_MINUTE'
      | 'SUGGESTIONS_PER_MINUTE'
      | 'ASSISTED_PER_MINUTE'
      | 'SPEECH_COMMAND'
      | `ASSISTANT_${string}`
      | `ANTHROPIC_${string}`
      | `LOG_${string}`
      | `OTEL_${string}`
      | 'METRICS_TOKEN'
      | 'JWT_SECRET'
      | 'SMTP_URL'
      | 'GEOCODER'
      | 'WEATHER'
      | 'NWS_URL'
      | 'MAIL_FROM'
      | 'MAP_STYLE_URL'
      | 'NEWSLETTER_FORM_URL'
      | 'TRUST_PROXY'
      | 'EVENTSTORE_URL'
      | 'MONGODB_URL',
      string
    >
  >
>;

const closeFunctions: (() => Promise<void>)[] = [];
const directories: string[] = [];

afterAll(async () => {
  for (const close of closeFunctions) await close();
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});
