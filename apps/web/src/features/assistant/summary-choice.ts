import type { TownEvent } from '#libs/contracts';

export type SummaryChoice =
  | { kind: 'today' }
  | { kind: 'week' }
  | { kind: 'events'; title: string; events: readonly TownEvent[] };
