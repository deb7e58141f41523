import { type Day, groupEvents, type TownEvent } from '#libs/contracts';
import type { StillOn } from '../list/list-parts';
import { type Earlier, type Folding, todayParts } from '../list/today-parts';

/** One line of the table: an event, or what opens those that are over or still on. */
export type TableRow = Readonly<
  | { key: number; event: TownEvent; isRun: boolean }
  | { key: 'earlier'; event?: undefined; earlier: Earlier }
  | { key: 'still on'; event?: undefined; stillOn: StillOn }
>;

/**
 * Everything from today on in order. With a `folding`, what is over stands below a line at the beginning of today, and what is
 * still on below a band at its end.
 */
export const tableRows = (events: readonly TownEvent[], today: Day, folding?: Folding): TableRow[] =>
  groupEvents(events, today).flatMap((group): TableRow[] => {
    if (!folding || group.heading !== 'TODAY') return group.events.map((event) => rowOf(event));
    const { earlier, news, stillOn } = todayParts(group.events, today, folding);
    const over = earlier.isOpen ? earlier.events : [];
    const shown = folding.unfolded === 'none' ? [] : stillOn;
    return [
      ...(earlier.events.length ? [{ key: 'earlier', earlier } as const, ...over.map((event) => rowOf(event))] : []),
      ...news.map((event) => rowOf(event)),
      ...(stillOn.length ? [bandOf(stillOn, shown.length), ...shown.map((event) => rowOf(event, true))] : []),
    ];
  });

const bandOf = (events: TownEvent[], shown: number) => ({ key: 'still on', stillOn: { events, shown } }) as const;

const rowOf = (event: TownEvent, isRun = false): TableRow => ({ key: event.id, event, isRun });
