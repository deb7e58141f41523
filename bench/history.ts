import { formatFigure, namesIn, roundsOf, summaryOf } from './lib/comparison';
import { measureInTurns, type Side } from './lib/measure-in-turns';
import type { Figures } from './lib/quick-bench';
import { parseArguments } from './lib/quick-benches';
import { type Column, printMachine, type Row, reportRows } from './lib/report';

const main = async () => {
  const { benches, sides, rounds } = parseArguments();
  printMachine();
  for (const bench of benches) {
    const measured = await measureInTurns(bench, sides, rounds);
    const rows = namesIn(measured.flat()).map((name) => toRow(name, sides, measured));
    reportRows(`${bench}, medians of ${rounds} rounds in turns`, columnsOf(sides), rows);
  }
};

type HistoryRow = Pick<Row, 'name' | 'unit' | 'better'> & Readonly<{ figures: Readonly<Record<string, number>> }>;

const toRow = (name: string, sides: readonly Side[], measured: readonly Figures[][]): HistoryRow => {
  const [first] = roundsOf(name, measured.flat());
  const figures = sides.flatMap(({ commit }, side) => {
    const rounds = roundsOf(name, measured[side]!);
    return rounds.length > 0 ? [[commit, summaryOf(rounds).ours]] : [];
  });
  return { name, unit: first!.unit, better: first!.better, figures: Object.fromEntries(figures) };
};

const columnsOf = (sides: readonly Side[]): readonly Column<HistoryRow>[] => [
  ['row', ({ name }) => name],
  ...sides.map(({ commit }): Column<HistoryRow> => [commit, ({ figures, unit }) => formatFigure(unit, figures[commit])]),
];

main();
