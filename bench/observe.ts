import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { startIn, type Town } from './events/town';
import { startChild } from './lib/child';
import type { LoadResult, LoadTask } from './lib/http/load';
import { measureTwoInTurns } from './lib/in-turns';
import { processorTimeOf } from './lib/processor-time';
import { type Column, printMachine, type RowBesidePeer, ratioText, reportRows, rowName } from './lib/report';
import { compareFigures } from './lib/statistics';
import { withTemporaryDirectory } from './lib/temporary-directory';
import type { CollectorState } from './observe/collector';
import { fillLargeTown } from './reads/fill-large-town';
import { waitUntilSettled } from './reads/wait-until-settled';

const [ROUNDS, CONNECTIONS, EVENTS] = [7, 16, 1_000];
/** As many as requests of a round, so that each saves once in it. */
const RESIDENTS = 2_000;
/** Several batches of traces in each round, so that their export is measured with it. */
const REQUESTS = 2_000;
const TARGET = 0.95;

const UNLIMITED = { WRITES_PER_MINUTE: '100000000', FACTS_PER_MINUTE: '100000000' };
const METRICS = { METRICS_TOKEN: 'the token of the operator' };

/** Beside a town that begins with the same data. Nobody reads the metrics; a local collector takes the traces. */
const main = async () => {
  printMachine();
  await withTemporaryDirectory(async (directory) => {
    const filled = join(directory, 'filled');
    const keys = await fillLargeTown({ folder: filled }, EVENTS, RESIDENTS);
    const collector = startChild<'state', CollectorState>(join(__dirname, 'observe/collector.js'));
    const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(await collector.ask('state')).port}` };
    const start = async (more: NodeJS.ProcessEnv) => {
      const folder = await mkdtemp(join(directory, 'town-'));
      await cp(filled, folder, { recursive: true });
      const town = await startIn(folder, {}, { ...UNLIMITED, ...more });
      await waitUntilSettled({ folder });
      return town;
    };
    const environments: Readonly<Record<string, NodeJS.ProcessEnv>> = {
      'metrics on': METRICS,
      'metrics and traces on': { ...METRICS, ...traces },
    };
    for (const [how, environment] of Object.entries(environments)) {
      const [watched, plain] = [await start(environment), await start({})];
      const rows: ObservedRow[] = [];
      for (const [what, requests] of Object.entries(requestsByName(keys))) {
        const before = (await collector.ask('state')).spans;
        const figures = await measureBeside(watched, plain, requests);
        const { spans } = await collector.ask('state');
        rows.push({ name: rowName('observe', how, what), what, spans: (spans - before) / (REQUESTS * ALL_ROUNDS), ...figures });
      }
      reportRows(`${how} beside off, medians of ${ROUNDS} rounds of ${REQUESTS} requests`, OBSERVED_COLUMNS, rows);
      await Promise.all([watched.stop(), plain.stop()]);
    }
    await collector.stop();
  });
};

/** By round, because a save that is repeated records nothing. */
const requestsByName = (keys: readonly string[]): Readonly<Record<string, (round: number) => string[]>> => ({
  'the calendar, from memory': () => [renderGet('/api/events')],
  'preferences, from memory': () => keys.map((key) => renderGet(`/api/preferences/${key}`)),
  'the town, by the framework': () => [renderGet('/api/town')],
  'a save': (round) => keys.map((key) => renderSave(key, 1 + round)),
});

const WARM_UP_ROUNDS = 2;
const ALL_ROUNDS = WARM_UP_ROUNDS + ROUNDS;

const measureBeside = async (watched: Town, plain: Town, requestsOf: (round: number) => string[]) => {
  const load = startChild<LoadTask, LoadResult>(join(__dirname, 'lib/http/load.js'));
  const on = ({ pid, port }: Town) => {
    let round = 0;
    return async () => {
      const task = { port, requests: requestsOf(round++), connections: CONNECTIONS, amount: REQUESTS };
      const before = processorTimeOf(pid);
      const { requests } = await load.ask(task);
      return { work: ((processorTimeOf(pid) - before) * 1_000) / requests };
    };
  };
  const [ours, peer] = [on(watched), on(plain)];
  await measureTwoInTurns(WARM_UP_ROUNDS, ours, peer);
  const measured = await measureTwoInTurns(ROUNDS, ours, peer);
  await load.stop();
  return { unit: 'µs of a processor', better: 'lower', ...compareFigures(measured.ours, measured.peers)('work') } as const;
};

/** `spans` per request: what was dropped would make traces look cheap. */
type ObservedRow = RowBesidePeer & Readonly<{ what: string; spans: number }>;

const OBSERVED_COLUMNS: readonly Column<ObservedRow>[] = [
  ['asked for', ({ what }) => what],
  ['processor time of a request', ({ ours }) => `${ours.toFixed(1)} µs`],
  ['off', ({ peer }) => `${peer.toFixed(1)} µs`],
  ['spread', ({ spread }) => `± ${(spread * 100).toFixed(1)} %`],
  ['spans of a request', ({ spans }) => spans.toFixed(2)],
  ['off / on', ({ ratio }) => ratioText(1 / ratio, TARGET)],
];

const REQUEST_HEAD = 'host: almanac\r\naccept-encoding: br\r\n';

const renderGet = (path: string) => `GET ${path} HTTP/1.1\r\n${REQUEST_HEAD}\r\n`;

const renderSave = (sessionId: string, event: number) => {
  const body = JSON.stringify({ sessionId });
  return `POST /api/events/${event}/save HTTP/1.1\r\n${REQUEST_HEAD}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
};

main();
