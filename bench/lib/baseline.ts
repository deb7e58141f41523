import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFigure, namesIn, roundsOf, summaryOf } from './comparison';
import type { Figures } from './quick-bench';
import { type Column, MACHINE, type Row } from './report';

type RecordedFigure = Pick<Row, 'unit' | 'better' | 'ratio' | 'spread'> & Readonly<{ count?: number }>;
type Baseline = Readonly<{ commit: string; machine: string; rows: Readonly<Record<string, RecordedFigure>> }>;

/** `ratio` is that to a bare peer, `recorded` the ratio or count in the baseline. */
export type BaselineRow = Pick<Row, 'name' | 'unit' | 'better' | 'ours' | 'ratio' | 'spread' | 'isExact'> &
  Readonly<{ recorded?: number }>;

export const BASELINE_COLUMNS: readonly Column<BaselineRow>[] = [
  ['row', ({ name }) => name],
  ['now', ({ ours, unit }) => formatFigure(unit, ours)],
  ['ratio, or count', (row) => portableFigure(row)?.toFixed(2) ?? '-'],
  ['in the baseline', ({ recorded }) => recorded?.toFixed(2) ?? '-'],
];

const BASELINE_FILE = join(__dirname, '../../../bench/baseline.json');

export const toBaselineRows = (rounds: readonly Figures[]): BaselineRow[] => {
  const rows = existsSync(BASELINE_FILE) ? (JSON.parse(readFileSync(BASELINE_FILE, 'utf8')) as Baseline).rows : {};
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

export const recordBaseline = (commit: string, rows: readonly BaselineRow[]) => {
  const recorded = rows
    .filter((row) => portableFigure(row) !== undefined)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((row): [string, RecordedFigure] => [row.name, toRecorded(row)]);
  const baseline: Baseline = { commit, machine: MACHINE, rows: Object.fromEntries(recorded) };
  writeFileSync(BASELINE_FILE, `${JSON.stringify(baseline, null, 2)}\n`);
};

const toRecorded = ({ unit, better, ours, ratio, spread, isExact }: BaselineRow): RecordedFigure =>
  isExact ? { unit, better, count: ours } : { unit, better, ratio: round(ratio!), spread: round(spread!) };

const portableFigure = ({ isExact, ours, ratio }: BaselineRow) => (isExact ? ours : ratio);

const round = (value: number) => Number(value.toFixed(3));
