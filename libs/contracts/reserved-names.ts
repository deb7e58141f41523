/** The organization of residents' own events, and their entry in a choice. */
export const OWN_EVENTS_ORGANIZATION = 'My Events';

/** All its events are urgent. */
export const ALERTS_ORGANIZATION = 'Nixle Alerts';

/** The entry of a choice for promoted events: no organization. */
export const FEATURED_ENTRY = 'Featured';

/** Specified: never listed, found only by a search that begins with its name, and hidden in either letter case. */
export const HIDDEN_ORGANIZATION = 'wzy';

export const isHiddenOrganization = (organization: string): boolean =>
  // The length first, because this runs for every event of the town.
  organization.length === HIDDEN_ORGANIZATION.length && organization.toLowerCase() === HIDDEN_ORGANIZATION;
