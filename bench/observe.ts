import { join } from 'node:path';
import { startIn } from './events/town';
import { startChild } from './lib/child';
import type { LoadResult, LoadTask } from './lib/http/load';
import { measureTwoInTurns } from './lib/in-turns';
import { type Column, formatCount, printMachine, type RowBesidePeer, ratioText, reportRows, rowName } from './lib/report';
import { compareFigures } from './lib/statistics';
import { withTemporaryDirectory } from './lib/temporary-directory';
import { fillLargeTown } from './reads/fill-large-town';
import { waitUntilSettled } from './reads/wait-until-settled';

const [ROUNDS, CONNECTIONS, MILLISECONDS, EVENTS] = [9, 16, 500, 1_000];
const TARGET = 0.95;

const UNLIMITED = { WRITES_PER_MINUTE: '100000000', FACTS_PER_MINUTE: '100000000' };

const OBSERVED_ENVIRONMENTS: Readonly<Record<string, NodeJS.ProcessEnv>> = {
  metrics: { METRICS_TOKEN: 'the token of the operator' },
  'metrics, one trace of ten': {
    METRICS_TOKEN: 'the token of the operator',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  },
  'metrics, every trace': { METRICS_TOKEN: 'the token of the operator', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
};

const main = async () => {
  printMachine();
  await withTemporaryDirectory(async (directory) => {
    const [key] = await fillLargeTown(directory, EVENTS);
    const plain = await startIn(directory, {}, UNLIMITED);
    await waitUntilSettled(directory);
    const requestsByName: readonly (readonly [string, string[]])[] = [
      ['the calendar, from memory', [renderGet('/api/events')]],
      ['the town, by the framework', [renderGet('/api/town')]],
      ['preferences', [renderGet(`/api/preferences/${key}`)]],
      ['saved and not saved', [renderSave('POST', key!), renderSave('DELETE', key!)]],
    ];
    for (const [how, environment] of Object.entries(OBSERVED_ENVIRONMENTS)) {
      const watched = await startIn(directory, {}, { ...UNLIMITED, ...environment });
      const load = startChild<LoadTask, LoadResult>(join(__dirname, 'lib/http/load.js'));
      const on = (port: number, requests: string[]) => () =>
        load.ask({ port, requests, connections: CONNECTIONS, milliseconds: MILLISECONDS });
      const rows: ObservedRow[] = [];
      for (const [what, requests] of requestsByName) {
        await measureTwoInTurns(2, on(watched.port, requests), on(plain.port, requests));
        const { ours, peers } = await measureTwoInTurns(ROUNDS, on(watched.port, requests), on(plain.port, requests));
        const rate = compareFigures(ours, peers)('perSecond');
        rows.push({ name: rowName('observe', how, what), what, unit: 'requests/s', better: 'higher', ...rate });
      }
      reportRows(how, OBSERVED_COLUMNS, rows);
      await Promise.all([load.stop(), watched.stop()]);
    }
    await plain.stop();
  });
};

type ObservedRow = RowBesidePeer & Readonly<{ what: string }>;

const OBSERVED_COLUMNS: readonly Column<ObservedRow>[] = [
  ['asked for', ({ what }) => what],
  ['requests/s', ({ ours }) => formatCount(ours)],
  ['not observed', ({ peer }) => formatCount(peer)],
  ['ratio', ({ ratio }) => ratioText(ratio, TARGET)],
];

const REQUEST_HEAD = 'host: almanac\r\naccept-encoding: br\r\n';

const renderGet = (path: string) => `GET ${path} HTTP/1.1\r\n${REQUEST_HEAD}\r\n`;

const renderSave = (method: string, sessionId: string) => {
  const body = JSON.stringify({ sessionId });
  return `${method} /api/events/1/save HTTP/1.1\r\n${REQUEST_HEAD}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
};

main();
