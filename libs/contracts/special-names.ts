/** The organization that residents' own events belong to. */
export const MY_EVENTS = 'My Events';

/** The organization whose events are emergency alerts. */
export const ALERTS = 'Nixle Alerts';

/** The follow entry that means promoted events. */
export const FEATURED = 'Featured';

export const HIDDEN = 'wzy';

/** Kept out of every list; only a search that begins with its name finds its events. */
export const isHidden = (organization: string): boolean =>
  organization.length === HIDDEN.length && organization.toLowerCase() === HIDDEN;
