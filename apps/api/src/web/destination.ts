import { type EventDetails, hasOrganization, isMailLinkPage, normalizePagePath, parseEventPath } from '#libs/contracts';
import { PAGES } from '#libs/contracts/pages';
import type { EventLookup } from '../events/event-lookup';
import type { Directory } from '../organizations/directory';

export const PUBLIC_PAGES = ['/', ...Object.keys(PAGES)];

const OWN_PAGES = ['/me'];

/** Pages report errors themselves; no link leads to a secret address. */
export type Destination = Readonly<
  | { kind: 'page'; path: string }
  | { kind: 'secret' }
  | { kind: 'event'; event: EventDetails }
  | { kind: 'nothing' }
  | { kind: 'unknown' }
>;

export const findDestination = async (address: string, events: EventLookup, directory: Directory): Promise<Destination> => {
  const path = normalizePagePath(address);
  if ([...PUBLIC_PAGES, ...OWN_PAGES].includes(path)) return { kind: 'page', path };
  if (isMailLinkPage(path)) return { kind: 'secret' };
  const idOrSlug = parseEventPath(path);
  const event = idOrSlug === undefined ? undefined : await events.find(idOrSlug);
  return event && hasOrganization(event, await directory.organizations()) ? { kind: 'event', event } : NO_DESTINATION;
};

const NO_DESTINATION: Destination = { kind: 'nothing' };
