import { useMemo } from 'react';
import { coversDay, filterEvents, isHiddenOrganization, isInMyAlmanac, isOver, type TownEvent } from '#libs/contracts';
import type { SummaryBody } from '#libs/contracts/requests';
import { useNow, useToday } from '../../lib/use-town';
import { ALL_CHOICE } from '../choice/use-choice';
import { useHiddenEvents } from '../events/hidden-events';
import { useEvents } from '../events/use-events';
import { useMyAlmanacEntries, useSavedAndSubcalendars, useSavedEvents } from '../preferences/use-preferences';
import { eventsOfWeek, selectSummaryEvents } from './select-summary-events';

/** Without alerts, which are shown above everything. Undefined until events and follows are loaded. */
const useUpcomingEvents = (): readonly TownEvent[] | undefined => {
  const { data: events } = useEvents();
  const [saved, follows] = [useSavedEvents(), useMyAlmanacEntries()];
  const { gone: hidden } = useHiddenEvents();
  const [now, today] = [useNow(), useToday()];
  return useMemo(() => {
    if (!events || follows === undefined) return;
    const filter = { events, now, today, choice: ALL_CHOICE, follows: follows ?? NO_FOLLOWS, saved, hidden };
    return filterEvents(filter).events.filter(
      (event) => !isHiddenOrganization(event.organization) && !isOver(event, { now, today }),
    );
  }, [events, now, today, saved, follows, hidden]);
};

export const useEventsOfToday = (): readonly TownEvent[] | undefined => {
  const [upcoming, today] = [useUpcomingEvents(), useToday()];
  return useMemo(() => upcoming?.filter((event) => coversDay(event, today)), [upcoming, today]);
};

export const useEventsOfWeek = (): readonly TownEvent[] | undefined => {
  const [upcoming, today] = [useUpcomingEvents(), useToday()];
  return useMemo(() => upcoming && eventsOfWeek(upcoming, today), [upcoming, today]);
};

/** The server reads the events itself, so the request has their ids, nearest first, and whether each is in My Almanac. */
export const useSummaryRequest = (events: readonly TownEvent[] | undefined): SummaryBody | undefined => {
  const { saved, subcalendars } = useSavedAndSubcalendars();
  const [follows, today] = [useMyAlmanacEntries(), useToday()];
  return useMemo(() => {
    if (!events) return;
    const marked = events.map((event) => ({
      event,
      isMyAlmanac: isInMyAlmanac(event, follows ?? NO_FOLLOWS, saved, subcalendars),
    }));
    return { events: selectSummaryEvents(marked, today).map(({ event: { id }, isMyAlmanac }) => ({ id, isMyAlmanac })) };
  }, [events, follows, subcalendars, saved, today]);
};

const NO_FOLLOWS: ReadonlySet<string> = new Set();
