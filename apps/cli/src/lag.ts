import type { EventStore, Position } from '#libs/event-sourcing';

const PAGE = 1_000;

export type Lag = Readonly<{ events: number; seconds: number }>;

/** How far each position is behind the log: in events, and in seconds since the first of them was recorded. Reads the log once for all. */
export const lagsBehind = async (
  store: EventStore,
  positions: readonly Position[],
  now: string,
): Promise<ReadonlyMap<Position, Lag>> => {
  const unseen = new Map(positions.map((position) => [position, { events: 0, since: now }]));
  const head = await store.head();
  for (let from = positions.toSorted()[0] ?? head; from < head; ) {
    const page = await store.readAll(from, PAGE);
    for (const { position, metadata } of page.events) count(unseen, position, metadata.time);
    from = page.isEnd ? head : page.position;
  }
  return new Map([...unseen].map(([position, { events, since }]) => [position, { events, seconds: secondsBetween(since, now) }]));
};

const count = (unseen: ReadonlyMap<Position, { events: number; since: string }>, position: Position, time: string) => {
  for (const [seen, lag] of unseen) {
    if (position <= seen) continue;
    if (lag.events === 0) lag.since = time;
    lag.events += 1;
  }
};

const secondsBetween = (from: string, to: string) => Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
