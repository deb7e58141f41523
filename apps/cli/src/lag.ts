import type { EventStore, Position } from '#libs/event-sourcing';

const PAGE = 1_000;

/** How far a position is behind the log: in events, and in seconds since the first of them was recorded. */
export const lagBehind = async (
  store: EventStore,
  position: Position,
  now: string,
): Promise<{ events: number; seconds: number }> => {
  let [events, since, from] = [0, now, position];
  for (let page = await store.readAll(from, PAGE); page.length > 0; page = await store.readAll(from, PAGE)) {
    if (events === 0) since = page[0]!.metadata.time;
    events += page.length;
    from = page.at(-1)!.position;
  }
  return { events, seconds: Math.max(0, Math.round((Date.parse(now) - Date.parse(since)) / 1000)) };
};
