import { answered, indexOf, type Known } from '#libs/assistant';
import type { ChatTurn, TownEvent } from '#libs/contracts';
import { sampleTown } from '#libs/sample-town';
import { AFTERWARDS, type Asked, HELD_OUT, QUESTIONS } from '../test/data/questions';
import { TODAY } from './lib/a-town';
import { against, type Column, count, milliseconds, type Row, report, rowName, sayMachine } from './lib/report';
import { percentile } from './lib/statistics';

const EVENTS = 10_000;
const ROUNDS = 20;
/** Of an answer by rules. */
const LIMIT_MS = 20;
const TIME_ZONE = 'America/New_York';

/** How long the rules take to answer what residents ask, in conversations too, the first time not counted; and to prepare the calendar. */
const main = () => {
  sayMachine();
  const events = manyEvents();
  const begun = performance.now();
  const calendar = indexOf(events);
  const preparing = performance.now() - begun;
  const known: Known = {
    now: `${TODAY}T09:00:00-05:00`,
    timeZone: TIME_ZONE,
    town: 'Moorestown',
    collection: 'Trash Collection',
    districts: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day, nth) => `District ${nth + 1} (${day} pick up)`),
    schoolDates: 'Moorestown Township Public Schools',
    calendar,
  };
  const asked = [...QUESTIONS, ...HELD_OUT, ...AFTERWARDS].flatMap((one) => turnsOf(one, known));
  const times = new Float64Array(asked.length * ROUNDS);
  for (let at = 0; at < times.length; at++) {
    const { message, history } = asked[at % asked.length]!;
    const from = performance.now();
    answered(message, history, known);
    times[at] = performance.now() - from;
  }
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  const name = rowName('chat', events.length);
  report(`${count(asked.length)} questions about ${count(events.length)} events, ${ROUNDS} times each`, ANSWERING, [
    { name, unit: 'ms', better: 'lower', ours: p99, p50, preparing },
  ]);
};

/** `ours` is the p99. */
const ANSWERING: readonly Column<Row & Readonly<Record<'p50' | 'preparing', number>>>[] = [
  ['p50', ({ p50 }) => milliseconds(p50)],
  ['p99', ({ ours }) => milliseconds(ours)],
  [`limit ${LIMIT_MS} ms / p99`, ({ ours }) => against(LIMIT_MS / ours, 1)],
  ['preparing a version of the calendar', ({ preparing }) => milliseconds(preparing)],
];

/** The sample town as often as it takes, each time in other words, so that there are as many different words as in a large town. */
const manyEvents = (): TownEvent[] => {
  const { events } = sampleTown(TODAY, TIME_ZONE);
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

/** One of fifty thousand. */
const wordOf = (nth: number) =>
  [0, 1, 2, 3].map((place) => SYLLABLES[Math.floor((nth * 7_919) / SYLLABLES.length ** place) % SYLLABLES.length]).join('');

/** Each question of a conversation, with what was said before it. */
const turnsOf = ([said]: Asked, known: Known) => {
  const history: ChatTurn[] = [];
  return said.map((message) => {
    const before = [...history];
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answered(message, before, known) });
    return { message, history: before };
  });
};

main();
