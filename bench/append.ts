import { join } from 'node:path';
import type { Appended, Round } from './append/wishes';
import { type Child, child } from './lib/child';
import { inTurns } from './lib/in-turns';
import { against, type Column, count, milliseconds, type RowBesidePeer, report, rowName, say, sayMachine } from './lib/report';
import { comparedBy } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';

const ROUNDS = 15;
const TARGET = 0.8;

type Kind = Omit<Round, 'nth'> & { what: string; beside: string; target?: number };

const ONE = { what: 'one at a time', commands: 250, atOnce: 1, consistency: 'eventual', target: TARGET } as const;
const MANY = { what: '64 at once', commands: 6_400, atOnce: 64, consistency: 'eventual', target: TARGET } as const;
const SHOWN = { what: 'one at a time, until shown', commands: 250, atOnce: 1, consistency: 'strong' } as const;

const KINDS: readonly Kind[] = [
  { ...ONE, beside: 'inserts', reading: false },
  { ...ONE, beside: 'reads and inserts', reading: true },
  { ...MANY, beside: 'inserts', reading: false },
  { ...MANY, beside: 'reads and inserts', reading: true },
  { ...SHOWN, beside: 'inserts', reading: false },
];

/** How fast commands are recorded, beside a bare node:sqlite that writes the same rows in as many commits. */
const main = async () => {
  sayMachine();
  await inTemporaryDirectory(async (directory) => {
    const streams = child<Round, Appended>(join(__dirname, 'append/streams.js'), [JSON.stringify({ folder: directory })]);
    const bare = child<Round, Appended>(join(__dirname, 'append/bare-store.js'), [directory]);
    const rows: Saving[] = [];
    for (const [i, kind] of KINDS.entries()) rows.push(await measure(kind, i * 1_000, streams, bare));
    await Promise.all([streams.stop(), bare.stop()]);
    report(`Saving an event, synchronous=FULL, medians of ${ROUNDS} rounds`, SAVING, rows);
  });
  say('\nA bare store has no read models, so commands that wait for them have no target.');
};

/** `ours` are commands a second, what they take in milliseconds. */
type Saving = RowBesidePeer &
  Pick<Kind, 'what' | 'beside' | 'target'> &
  Readonly<Record<'p50' | 'bareP50' | 'p99' | 'bareP99', number>>;

const SAVING: readonly Column<Saving>[] = [
  ['commands', ({ what }) => what],
  ['bare store', ({ beside }) => beside],
  ['per second', ({ ours }) => count(ours)],
  ['bare', ({ peer }) => count(peer)],
  ['p50', ({ p50 }) => milliseconds(p50)],
  ['bare', ({ bareP50 }) => milliseconds(bareP50)],
  ['p99', ({ p99 }) => milliseconds(p99)],
  ['bare', ({ bareP99 }) => milliseconds(bareP99)],
  ['ratio of commands/s', ({ ratio, target }) => (target === undefined ? ratio.toFixed(2) : against(ratio, target))],
];

const measure = async (kind: Kind, first: number, streams: Side, bare: Side): Promise<Saving> => {
  const side = (store: Side) => {
    let nth = first;
    const { commands, atOnce, consistency, reading } = kind;
    return () => store.ask({ commands, atOnce, consistency, reading, nth: nth++ });
  };
  const [ours, peer] = [side(streams), side(bare)];
  await inTurns(2, ours, peer);
  const rounds = await inTurns(ROUNDS, ours, peer);
  const of = comparedBy(rounds.ours, rounds.peers);
  const [{ what, beside, target }, p50, p99] = [kind, of('p50'), of('p99')];
  return {
    name: rowName('append', what, beside),
    what,
    beside,
    unit: 'commands/s',
    better: 'higher',
    ...of('perSecond'),
    ...(target !== undefined && { target }),
    p50: p50.ours,
    bareP50: p50.peer,
    p99: p99.ours,
    bareP99: p99.peer,
  };
};

type Side = Child<Round, Appended>;

main();
