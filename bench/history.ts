import { figureIn, namesIn, roundsOf, summaryOf } from './lib/comparison';
import { measureInTurns, type Side } from './lib/measure-in-turns';
import type { Figures } from './lib/quick-bench';
import { asked } from './lib/quick-benches';
import { type Column, type Row, report, sayMachine } from './lib/report';

/** The quick benches at several commits, a round of each in turns: a column for each commit. */
const main = async () => {
  const { benches, sides, rounds } = asked();
  sayMachine();
  const rows: Past[] = [];
  for (const bench of benches) {
    const measured = await measureInTurns(bench, sides, rounds);
    rows.push(...namesIn(measured.flat()).map((name) => rowOf(name, sides, measured)));
  }
  report(`Medians of ${rounds} rounds in turns`, columnsOf(sides), rows);
};

/** `figures` by commit, without those where the bench does not run. */
type Past = Pick<Row, 'name' | 'unit' | 'better'> & Readonly<{ figures: Readonly<Record<string, number>> }>;

const rowOf = (name: string, sides: readonly Side[], measured: readonly Figures[][]): Past => {
  const [first] = roundsOf(name, measured.flat());
  const figures = sides.flatMap(({ commit }, side) => {
    const rounds = roundsOf(name, measured[side]!);
    return rounds.length > 0 ? [[commit, summaryOf(rounds).ours]] : [];
  });
  return { name, unit: first!.unit, better: first!.better, figures: Object.fromEntries(figures) };
};

const columnsOf = (sides: readonly Side[]): readonly Column<Past>[] => [
  ['row', ({ name }) => name],
  ...sides.map(({ commit }): Column<Past> => [commit, ({ figures, unit }) => figureIn(unit, figures[commit])]),
];

main();
