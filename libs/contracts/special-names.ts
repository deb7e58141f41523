export const MY_EVENTS = 'My Events';

export const ALERTS_ORGANIZATION = 'Nixle Alerts';

export const FEATURED = 'Featured';

export const HIDDEN_ORGANIZATION = 'wzy';

/** Never listed; found only by a search that begins with its name. */
export const isHiddenOrganization = (organization: string): boolean =>
  organization.length === HIDDEN_ORGANIZATION.length && organization.toLowerCase() === HIDDEN_ORGANIZATION;
