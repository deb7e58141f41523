import { toComparableText } from './comparable-text';
import { isAlert, isOwnEvent } from './flags';
import { publishersOf } from './publishers';
import type { TownEvent } from './town-event';

export type RoomRow = Readonly<{ event: TownEvent; others: readonly TownEvent[] }>;

/** In the order of their first events, every event in exactly one row. Each can still be saved on its own. */
export const toRoomRows = (events: readonly TownEvent[]): RoomRow[] => groupByRoom(events).map(toRoomRow);

const groupByRoom = (events: readonly TownEvent[]): TownEvent[][] => {
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

/** Lists order equal events by id. */
const toRoomRow = (events: readonly TownEvent[]): RoomRow => {
  if (events.length === 1) return { event: events[0]!, others: [] };
  const [event, ...others] = events.toSorted((a, b) => a.id - b.id);
  return { event: event!, others };
};

export const otherRoomEventsOf = (event: TownEvent, events: readonly TownEvent[]): TownEvent[] => {
  const row = toRoomRows([event, ...events.filter(({ id }) => id !== event.id)]).find(({ event: first, others }) =>
    [first, ...others].some(({ id }) => id === event.id),
  );
  return row ? [row.event, ...row.others].filter(({ id }) => id !== event.id) : [];
};

/** Every displayed count of events counts rows. */
export const countRoomRows = (events: readonly TownEvent[]): number => groupByRoom(events).length;

export const formatMoreRooms = ({ event, others }: RoomRow): string => {
  const what = others.some(({ address }) => (address ?? '') !== (event.address ?? '')) ? 'place' : 'room';
  return `and ${others.length} more ${others.length === 1 ? what : `${what}s`}`;
};

/** `key` contains every field that decides in which lists an event is. Null: never shares a row. */
type RoomSlot = Readonly<{ key: string | null; room: string }>;

const slotOf = (event: TownEvent): RoomSlot => slots.get(event) ?? computeSlot(event);

/** Events are immutable, and all of them are grouped on every keystroke. */
const slots = new WeakMap<TownEvent, RoomSlot>();

const computeSlot = (event: TownEvent): RoomSlot => {
  const room = toComparableText(event.location ?? '').trim();
  const slot = { key: room === '' || isOwnEvent(event) || isAlert(event) ? null : rowKeyOf(event), room };
  slots.set(event, slot);
  return slot;
};

const rowKeyOf = (event: TownEvent): string => {
  const { name, date, endDate, displayDate, time, startTime, endTime, status, expiresAt, isPromoted, isTentative } = event;
  const when = [date, endDate, displayDate, time, startTime, endTime, status, expiresAt, isPromoted, isTentative];
  return JSON.stringify([toComparableText(name).trim(), ...when, event.subcalendars, publishersOf(event).map(publisherKeyOf)]);
};

const publisherKeyOf = ({ organization, subOrganization }: { organization: string; subOrganization?: string }) => [
  organization,
  subOrganization,
];
