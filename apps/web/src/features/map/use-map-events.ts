import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { type Choice, coversDay, createPlaceFinder, type Day, filterEvents, type Place, type TownEvent } from '#libs/contracts';
import { eventFilter, useFilterCount } from '../../lib/filters';
import { queries } from '../../lib/queries';
import { useNow } from '../../lib/use-town';
import { formatEventCount } from '../events/format-event-count';
import { useHiddenEvents } from '../events/hidden-events';
import { compareByTimeAndName } from '../events/month/month-days';
import { type EventsQuery, useEvents, useIsLarge, useWithOwnEvents } from '../events/use-events';
import type { LocatedEvent } from './pins';

export type MapQuery = Readonly<{ day: Day; choice: Choice; term: string }>;

/** `all`: the events of a day that have a place, before the filters; `located` and `unlocated`: those that pass the filters. */
export type MapEvents =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; all: TownEvent[]; located: LocatedEvent[]; unlocated: TownEvent[] };

export const useMapEvents = ({ day, choice, term }: MapQuery): MapEvents => {
  const [town, events, places] = [useQuery(queries.town), useEventsAround(day), useQuery(queries.places)];
  useSkippedWarning(events.data, places.data);
  const { gone: hidden } = useHiddenEvents();
  const now = useNow();
  const searchTerm = useDeferredValue(term);
  const isFiltered = useFilterCount() > 0;
  const rules = eventFilter.use();
  const passes = isFiltered ? rules?.passes : undefined;
  const everything = useMemo(() => {
    if (!events.data || !places.data) return;
    const placeOf = createPlaceFinder(places.data);
    const filter = { events: events.data, now, term: searchTerm, choice, hidden, follows: NO_FOLLOWS, saved: NO_IDS };
    const found = filterEvents(filter);
    const ofDay = [...found.events, ...found.alerts].filter((event) => coversDay(event, day)).sort(compareByTimeAndName);
    const located = ofDay.flatMap((event): LocatedEvent[] => {
      const place = placeOf(event);
      return place ? [{ event, place }] : [];
    });
    return { located, unlocated: ofDay.filter((event) => !placeOf(event)) };
  }, [events.data, places.data, now, searchTerm, choice, hidden, day]);

  const [located, unlocated] = useMemo(() => {
    const passing = (event: TownEvent) => !passes || passes(event);
    return [everything?.located.filter(({ event }) => passing(event)), everything?.unlocated.filter(passing)];
  }, [everything, passes]);
  const all = useMemo(() => everything?.located.map(({ event }) => event), [everything]);

  if (isFiltered && rules?.retry) return { state: 'failed', retry: rules.retry };
  if (isFiltered && !rules) return { state: 'loading' };
  // The centre of the map is a part of the town.
  if (all && located && unlocated && town.data) return { state: 'ready', all, located, unlocated };
  const failedQueries = [town, events, places].filter(({ isLoadingError }) => isLoadingError);
  return failedQueries.length > 0 ? { state: 'failed', retry: () => refetchAllOf(failedQueries) } : { state: 'loading' };
};

/** All events; in a large town those of the day. */
const useEventsAround = (day: Day): EventsQuery => {
  const isLarge = useIsLarge();
  const [all, ofDay] = [useEvents(), useWithOwnEvents(useQuery({ ...queries.eventsBetween(day, day), enabled: isLarge }))];
  return isLarge ? ofDay : all;
};

const useSkippedWarning = (events: readonly TownEvent[] | undefined, places: readonly Place[] | undefined) =>
  useEffect(() => {
    if (!events || !places) return;
    const placeOf = createPlaceFinder(places);
    const { length } = events.filter((event) => event.address && !placeOf(event));
    if (length > 0) console.warn(`The map leaves out ${formatEventCount(length)} without a known place.`);
  }, [events, places]);

const refetchAllOf = (failed: readonly { refetch: () => unknown }[]) => {
  for (const { refetch } of failed) refetch();
};

const NO_FOLLOWS: ReadonlySet<string> = new Set();
const NO_IDS: ReadonlySet<number> = new Set();
