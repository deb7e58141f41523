import { addDays, coversDay, type Day, isMultiDay, isPast, listDayOf, sortEvents } from '#libs/contracts';
import { type SummaryEvent, writeEventSummary, writeHighlights, writeWeekSummary } from './summaries';

export type SummaryDefinition = Readonly<{
  chosen: (marked: readonly SummaryEvent[], today: Day) => SummaryEvent[];
  byRules: (marked: readonly SummaryEvent[], today: Day) => string;
  task: string;
}>;

const MAX_PROMPT_EVENTS = 40;
const TONE =
  'Plain and short, warm but not advertising, as a neighbor would say it. First what is inTheirFeed, then what is featured; what goes on for days comes last.';

export const SUMMARY_DEFINITIONS = {
  highlights: {
    chosen: (marked, today) => marked.filter(({ event }) => coversDay(event, today)),
    byRules: writeHighlights,
    task: `Write Today's Highlights: two or three sentences in one paragraph on what stands out today. ${TONE}`,
  },
  week: {
    chosen: (marked, today) => marked.filter(({ event }) => !isPast(event, today) && event.date.slice(0, 10) < addDays(today, 7)),
    byRules: writeWeekSummary,
    task: `Write This Week: what the next seven days bring, a line for each organization, at most eight lines. ${TONE}`,
  },
  events: {
    chosen: (marked, today) => marked.filter(({ event }) => !isPast(event, today)),
    byRules: writeEventSummary,
    task: `Write a summary of these events: what is on and for whom, a line for each organization, at most six lines. ${TONE}`,
  },
} as const satisfies Readonly<Record<string, SummaryDefinition>>;

export type SummaryKind = keyof typeof SUMMARY_DEFINITIONS;

/** First those in My Almanac, then featured ones, then in list order; runs last. In a full week the days take turns. */
export const selectPromptEvents = (kind: SummaryKind, marked: readonly SummaryEvent[], today: Day): SummaryEvent[] => {
  const chosen = SUMMARY_DEFINITIONS[kind].chosen(marked, today);
  const place = new Map(sortEvents(chosen.map(({ event }) => event)).map((event, at) => [event.id, at]));
  const inPlace = (a: SummaryEvent, b: SummaryEvent) => place.get(a.event.id)! - place.get(b.event.id)!;
  const turns = kind === 'week' ? turnsByDay(chosen.sort(inPlace), today) : NO_TURNS;
  const turn = ({ event }: SummaryEvent) => turns.get(event.id) ?? 0;
  return chosen
    .sort((a, b) => rankOf(a) - rankOf(b) || turn(a) - turn(b) || inPlace(a, b))
    .slice(0, MAX_PROMPT_EVENTS)
    .sort((a, b) => Number(isMultiDay(a.event)) - Number(isMultiDay(b.event)) || inPlace(a, b));
};

export const AGENDA_TASK =
  'The facts are the items of the agenda of one meeting, which is the one event; the document is the agenda itself, for you to see what matters. ' +
  'Write its summary: three to six lines on what matters most to residents, each with one or two facts. ' +
  'The first line says {{by}} and {{event}} of the meeting.';

const turnsByDay = (ordered: readonly SummaryEvent[], today: Day): ReadonlyMap<number, number> =>
  new Map(
    [...Map.groupBy(ordered, (one) => `${rankOf(one)} ${listDayOf(one.event, today)}`).values()].flatMap((ofDay) =>
      ofDay.map(({ event }, turn) => [event.id, turn] as const),
    ),
  );

const NO_TURNS: ReadonlyMap<number, number> = new Map();

const rankOf = ({ event, isMyAlmanac }: SummaryEvent) =>
  (isMultiDay(event) ? 3 : 0) + (isMyAlmanac ? 0 : event.isPromoted ? 1 : 2);
