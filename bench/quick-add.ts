import { MAX_QUICK_ADD_LENGTH } from '#libs/contracts';
import { parseQuickAdd } from '#libs/quick-add';
import { HELD_OUT, KNOWN, PHRASES, SECOND_HAND } from '../test/data/phrases';
import { type Column, formatCount, formatMs, printMachine, type Row, ratioText, reportRows, rowName } from './lib/report';
import { percentile } from './lib/statistics';

const ROUNDS = 20;
/** While a resident types. */
const LIMIT_MS = 2;

/** Without the first time. Of each text the least of the rounds: what other programs take meanwhile is not its own. */
const main = () => {
  printMachine();
  const lines = [...PHRASES, ...HELD_OUT, ...SECOND_HAND].map(([text]) => text);
  const texts = [...lines, ...joinToLongest(lines)];
  for (const text of texts) parseQuickAdd(text, KNOWN);
  const times = new Float64Array(texts.length).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, text] of texts.entries()) {
      const begun = performance.now();
      parseQuickAdd(text, KNOWN);
      times[at] = Math.min(times[at]!, performance.now() - begun);
    }
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  reportRows(`${formatCount(texts.length)} phrases, ${ROUNDS} times each`, QUICK_ADD_COLUMNS, [
    { name: rowName('quick-add', 'phrases'), unit: 'ms', better: 'lower', ours: p99, p50 },
  ]);
};

const joinToLongest = (lines: readonly string[]): string[] =>
  Array.from({ length: 10 }, (_, nth) =>
    lines
      .slice(nth * 30, nth * 30 + 30)
      .join('. ')
      .slice(0, MAX_QUICK_ADD_LENGTH),
  );

const QUICK_ADD_COLUMNS: readonly Column<Row & Readonly<{ p50: number }>>[] = [
  ['p50', ({ p50 }) => formatMs(p50)],
  ['p99', ({ ours }) => formatMs(ours)],
  [`limit ${LIMIT_MS} ms / p99`, ({ ours }) => ratioText(LIMIT_MS / ours, 1)],
];

main();
