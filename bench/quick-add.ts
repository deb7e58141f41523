import { type Column, formatCount, formatMs, printMachine, type Row, ratioText, reportRows, rowName } from './lib/report';
import { leastTimes } from './sentences/least-times';
import { readQuickAddLines } from './sentences/quick-add-lines';

const ROUNDS = 20;
/** While a resident types. */
const LIMIT_MS = 2;

/** Without the first time. */
const main = () => {
  printMachine();
  const lines = readQuickAddLines();
  for (const parse of lines) parse();
  const { p50, p99 } = leastTimes(lines, ROUNDS);
  reportRows(`${formatCount(lines.length)} phrases, ${ROUNDS} times each`, QUICK_ADD_COLUMNS, [
    { name: rowName('quick-add', 'phrases'), unit: 'ms', better: 'lower', ours: p99, p50 },
  ]);
};

const QUICK_ADD_COLUMNS: readonly Column<Row & Readonly<{ p50: number }>>[] = [
  ['p50', ({ p50 }) => formatMs(p50)],
  ['p99', ({ ours }) => formatMs(ours)],
  [`limit ${LIMIT_MS} ms / p99`, ({ ours }) => ratioText(LIMIT_MS / ours, 1)],
];

main();
