import { findMatchingPairs, matchVersions, type PublishedVersion } from '#libs/matching';
import { isSameTitleAndStart, labelledPairs, measured } from '../test/data/labelled-pairs';
import { type Column, formatCount, printMachine, type Row, reportRows, rowName } from './lib/report';

const VERSION_COUNT = 10_000;

const main = async () => {
  printMachine();
  for (const half of ['tuned on', 'held out', 'both'] as const) {
    const pairs = labelledPairs('township').filter((pair) => half === 'both' || pair.half === half);
    const row = (what: string, isMatch: (a: PublishedVersion, b: PublishedVersion) => boolean): QualityRow => {
      const { precision, recall } = measured(pairs, isMatch);
      const name = rowName('duplicates', half, what);
      return { name, what, unit: 'recall', better: 'higher', ours: recall, isExact: true, precision, pairs: pairs.length };
    };
    reportRows(half === 'both' ? 'Both halves' : `The half ${half}`, QUALITY_COLUMNS, [
      row('the rules', (a, b) => matchVersions(a, b) !== undefined),
      row('title and start', isSameTitleAndStart),
    ]);
  }
  const town = Array.from({ length: VERSION_COUNT }, (_, id) => createCopy(id));
  const startedAt = performance.now();
  const pairs = await findMatchingPairs(town);
  const seconds = (performance.now() - startedAt) / 1000;
  reportRows(`${formatCount(VERSION_COUNT)} published versions over 200 days`, FINDING_COLUMNS, [
    { name: rowName('duplicates', VERSION_COUNT), unit: 's', better: 'lower', ours: seconds, pairs: pairs.length },
  ]);
};

type QualityRow = Row & Readonly<{ what: string; pairs: number; precision: number }>;

const QUALITY_COLUMNS: readonly Column<QualityRow>[] = [
  ['by', ({ what }) => what],
  ['pairs', ({ pairs }) => formatCount(pairs)],
  ['precision', ({ precision }) => precision.toFixed(3)],
  ['recall', ({ ours }) => ours.toFixed(3)],
];

const FINDING_COLUMNS: readonly Column<Row & Readonly<{ pairs: number }>>[] = [
  ['pairs', ({ pairs }) => formatCount(pairs)],
  ['seconds', ({ ours }) => ours.toFixed(2)],
];

const versions = labelledPairs('township').flatMap(({ a, b }) => [a, b]);

const createCopy = (id: number): PublishedVersion => {
  const one = versions[id % versions.length]!;
  const { startTime, endTime: _, endDate: __, ...details } = one;
  const date = new Date(Date.UTC(2026, 0, 1 + ((id >> 1) % 200))).toISOString().slice(0, 10);
  return { ...details, id, date, ...(startTime && { startTime: `${date}${startTime.slice(10)}` }) };
};

main();
