import { useMemo } from 'react';
import { coversDay, filterEvents, inFeed, isHidden, isOver, type TownEvent } from '#libs/contracts';
import type { SummaryBody } from '#libs/contracts/requests';
import { useNow, useToday } from '../../lib/use-town';
import { ALL } from '../choice/use-choice';
import { useHiddenEvents } from '../events/hidden-events';
import { useEvents } from '../events/use-events';
import { useFeedEntries, useFeedExtras, useSavedEvents } from '../preferences/use-preferences';
import { askedEvents, ofWeek } from './asked-events';

/** What is on from now on without the alerts, which stand above everything, as a summary is asked for by it: undefined until the events are there and it is known what is followed. */
const useUpcoming = (): readonly TownEvent[] | undefined => {
  const { data: events } = useEvents();
  const [saved, follows] = [useSavedEvents(), useFeedEntries()];
  const { gone: hidden } = useHiddenEvents();
  const [now, today] = [useNow(), useToday()];
  return useMemo(() => {
    if (!events || follows === undefined) return;
    const filter = { events, now, today, choice: ALL, follows: follows ?? NOTHING, saved, hidden };
    return filterEvents(filter).events.filter((event) => !isHidden(event.organization) && !isOver(event, { now, today }));
  }, [events, now, today, saved, follows, hidden]);
};

/** Those of today. */
export const useOfToday = (): readonly TownEvent[] | undefined => {
  const [upcoming, today] = [useUpcoming(), useToday()];
  return useMemo(() => upcoming?.filter((event) => coversDay(event, today)), [upcoming, today]);
};

/** Those of the seven days from today on. */
export const useOfWeek = (): readonly TownEvent[] | undefined => {
  const [upcoming, today] = [useUpcoming(), useToday()];
  return useMemo(() => upcoming && ofWeek(upcoming, today), [upcoming, today]);
};

/** The server reads them itself, so it is told their numbers and which of them are in the feed: the nearest ones first. */
export const useRequest = (events: readonly TownEvent[] | undefined): SummaryBody | undefined => {
  const { saved, subcalendars } = useFeedExtras();
  const [follows, today] = [useFeedEntries(), useToday()];
  return useMemo(() => {
    if (!events) return;
    const marked = events.map((event) => ({
      event,
      isMyAlmanac: inFeed(event, follows ?? NOTHING, saved, subcalendars),
    }));
    return { events: askedEvents(marked, today).map(({ event: { id }, isMyAlmanac }) => ({ id, isMyAlmanac })) };
  }, [events, follows, subcalendars, saved, today]);
};

const NOTHING: ReadonlySet<string> = new Set();
