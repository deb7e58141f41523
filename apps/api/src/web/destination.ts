import { eventInPath, hasOrganization, isLetterPage, type OneEvent, pagePath } from '#libs/contracts';
import { PAGES } from '#libs/contracts/pages';
import type { Lookup } from '../events/lookup';
import type { Directory } from '../organizations/directory';

/** Pages that everybody may read and whose address never changes. */
export const PUBLIC_PAGES = ['/', ...Object.keys(PAGES)];

/** Those that are somebody's own: nobody else has a use for their address. */
const OWN_PAGES = ['/me'];

/** What an address leads to. A page is sent either way, and says so itself; to a secret one leads no other. */
export type Destination = Readonly<
  | { kind: 'page'; path: string }
  | { kind: 'secret' }
  | { kind: 'event'; event: OneEvent }
  | { kind: 'nothing' }
  | { kind: 'unknown' }
>;

export const destinationAt = async (address: string, events: Lookup, directory: Directory): Promise<Destination> => {
  const path = pagePath(address);
  if ([...PUBLIC_PAGES, ...OWN_PAGES].includes(path)) return { kind: 'page', path };
  if (isLetterPage(path)) return { kind: 'secret' };
  const idOrSlug = eventInPath(path);
  const event = idOrSlug === undefined ? undefined : await events.find(idOrSlug);
  return event && hasOrganization(event, await directory.organizations()) ? { kind: 'event', event } : NOTHING;
};

const NOTHING: Destination = { kind: 'nothing' };
