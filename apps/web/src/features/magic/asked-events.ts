import { addDays, type Day, MOST_ASKED_EVENTS, standingDay, type TownEvent } from '#libs/contracts';

type Asked = Readonly<{ event: TownEvent; isMyAlmanac: boolean }>;

/** Those of the seven days from today on. */
export const ofWeek = (events: readonly TownEvent[], today: Day): TownEvent[] =>
  events.filter((event) => nearness(event, today) < addDays(today, DAYS_OF_A_WEEK));

const DAYS_OF_A_WEEK = 7;

/**
 * As many as a summary may be asked of, the nearest ones first. Where those of a week are too many each day has its turn,
 * what is in the feed and what is featured first.
 */
export const askedEvents = (events: readonly Asked[], today: Day): Asked[] => {
  const near = events.toSorted((a, b) => compare(nearness(a.event, today), nearness(b.event, today)));
  const days = [...Map.groupBy(near, ({ event }) => nearness(event, today)).values()];
  if (days.length > DAYS_OF_A_WEEK) return near.slice(0, MOST_ASKED_EVENTS);
  const turns = days.flatMap((ofDay) => ofDay.toSorted((a, b) => rank(a) - rank(b)).map((one, turn) => ({ one, turn })));
  const chosen = new Set(
    turns
      .sort((a, b) => a.turn - b.turn)
      .slice(0, MOST_ASKED_EVENTS)
      .map(({ one }) => one),
  );
  return near.filter((one) => chosen.has(one));
};

/** What has no date comes last. */
const nearness = (event: TownEvent, today: Day) => standingDay(event, today) ?? '9';

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const rank = ({ event, isMyAlmanac }: Asked) => (isMyAlmanac ? 0 : event.isPromoted ? 1 : 2);
