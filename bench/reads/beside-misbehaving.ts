import { join } from 'node:path';
import { createSessionKey } from '#libs/contracts';
import { type LoadOptions } from '../lib/beside-bare';
import { startChild } from '../lib/child';
import { renderGetRequest } from '../lib/http/get-request';
import type { LoadResult, LoadTask } from '../lib/http/load';
import { measureTwoInTurns } from '../lib/in-turns';
import { type Column, formatCount, formatMs, type RowBesidePeer } from '../lib/report';
import { compareFigures } from '../lib/statistics';

/** `ours` is the time of a response beside that key, `peer` without it. */
type BesideMisbehavingRow = RowBesidePeer &
  Readonly<Record<'perSecond' | 'perSecondAlone' | 'p50' | 'p50Alone' | 'worst' | 'worstAlone', number>>;

export const BESIDE_MISBEHAVING_COLUMNS: readonly Column<BesideMisbehavingRow>[] = [
  ['requests/s', ({ perSecond }) => formatCount(perSecond)],
  ['alone', ({ perSecondAlone }) => formatCount(perSecondAlone)],
  ['p50', ({ p50 }) => formatMs(p50)],
  ['alone', ({ p50Alone }) => formatMs(p50Alone)],
  ['p99', ({ ours }) => formatMs(ours)],
  ['alone', ({ peer }) => formatMs(peer)],
  ['worst p99', ({ worst }) => formatMs(worst)],
  ['alone', ({ worstAlone }) => formatMs(worstAlone)],
  ['times p99', ({ ratio }) => ratio.toFixed(2)],
];

/** One key presses All and None as fast as possible: in the first rounds within its limit, in the others throttled. */
export const measureBesideMisbehaving = async (
  name: string,
  port: number,
  paths: readonly string[],
  how: LoadOptions,
): Promise<BesideMisbehavingRow> => {
  const [others, one] = [startChild<LoadTask, LoadResult>(LOAD_FILE), startChild<LoadTask, LoadResult>(LOAD_FILE)];
  const ordinaryLoad = {
    port,
    requests: paths.map((path) => renderGetRequest(path, HEADERS)),
    connections: how.connections,
    milliseconds: how.milliseconds,
  };
  const pressing = { port, requests: allAndNone(), connections: BROWSER_CONNECTIONS, milliseconds: how.milliseconds };
  const measureAlone = () => others.ask(ordinaryLoad);
  const measureBeside = async () => (await Promise.all([others.ask(ordinaryLoad), one.ask(pressing)]))[0];
  await measureAlone();
  const { ours, peers } = await measureTwoInTurns(how.rounds, measureBeside, measureAlone);
  await Promise.all([others.stop(), one.stop()]);

  const of = compareFigures(ours, peers);
  const worst = (rounds: readonly LoadResult[]) => Math.max(...rounds.map(({ p99 }) => p99));
  const [rate, p50] = [of('perSecond'), of('p50')];
  return {
    name,
    unit: 'ms',
    better: 'lower',
    ...of('p99'),
    perSecond: rate.ours,
    perSecondAlone: rate.peer,
    p50: p50.ours,
    p50Alone: p50.peer,
    worst: worst(ours),
    worstAlone: worst(peers),
  };
};

const LOAD_FILE = join(__dirname, '../lib/http/load.js');

const BROWSER_CONNECTIONS = 6;

/** With sub-organizations three hundred entries, as All has in a large town. */
const FOLLOWED_COUNT = 75;

const HEADERS = { host: 'almanac', 'accept-encoding': 'br' };

const allAndNone = (): string[] => {
  const sessionId = createSessionKey(1, Buffer.alloc(16, 255));
  const all = Array.from({ length: FOLLOWED_COUNT }, (_, nth) => `Association ${nth + 1}`);
  return [all, []].map((organizations) => post('/api/organizations/follow', { sessionId, organizations }));
};

const post = (path: string, body: object) => {
  const text = JSON.stringify(body);
  const head = `POST ${path} HTTP/1.1\r\nhost: almanac\r\ncontent-type: application/json\r\n`;
  return `${head}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};
