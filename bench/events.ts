import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Answer } from './events/bare-server';
import type { Load, Loaded } from './events/load';
import { startTown } from './events/town';
import { child } from './lib/child';
import { inTurns } from './lib/in-turns';
import { against, count, milliseconds, say, sayMachine, sayTable } from './lib/report';
import { compared, median } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';

const SIZES = [1_000, 10_000];
const ROUNDS = 9;
const ROUND_MS = 600;
const CONNECTIONS = 16;
const TARGET = 0.8;
const PATH = '/api/events';

type Asked = { what: string; headers: Record<string, string> };

/** How fast `GET /api/events` is answered, beside a bare server that sends the same bytes under the same headers. */
const main = async () => {
  sayMachine();
  for (const events of SIZES) {
    const rows = await inTemporaryDirectory((directory) => measureTown(directory, events));
    const heads = ['asked for', 'bytes', 'requests/s', 'bare', 'p50', 'bare', 'p99', 'bare', 'load busy', 'ratio of requests/s'];
    sayTable(`GET ${PATH}, ${count(events)} events, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds`, heads, rows);
  }
  say('\nThe load runs in a process of its own; were it busy near 1.00, it would be the limit rather than the servers.');
};

const measureTown = async (directory: string, events: number) => {
  const town = await startTown(directory, events);
  const etag = (await answerOf(town.port, { 'accept-encoding': 'br' })).headers['etag'] as string;
  const asked: Asked[] = [
    { what: 'br', headers: { 'accept-encoding': 'br' } },
    { what: 'identity', headers: { 'accept-encoding': 'identity' } },
    { what: '304', headers: { 'accept-encoding': 'br', 'if-none-match': etag } },
  ];
  const rows: string[][] = [];
  for (const one of asked) rows.push(await measure(town.port, one));
  await town.stop();
  return rows;
};

const measure = async (town: number, { what, headers }: Asked): Promise<string[]> => {
  const answer = await answerOf(town, headers);
  const bare = child<Record<string, Answer>, number>(join(__dirname, 'events/bare-server.js'));
  const load = child<Load, Loaded>(join(__dirname, 'events/load.js'));
  const barePort = await bare.ask({ [PATH]: answer });
  const requests = [`GET ${PATH} HTTP/1.1\r\n${lines({ host: 'almanac', ...headers })}\r\n`];
  const on = (port: number) => () => load.ask({ port, requests, connections: CONNECTIONS, milliseconds: ROUND_MS });

  await inTurns(2, on(town), on(barePort));
  const { ours, peers } = await inTurns(ROUNDS, on(town), on(barePort));
  await Promise.all([bare.stop(), load.stop()]);

  const of = (figure: keyof Loaded) =>
    compared(
      ours.map((one) => one[figure]),
      peers.map((one) => one[figure]),
    );
  const [rate, p50, p99] = [of('perSecond'), of('p50'), of('p99')];
  return [
    what,
    count(answer.bytes.length),
    count(rate.ours),
    count(rate.peer),
    milliseconds(p50.ours),
    milliseconds(p50.peer),
    milliseconds(p99.ours),
    milliseconds(p99.peer),
    median([...ours, ...peers].map(({ busy }) => busy)).toFixed(2),
    against(rate.ratio, TARGET),
  ];
};

/** What the calendar says, without what every node:http server adds by itself. */
const answerOf = async (port: number, headers: Record<string, string>): Promise<Answer> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: PATH, headers }, resolve).on('error', reject);
  });
  const { date: _, connection: __, 'keep-alive': ___, ...said } = response.headers;
  return { status: response.statusCode!, headers: said, bytes: await buffer(response) };
};

const lines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

main();
