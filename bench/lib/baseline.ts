import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figureIn, namesIn, roundsOf, summaryOf } from './comparison';
import type { Figures } from './quick-bench';
import { type Column, commit, MACHINE, type Row } from './report';

/** What does not depend on the machine: ratios to a bare peer, and counts. */
type Recorded = Pick<Row, 'unit' | 'better' | 'ratio' | 'spread'> & Readonly<{ count?: number }>;
type Baseline = Readonly<{ commit: string; machine: string; rows: Readonly<Record<string, Recorded>> }>;

/** `ratio` is the one to a bare peer. */
export type Standing = Pick<Row, 'name' | 'unit' | 'better' | 'ours' | 'ratio' | 'spread' | 'isExact'> &
  Readonly<{ recorded?: number }>;

export const STANDING: readonly Column<Standing>[] = [
  ['row', ({ name }) => name],
  ['now', ({ ours, unit }) => figureIn(unit, ours)],
  ['ratio, or count', (row) => valueOf(row)?.toFixed(2) ?? '-'],
  ['in the baseline', ({ recorded }) => recorded?.toFixed(2) ?? '-'],
];

/** In the repository, also where this runs from what was built of it. */
const FILE = join(__dirname, '../../../bench/baseline.json');

/** A row for each figure, beside what the baseline recorded of it. */
export const standingsOf = (rounds: readonly Figures[]): Standing[] => {
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

export const recordBaseline = (standings: readonly Standing[]) => {
  const rows = standings
    .filter((row) => valueOf(row) !== undefined)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((row): [string, Recorded] => [row.name, recordOf(row)]);
  const baseline: Baseline = { commit: commit()!, machine: MACHINE, rows: Object.fromEntries(rows) };
  writeFileSync(FILE, `${JSON.stringify(baseline, null, 2)}\n`);
};

const recordOf = ({ unit, better, ours, ratio, spread, isExact }: Standing): Recorded =>
  isExact ? { unit, better, count: ours } : { unit, better, ratio: rounded(ratio!), spread: rounded(spread!) };

const valueOf = ({ isExact, ours, ratio }: Standing) => (isExact ? ours : ratio);

const rounded = (value: number) => Number(value.toFixed(3));
