import { understand } from '#libs/quick-add';
import { HELD_OUT, KNOWN, PHRASES, SECOND_HAND } from '../libs/quick-add/phrases';
import { against, count, milliseconds, sayMachine, sayTable } from './lib/report';
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
  sayTable(
    `${count(texts.length)} phrases, ${ROUNDS} times each`,
    ['p50', 'p99', `limit ${LIMIT_MS} ms / p99`],
    [[milliseconds(p50), milliseconds(p99), against(LIMIT_MS / p99, 1)]],
  );
};

main();
