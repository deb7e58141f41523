export type Organization = {
  id: number;
  name: string;
  category: string;
  description: string;
  /** Higher comes first; 50 by default. */
  displayOrder: number;
  subOrganizations: SubOrganization[];
};

export type SubOrganization = { name: string; subDisplayOrder: number };

/** A program of an organization that can be followed on its own. `createSubcalendarMatcher` decides which events belong to it. */
export type Subcalendar = {
  id: number;
  organizationId: number;
  name: string;
  description: string;
  displayOrder: number;
  /** The title rule: an event also belongs to it if its title contains one of these phrases. */
  titleWords?: string[];
};

export type CountedSubcalendar = Subcalendar & {
  /** Upcoming, running and undated events. */
  count: number;
};

/** A default follow for residents who never changed a follow. `GET /api/my-almanac-defaults` */
export type FeedDefault = { organization: string; subOrganization: string | null; subDisplayOrder: number };

export const DEFAULT_DISPLAY_ORDER = 50;
