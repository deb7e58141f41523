import { pageOf } from './page';
import { segmentsOf } from './places/segments';
import { withoutStreet } from './places/street';
import type { Telling } from './telling';

/** What all tellings together say of what each of them says. */
export type Context = Readonly<{
  /** Pages that one source gives for two that begin together: rooms, branches or groups that share a page. */
  lists: ReadonlySet<string>;
  /** Pages that one source gives for two times of one day: sessions. */
  sessions: ReadonlySet<string>;
  /** Names that stand before a state. */
  towns: ReadonlySet<string>;
}>;

export const contextOf = (tellings: readonly Telling[]): Context => {
  const starts = new Map<string, string | undefined>();
  const sessions = new Set<string>();
  const seen = new Set<string>();
  const lists = new Set<string>();
  const towns = new Set<string>();
  for (const { source, date, startTime, url, location = '', address = '' } of tellings) {
    for (const text of [location, address]) for (const town of segmentsOf(withoutStreet(text)).towns) towns.add(town.join(' '));
    const page = pageOf(url);
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
