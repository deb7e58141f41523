import { join } from 'node:path';
import { newSessionKey } from '#libs/contracts';
import { type How } from '../lib/beside-bare';
import { child } from '../lib/child';
import { getRequest } from '../lib/http/get-request';
import type { Load, Loaded } from '../lib/http/load';
import { inTurns } from '../lib/in-turns';
import { type Column, count, milliseconds, type RowBesidePeer } from '../lib/report';
import { comparedBy } from '../lib/statistics';

/** `ours` is what an answer takes beside that key, `peer` without it. */
type BesideMisbehaving = RowBesidePeer &
  Readonly<Record<'perSecond' | 'perSecondAlone' | 'p50' | 'p50Alone' | 'worst' | 'worstAlone', number>>;

export const BESIDE_MISBEHAVING: readonly Column<BesideMisbehaving>[] = [
  ['requests/s', ({ perSecond }) => count(perSecond)],
  ['alone', ({ perSecondAlone }) => count(perSecondAlone)],
  ['p50', ({ p50 }) => milliseconds(p50)],
  ['alone', ({ p50Alone }) => milliseconds(p50Alone)],
  ['p99', ({ ours }) => milliseconds(ours)],
  ['alone', ({ peer }) => milliseconds(peer)],
  ['worst p99', ({ worst }) => milliseconds(worst)],
  ['alone', ({ worstAlone }) => milliseconds(worstAlone)],
  ['times p99', ({ ratio }) => ratio.toFixed(2)],
];

/**
 * What others feel while one key presses All and None in turns, as fast as a program can, and while it does not: in the first
 * rounds it gets what a minute allows, in the others it is refused.
 */
export const besideMisbehaving = async (
  name: string,
  port: number,
  paths: readonly string[],
  how: How,
): Promise<BesideMisbehaving> => {
  const [others, one] = [child<Load, Loaded>(LOAD), child<Load, Loaded>(LOAD)];
  const asking = {
    port,
    requests: paths.map((path) => getRequest(path, HEADERS)),
    connections: how.connections,
    milliseconds: how.milliseconds,
  };
  const pressing = { port, requests: allAndNone(), connections: OF_A_BROWSER, milliseconds: how.milliseconds };
  const alone = () => others.ask(asking);
  const beside = async () => (await Promise.all([others.ask(asking), one.ask(pressing)]))[0];
  await alone();
  const { ours, peers } = await inTurns(how.rounds, beside, alone);
  await Promise.all([others.stop(), one.stop()]);

  const of = comparedBy(ours, peers);
  const worst = (rounds: readonly Loaded[]) => Math.max(...rounds.map(({ p99 }) => p99));
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

const LOAD = join(__dirname, '../lib/http/load.js');

const OF_A_BROWSER = 6;

/** With their parts three hundred entries, as All is in a large town. */
const FOLLOWED = 75;

const HEADERS = { host: 'almanac', 'accept-encoding': 'br' };

const allAndNone = (): string[] => {
  const sessionId = newSessionKey(1, Buffer.alloc(16, 255));
  const all = Array.from({ length: FOLLOWED }, (_, nth) => `Association ${nth + 1}`);
  return [all, []].map((organizations) => post('/api/organizations/follow', { sessionId, organizations }));
};

const post = (path: string, body: object) => {
  const text = JSON.stringify(body);
  const head = `POST ${path} HTTP/1.1\r\nhost: almanac\r\ncontent-type: application/json\r\n`;
  return `${head}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};
