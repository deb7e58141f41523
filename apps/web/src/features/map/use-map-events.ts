import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { type Choice, coversDay, type Day, filterEvents, type Place, type TownEvent } from '#libs/contracts';
import { passing, useFilterCount } from '../../lib/filters';
import { queries } from '../../lib/queries';
import { useNow } from '../../lib/use-town';
import { countWords } from '../events/count-words';
import { useHiddenEvents } from '../events/hidden-events';
import { byTimeThenName } from '../events/month/month-days';
import { useEvents } from '../events/use-events';
import type { Located } from './pins';

export type Asked = Readonly<{ day: Day; choice: Choice; term: string }>;

/** `all` of a day and its organizations, and what the filters leave of them. */
export type MapEvents =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; all: TownEvent[]; located: Located[] };

/** What takes place on a day at an address that somebody knows, and passes the search and the choice. */
export const useMapEvents = ({ day, choice, term }: Asked): MapEvents => {
  const [town, events, places] = [useQuery(queries.town), useEvents(), useQuery(queries.places)];
  useSkippedWarning(events.data, places.data);
  const { gone: hidden } = useHiddenEvents();
  const now = useNow();
  // Typing stays quick however long the list is.
  const sought = useDeferredValue(term);
  const isFiltered = useFilterCount() > 0;
  const rules = passing.use();
  const passes = isFiltered ? rules?.passes : undefined;
  const everything = useMemo(() => {
    if (!events.data || !places.data) return;
    const placeOf = placesBy(places.data);
    const filter = { events: events.data, now, term: sought, choice, hidden, follows: NOBODY, saved: NOTHING };
    const found = filterEvents(filter);
    return [...found.events, ...found.alerts]
      .filter((event) => coversDay(event, day))
      .sort(byTimeThenName)
      .flatMap((event) => placed(event, placeOf));
  }, [events.data, places.data, now, sought, choice, hidden, day]);

  const located = useMemo(() => (passes ? everything?.filter(({ event }) => passes(event)) : everything), [everything, passes]);
  const all = useMemo(() => everything?.map(({ event }) => event), [everything]);

  if (isFiltered && rules?.retry) return { state: 'failed', retry: rules.retry };
  if (isFiltered && !rules) return { state: 'loading' };
  // Without the town nobody knows where its middle is.
  if (all && located && town.data) return { state: 'ready', all, located };
  const failed = [town, events, places].filter(({ isLoadingError }) => isLoadingError);
  return failed.length > 0 ? { state: 'failed', retry: () => again(failed) } : { state: 'loading' };
};

/** Says to whoever looks for the reason, once for each list that comes, how many of its events are on the map on no day. */
const useSkippedWarning = (events: readonly TownEvent[] | undefined, places: readonly Place[] | undefined) =>
  useEffect(() => {
    if (!events || !places) return;
    const placeOf = placesBy(places);
    const { length } = events.filter(({ address }) => address && !placeOf.has(address));
    if (length > 0) console.warn(`The map leaves out ${countWords(length)}: nobody knows yet where that is.`);
  }, [events, places]);

const again = (failed: readonly { refetch: () => unknown }[]) => {
  for (const { refetch } of failed) refetch();
};

const placesBy = (places: readonly Place[]) => new Map(places.map((place) => [place.address, place]));

const placed = (event: TownEvent, places: ReadonlyMap<string, Place>): Located[] => {
  const place = event.address ? places.get(event.address) : undefined;
  return place ? [{ event, place }] : [];
};

const NOBODY: ReadonlySet<string> = new Set();
const NOTHING: ReadonlySet<number> = new Set();
