import { join } from 'node:path';
import type { AppendResult, AppendRound } from './append/commands';
import { type Child, startChild } from './lib/child';
import { measureTwoInTurns } from './lib/in-turns';
import {
  type Column,
  formatCount,
  formatMs,
  print,
  printMachine,
  type RowBesidePeer,
  ratioText,
  reportRows,
  rowName,
} from './lib/report';
import { compareFigures } from './lib/statistics';
import { withTemporaryDirectory } from './lib/temporary-directory';

const ROUNDS = 15;
const TARGET = 0.8;

type RoundKind = Omit<AppendRound, 'nth'> & { what: string; beside: string; target?: number };

const SEQUENTIAL = { what: 'one at a time', commands: 250, atOnce: 1, consistency: 'eventual', target: TARGET } as const;
const CONCURRENT = { what: '64 at once', commands: 6_400, atOnce: 64, consistency: 'eventual', target: TARGET } as const;
const STRONG = { what: 'one at a time, until shown', commands: 250, atOnce: 1, consistency: 'strong' } as const;

const ROUND_KINDS: readonly RoundKind[] = [
  { ...SEQUENTIAL, beside: 'inserts', reading: false },
  { ...SEQUENTIAL, beside: 'reads and inserts', reading: true },
  { ...CONCURRENT, beside: 'inserts', reading: false },
  { ...CONCURRENT, beside: 'reads and inserts', reading: true },
  { ...STRONG, beside: 'inserts', reading: false },
];

const main = async () => {
  printMachine();
  await withTemporaryDirectory(async (directory) => {
    const streams = startChild<AppendRound, AppendResult>(join(__dirname, 'append/almanac-store.js'), [
      JSON.stringify({ folder: directory }),
    ]);
    const bare = startChild<AppendRound, AppendResult>(join(__dirname, 'append/bare-store.js'), [directory]);
    const rows: SavingRow[] = [];
    for (const [i, kind] of ROUND_KINDS.entries()) rows.push(await measure(kind, i * 1_000, streams, bare));
    await Promise.all([streams.stop(), bare.stop()]);
    reportRows(`Saving an event, synchronous=FULL, medians of ${ROUNDS} rounds`, SAVING_COLUMNS, rows);
  });
  print('\nA bare store has no read models, so commands that wait for them have no target.');
};

/** `ours` is commands per second; the other figures are milliseconds. */
type SavingRow = RowBesidePeer &
  Pick<RoundKind, 'what' | 'beside' | 'target'> &
  Readonly<Record<'p50' | 'bareP50' | 'p99' | 'bareP99', number>>;

const SAVING_COLUMNS: readonly Column<SavingRow>[] = [
  ['commands', ({ what }) => what],
  ['bare store', ({ beside }) => beside],
  ['per second', ({ ours }) => formatCount(ours)],
  ['bare', ({ peer }) => formatCount(peer)],
  ['p50', ({ p50 }) => formatMs(p50)],
  ['bare', ({ bareP50 }) => formatMs(bareP50)],
  ['p99', ({ p99 }) => formatMs(p99)],
  ['bare', ({ bareP99 }) => formatMs(bareP99)],
  ['ratio of commands/s', ({ ratio, target }) => (target === undefined ? ratio.toFixed(2) : ratioText(ratio, target))],
];

const measure = async (kind: RoundKind, first: number, streams: Side, bare: Side): Promise<SavingRow> => {
  const side = (store: Side) => {
    let nth = first;
    const { commands, atOnce, consistency, reading } = kind;
    return () => store.ask({ commands, atOnce, consistency, reading, nth: nth++ });
  };
  const [ours, peer] = [side(streams), side(bare)];
  await measureTwoInTurns(2, ours, peer);
  const rounds = await measureTwoInTurns(ROUNDS, ours, peer);
  const of = compareFigures(rounds.ours, rounds.peers);
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

type Side = Child<AppendRound, AppendResult>;

main();
