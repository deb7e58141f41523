import type { TownEvent } from '#libs/contracts';

/** An event as it leaves the town, with what its history says. Instants are ISO 8601. */
export type Outgoing = Readonly<{
  event: TownEvent;
  /** Rises whenever anything about it is told anew, and never falls. */
  sequence: number;
  publishedAt: string;
  changedAt: string;
}>;

/** Of which town, and where its pages are found. */
export type Publisher = Readonly<{
  town: string;
  /** IANA name. */
  timeZone: string;
  /** `https://almanac.example` */
  origin: string;
}>;

/** What is published: under which name, and at which address, unless that is nobody's business. */
export type Publication = Publisher & Readonly<{ name: string; address?: string; events: readonly Outgoing[] }>;
