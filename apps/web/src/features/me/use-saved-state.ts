import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type EventDetails, filterEvents, type TownEvent } from '#libs/contracts';
import { useOwnKey } from '../../lib/account';
import { queries } from '../../lib/queries';
import { useNow } from '../../lib/use-town';
import { ALL_CHOICE } from '../choice/use-choice';
import { type EventChanges, eventChangesOf } from '../events/event-changes';
import { useOwnEvents } from '../own-events/use-own-events';

export type SavedState = {
  events: TownEvent[] | undefined;
  changes: ReadonlyMap<number, EventChanges>;
  failed: boolean;
  retry: () => void;
};

export const useSavedState = (): SavedState => {
  const key = useOwnKey();
  const now = useNow();
  const { data, isLoadingError: failed, refetch } = useQuery(queries.savedEvents(key));
  // Removes unsaved events at once.
  const { data: preferences } = useQuery({ ...queries.preferences(key), staleTime: 0 });

  const own = useOwnEvents();
  const events = useMemo(
    () => data && [...selectShown(data, preferences?.savedEvents, now), ...own],
    [data, preferences, now, own],
  );
  const changes = useMemo(() => new Map(data?.map((event) => [event.id, eventChangesOf(event)])), [data]);
  return { events, changes, failed, retry: () => void refetch() };
};

/** Applies the rules of every list, without choice and search. If preferences cannot be loaded, all saved events are kept. */
const selectShown = (events: EventDetails[], ids = events.map(({ id }) => id), now: string): TownEvent[] => {
  const saved = new Set(ids);
  const savedEvents = events.filter(({ id }) => saved.has(id));
  const { events: usual, alerts } = filterEvents({ events: savedEvents, now, choice: ALL_CHOICE, follows: NO_FOLLOWS, saved });
  return [...usual, ...alerts];
};

const NO_FOLLOWS: ReadonlySet<string> = new Set();
