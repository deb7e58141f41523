import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figureIn, namesIn, roundsOf, summaryOf } from './comparison';
import type { Figures } from './quick-bench';
import { type Column, MACHINE, type Row } from './report';

/** What does not depend on the machine: ratios to a bare peer, and counts. */
type Recorded = Pick<Row, 'unit' | 'better' | 'ratio' | 'spread'> & Readonly<{ count?: number }>;
type Baseline = Readonly<{ commit: string; machine: string; rows: Readonly<Record<string, Recorded>> }>;

/** What was measured now, `ratio` to a bare peer, and the ratio or count that the baseline `recorded`. */
export type BaselineRow = Pick<Row, 'name' | 'unit' | 'better' | 'ours' | 'ratio' | 'spread' | 'isExact'> &
  Readonly<{ recorded?: number }>;

export const BASELINE_COLUMNS: readonly Column<BaselineRow>[] = [
  ['row', ({ name }) => name],
  ['now', ({ ours, unit }) => figureIn(unit, ours)],
  ['ratio, or count', (row) => portableFigure(row)?.toFixed(2) ?? '-'],
  ['in the baseline', ({ recorded }) => recorded?.toFixed(2) ?? '-'],
];

/** The file in the repository, also when this program runs from dist. */
const FILE = join(__dirname, '../../../bench/baseline.json');

/** A row for each figure, with what the baseline recorded of it. */
export const toBaselineRows = (rounds: readonly Figures[]): BaselineRow[] => {
  const rows = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Baseline).rows : {};
  return namesIn(rounds).map((name) => {
    const figures = roundsOf(name, rounds);
    const { unit, better, isExact } = figures[0]!;
    const recorded = rows[name]?.ratio ?? rows[name]?.count;
    return {
      name,
      unit,
      better,
      ...(isExact && { isExact }),
      ...summaryOf(figures),
      ...(recorded !== undefined && { recorded }),
    };
  });
};

/** Writes the baseline file. `commit` is the one that was measured. */
export const recordBaseline = (commit: string, rows: readonly BaselineRow[]) => {
  const recorded = rows
    .filter((row) => portableFigure(row) !== undefined)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((row): [string, Recorded] => [row.name, toRecorded(row)]);
  const baseline: Baseline = { commit, machine: MACHINE, rows: Object.fromEntries(recorded) };
  writeFileSync(FILE, `${JSON.stringify(baseline, null, 2)}\n`);
};

const toRecorded = ({ unit, better, ours, ratio, spread, isExact }: BaselineRow): Recorded =>
  isExact ? { unit, better, count: ours } : { unit, better, ratio: rounded(ratio!), spread: rounded(spread!) };

const portableFigure = ({ isExact, ours, ratio }: BaselineRow) => (isExact ? ours : ratio);

const rounded = (value: number) => Number(value.toFixed(3));
