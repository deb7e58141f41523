import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { child } from './child';
import type { Answer } from './http/bare-server';
import { getRequest } from './http/get-request';
import type { Load, Loaded } from './http/load';
import { inTurns } from './in-turns';
import { against, type Column, count, milliseconds, type RowBesidePeer } from './report';
import { comparedBy, median } from './statistics';

/** `name` is the one of its row. `paths` are asked for in turns. */
export type Asked = Readonly<{
  name: string;
  what: string;
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
}>;
export type How = Readonly<{ rounds: number; milliseconds: number; connections: number; target: number }>;

/** `firstTime` and what an answer takes in milliseconds; `loadBusy` a share of a processor. */
export type BesideBare = RowBesidePeer &
  Readonly<
    { what: string } & Record<'bytes' | 'firstTime' | 'p50' | 'bareP50' | 'p99' | 'bareP99' | 'loadBusy' | 'target', number>
  >;

export const BESIDE_BARE: readonly Column<BesideBare>[] = [
  ['asked for', ({ what }) => what],
  ['bytes', ({ bytes }) => count(bytes)],
  ['first time', ({ firstTime }) => milliseconds(firstTime)],
  ['requests/s', ({ ours }) => count(ours)],
  ['bare', ({ peer }) => count(peer)],
  ['p50', ({ p50 }) => milliseconds(p50)],
  ['bare', ({ bareP50 }) => milliseconds(bareP50)],
  ['p99', ({ p99 }) => milliseconds(p99)],
  ['bare', ({ bareP99 }) => milliseconds(bareP99)],
  ['load busy', ({ loadBusy }) => loadBusy.toFixed(2)],
  ['ratio of requests/s', ({ ratio, target }) => against(ratio, target)],
];

/** Answers name the host they were asked for at: by another they would be other bytes, and under another tag. */
const HOST = 'almanac';

/** How fast a server answers, beside a bare one that sends the same bytes under the same headers. */
export const besideBare = async (port: number, { name, what, paths, headers }: Asked, how: How): Promise<BesideBare> => {
  const [answers, firsts]: [Record<string, Answer>, number[]] = [{}, []];
  for (const path of paths) {
    const asked = performance.now();
    answers[path] = await answerOf(port, path, headers);
    firsts.push(performance.now() - asked);
  }
  const bare = child<Record<string, Answer>, number>(join(__dirname, 'http/bare-server.js'));
  const load = child<Load, Loaded>(join(__dirname, 'http/load.js'));
  const barePort = await bare.ask(answers);
  const requests = paths.map((path) => getRequest(path, { host: HOST, ...headers }));
  const on = (one: number) => () =>
    load.ask({ port: one, requests, connections: how.connections, milliseconds: how.milliseconds });

  await inTurns(2, on(port), on(barePort));
  const { ours, peers } = await inTurns(how.rounds, on(port), on(barePort));
  await Promise.all([bare.stop(), load.stop()]);

  const of = comparedBy(ours, peers);
  const [p50, p99] = [of('p50'), of('p99')];
  return {
    name,
    what,
    unit: 'requests/s',
    better: 'higher',
    ...of('perSecond'),
    target: how.target,
    bytes: median(Object.values(answers).map(({ bytes }) => bytes.length)),
    firstTime: median(firsts),
    p50: p50.ours,
    bareP50: p50.peer,
    p99: p99.ours,
    bareP99: p99.peer,
    loadBusy: median([...ours, ...peers].map(({ busy }) => busy)),
  };
};

/** What the calendar says, without what every node:http server adds by itself. */
export const answerOf = async (port: number, path: string, headers: Readonly<Record<string, string>>): Promise<Answer> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { host: HOST, ...headers } }, resolve).on('error', reject);
  });
  const { date: _, connection: __, 'keep-alive': ___, ...said } = response.headers;
  return { status: response.statusCode!, headers: said, bytes: await buffer(response) };
};
