/** A publisher of events. `GET /api/organizations` */
export type Organization = {
  id: number;
  name: string;
  category: string;
  description: string;
  /** Higher comes first; 50 when nothing was said. */
  displayOrder: number;
  subOrganizations: SubOrganization[];
};

export type SubOrganization = { name: string; subDisplayOrder: number };

/** A program of an organization that can be followed by itself. `belongingTo` says which events belong to it. */
export type Subcalendar = {
  id: number;
  organizationId: number;
  name: string;
  description: string;
  displayOrder: number;
  /** The title rule: an event whose title has the words of one of these side by side belongs to it, too. */
  titleWords?: string[];
};

/** `GET /api/subcalendars` */
export type CountedSubcalendar = Subcalendar & {
  /** How many cards it has: upcoming, running and undated events. */
  count: number;
};

/** An entry of the feed offered to those who never changed a follow. `GET /api/my-almanac-defaults` */
export type FeedDefault = { organization: string; subOrganization: string | null; subDisplayOrder: number };

export const DEFAULT_DISPLAY_ORDER = 50;
