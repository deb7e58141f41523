import { toRoomRows } from '#libs/contracts';
import type { SummaryEvent } from './summaries';

/** The one in My Almanac, otherwise the first. */
export const mergeRooms = (marked: readonly SummaryEvent[]): SummaryEvent[] => {
  const byId = new Map(marked.map((one) => [one.event.id, one]));
  return toRoomRows(marked.map(({ event }) => event)).map(({ event, others }) => {
    const rooms = [event, ...others].map(({ id }) => byId.get(id)!);
    return rooms.find(({ isMyAlmanac }) => isMyAlmanac) ?? rooms[0]!;
  });
};
