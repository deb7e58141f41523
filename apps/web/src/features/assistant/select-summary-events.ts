import { addDays, type Day, listDayOf, MAX_SUMMARY_EVENTS, type TownEvent } from '#libs/contracts';

type SummaryCandidate = Readonly<{ event: TownEvent; isMyAlmanac: boolean }>;

export const eventsOfWeek = (events: readonly TownEvent[], today: Day): TownEvent[] =>
  events.filter((event) => sortDayOf(event, today) < addDays(today, DAYS_PER_WEEK));

const DAYS_PER_WEEK = 7;

/** Selects for one request, nearest first. In a full week days take turns, and My Almanac and featured events go first. */
export const selectSummaryEvents = (events: readonly SummaryCandidate[], today: Day): SummaryCandidate[] => {
  const near = events.toSorted((a, b) => compare(sortDayOf(a.event, today), sortDayOf(b.event, today)));
  const days = [...Map.groupBy(near, ({ event }) => sortDayOf(event, today)).values()];
  if (days.length > DAYS_PER_WEEK) return near.slice(0, MAX_SUMMARY_EVENTS);
  const turns = days.flatMap((ofDay) => ofDay.toSorted((a, b) => rank(a) - rank(b)).map((one, turn) => ({ one, turn })));
  const chosen = new Set(
    turns
      .sort((a, b) => a.turn - b.turn)
      .slice(0, MAX_SUMMARY_EVENTS)
      .map(({ one }) => one),
  );
  return near.filter((one) => chosen.has(one));
};

const sortDayOf = (event: TownEvent, today: Day) => listDayOf(event, today) ?? '9';

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const rank = ({ event, isMyAlmanac }: SummaryCandidate) => (isMyAlmanac ? 0 : event.isPromoted ? 1 : 2);
