import { apartFromStillOn, type Day, groupEvents, type TownEvent } from '#libs/contracts';
import type { StillOn } from '../list/list-parts';

/** One line of the table: an event, or the band above what is still on. */
export type TableRow = Readonly<
  { key: number; event: TownEvent; isRun: boolean } | { key: string; event?: undefined; stillOn: StillOn }
>;

/** Everything that is not over in order; where it `folds`, what is still on stands below a band at the end of today. */
export const tableRows = (events: TownEvent[], today: Day, folds: boolean, isOpen: boolean): TableRow[] =>
  groupEvents(events, today).flatMap((group): TableRow[] => {
    if (!folds || group.heading !== 'TODAY') return group.events.map((event) => rowOf(event));
    const { news, stillOn } = apartFromStillOn(group.events, today);
    if (stillOn.length === 0) return news.map((event) => rowOf(event));
    const shown = isOpen ? stillOn : [];
    const band = { key: 'still on', stillOn: { events: stillOn, shown: shown.length } };
    return [...news.map((event) => rowOf(event)), band, ...shown.map((event) => rowOf(event, true))];
  });

const rowOf = (event: TownEvent, isRun = false): TableRow => ({ key: event.id, event, isRun });
