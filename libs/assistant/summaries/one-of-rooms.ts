import { rowsOfRooms } from '#libs/contracts';
import type { Marked } from './summaries';

/** What is on in several rooms is told once: as the one that is in the feed, else as the first. */
export const oneOfRooms = (marked: readonly Marked[]): Marked[] => {
  const byId = new Map(marked.map((one) => [one.event.id, one]));
  return rowsOfRooms(marked.map(({ event }) => event)).map(({ event, others }) => {
    const rooms = [event, ...others].map(({ id }) => byId.get(id)!);
    return rooms.find(({ isMyAlmanac }) => isMyAlmanac) ?? rooms[0]!;
  });
};
