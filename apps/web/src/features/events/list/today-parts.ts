import { apartFromStillOn, type Day, type TownEvent } from '#libs/contracts';

/** How the events of today are set apart: ids of those that are over, whether these are open, and how much of what is still on is. */
export type Folding = Readonly<{ over: ReadonlySet<number>; isEarlierOpen: boolean; unfolded: Unfolded }>;

/** As many of what is still on as have rows: none while it is folded. */
export type Unfolded = 'none' | 'some' | 'all';

/** What of today is over, and whether it has rows. */
export type Earlier = { events: TownEvent[]; isOpen: boolean };

/** What of today is over, what is to come, and what is still on. Together they are all of them, none twice. */
export const todayParts = (events: TownEvent[], today: Day, { over, isEarlierOpen }: Folding) => {
  const earlier = events.filter(({ id }) => over.has(id));
  return {
    earlier: { events: earlier, isOpen: isEarlierOpen },
    ...apartFromStillOn(
      events.filter(({ id }) => !over.has(id)),
      today,
    ),
  };
};
