import { type Day, groupEvents, type TownEvent } from '#libs/contracts';
import type { StillOn } from '../list/list-parts';
import { type EarlierEvents, splitToday, type TodayFolds } from '../list/split-today';

export type TableRow = Readonly<
  | { key: number; event: TownEvent; isRun: boolean }
  | { key: 'earlier'; event?: undefined; earlier: EarlierEvents }
  | { key: 'still on'; event?: undefined; stillOn: StillOn }
>;

/** Rows from today on. With `folding`, past events are below a line first in today, events still on below a band last. */
export const toTableRows = (events: readonly TownEvent[], today: Day, folding?: TodayFolds): TableRow[] =>
  groupEvents(events, today).flatMap((group): TableRow[] => {
    if (!folding || group.heading !== 'TODAY') return group.events.map((event) => toEventRow(event));
    const { earlier, news, stillOn } = splitToday(group.events, today, folding);
    const pastEvents = earlier.isOpen ? earlier.events : [];
    const shownEvents = folding.unfolded === 'none' ? [] : stillOn;
    return [
      ...(earlier.events.length ? [{ key: 'earlier', earlier } as const, ...pastEvents.map((event) => toEventRow(event))] : []),
      ...news.map((event) => toEventRow(event)),
      ...(stillOn.length ? [toBandRow(stillOn, shownEvents.length), ...shownEvents.map((event) => toEventRow(event, true))] : []),
    ];
  });

const toBandRow = (events: TownEvent[], shownCount: number) => ({ key: 'still on', stillOn: { events, shownCount } }) as const;

const toEventRow = (event: TownEvent, isStillOn = false): TableRow => ({ key: event.id, event, isRun: isStillOn });
