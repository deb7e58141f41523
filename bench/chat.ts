import { answerByRules, CalendarIndexer, type ChatContext } from '#libs/assistant';
import type { ChatTurn, TownEvent } from '#libs/contracts';
import { createSampleTown } from '#libs/sample-town';
import { AFTERWARDS, type Asked, HELD_OUT, QUESTIONS } from '../test/data/questions';
import { TODAY } from './lib/bench-town';
import { type Column, formatCount, formatMs, printMachine, type Row, ratioText, reportRows, rowName } from './lib/report';
import { median, percentile } from './lib/statistics';

const EVENTS = 10_000;
const ROUNDS = 20;
const CHANGES = 21;
const LIMIT_MS = 20;
const TIME_ZONE = 'America/New_York';

/** Without the first time. */
const main = () => {
  printMachine();
  const events = createManyEvents();
  const indexer = new CalendarIndexer();
  const prepare = (version: readonly TownEvent[]) => {
    const begun = performance.now();
    const calendar = indexer.build(version, []);
    return { calendar, ms: performance.now() - begun };
  };
  const { calendar, ms: preparing } = prepare(events);
  const changes = Array.from({ length: CHANGES }, (_, nth) => prepare(withOneChange(events, nth)).ms);
  const context: ChatContext = {
    now: `${TODAY}T09:00:00-05:00`,
    timeZone: TIME_ZONE,
    town: 'Moorestown',
    collection: 'Trash Collection',
    districts: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day, nth) => `District ${nth + 1} (${day} pick up)`),
    schoolDates: 'Moorestown Township Public Schools',
    calendar,
  };
  const questions = [...QUESTIONS, ...HELD_OUT, ...AFTERWARDS].flatMap((one) => turnsOf(one, context));
  const times = new Float64Array(questions.length * ROUNDS);
  for (let at = 0; at < times.length; at++) {
    const { message, history } = questions[at % questions.length]!;
    const from = performance.now();
    answerByRules(message, history, context);
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
  events.with(nth, { ...events[nth]!, name: `${events[nth]!.name} ${wordOf(EVENTS + nth)}` });

/** Repeats the sample town with other words each time, so that it has as many different words as a large town. */
const createManyEvents = (): TownEvent[] => {
  const { events } = createSampleTown(TODAY, TIME_ZONE);
  return Array.from({ length: EVENTS }, (_, at): TownEvent => {
    const { uid: _uid, coordinates: _coordinates, ...event } = events[at % events.length]!;
    const turn = Math.floor(at / events.length);
    const description = `${event.description ?? ''} ${Array.from({ length: 5 }, (_, word) => wordOf(at * 5 + word)).join(' ')}`;
    return {
      status: 'confirmed',
      ...event,
      id: at + 1,
      description,
      name: turn === 0 ? event.name : `${event.name} ${wordOf(turn)}`,
    };
  });
};

const SYLLABLES = ['ba', 'ce', 'do', 'fi', 'gu', 'ka', 'le', 'mo', 'ni', 'pu', 'ra', 'se', 'to', 'vi', 'zu'];

const wordOf = (nth: number) =>
  [0, 1, 2, 3].map((place) => SYLLABLES[Math.floor((nth * 7_919) / SYLLABLES.length ** place) % SYLLABLES.length]).join('');

const turnsOf = ([messages]: Asked, context: ChatContext) => {
  const history: ChatTurn[] = [];
  return messages.map((message) => {
    const before = [...history];
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answerByRules(message, before, context) });
    return { message, history: before };
  });
};

main();
