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
export const rowsOfRooms = (events: readonly TownEvent[]): RoomsRow[] => grouped(events).map(inOrder);

const grouped = (events: readonly TownEvent[]): TownEvent[][] => {
  const rows: TownEvent[][] = [];
  const open = new Map<string, TownEvent[]>();
  for (const event of events) {
    const { key, room } = slotOf(event);
    const row = key === null ? undefined : open.get(key);
    if (row?.every((other) => slotOf(other).room !== room)) {
      row.push(event);
      continue;
    }
    const own = [event];
    rows.push(own);
    if (key !== null && !row) open.set(key, own);
  }
  return rows;
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
export const countRows = (events: readonly TownEvent[]): number => grouped(events).length;

/** 'and 6 more rooms'; places where they have addresses of their own. */
export const moreRoomsWords = ({ event, others }: RoomsRow): string => {
  const what = others.some(({ address }) => (address ?? '') !== (event.address ?? '')) ? 'place' : 'room';
  return `and ${others.length} more ${others.length === 1 ? what : `${what}s`}`;
};

/** `key` is the same of all events of a row, so that each of them is in the same lists; null for what never shares one. */
type Slot = Readonly<{ key: string | null; room: string }>;

const slotOf = (event: TownEvent): Slot => slots.get(event) ?? remember(event);

/** Events are never changed in place, and all of them are put in rows on every keystroke. */
const slots = new WeakMap<TownEvent, Slot>();

const remember = (event: TownEvent): Slot => {
  const room = plainText(event.location ?? '').trim();
  const slot = { key: room === '' || isOwn(event) || isAlert(event) ? null : keyOf(event), room };
  slots.set(event, slot);
  return slot;
};

const keyOf = (event: TownEvent): string => {
  const { name, date, endDate, displayDate, time, startTime, endTime, status, expiresAt, isPromoted, isTentative } = event;
  const when = [date, endDate, displayDate, time, startTime, endTime, status, expiresAt, isPromoted, isTentative];
  return JSON.stringify([plainText(name).trim(), ...when, event.subcalendars, tellersOf(event).map(tellerOf)]);
};

const tellerOf = ({ organization, subOrganization }: { organization: string; subOrganization?: string }) => [
  organization,
  subOrganization,
];
