import type { EventStore } from './event-store';
import type { Position } from './message';

/** The lag of a new build must be answered without reading the whole log. */
const MAX_COUNTED_FACTS = 100;

/** `isAll` is false if there are more `events` than were counted. `since` is when the first of them was recorded. */
export type Lag = Readonly<{ facts: number; isAll: boolean; seconds: number; since?: string }>;

export const measureLags = async (
  store: EventStore,
  positions: ReadonlySet<Position>,
  now: string,
  most = MAX_COUNTED_FACTS,
): Promise<ReadonlyMap<Position, Lag>> => {
  const lags = new Map<Position, Lag>();
  for (const position of positions) {
    const { facts, isEnd } = await store.readAll(position, most);
    const since = facts[0]?.metadata.time;
    lags.set(position, {
      facts: facts.length,
      isAll: isEnd,
      seconds: secondsBetween(since ?? now, now),
      ...(since && { since }),
    });
  }
  return lags;
};

const secondsBetween = (from: string, to: string) => Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
