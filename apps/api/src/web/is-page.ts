import { hasOrganization, pagePath } from '#libs/contracts';
import type { Lookup } from '../events/lookup';
import type { Directory } from '../organizations/directory';

const PAGES = new Set(['/', '/themes', '/about', '/share', '/privacy', '/subcalendars']);

/** Whether an address leads to something. The page is sent either way, and says so itself. */
export const isPage = async (address: string, events: Lookup, directory: Directory): Promise<boolean> => {
  const path = pagePath(address);
  if (PAGES.has(path)) return true;
  const idOrSlug = /^\/event\/([^/]+)$/.exec(path)?.[1];
  const event = idOrSlug === undefined ? undefined : await events.find(decoded(idOrSlug));
  return event !== undefined && hasOrganization(event, await directory.organizations());
};

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
