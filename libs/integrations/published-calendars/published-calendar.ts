import type { TownEvent } from '#libs/contracts';

export type PublishedEvent = Readonly<{
  event: TownEvent;
  /** Rises with every change of the event and never falls. */
  sequence: number;
  publishedAt: string;
  changedAt: string;
}>;

export type PublishingTown = Readonly<{
  town: string;
  timeZone: string;
  origin: string;
}>;

/** `address` is the calendar's own address; absent if it must stay private. */
export type PublishedCalendar = PublishingTown & Readonly<{ name: string; address?: string; events: readonly PublishedEvent[] }>;
