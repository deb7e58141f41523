import { type Column, formatCount, formatMs, printMachine, type Row, ratioText, reportRows, rowName } from './lib/report';
import { leastTimes, type Work } from './sentences/least-times';
import { readKeystrokes, readLongestTexts, readPastedTexts } from './sentences/quick-add-lines';

const ROUNDS = 5;
/** Between two letters of a resident who types. */
const LIMIT_MS = 2;

type QuickAddRow = Row & Readonly<{ what: string; p50: number }>;

/** Without the first time. */
const main = () => {
  printMachine();
  const rows = [
    toRow('lines, after each letter', readKeystrokes()),
    toRow('pasted mails and flyers', readPastedTexts()),
    toRow('texts of the greatest length', readLongestTexts()),
  ];
  reportRows(`Texts of quick add, the least of ${ROUNDS} times each`, QUICK_ADD_COLUMNS, rows);
};

const toRow = (what: string, texts: readonly Work[]): QuickAddRow => {
  for (const parse of texts) parse();
  const { p50, p99 } = leastTimes(texts, ROUNDS);
  const name = rowName('quick-add', what);
  return { name, what: `${formatCount(texts.length)} ${what}`, unit: 'ms', better: 'lower', ours: p99, p50 };
};

const QUICK_ADD_COLUMNS: readonly Column<QuickAddRow>[] = [
  ['texts', ({ what }) => what],
  ['p50', ({ p50 }) => formatMs(p50)],
  ['p99', ({ ours }) => formatMs(ours)],
  [`limit ${LIMIT_MS} ms / p99`, ({ ours }) => ratioText(LIMIT_MS / ours, 1)],
];

main();
