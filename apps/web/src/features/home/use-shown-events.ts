import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { ALERTS, type Choice, filterEvents, parseEntry, type TownEvent } from '#libs/contracts';
import { remembered, useRemembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';
import { useHiddenEvents } from '../events/hidden-events';
import { ALL, useChoice } from '../feed/use-choice';
import { useFeedEntries, usePreferences, useSavedEvents } from '../preferences/use-preferences';
import { useNow, useToday } from '../town/use-town';

export type Shown =
  | { state: 'loading'; alerts: TownEvent[] }
  | { state: 'failed'; alerts: TownEvent[] }
  | { state: 'ready'; alerts: TownEvent[]; events: TownEvent[]; filtered: boolean };

/** The events that the search, the choice and what was hidden leave, with the emergency alerts apart. */
export const useShownEvents = (): Shown => {
  const events = useQuery(queries.events);
  const feed = useFeedState();
  const saved = useSavedEvents();
  const follows = useFeedEntries();
  const { gone: hidden } = useHiddenEvents();
  const [now, today] = [useNow(), useToday()];
  const { choice: chosen, category } = useChoice();
  // Typing and choosing stay quick however long the list is.
  const term = useDeferredValue(useRemembered(remembered.searchTerm)[0]);
  const choice = useDeferredValue(feed === 'unknown' && chosen.kind === 'feed' ? ALL : chosen);

  const found = useMemo(
    () =>
      events.data &&
      apart(filterEvents({ events: events.data, now, today, term, choice, follows, saved, hidden, category }), choice),
    [events.data, now, today, term, choice, follows, saved, hidden, category],
  );

  if (events.isError) return { state: 'failed', alerts: [] };
  if (!found || feed === 'loading') return { state: 'loading', alerts: [] };
  return { state: 'ready', ...found, filtered: term.trim() !== '' || choice.kind === 'entry' };
};

/** Whether it is known what the feed follows. When that can't be learned, everything is shown rather than nothing. */
const useFeedState = (): 'loading' | 'known' | 'unknown' => {
  const preferences = usePreferences();
  const defaults = useQuery(queries.defaults);
  if (preferences.isError) return 'unknown';
  return preferences.isPending || (preferences.data.defaults && defaults.isPending) ? 'loading' : 'known';
};

/** Who asks for the alerts gets them in the list. */
const apart = (found: { events: TownEvent[]; alerts: TownEvent[] }, choice: Choice) =>
  choice.kind === 'entry' && parseEntry(choice.entry).organization === ALERTS
    ? { events: [...found.events, ...found.alerts], alerts: [] }
    : found;
