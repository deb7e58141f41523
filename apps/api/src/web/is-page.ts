import type { Lookup } from '../events/lookup';

const PAGES = new Set(['/', '/themes', '/about', '/share', '/privacy', '/subcalendars']);

/** Whether an address leads to something. The page is sent either way, and says so itself. */
export const isPage = async (path: string, events: Lookup): Promise<boolean> => {
  if (PAGES.has(path)) return true;
  const event = /^\/event\/([^/]+)$/.exec(path)?.[1];
  return event !== undefined && (await events.find(decoded(event))) !== undefined;
};

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
