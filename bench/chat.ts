import { CalendarIndexer } from '#libs/assistant';
import type { TownEvent } from '#libs/contracts';
import { type Column, formatCount, formatMs, printMachine, type Row, ratioText, reportRows, rowName } from './lib/report';
import { median, percentile } from './lib/statistics';
import { createManyEvents, inventWord, readChatQuestions } from './sentences/chat-questions';

const EVENTS = 10_000;
const ROUNDS = 20;
const CHANGES = 21;
const LIMIT_MS = 20;

/** Without the first time. */
const main = () => {
  printMachine();
  const events = createManyEvents(EVENTS);
  const indexer = new CalendarIndexer();
  const prepare = (version: readonly TownEvent[]) => {
    const begun = performance.now();
    const calendar = indexer.build(version, []);
    return { calendar, ms: performance.now() - begun };
  };
  const { calendar, ms: preparing } = prepare(events);
  const changes = Array.from({ length: CHANGES }, (_, nth) => prepare(withOneChange(events, nth)).ms);
  const questions = readChatQuestions(calendar);
  const times = new Float64Array(questions.length * ROUNDS);
  for (let at = 0; at < times.length; at++) {
    const answer = questions[at % questions.length]!;
    const from = performance.now();
    answer();
    times[at] = performance.now() - from;
  }
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  const name = rowName('chat', events.length);
  reportRows(
    `${formatCount(questions.length)} questions about ${formatCount(events.length)} events, ${ROUNDS} times each`,
    ANSWER_COLUMNS,
    [{ name, unit: 'ms', better: 'lower', ours: p99, p50, preparing, following: median(changes) }],
  );
};

/** `ours` is the p99. */
const ANSWER_COLUMNS: readonly Column<Row & Readonly<Record<'p50' | 'preparing' | 'following', number>>>[] = [
  ['p50', ({ p50 }) => formatMs(p50)],
  ['p99', ({ ours }) => formatMs(ours)],
  [`limit ${LIMIT_MS} ms / p99`, ({ ours }) => ratioText(LIMIT_MS / ours, 1)],
  ['preparing the first version of the calendar', ({ preparing }) => formatMs(preparing)],
  ['a version with one changed event', ({ following }) => formatMs(following)],
];

const withOneChange = (events: readonly TownEvent[], nth: number): TownEvent[] =>
  events.with(nth, { ...events[nth]!, name: `${events[nth]!.name} ${inventWord(EVENTS + nth)}` });

main();
