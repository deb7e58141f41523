import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startChild } from './child';
import type { BareResponse } from './http/bare-server';
import { renderGetRequest } from './http/get-request';
import type { LoadResult, LoadTask } from './http/load';
import { measureTwoInTurns } from './in-turns';
import { type Column, formatCount, formatMs, type RowBesidePeer, ratioText } from './report';
import { compareFigures, median } from './statistics';

export type BareRequest = Readonly<{
  name: string;
  what: string;
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
}>;
export type LoadOptions = Readonly<{ rounds: number; milliseconds: number; connections: number; target: number }>;

/** `firstTime` and the times of a response in milliseconds; `loadBusy` is a share of a processor. */
export type BesideBareRow = RowBesidePeer &
  Readonly<
    { what: string } & Record<'bytes' | 'firstTime' | 'p50' | 'bareP50' | 'p99' | 'bareP99' | 'loadBusy' | 'target', number>
  >;

export const BESIDE_BARE_COLUMNS: readonly Column<BesideBareRow>[] = [
  ['asked for', ({ what }) => what],
  ['bytes', ({ bytes }) => formatCount(bytes)],
  ['first time', ({ firstTime }) => formatMs(firstTime)],
  ['requests/s', ({ ours }) => formatCount(ours)],
  ['bare', ({ peer }) => formatCount(peer)],
  ['p50', ({ p50 }) => formatMs(p50)],
  ['bare', ({ bareP50 }) => formatMs(bareP50)],
  ['p99', ({ p99 }) => formatMs(p99)],
  ['bare', ({ bareP99 }) => formatMs(bareP99)],
  ['load busy', ({ loadBusy }) => loadBusy.toFixed(2)],
  ['ratio of requests/s', ({ ratio, target }) => ratioText(ratio, target)],
];

/** Responses contain the host of the request; another host would give other bytes and another ETag. */
const HOST_HEADER = 'almanac';

export const measureBesideBare = async (
  port: number,
  { name, what, paths, headers }: BareRequest,
  how: LoadOptions,
): Promise<BesideBareRow> => {
  const [answers, firsts]: [Record<string, BareResponse>, number[]] = [{}, []];
  for (const path of paths) {
    const requestedAt = performance.now();
    answers[path] = await fetchResponse(port, path, headers);
    firsts.push(performance.now() - requestedAt);
  }
  const bare = startChild<Record<string, BareResponse>, number>(join(__dirname, 'http/bare-server.js'));
  const load = startChild<LoadTask, LoadResult>(join(__dirname, 'http/load.js'));
  const barePort = await bare.ask(answers);
  const requests = paths.map((path) => renderGetRequest(path, { host: HOST_HEADER, ...headers }));
  const on = (one: number) => () =>
    load.ask({ port: one, requests, connections: how.connections, milliseconds: how.milliseconds });

  await measureTwoInTurns(2, on(port), on(barePort));
  const { ours, peers } = await measureTwoInTurns(how.rounds, on(port), on(barePort));
  await Promise.all([bare.stop(), load.stop()]);

  const of = compareFigures(ours, peers);
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

/** Returns the response without the headers that every node:http server adds. */
export const fetchResponse = async (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<BareResponse> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { host: HOST_HEADER, ...headers } }, resolve).on('error', reject);
  });
  const { date: _, connection: __, 'keep-alive': ___, ...sentHeaders } = response.headers;
  return { status: response.statusCode!, headers: sentHeaders, bytes: await buffer(response) };
};
