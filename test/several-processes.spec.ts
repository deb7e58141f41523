/** @engines own */

import type { Preferences } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { verifyProjections } from '#libs/event-sourcing';
import { projections } from '#projections';
import { createDataDirectory, openAlmanac } from './app';
import { EventStoreProcess } from './engines/event-store-process';
import { FerretDb, hasFerretDb } from './engines/ferretdb';
import { serverAddresses, setServers } from './engines/test-servers';
import { checkReadModels } from './fixtures/check-read-models';
import { LoadGenerator, request } from './fixtures/load-generator';
import { type ServerProcess, startProgram, startServer, waitForExit } from './fixtures/start-program';
import { openProcess, readLog, type TownProcess } from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';
import { keyOf } from './resident';

type Engine = { url: () => string; start: () => Promise<void>; kill: () => Promise<void>; close: () => Promise<void> };
type Engines = Readonly<{ on: string; open: () => Promise<Readonly<{ eventStore?: Engine; mongo?: Engine }>> }>;

const ENGINES: readonly Engines[] = [
  { on: 'files', open: async () => ({}) },
  ...(hasFerretDb
    ? [
        {
          on: 'an EventStoreDB and a MongoDB',
          open: async () => ({ eventStore: await EventStoreProcess.open(), mongo: await FerretDb.open() }),
        },
      ]
    : []),
];

/** Preferences and feeds are made of these. */
const READ_BY_LOAD = ['catalogue', 'preferences', 'organizations', 'own-events', 'counts', 'feed-defaults'];

describe.each(ENGINES)('a town with two servers that answer and two that keep the read models, on $on', ({ on, open }) => {
  const ALMANAC_DATA_DIR = createDataDirectory();
  let engines: Awaited<ReturnType<Engines['open']>>;
  const apis: ServerProcess[] = [];
  const projectors: ServerProcess[] = [];
  const everyone: ServerProcess[] = [];
  let town: TownProcess | undefined;
  let load: LoadGenerator;
  let events: readonly number[];

  const environment = () => ({ ALMANAC_DATA_DIR, ...serverAddresses(ALMANAC_DATA_DIR) });
  const started = async (ALMANAC_ROLE: 'api' | 'projector', among: ServerProcess[]) => {
    const server = await startServer({ ...environment(), ALMANAC_ROLE });
    for (const list of [among, everyone]) list.push(server);
  };
  const anApi = () => started('api', apis);
  const aProjector = () => started('projector', projectors);
  const almanac = (...words: string[]) => waitForExit(startProgram('apps/cli/src/main.ts', words, environment()));
  /** On a machine that is busy enough a server is taken for lost or has no connection left, and the operator repeats the command. */
  const repeatUntilAnswered = async (words: readonly string[], attempts = MAX_ATTEMPTS): Promise<string> => {
    const { code, printed } = await almanac(...words);
    if (code !== 0 && attempts > 1 && /does not answer|too many requests/.test(printed))
      return repeatUntilAnswered(words, attempts - 1);
    expect({ code, failure: code === 0 ? '' : printed }).toEqual({ code: 0, failure: '' });
    return printed;
  };
  const killed = async (servers: ServerProcess[]) => servers.shift()!.end('SIGKILL');

  beforeAll(async () => {
    engines = await open();
    const { eventStore, mongo } = engines;
    setServers(ALMANAC_DATA_DIR, { ...(eventStore && { eventStore: eventStore.url() }), ...(mongo && { mongo: mongo.url() }) });
    events = await seedSmallTown(ALMANAC_DATA_DIR);
    await aProjector();
    await Promise.all([aProjector(), anApi(), anApi()]);
    load = new LoadGenerator(() => apis.map(({ url }) => url), events);
  });

  afterAll(async () => {
    await Promise.all(everyone.map((server) => server.end('SIGKILL')));
    await town?.close();
    for (const engine of Object.values(engines)) await engine.close();
  });

  it('shows everybody each of their writes at once, whichever server is asked', async () =>
    expect(await load.during(() => load.waitForTurns(3))).toEqual([]));

  it('records what twenty commands want that race for one stream through both, each once', async () => {
    const [eve, twenty] = [keyOf('Eve'), events.slice(0, 20)];
    const saving = twenty.map((event, i) => request(`${apis[i % 2]!.url}/api/events/${event}/save`, { sessionId: eve }));
    expect((await Promise.all(saving)).map(({ status }) => status)).toEqual(twenty.map(() => 200));
    for (const { url } of apis) {
      const { body } = await request<Preferences>(`${url}/api/preferences/${eve}`);
      expect(body!.savedEvents.toSorted()).toEqual(twenty.toSorted());
    }
  });

  it.each(['the first', 'the second'])('goes on when %s that holds the leases is killed', async (one) => {
    const complaints = await load.during(async () => {
      await load.waitForTurns(1);
      const died = performance.now();
      await killed(projectors);
      await load.waitForTurns(2);
      console.info(`Writes were shown again ${Math.round(performance.now() - died)} ms after ${one} was killed.`);
      await aProjector();
    });
    expect(complaints).toEqual([]);
  });

  // Each takes a second under load, up to thirty on a very busy machine.
  const rebuilds =
    on === 'files' ? [{ word: '--all', count: projections.length }] : READ_BY_LOAD.map((word) => ({ word, count: 1 }));

  it(`rebuilds ${on === 'files' ? 'every read model' : 'what is read'} without one read that fails or is older`, async () => {
    const complaints = await load.during(async () => {
      for (const { word, count } of rebuilds) {
        const printed = await repeatUntilAnswered(['projections', 'rebuild', word]);
        expect(printed.match(/The new build is live\.$/gm)).toHaveLength(count);
      }
    });
    expect(complaints).toEqual([]);
  }, 1_200_000);

  it('goes on when one that answers is killed, and comes back', async () => {
    const complaints = await load.during(async () => {
      await load.waitForTurns(1);
      await killed(apis);
      await load.waitForTurns(2);
      await anApi();
      await load.waitForTurns(2);
    });
    expect(complaints).toEqual([]);
  });

  if (on !== 'files')
    it('goes on when what it runs on is killed in the middle of everything, and comes back', async () => {
      const complaints = await load.during(
        async () => {
          for (const engine of Object.values(engines)) {
            await load.waitForTurns(1);
            await engine.kill();
            for (const { url } of apis) while ((await request(`${url}/api/ready`)).status !== 503) await load.waitForTurns(0);
            await engine.start();
            await load.waitForTurns(2);
          }
        },
        { away: true },
      );
      expect(complaints).toEqual([]);
    });

  it('has recorded in the end what was answered, each once, and shows what the log says', async () => {
    await repeatUntilAnswered(['projections', 'verify']);
    await Promise.all(everyone.map((server) => server.end('SIGTERM')));
    expect(everyone.flatMap(({ lines }) => lines.filter(isStackTraceLine))).toEqual([]);
    town = openProcess(ALMANAC_DATA_DIR);
    const log = await readLog(town.store);
    expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
    for (const { key, saved } of load.residents) {
      const facts = log.filter(({ stream }) => stream === `preferences-${hashedKey(key)}`);
      expect(facts.map(({ data }) => data.eventId)).toEqual(saved);
      expect(facts.map(({ revision }) => revision)).toEqual(facts.map((_, i) => i));
    }
    expect(await verifyProjections(town, projections)).toEqual(await checkReadModels(town));
  }, 1_200_000);
});

const MAX_ATTEMPTS = 20;

/** Or the message before a stack trace. Operators must get sentences instead. */
const isStackTraceLine = (line: string, nth: number, lines: readonly string[]) =>
  line.startsWith('    at ') || lines[nth + 1]?.startsWith('    at ');

/** Small, because writing a document is slow on some engines. Returns the ids of its events. */
const seedSmallTown = async (ALMANAC_DATA_DIR: string): Promise<readonly number[]> => {
  const almanac = await openAlmanac({ ALMANAC_DATA_DIR });
  await registerOrganization(almanac, 'Moorestown Library');
  const nights = Array.from({ length: 30 }, (_, nth) => publish(almanac, `Reading ${nth}`, { date: '2026-12-05' }));
  const events = await Promise.all(nights);
  await almanac.close();
  return events;
};
