import { findPairs, match, type Telling } from '#libs/matching';
import { isSameTitleAndStart, labelledPairs, measured } from '../test/data/labelled-pairs';
import { type Column, count, type Row, report, rowName, sayMachine } from './lib/report';

const TELLINGS = 10_000;

/** How well doubles are known among pairs that were labelled by reading, beside what title and start alone tell; and how fast. */
const main = async () => {
  sayMachine();
  for (const half of ['tuned on', 'held out', 'both'] as const) {
    const pairs = labelledPairs('township').filter((pair) => half === 'both' || pair.half === half);
    const row = (what: string, isMatch: (a: Telling, b: Telling) => boolean): Judged => {
      const { precision, recall } = measured(pairs, isMatch);
      const name = rowName('duplicates', half, what);
      return { name, what, unit: 'recall', better: 'higher', ours: recall, isExact: true, precision, pairs: pairs.length };
    };
    report(half === 'both' ? 'Both halves' : `The half ${half}`, JUDGED, [
      row('the rules', (a, b) => match(a, b) !== undefined),
      row('title and start', isSameTitleAndStart),
    ]);
  }
  const town = Array.from({ length: TELLINGS }, (_, id) => copyOf(id));
  const begun = performance.now();
  const found = await findPairs(town);
  const seconds = (performance.now() - begun) / 1000;
  report(`${count(TELLINGS)} published versions over 200 days`, FINDING, [
    { name: rowName('duplicates', TELLINGS), unit: 's', better: 'lower', ours: seconds, pairs: found.length },
  ]);
};

type Judged = Row & Readonly<{ what: string; pairs: number; precision: number }>;

const JUDGED: readonly Column<Judged>[] = [
  ['by', ({ what }) => what],
  ['pairs', ({ pairs }) => count(pairs)],
  ['precision', ({ precision }) => precision.toFixed(3)],
  ['recall', ({ ours }) => ours.toFixed(3)],
];

const FINDING: readonly Column<Row & Readonly<{ pairs: number }>>[] = [
  ['pairs', ({ pairs }) => count(pairs)],
  ['seconds', ({ ours }) => ours.toFixed(2)],
];

const tellings = labelledPairs('township').flatMap(({ a, b }) => [a, b]);

/** The labelled ones again and again, each time on other days. */
const copyOf = (id: number): Telling => {
  const one = tellings[id % tellings.length]!;
  const { startTime, endTime: _, endDate: __, ...told } = one;
  const date = new Date(Date.UTC(2026, 0, 1 + ((id >> 1) % 200))).toISOString().slice(0, 10);
  return { ...told, id, date, ...(startTime && { startTime: `${date}${startTime.slice(10)}` }) };
};

main();
