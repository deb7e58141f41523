import { join } from 'node:path';
import { startIn } from './events/town';
import { child } from './lib/child';
import type { Load, Loaded } from './lib/http/load';
import { inTurns } from './lib/in-turns';
import { against, type Column, count, type RowBesidePeer, report, rowName, sayMachine } from './lib/report';
import { comparedBy } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';
import { largeTown } from './reads/large-town';
import { settled } from './reads/settled';

const [ROUNDS, CONNECTIONS, MILLISECONDS, EVENTS] = [9, 16, 500, 1_000];
/** Of the requests that are answered unwatched. */
const TARGET = 0.95;

/** Nobody is kept from writing. */
const UNLIMITED = { WRITES_PER_MINUTE: '100000000', FACTS_PER_MINUTE: '100000000' };

/** How a town may be watched. Traces go where nobody takes them: they are made, packed and let go. */
const WATCHED: Readonly<Record<string, NodeJS.ProcessEnv>> = {
  metrics: { METRICS_TOKEN: 'the token of the operator' },
  'metrics, one trace of ten': {
    METRICS_TOKEN: 'the token of the operator',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  },
  'metrics, every trace': { METRICS_TOKEN: 'the token of the operator', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
};

/** What it costs to be watched: requests a second of the same town with and without. */
const main = async () => {
  sayMachine();
  await inTemporaryDirectory(async (directory) => {
    const [key] = await largeTown(directory, EVENTS);
    const plain = await startIn(directory, {}, UNLIMITED);
    await settled(directory);
    const asked: readonly (readonly [string, string[]])[] = [
      ['the calendar, from memory', [get('/api/events')]],
      ['the town, by the framework', [get('/api/town')]],
      ['preferences', [get(`/api/preferences/${key}`)]],
      ['saved and not saved', [save('POST', key!), save('DELETE', key!)]],
    ];
    for (const [how, environment] of Object.entries(WATCHED)) {
      const watched = await startIn(directory, {}, { ...UNLIMITED, ...environment });
      const load = child<Load, Loaded>(join(__dirname, 'lib/http/load.js'));
      const on = (port: number, requests: string[]) => () =>
        load.ask({ port, requests, connections: CONNECTIONS, milliseconds: MILLISECONDS });
      const rows: Watched[] = [];
      for (const [what, requests] of asked) {
        await inTurns(2, on(watched.port, requests), on(plain.port, requests));
        const { ours, peers } = await inTurns(ROUNDS, on(watched.port, requests), on(plain.port, requests));
        const rate = comparedBy(ours, peers)('perSecond');
        rows.push({ name: rowName('observe', how, what), what, unit: 'requests/s', better: 'higher', ...rate });
      }
      report(how, OF_WATCHED, rows);
      await Promise.all([load.stop(), watched.stop()]);
    }
    await plain.stop();
  });
};

type Watched = RowBesidePeer & Readonly<{ what: string }>;

const OF_WATCHED: readonly Column<Watched>[] = [
  ['asked for', ({ what }) => what],
  ['requests/s', ({ ours }) => count(ours)],
  ['not observed', ({ peer }) => count(peer)],
  ['ratio', ({ ratio }) => against(ratio, TARGET)],
];

const HEAD = 'host: almanac\r\naccept-encoding: br\r\n';

const get = (path: string) => `GET ${path} HTTP/1.1\r\n${HEAD}\r\n`;

const save = (method: string, sessionId: string) => {
  const body = JSON.stringify({ sessionId });
  return `${method} /api/events/1/save HTTP/1.1\r\n${HEAD}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
};

main();
