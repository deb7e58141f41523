import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { child } from './child';
import type { Answer } from './http/bare-server';
import type { Load, Loaded } from './http/load';
import { inTurns } from './in-turns';
import { against, count, milliseconds } from './report';
import { comparedBy, median } from './statistics';

/** `paths` are asked for in turns. */
export type Asked = Readonly<{ what: string; paths: readonly string[]; headers: Readonly<Record<string, string>> }>;
export type How = Readonly<{ rounds: number; milliseconds: number; connections: number; target: number }>;

export const BESIDE_BARE = [
  'asked for',
  'bytes',
  'first time',
  'requests/s',
  'bare',
  'p50',
  'bare',
  'p99',
  'bare',
  'load busy',
  'ratio of requests/s',
];

/** Answers name the host they were asked for at: by another they would be other bytes, and under another tag. */
const HOST = 'almanac';

/** How fast a server answers, beside a bare one that sends the same bytes under the same headers: a row of the table above. */
export const besideBare = async (port: number, { what, paths, headers }: Asked, how: How): Promise<string[]> => {
  const [answers, firsts]: [Record<string, Answer>, number[]] = [{}, []];
  for (const path of paths) {
    const asked = performance.now();
    answers[path] = await answerOf(port, path, headers);
    firsts.push(performance.now() - asked);
  }
  const bare = child<Record<string, Answer>, number>(join(__dirname, 'http/bare-server.js'));
  const load = child<Load, Loaded>(join(__dirname, 'http/load.js'));
  const barePort = await bare.ask(answers);
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\n${lines({ host: HOST, ...headers })}\r\n`);
  const on = (one: number) => () =>
    load.ask({ port: one, requests, connections: how.connections, milliseconds: how.milliseconds });

  await inTurns(2, on(port), on(barePort));
  const { ours, peers } = await inTurns(how.rounds, on(port), on(barePort));
  await Promise.all([bare.stop(), load.stop()]);

  const of = comparedBy(ours, peers);
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
    against(rate.ratio, how.target),
  ];
};

/** What the calendar says, without what every node:http server adds by itself. */
export const answerOf = async (port: number, path: string, headers: Readonly<Record<string, string>>): Promise<Answer> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { host: HOST, ...headers } }, resolve).on('error', reject);
  });
  const { date: _, connection: __, 'keep-alive': ___, ...said } = response.headers;
  return { status: response.statusCode!, headers: said, bytes: await buffer(response) };
};

const lines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
