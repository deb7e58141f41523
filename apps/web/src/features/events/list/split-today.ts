import { type Day, separateStillOn, type TownEvent } from '#libs/contracts';

/** `over`: ids of past events. */
export type TodayFolds = Readonly<{ over: ReadonlySet<number>; isEarlierOpen: boolean; unfolded: StillOnRows }>;

export type StillOnRows = 'none' | 'some' | 'all';

export type EarlierEvents = { events: TownEvent[]; isOpen: boolean };

/** Each event is in exactly one of the parts. */
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
