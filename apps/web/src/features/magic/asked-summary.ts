import type { TownEvent } from '#libs/contracts';

/** What somebody wants to be told: of today, of this week, or of some events, which are then said to be of `title`. */
export type AskedSummary = { kind: 'today' } | { kind: 'week' } | { kind: 'events'; title: string; events: readonly TownEvent[] };
