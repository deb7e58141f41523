import { toEventPage } from './event-page';
import { segmentsOf } from './places/segments';
import { removeStreet } from './places/street';
import type { PublishedVersion } from './published-version';

/** What is only visible from all published versions together. */
export type MatchContext = Readonly<{
  /** Pages that one source gives for two events that begin together: rooms, branches or groups that share a page. */
  lists: ReadonlySet<string>;
  /** Pages that one source gives for two times on one day: sessions. */
  sessions: ReadonlySet<string>;
  /** Names that occur before a state. */
  towns: ReadonlySet<string>;
}>;

export const createMatchContext = (versions: readonly PublishedVersion[]): MatchContext => {
  const starts = new Map<string, string | undefined>();
  const sessions = new Set<string>();
  const seen = new Set<string>();
  const lists = new Set<string>();
  const towns = new Set<string>();
  for (const { source, date, startTime, url, location = '', address = '' } of versions) {
    for (const text of [location, address]) for (const town of segmentsOf(removeStreet(text)).towns) towns.add(town.join(' '));
    const page = toEventPage(url);
    if (!page) continue;
    const key = `${source} ${startTime ?? date} ${page}`;
    if (seen.has(key)) lists.add(page);
    seen.add(key);
    const day = `${source} ${date} ${page}`;
    if (starts.has(day) && starts.get(day) !== startTime) sessions.add(page);
    starts.set(day, startTime);
  }
  return { lists, sessions, towns };
};
