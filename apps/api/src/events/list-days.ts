import { addDays, type Day, isPast, type ListPage, listDayOf, type TownEvent } from '#libs/contracts';
import { createTurnPause } from '#libs/event-sourcing';

/** The events that are not over, by the day under which lists have them. In the order of the list, those without a date last. */
export type ListDays = readonly (readonly [day: Day, events: readonly TownEvent[]])[];

const NO_DAY = '';

export const toListDays = (events: readonly TownEvent[], today: Day): ListDays => {
  const coming = events.filter((event) => !isPast(event, today));
  return [...Map.groupBy(coming, (event) => listDayOf(event, today) ?? NO_DAY)].sort(([a], [b]) => compareDays(a, b));
};

const compareDays = (a: Day, b: Day) => (a === NO_DAY ? 1 : b === NO_DAY || a < b ? -1 : 1);

/** The first page has a week at least: what is shown beside the list needs no more. */
const FIRST_DAYS = 7;
const EVENTS_PER_PAGE = 300;

type PageRequest = Readonly<{ after?: Day | undefined; today: Day }>;

/** Whole days only. Leaves turns of the event loop to others. */
export const selectPage = async (
  days: ListDays,
  { after, today }: PageRequest,
  select: (ofDay: readonly TownEvent[]) => readonly TownEvent[],
): Promise<ListPage> => {
  const [events, turn]: [TownEvent[], () => Promise<void>] = [[], createTurnPause()];
  let until = after ?? addDays(today, FIRST_DAYS - 1);
  for (const [day, ofDay] of days) {
    if (after !== undefined && day !== NO_DAY && day <= after) continue;
    if (events.length >= EVENTS_PER_PAGE && (day === NO_DAY || day > until)) return { events, until };
    await turn();
    events.push(...select(ofDay));
    if (day > until) until = day;
  }
  return { events, until: null };
};
