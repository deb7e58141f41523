import { join } from 'node:path';
import type { Appended, Round } from './append/wishes';
import { type Child, child } from './lib/child';
import { inTurns } from './lib/in-turns';
import { against, count, milliseconds, say, sayMachine, sayTable } from './lib/report';
import { comparedBy } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';

const ROUNDS = 15;
const TARGET = 0.8;

type Kind = Omit<Round, 'nth'> & { what: string; beside: string };

const ONE = { what: 'one at a time', commands: 250, atOnce: 1, consistency: 'eventual' } as const;
const MANY = { what: '64 at once', commands: 6_400, atOnce: 64, consistency: 'eventual' } as const;

const KINDS: readonly Kind[] = [
  { ...ONE, beside: 'inserts', reading: false },
  { ...ONE, beside: 'reads and inserts', reading: true },
  { ...MANY, beside: 'inserts', reading: false },
  { ...MANY, beside: 'reads and inserts', reading: true },
  { ...ONE, what: 'one at a time, until shown', consistency: 'strong', beside: 'inserts', reading: false },
];

/** How fast commands are recorded, beside a bare node:sqlite that writes the same rows in as many commits. */
const main = async () => {
  sayMachine();
  await inTemporaryDirectory(async (directory) => {
    const streams = child<Round, Appended>(join(__dirname, 'append/streams.js'), [JSON.stringify({ folder: directory })]);
    const bare = child<Round, Appended>(join(__dirname, 'append/bare-store.js'), [directory]);
    const rows: string[][] = [];
    for (const [i, kind] of KINDS.entries()) rows.push(await measure(kind, i * 1_000, streams, bare));
    await Promise.all([streams.stop(), bare.stop()]);
    const heads = ['commands', 'bare store', 'per second', 'bare', 'p50', 'bare', 'p99', 'bare', 'ratio of commands/s'];
    sayTable(`Saving an event, synchronous=FULL, medians of ${ROUNDS} rounds`, heads, rows);
  });
  say('\nA bare store shows nothing: what waits until the read models show it has no target.');
};

const measure = async (kind: Kind, first: number, streams: Side, bare: Side): Promise<string[]> => {
  const side = (store: Side) => {
    let nth = first;
    const { commands, atOnce, consistency, reading } = kind;
    return () => store.ask({ commands, atOnce, consistency, reading, nth: nth++ });
  };
  const [ours, peer] = [side(streams), side(bare)];
  await inTurns(2, ours, peer);
  const rounds = await inTurns(ROUNDS, ours, peer);
  const of = comparedBy(rounds.ours, rounds.peers);
  const [rate, p50, p99] = [of('perSecond'), of('p50'), of('p99')];
  return [
    kind.what,
    kind.beside,
    count(rate.ours),
    count(rate.peer),
    milliseconds(p50.ours),
    milliseconds(p50.peer),
    milliseconds(p99.ours),
    milliseconds(p99.peer),
    kind.consistency === 'eventual' ? against(rate.ratio, TARGET) : rate.ratio.toFixed(2),
  ];
};

type Side = Child<Round, Appended>;

main();
