import type { TownEvent } from '#libs/contracts';

/** An event and what its history says. Instants are ISO 8601. */
export type PublishedEvent = Readonly<{
  event: TownEvent;
  /** Rises with every change of the event and never falls. */
  sequence: number;
  publishedAt: string;
  changedAt: string;
}>;

export type PublishingTown = Readonly<{
  town: string;
  /** IANA name. */
  timeZone: string;
  /** `https://almanac.example` */
  origin: string;
}>;

/** `address` is the calendar's own address; absent if it must stay private. */
export type PublishedCalendar = PublishingTown & Readonly<{ name: string; address?: string; events: readonly PublishedEvent[] }>;
