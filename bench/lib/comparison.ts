import type { Figure, Figures } from './quick-bench';
import { type Column, formatCount, type Row } from './report';
import { compareSides, median, ratiosOf, spreadOf } from './statistics';

export type Summary = Pick<Row, 'ours' | 'ratio' | 'spread'>;

/** `peer` is of the earlier commit, `ratio` the median of the rounds' ratios. A side that did not run has no figure. */
type Comparison = Pick<Row, 'name' | 'unit' | 'better' | 'isExact'> &
  Partial<Pick<Row, 'ours' | 'peer' | 'ratio' | 'spread'>> &
  Readonly<{ bareRatio?: number; earlierBareRatio?: number; hasFallen: boolean }>;

export const TOLERANCE = 0.15;

export const compareRounds = (earlier: readonly Figures[], now: readonly Figures[]): Comparison[] =>
  namesIn([...now, ...earlier]).map((name) => compareRow(name, roundsOf(name, earlier), roundsOf(name, now)));

export const namesIn = (rounds: readonly Figures[]): string[] => [...new Set(rounds.flatMap((round) => Object.keys(round)))];

export const roundsOf = (name: string, rounds: readonly Figures[]): Figure[] => rounds.flatMap((round) => round[name] ?? []);

export const summaryOf = (rounds: readonly Figure[]): Summary => {
  const ours = rounds.map((round) => round.ours);
  const peers = rounds.flatMap(({ peer }) => peer ?? []);
  const besidePeers = peers.length > 0 ? compareSides(ours, peers) : undefined;
  return { ours: median(ours), spread: besidePeers?.spread ?? spreadOf(ours), ...(besidePeers && { ratio: besidePeers.ratio }) };
};

const compareRow = (name: string, earlier: readonly Figure[], now: readonly Figure[]): Comparison => {
  const { unit, better, isExact } = (now[0] ?? earlier[0])!;
  const row = { name, unit, better, ...(isExact && { isExact }) };
  if (now.length === 0) return { ...row, peer: summaryOf(earlier).ours, hasFallen: false };
  const { ours, ratio: bareRatio } = summaryOf(now);
  if (earlier.length === 0) return { ...row, ours, bareRatio, hasFallen: false };
  const { ours: peer, ratio: earlierBareRatio } = summaryOf(earlier);
  const roundRatios = ratiosOf(
    now.map((round) => round.ours),
    earlier.map((round) => round.ours),
  );
  const change = { ratio: median(roundRatios), spread: spreadOf(roundRatios) };
  return { ...row, ours, peer, ...change, bareRatio, earlierBareRatio, hasFallen: isWorse({ better, ...change }) };
};

export const isWorse = (row: Required<Pick<Row, 'better' | 'ratio' | 'spread'>>): boolean =>
  worseningOf(row) > Math.max(TOLERANCE, row.spread);

/** Returns 0.2 if the same work takes a fifth longer, or if a fifth more was done in the same time before. */
const worseningOf = ({ better, ratio }: Required<Pick<Row, 'better' | 'ratio'>>) => (better === 'lower' ? ratio : 1 / ratio) - 1;

export const comparisonColumns = (earlier: string): readonly Column<Comparison>[] => [
  ['row', ({ name }) => name],
  [earlier, ({ peer, unit }) => formatFigure(unit, peer)],
  ['now', ({ ours, unit }) => formatFigure(unit, ours)],
  ['change', ({ ratio }) => (ratio === undefined ? '-' : `${ratio < 1 ? '' : '+'}${percent(ratio - 1)}`)],
  ['spread', ({ spread }) => (spread === undefined ? '-' : `± ${percent(spread)}`)],
  [`to a bare peer, ${earlier}`, ({ earlierBareRatio }) => earlierBareRatio?.toFixed(2) ?? '-'],
  ['now', ({ bareRatio }) => bareRatio?.toFixed(2) ?? '-'],
  ['', (row) => (row.hasFallen ? `fell by ${percent(worseningOf({ better: row.better, ratio: row.ratio! }))}` : '')],
];

export const formatFigure = (unit: string, value: number | undefined): string =>
  value === undefined ? '-' : `${value < 100 ? value.toFixed(1) : formatCount(value)} ${unit}`;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
