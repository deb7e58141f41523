import { understand } from '#libs/quick-add';
import { HELD_OUT, KNOWN, PHRASES, SECOND_HAND } from '../test/data/phrases';
import { against, type Column, count, milliseconds, type Row, report, rowName, sayMachine } from './lib/report';
import { percentile } from './lib/statistics';

const ROUNDS = 20;
/** While somebody types. */
const LIMIT_MS = 2;

/** How long it takes to understand what residents type, each phrase many times, the first time not counted. */
const main = () => {
  sayMachine();
  const texts = [...PHRASES, ...HELD_OUT, ...SECOND_HAND].map(([text]) => text);
  for (const text of texts) understand(text, KNOWN);
  const times = new Float64Array(texts.length * ROUNDS);
  for (let at = 0; at < times.length; at++) {
    const begun = performance.now();
    understand(texts[at % texts.length]!, KNOWN);
    times[at] = performance.now() - begun;
  }
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  report(`${count(texts.length)} phrases, ${ROUNDS} times each`, UNDERSTANDING, [
    { name: rowName('quick-add', 'phrases'), unit: 'ms', better: 'lower', ours: p99, p50 },
  ]);
};

/** `ours` is the p99. */
const UNDERSTANDING: readonly Column<Row & Readonly<{ p50: number }>>[] = [
  ['p50', ({ p50 }) => milliseconds(p50)],
  ['p99', ({ ours }) => milliseconds(ours)],
  [`limit ${LIMIT_MS} ms / p99`, ({ ours }) => against(LIMIT_MS / ours, 1)],
];

main();
