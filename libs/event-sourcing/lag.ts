import type { EventStore } from './event-store';
import type { Position } from './message';

/** More than so many are not counted: telling the lag of a build that has just begun must not read the log. */
const COUNTED = 100;

/** `isAll` is false where there are more `events` than were counted; `since` is when the first of them was recorded. */
export type Lag = Readonly<{ events: number; isAll: boolean; seconds: number; since?: string }>;

/** How far each position is behind the log: in events, of which `most` are counted, and in seconds since the first of them was recorded. */
export const lagsBehind = async (
  store: EventStore,
  positions: ReadonlySet<Position>,
  now: string,
  most = COUNTED,
): Promise<ReadonlyMap<Position, Lag>> => {
  const lags = new Map<Position, Lag>();
  for (const position of positions) {
    const { events, isEnd } = await store.readAll(position, most);
    const since = events[0]?.metadata.time;
    lags.set(position, {
      events: events.length,
      isAll: isEnd,
      seconds: secondsBetween(since ?? now, now),
      ...(since && { since }),
    });
  }
  return lags;
};

const secondsBetween = (from: string, to: string) => Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
