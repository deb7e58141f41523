import { type Day, separateStillOn, type TownEvent } from '#libs/contracts';

/** How the events of today are folded: ids of past events, whether they are shown, and how many events still on are shown. */
export type TodayFolds = Readonly<{ over: ReadonlySet<number>; isEarlierOpen: boolean; unfolded: StillOnRows }>;

/** How many events still on have rows. None while they are folded. */
export type StillOnRows = 'none' | 'some' | 'all';

/** Past events of today, and whether they have rows. */
export type EarlierEvents = { events: TownEvent[]; isOpen: boolean };

/** Splits the events of today into past ones, coming ones and those still on. Each event is in exactly one of them. */
export const splitToday = (events: TownEvent[], today: Day, { over, isEarlierOpen }: TodayFolds) => {
  const earlier = events.filter(({ id }) => over.has(id));
  return {
    earlier: { events: earlier, isOpen: isEarlierOpen },
    ...separateStillOn(
      events.filter(({ id }) => !over.has(id)),
      today,
    ),
  };
};
