import type { TownEvent } from '#libs/contracts';

/** The requested summary: of today, of this week, or of given events with a title. */
export type SummaryChoice =
  | { kind: 'today' }
  | { kind: 'week' }
  | { kind: 'events'; title: string; events: readonly TownEvent[] };
