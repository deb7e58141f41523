import type { Rebooking, TownEvent } from '#libs/contracts';

export type PublishedEvent = Readonly<{
  event: TownEvent;
  /** Rises with every change of the event and never falls. */
  sequence: number;
  publishedAt: string;
  changedAt: string;
  /** Where a cancelled event takes place instead. */
  rebooking?: Rebooking;
}>;

export type PublishingTown = Readonly<{
  town: string;
  timeZone: string;
  origin: string;
}>;

/** `address` is the calendar's own address; absent if it must stay private. */
export type PublishedCalendar = PublishingTown & Readonly<{ name: string; address?: string; events: readonly PublishedEvent[] }>;
