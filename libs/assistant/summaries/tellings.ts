import { addDays, coversDay, type Day, isPast, isRun, orderEvents, standingDay } from '#libs/contracts';
import { eventSummary, highlights, type Marked, weekSummary } from './summaries';

/** One kind of summary: which events it may tell of, what rules make of them, and what somebody is asked to write. */
export type Telling = Readonly<{
  chosen: (marked: readonly Marked[], today: Day) => Marked[];
  byRules: (marked: readonly Marked[], today: Day) => string;
  task: string;
}>;

/** More events than these are not shown to whoever writes. */
const MOST = 40;
const VOICE =
  'Plain and short, warm but not advertising, as a neighbor would say it. First what is inTheirFeed, then what is featured; what goes on for days comes last.';

export const TELLINGS = {
  highlights: {
    chosen: (marked, today) => marked.filter(({ event }) => coversDay(event, today)),
    byRules: highlights,
    task: `Write Today's Highlights: two or three sentences in one paragraph on what stands out today. ${VOICE}`,
  },
  week: {
    chosen: (marked, today) => marked.filter(({ event }) => !isPast(event, today) && event.date.slice(0, 10) < addDays(today, 7)),
    byRules: weekSummary,
    task: `Write This Week: what the next seven days bring, a line for each organization, at most eight lines. ${VOICE}`,
  },
  events: {
    chosen: (marked, today) => marked.filter(({ event }) => !isPast(event, today)),
    byRules: eventSummary,
    task: `Write a summary of these events: what is on and for whom, a line for each organization, at most six lines. ${VOICE}`,
  },
} as const satisfies Readonly<Record<string, Telling>>;

export type KindOfSummary = keyof typeof TELLINGS;

/**
 * As far as anybody is asked to write of them: theirs first, then the featured ones, then as a list has them; what goes on for days
 * last. Of a week each day has its turn, so that a full one leaves room for the next.
 */
export const givenFor = (kind: KindOfSummary, marked: readonly Marked[], today: Day): Marked[] => {
  const chosen = TELLINGS[kind].chosen(marked, today);
  const place = new Map(orderEvents(chosen.map(({ event }) => event)).map((event, at) => [event.id, at]));
  const inPlace = (a: Marked, b: Marked) => place.get(a.event.id)! - place.get(b.event.id)!;
  const turns = kind === 'week' ? turnsOfDays(chosen.sort(inPlace), today) : NO_TURNS;
  const turn = ({ event }: Marked) => turns.get(event.id) ?? 0;
  return chosen
    .sort((a, b) => rank(a) - rank(b) || turn(a) - turn(b) || inPlace(a, b))
    .slice(0, MOST)
    .sort((a, b) => Number(isRun(a.event)) - Number(isRun(b.event)) || inPlace(a, b));
};

export const AGENDA_TASK =
  'The facts are the items of the agenda of one meeting, which is the one event; the document is the agenda itself, for you to see what matters. ' +
  'Write its summary: three to six lines on what matters most to residents, each with one or two facts. ' +
  'The first line says {{by}} and {{event}} of the meeting.';

/** Of each event, how many of its day and rank come before it. */
const turnsOfDays = (ordered: readonly Marked[], today: Day): ReadonlyMap<number, number> =>
  new Map(
    [...Map.groupBy(ordered, (one) => `${rank(one)} ${standingDay(one.event, today)}`).values()].flatMap((ofDay) =>
      ofDay.map(({ event }, turn) => [event.id, turn] as const),
    ),
  );

const NO_TURNS: ReadonlyMap<number, number> = new Map();

const rank = ({ event, isMyAlmanac }: Marked) => (isRun(event) ? 3 : 0) + (isMyAlmanac ? 0 : event.isPromoted ? 1 : 2);
