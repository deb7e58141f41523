import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Answer } from './events/bare-server';
import type { Load, Loaded } from './events/load';
import { startIn } from './events/town';
import { child } from './lib/child';
import { inTurns } from './lib/in-turns';
import { against, count, milliseconds, sayMachine, sayTable } from './lib/report';
import { compared, median } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';
import { largeTown } from './reads/large-town';
import { settled } from './reads/settled';

const SIZES = [1_000, 10_000];
const ROUNDS = 7;
const ROUND_MS = 500;
const CONNECTIONS = 16;
const TARGET = 0.3;
const HEADERS = { 'accept-encoding': 'br' };

/**
 * How fast a town with 150 organizations answers what a browser asks first, beside a bare server that sends the same bytes
 * under the same headers. Residents take turns, no two of those who follow or save with the same wishes.
 */
const main = async () => {
  sayMachine();
  for (const events of SIZES) {
    const rows = await inTemporaryDirectory((directory) => measureTown(directory, events));
    const heads = ['asked for', 'bytes', 'first time', 'requests/s', 'bare', 'p50', 'bare', 'p99', 'bare', 'load busy', 'ratio'];
    sayTable(`${count(events)} events, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds`, heads, rows);
  }
};

const measureTown = async (directory: string, events: number) => {
  const keys = await largeTown(directory, events);
  const town = await startIn(directory);
  await settled(directory);
  const rows = [await measure(town.port, 'events', ['/api/events'])];
  rows.push(await measure(town.port, 'organizations', ['/api/organizations']));
  for (const what of ['preferences', 'sidebar', 'feed']) {
    const paths = keys.map((key) => `/api/${what}/${key}`);
    rows.push(await measure(town.port, what, paths));
  }
  await town.stop();
  return rows;
};

const measure = async (town: number, what: string, paths: readonly string[]): Promise<string[]> => {
  const [answers, firsts]: [Record<string, Answer>, number[]] = [{}, []];
  for (const path of paths) {
    const asked = performance.now();
    answers[path] = await answerOf(town, path);
    firsts.push(performance.now() - asked);
  }
  const bare = child<Record<string, Answer>, number>(join(__dirname, 'events/bare-server.js'));
  const load = child<Load, Loaded>(join(__dirname, 'events/load.js'));
  const barePort = await bare.ask(answers);
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: almanac\r\naccept-encoding: br\r\n\r\n`);
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
    count(median(Object.values(answers).map(({ bytes }) => bytes.length))),
    milliseconds(median(firsts)),
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
const answerOf = async (port: number, path: string): Promise<Answer> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: HEADERS }, resolve).on('error', reject);
  });
  const { date: _, connection: __, 'keep-alive': ___, ...said } = response.headers;
  return { status: response.statusCode!, headers: said, bytes: await buffer(response) };
};

main();
