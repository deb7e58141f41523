import { isAlert, isOwn } from './flags';
import { plainText } from './plain-text';
import { tellersOf } from './tellers';
import type { TownEvent } from './town-event';

/** An event as a list draws it, with the others that are the same in other rooms: one row. */
export type RoomsRow = Readonly<{ event: TownEvent; others: readonly TownEvent[] }>;

/**
 * Rows in the order of their first events. Of one organization, one title and one hour in several rooms is one row: each stays an
 * event of its own for whoever saves it. No event is lost, and none is in two rows; the first to stand in a list is shown.
 */
export const rowsOfRooms = (events: readonly TownEvent[]): RoomsRow[] => {
  const rows: { event: TownEvent; others: TownEvent[]; rooms: Set<string> }[] = [];
  const open = new Map<string, (typeof rows)[number]>();
  for (const event of events) {
    const [key, room] = [keyOf(event), plainText(event.location ?? '').trim()];
    const row = key === null || room === '' ? undefined : open.get(key);
    if (row && !row.rooms.has(room)) {
      row.others.push(event);
      row.rooms.add(room);
      continue;
    }
    const own = { event, others: [], rooms: new Set([room]) };
    rows.push(own);
    if (key !== null && room !== '' && !row) open.set(key, own);
  }
  return rows.map(({ event, others }) => inOrder([event, ...others]));
};

/** Lists order what is the same by its number. */
const inOrder = (events: readonly TownEvent[]): RoomsRow => {
  if (events.length === 1) return { event: events[0]!, others: [] };
  const [event, ...others] = events.toSorted((a, b) => a.id - b.id);
  return { event: event!, others };
};

/** Of an event, those of the same row. */
export const otherRoomsOf = (event: TownEvent, events: readonly TownEvent[]): TownEvent[] => {
  const row = rowsOfRooms([event, ...events.filter(({ id }) => id !== event.id)]).find(({ event: first, others }) =>
    [first, ...others].some(({ id }) => id === event.id),
  );
  return row ? [row.event, ...row.others].filter(({ id }) => id !== event.id) : [];
};

/** How many rows they are: what every count of events counts. */
export const countRows = (events: readonly TownEvent[]): number => rowsOfRooms(events).length;

/** 'and 6 more rooms'; places where they have addresses of their own. */
export const moreRoomsWords = ({ event, others }: RoomsRow): string => {
  const what = others.some(({ address }) => (address ?? '') !== (event.address ?? '')) ? 'place' : 'room';
  return `and ${others.length} more ${others.length === 1 ? what : `${what}s`}`;
};

/** What is the same of all events of a row, so that each of them is in the same lists; null for what never shares one. */
const keyOf = (event: TownEvent): string | null => keys.get(event) ?? remember(event);

/** Events are never changed in place, and all of them are put in rows on every keystroke. */
const keys = new WeakMap<TownEvent, string>();

const remember = (event: TownEvent): string | null => {
  if (isOwn(event) || isAlert(event)) return null;
  const { name, date, endDate, displayDate, time, startTime, endTime, status, expiresAt, isPromoted, isTentative } = event;
  const when = [date, endDate, displayDate, time, startTime, endTime, status, expiresAt, isPromoted, isTentative];
  const key = JSON.stringify([plainText(name).trim(), ...when, event.subcalendars, tellersOf(event).map(tellerOf)]);
  keys.set(event, key);
  return key;
};

const tellerOf = ({ organization, subOrganization }: { organization: string; subOrganization?: string }) => [
  organization,
  subOrganization,
];
