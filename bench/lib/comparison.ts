import type { Figure, Figures } from './quick-bench';
import { type Column, count, type Row } from './report';
import { compared, median, ratios, spread } from './statistics';

/** The median of the rounds of a row: of `ours`, and of its ratio to a bare peer where it has one. */
export type Summary = Pick<Row, 'ours' | 'ratio' | 'spread'>;

/** `peer` is what the earlier commit took, `ratio` the median of what each round came to. A side that did not run has no figure. */
export type Comparison = Pick<Row, 'name' | 'unit' | 'better' | 'isExact'> &
  Partial<Pick<Row, 'ours' | 'peer' | 'ratio' | 'spread'>> &
  Readonly<{ bareRatio?: number; earlierBareRatio?: number; hasFallen: boolean }>;

/** By what share a row may be worse. */
const TOLERATED = 0.15;

/** A row for every figure that either side tells, from the rounds of each, measured in turns. */
export const compareRounds = (earlier: readonly Figures[], now: readonly Figures[]): Comparison[] =>
  namesIn([...now, ...earlier]).map((name) => compareRow(name, roundsOf(name, earlier), roundsOf(name, now)));

export const namesIn = (rounds: readonly Figures[]): string[] => [...new Set(rounds.flatMap((round) => Object.keys(round)))];

export const roundsOf = (name: string, rounds: readonly Figures[]): Figure[] => rounds.flatMap((round) => round[name] ?? []);

export const summaryOf = (rounds: readonly Figure[]): Summary => {
  const ours = rounds.map((round) => round.ours);
  const peers = rounds.flatMap(({ peer }) => peer ?? []);
  const { ratio, spread: apart } = peers.length > 0 ? compared(ours, peers) : { spread: spread(ours) };
  return { ours: median(ours), spread: apart, ...(ratio !== undefined && { ratio }) };
};

const compareRow = (name: string, earlier: readonly Figure[], now: readonly Figure[]): Comparison => {
  const { unit, better, isExact } = (now[0] ?? earlier[0])!;
  const row = { name, unit, better, ...(isExact && { isExact }) };
  if (now.length === 0) return { ...row, peer: summaryOf(earlier).ours, hasFallen: false };
  const { ours, ratio: bareRatio } = summaryOf(now);
  if (earlier.length === 0) return { ...row, ours, bareRatio, hasFallen: false };
  const { ours: peer, ratio: earlierBareRatio } = summaryOf(earlier);
  const each = ratios(
    now.map((round) => round.ours),
    earlier.map((round) => round.ours),
  );
  const change = { ratio: median(each), spread: spread(each) };
  return { ...row, ours, peer, ...change, bareRatio, earlierBareRatio, hasFallen: hasFallen({ better, ...change }) };
};

/** Worse by more than is tolerated, and by more than its rounds lie apart. */
export const hasFallen = (row: Required<Pick<Row, 'better' | 'ratio' | 'spread'>>): boolean =>
  worsening(row) > Math.max(TOLERATED, row.spread);

/** 0.2 where the same takes a fifth longer, and where a fifth more was done in the same time before. */
const worsening = ({ better, ratio }: Required<Pick<Row, 'better' | 'ratio'>>) => (better === 'lower' ? ratio : 1 / ratio) - 1;

/** Under the abbreviated hash of the earlier commit. */
export const comparedWith = (earlier: string): readonly Column<Comparison>[] => [
  ['row', ({ name }) => name],
  [earlier, ({ peer, unit }) => figureIn(unit, peer)],
  ['now', ({ ours, unit }) => figureIn(unit, ours)],
  ['change', ({ ratio }) => (ratio === undefined ? '-' : `${ratio < 1 ? '' : '+'}${percent(ratio - 1)}`)],
  ['spread', ({ spread }) => (spread === undefined ? '-' : `± ${percent(spread)}`)],
  [`to a bare peer, ${earlier}`, ({ earlierBareRatio }) => earlierBareRatio?.toFixed(2) ?? '-'],
  ['now', ({ bareRatio }) => bareRatio?.toFixed(2) ?? '-'],
  ['', (row) => (row.hasFallen ? `fell by ${percent(worsening({ better: row.better, ratio: row.ratio! }))}` : '')],
];

export const figureIn = (unit: string, value: number | undefined): string =>
  value === undefined ? '-' : `${value < 100 ? value.toFixed(1) : count(value)} ${unit}`;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
