import {
  ALERTS_ORGANIZATION,
  FEATURED_ENTRY,
  HIDDEN_ORGANIZATION,
  isHiddenOrganization,
  OWN_EVENTS_ORGANIZATION,
} from '#libs/contracts';
import { Rejected } from '#libs/event-sourcing';

/** A request may contain two names and '::'. */
const MAX_NAME_LENGTH = 140;

/** Throws Rejected for a name that a selection could not tell from something else. */
export const checkUnambiguousName = (name: string) => {
  const quotedName = `'${name.slice(0, MAX_NAME_LENGTH)}'`;
  if (name.trim() === '') throw new Rejected('name-empty', 'A name must not be empty.');
  if (name !== name.trim()) throw new Rejected('name-blanks', `The name ${quotedName} must not begin or end with a blank.`);
  if (name.length > MAX_NAME_LENGTH) throw new Rejected('name-too-long', `A name has at most ${MAX_NAME_LENGTH} characters.`);
  if (name.includes('::')) throw new Rejected('name-separator', `The name ${quotedName} must not contain '::'.`);
};

/** Throws Rejected also for the names of the featured events and of a resident's own events. */
export const checkUnreservedName = (name: string) => {
  checkUnambiguousName(name);
  if (isOneOf([FEATURED_ENTRY, OWN_EVENTS_ORGANIZATION], name))
    throw new Rejected('name-reserved', `The name '${name}' is reserved.`);
};

/** An organization can be created as 'wzy' or as the alerts, which are hidden or urgent by name, but not renamed to one of them. */
export const checkNewName = (name: string) => {
  checkUnreservedName(name);
  if (isOneOf([HIDDEN_ORGANIZATION, ALERTS_ORGANIZATION], name))
    throw new Rejected('name-reserved', `The name '${name}' is reserved.`);
};

/** The alerts are urgent and 'wzy' is hidden by name. With another name their events would be ordinary ones. */
export const checkMayLoseName = (name: string) => {
  if (name === ALERTS_ORGANIZATION)
    throw new Rejected('name-reserved', `'${ALERTS_ORGANIZATION}' keeps its name: it makes what it publishes alerts.`);
  if (isHiddenOrganization(name)) throw new Rejected('name-reserved', `'${name}' keeps its name: it hides what it publishes.`);
};

/** Only the newest claimant may bear a name, so that no two organizations have the same. */
export const checkClaimedName = (name: string, claim: number | undefined, forgone: ReadonlyMap<string, number>) => {
  if ((claim ?? 0) <= (forgone.get(name) ?? 0)) throw new NameNotClaimed(name);
};

export class NameNotClaimed extends Rejected {
  constructor(name: string) {
    super('name-unclaimed', `Another organization is being called '${name}'.`);
  }
}

const isOneOf = (reserved: readonly string[], name: string) =>
  reserved.some((one) => one.toLowerCase() === name.trim().toLowerCase());
