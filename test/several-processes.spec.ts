import { isHidden, type Preferences, type TownEvent } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { verify } from '#libs/event-sourcing';
import { projections } from '#projections';
import { aDataDirectory } from './app';
import { ask, Load } from './fixtures/a-load';
import { processIn, wholeLog } from './fixtures/a-process';
import { type AServer, aProgram, aServer, ranToItsEnd } from './fixtures/a-program';
import { sound } from './fixtures/soundness';
import { keyOf } from './resident';

jest.setTimeout(120_000);

describe('a town with two servers that answer and two that keep the read models', () => {
  const ALMANAC_DATA_DIR = aDataDirectory();
  const environment = { ALMANAC_DATA_DIR };
  const apis: AServer[] = [];
  const projectors: AServer[] = [];
  let load: Load;
  let events: readonly number[];

  const anApi = async () => apis.push(await aServer({ ...environment, ALMANAC_ROLE: 'api' }));
  const aProjector = async () => projectors.push(await aServer({ ...environment, ALMANAC_ROLE: 'projector' }));
  const almanac = (...words: string[]) => ranToItsEnd(aProgram('apps/cli/src/main.ts', words, environment));
  /** The first of them answers nobody any more, from one moment to the next. */
  const killed = async (servers: AServer[]) => servers.shift()!.end('SIGKILL');

  beforeAll(async () => {
    expect(await almanac('seed')).toMatchObject({ code: 0 });
    // Who comes first holds every lease, until it is killed.
    await aProjector();
    await Promise.all([aProjector(), anApi(), anApi()]);
    events = await comingEvents(apis[0]!);
    load = new Load(() => apis.map(({ url }) => url), events);
  });

  afterAll(() => Promise.all([...apis, ...projectors].map((server) => server.end('SIGKILL'))));

  it('shows everybody each of their writes at once, whichever server is asked', async () =>
    expect(await load.during(() => load.goesOn(3))).toEqual([]));

  it('records what twenty commands want that race for one stream through both, each once', async () => {
    const [eve, twenty] = [keyOf('Eve'), events.slice(0, 20)];
    const saving = twenty.map((event, i) => ask(`${apis[i % 2]!.url}/api/events/${event}/save`, { sessionId: eve }));
    expect((await Promise.all(saving)).map(({ status }) => status)).toEqual(twenty.map(() => 200));
    for (const { url } of apis) {
      const { body } = await ask<Preferences>(`${url}/api/preferences/${eve}`);
      expect(body!.savedEvents.toSorted()).toEqual(twenty.toSorted());
    }
  });

  it.each(['the first', 'the second'])('goes on when %s that holds the leases is killed', async (one) => {
    const complaints = await load.during(async () => {
      await load.goesOn(1);
      const died = performance.now();
      await killed(projectors);
      await load.goesOn(2);
      console.info(`Writes were shown again ${Math.round(performance.now() - died)} ms after ${one} was killed.`);
      await aProjector();
    });
    expect(complaints).toEqual([]);
  });

  it('rebuilds every read model without one read that fails or is older', async () => {
    const complaints = await load.during(async () => {
      const { code, printed } = await almanac('projections', 'rebuild', '--all');
      expect(printed.match(/The new build is live\.$/gm)).toHaveLength(projections.length);
      expect(code).toBe(0);
    });
    expect(complaints).toEqual([]);
  });

  it('goes on when one that answers is killed, and comes back', async () => {
    const complaints = await load.during(async () => {
      await load.goesOn(1);
      await killed(apis);
      await load.goesOn(2);
      await anApi();
      await load.goesOn(2);
    });
    expect(complaints).toEqual([]);
  });

  it('has recorded in the end what was answered, each once, and shows what the log says', async () => {
    expect(await almanac('projections', 'verify')).toMatchObject({ code: 0 });
    await Promise.all([...apis, ...projectors].splice(0).map((server) => server.end('SIGTERM')));
    const town = processIn(ALMANAC_DATA_DIR);
    const log = await wholeLog(town.store);
    expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
    for (const { key, saved } of load.residents) {
      const facts = log.filter(({ stream }) => stream === `preferences-${hashedKey(key)}`);
      expect(facts.map(({ data }) => data.eventId)).toEqual(saved);
      expect(facts.map(({ revision }) => revision)).toEqual(facts.map((_, i) => i));
    }
    expect(await verify(town, projections)).toEqual(await sound(town));
    await town.close();
  });
});

/** Those that are in the feed of whoever saves them, whatever day it is. */
const comingEvents = async ({ url }: AServer): Promise<number[]> => {
  const { body } = await ask<TownEvent[]>(`${url}/api/events`);
  const isComing = ({ date, expiresAt, organization }: TownEvent) => date > '2026-12' && !expiresAt && !isHidden(organization);
  return body!.filter(isComing).map(({ id }) => id);
};
