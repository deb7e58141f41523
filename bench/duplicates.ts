import { findPairs, match, type Telling } from '#libs/matching';
import { isSameTitleAndStart, labelledPairs, measured } from '../libs/matching/labelled/labelled-pairs';
import { count, say, sayMachine, sayTable } from './lib/report';

const TELLINGS = 10_000;

/** How well doubles are known among pairs that were labelled by reading, beside what title and start alone tell; and how fast. */
const main = async () => {
  sayMachine();
  for (const half of ['tuned on', 'held out', 'both'] as const) {
    const pairs = labelledPairs().filter((pair) => half === 'both' || pair.half === half);
    const row = (what: string, isMatch: (a: Telling, b: Telling) => boolean) => {
      const { precision, recall } = measured(pairs, isMatch);
      return [what, count(pairs.length), precision.toFixed(3), recall.toFixed(3)];
    };
    sayTable(
      half === 'both' ? 'Both halves' : `The half ${half}`,
      ['by', 'pairs', 'precision', 'recall'],
      [row('the rules', (a, b) => match(a, b) !== undefined), row('title and start', isSameTitleAndStart)],
    );
  }
  const town = Array.from({ length: TELLINGS }, (_, id) => copyOf(id));
  const begun = performance.now();
  const found = await findPairs(town);
  const seconds = (performance.now() - begun) / 1000;
  say(`\n  ${count(TELLINGS)} tellings of 200 days: ${count(found.length)} pairs in ${seconds.toFixed(2)} s`);
};

const tellings = labelledPairs().flatMap(({ a, b }) => [a, b]);

/** The labelled ones again and again, each time on other days. */
const copyOf = (id: number): Telling => {
  const one = tellings[id % tellings.length]!;
  const { startTime, endTime: _, endDate: __, ...told } = one;
  const date = new Date(Date.UTC(2026, 0, 1 + ((id >> 1) % 200))).toISOString().slice(0, 10);
  return { ...told, id, date, ...(startTime && { startTime: `${date}${startTime.slice(10)}` }) };
};

main();
