import { BIAS, FACTORS, factorsBetween, matchVersions, type PublishedVersion } from '#libs/matching';
import { type LabelledPair, labelledPairs, PAIR_SETS, type PairSet } from '../test/data/labelled-pairs';
import { fitLogisticRegression, type LinearModel, logOddsOf, type Sample } from './lib/logistic-regression';
import { type Column, printMachine, type Row, reportRows, rowName } from './lib/report';

/** Prints the weights that fit all labelled pairs, and what each set by strangers finds with weights that the others give. */
const main = () => {
  printMachine();
  const sets = PAIR_SETS.map(readSet);
  const { bias, weights } = fitSets(sets);
  reportRows('Weights in likelihood.ts', WEIGHT_COLUMNS, [
    weightRow('bias', BIAS, bias),
    ...FACTORS.map(({ name, weight }, i) => weightRow(name, weight, weights[i]!)),
  ]);
  const byStrangers = sets.filter(({ isByStrangers }) => isByStrangers);
  const figures = byStrangers.map((set) => measureSet(set, fitSets(sets.filter((other) => other !== set))));
  reportRows('By weights that the other sets give', SET_COLUMNS, [...figures, sumOf(figures)]);
};

type ReadSet = Readonly<{
  name: PairSet;
  isByStrangers: boolean;
  pairs: readonly ReadPair[];
  unrelated: readonly (readonly number[])[];
}>;

/** Without factors if a veto or evidence decides. */
type ReadPair = LabelledPair & Readonly<{ factors?: readonly number[] }>;

const readSet = (name: PairSet): ReadSet => {
  const isByStrangers = name.startsWith('blind-');
  const pairs = labelledPairs(name);
  return {
    ...{ name, isByStrangers },
    pairs: pairs.map((pair) => {
      const factors = factorsBetween(pair.a, pair.b);
      return { ...pair, ...(factors && { factors }) };
    }),
    unrelated: isByStrangers ? unrelatedFactors(pairs) : [],
  };
};

/** Each event beside those of the next pairs, as if all began at its minute. */
const unrelatedFactors = (pairs: readonly LabelledPair[]) =>
  pairs.flatMap((one, i) =>
    pairs
      .slice(i + 1, i + 1 + UNRELATED_PAIRS)
      .flatMap((other) => [one.a, one.b].flatMap((a) => [other.a, other.b].map((b) => factorsBetween(a, movedTo(b, a)))))
      .filter((factors) => factors !== undefined),
  );

const UNRELATED_PAIRS = 4;

/** It lasts as long as before. */
const movedTo = (
  { startTime, endTime, endDate: _, ...other }: PublishedVersion,
  { date, startTime: start }: PublishedVersion,
) => ({
  ...other,
  date,
  ...(start && { startTime: start }),
  ...(start && startTime && endTime && { endTime: endAfter(start, Date.parse(endTime) - Date.parse(startTime)) }),
});

const endAfter = (start: string, duration: number) =>
  new Date(Date.parse(`${start.slice(0, 16)}Z`) + duration).toISOString().slice(0, 16);

/** Near misses that were written against the rules are many times rarer in real feeds, yet count twice: a wrong match hides an event. */
const fitSets = (sets: readonly ReadSet[]): LinearModel =>
  fitLogisticRegression(
    sets.flatMap(({ pairs, unrelated, isByStrangers }): Sample[] => [
      ...pairs.flatMap(({ factors, isSame }) =>
        factors ? [{ factors, isTrue: isSame, weight: isSame || isByStrangers ? 1 : 4 }] : [],
      ),
      ...unrelated.map((factors) => ({ factors, isTrue: false, weight: UNRELATED_WEIGHT })),
    ]),
  );

/** There are many. */
const UNRELATED_WEIGHT = 0.04;

type WeightRow = Pick<Row, 'name'> & Readonly<{ inCode: number; fitted: number }>;

const weightRow = (name: string, inCode: number, fitted: number): WeightRow => ({
  name: rowName('duplicate-weights', name),
  inCode,
  fitted,
});

const WEIGHT_COLUMNS: readonly Column<WeightRow>[] = [
  ['factor', ({ name }) => name],
  ['in the code', ({ inCode }) => inCode.toFixed(2)],
  ['fitted', ({ fitted }) => fitted.toFixed(2)],
];

type SetRow = Pick<Row, 'name'> & Readonly<{ same: number; found: number; wrong: number }>;

const measureSet = ({ name, pairs }: ReadSet, model: LinearModel): SetRow => {
  const found = pairs.filter(({ a, b, factors }) =>
    factors ? logOddsOf(model, factors) >= 0 : matchVersions(a, b) !== undefined,
  );
  return {
    name: rowName('duplicate-weights', name),
    same: pairs.filter(({ isSame }) => isSame).length,
    found: found.filter(({ isSame }) => isSame).length,
    wrong: found.filter(({ isSame }) => !isSame).length,
  };
};

const sumOf = (rows: readonly SetRow[]): SetRow => ({
  name: rowName('duplicate-weights', 'all'),
  same: rows.reduce((sum, { same }) => sum + same, 0),
  found: rows.reduce((sum, { found }) => sum + found, 0),
  wrong: rows.reduce((sum, { wrong }) => sum + wrong, 0),
});

const SET_COLUMNS: readonly Column<SetRow>[] = [
  ['set', ({ name }) => name],
  ['same', ({ same }) => same],
  ['found', ({ found }) => found],
  ['wrong', ({ wrong }) => wrong],
  ['recall', ({ found, same }) => (found / same).toFixed(3)],
];

main();
