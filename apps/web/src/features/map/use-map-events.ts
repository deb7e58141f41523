import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { type Choice, coversDay, type Day, filterEvents, type Place, placesOf, type TownEvent } from '#libs/contracts';
import { passing, useFilterCount } from '../../lib/filters';
import { queries } from '../../lib/queries';
import { useNow } from '../../lib/use-town';
import { countWords } from '../events/count-words';
import { useHiddenEvents } from '../events/hidden-events';
import { byTimeThenName } from '../events/month/month-days';
import { useEvents } from '../events/use-events';
import type { Located } from './pins';

export type Asked = Readonly<{ day: Day; choice: Choice; term: string }>;

/** `all` with a place of a day and its organizations, and what the filters leave of them: what is on the map, and what has no known place. */
export type MapEvents =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; all: TownEvent[]; located: Located[]; unplaced: TownEvent[] };

/** What takes place on a day, and passes the search and the choice. */
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
    const placeOf = placesOf(places.data);
    const filter = { events: events.data, now, term: sought, choice, hidden, follows: NOBODY, saved: NOTHING };
    const found = filterEvents(filter);
    const ofDay = [...found.events, ...found.alerts].filter((event) => coversDay(event, day)).sort(byTimeThenName);
    const located = ofDay.flatMap((event): Located[] => {
      const place = placeOf(event);
      return place ? [{ event, place }] : [];
    });
    return { located, unplaced: ofDay.filter((event) => !placeOf(event)) };
  }, [events.data, places.data, now, sought, choice, hidden, day]);

  const [located, unplaced] = useMemo(() => {
    const passing = (event: TownEvent) => !passes || passes(event);
    return [everything?.located.filter(({ event }) => passing(event)), everything?.unplaced.filter(passing)];
  }, [everything, passes]);
  const all = useMemo(() => everything?.located.map(({ event }) => event), [everything]);

  if (isFiltered && rules?.retry) return { state: 'failed', retry: rules.retry };
  if (isFiltered && !rules) return { state: 'loading' };
  // Without the town nobody knows where its middle is.
  if (all && located && unplaced && town.data) return { state: 'ready', all, located, unplaced };
  const failed = [town, events, places].filter(({ isLoadingError }) => isLoadingError);
  return failed.length > 0 ? { state: 'failed', retry: () => again(failed) } : { state: 'loading' };
};

/** Says to whoever looks for the reason, once for each list that comes, how many of its events are on the map on no day. */
const useSkippedWarning = (events: readonly TownEvent[] | undefined, places: readonly Place[] | undefined) =>
  useEffect(() => {
    if (!events || !places) return;
    const placeOf = placesOf(places);
    const { length } = events.filter((event) => event.address && !placeOf(event));
    if (length > 0) console.warn(`The map leaves out ${countWords(length)} without a known place.`);
  }, [events, places]);

const again = (failed: readonly { refetch: () => unknown }[]) => {
  for (const { refetch } of failed) refetch();
};

const NOBODY: ReadonlySet<string> = new Set();
const NOTHING: ReadonlySet<number> = new Set();
