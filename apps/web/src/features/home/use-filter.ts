import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type Choice, filterEvents, leftOutByChoice, type TownEvent } from '#libs/contracts';
import { useOwnKey } from '../../lib/account';
import { remembered, useRemembered } from '../../lib/local-storage';
import { useNow, useToday } from '../../lib/use-town';
import { ALL, useChoice } from '../choice/use-choice';
import { useHiddenEvents } from '../events/hidden-events';
import { useFeedEntries, useFeedExtras } from '../preferences/use-preferences';

export type Filtered = {
  events: TownEvent[];
  /** What there is without the filters. */
  all: TownEvent[];
  /** What would be shown besides, were everything chosen. */
  more: TownEvent[];
  /** Whether a search, a choice or a filter narrows what is shown. */
  narrowed: boolean;
  /** Whether there are events, and My Almanac has none of them. */
  nothingFollowed: boolean;
};

/**
 * What the search, the choice and what was hidden leave of the events; undefined until it can be told. Without `past`, only
 * what is not over.
 */
export const useFilter = (
  events: TownEvent[] | undefined,
  past: boolean,
  newestRules: ((event: TownEvent) => boolean) | undefined,
): Filtered | undefined => {
  const follows = useFeedEntries();
  const { saved, subcalendars } = useFeedExtras();
  const { gone: hidden } = useHiddenEvents();
  const [now, today] = [useNow(), useToday()];
  const { choice: newest, category } = useChoice();
  // Typing, choosing and filtering stay quick however long the list is.
  const term = useDeferredValue(useRemembered(remembered.searchTerm)[0]);
  const chosen = useDeferredValue(newest);
  const passes = useDeferredValue(newestRules);
  // When nobody can say what is followed, everything is shown rather than nothing: at once, not a picture later.
  const choice = follows === null && chosen.kind === 'feed' ? ALL : chosen;
  // Until somebody can say, the feed shows nothing else. Other lists do without it.
  const isLate = useIsLate(useOwnKey());
  const isAwaited = follows === undefined && (choice.kind === 'feed' || !isLate);

  const found = useMemo(() => {
    if (!events || isAwaited) return;
    const since = past ? undefined : today;
    const followed = { follows: follows ?? NOTHING, subcalendars, saved };
    const filter = { events, now, today: since, term, choice, ...followed, hidden, category };
    const all = listed(filterEvents(filter), choice);
    const isSought = term.trim() !== '' || choice.kind === 'entry';
    const nothingFollowed = choice.kind === 'feed' && !isSought && all.length === 0 && events.length > 0;
    return { all, more: leftOutByChoice(filter, all), isSought, nothingFollowed };
  }, [events, past, now, today, term, choice, isAwaited, follows, subcalendars, saved, hidden, category]);
  const all = useSame(found?.all);
  const left = useSame(useMemo(() => (passes ? all?.filter(passes) : all), [all, passes]));
  const more = useMemo(() => (passes ? found?.more.filter(passes) : found?.more), [found, passes]);
  if (!found || !all || !left || !more) return;
  return { events: left, all, more, narrowed: found.isSought || passes !== undefined, nothingFollowed: found.nothingFollowed };
};

const PATIENCE_MS = 3_000;

/** Whether one has waited long enough for what stands under a key. */
const useIsLate = (key: string | undefined): boolean => {
  const [late, setLate] = useState<{ key: string | undefined }>();
  useEffect(() => {
    const timer = setTimeout(() => setLate({ key }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return late !== undefined && late.key === key;
};

/** The list of before, as long as time passes and leaves the same events: what is made of them need not be made again. */
const useSame = (list: TownEvent[] | undefined): TownEvent[] | undefined => {
  const kept = useRef(list);
  if (!isSame(kept.current, list)) kept.current = list;
  return kept.current;
};

const isSame = (before: TownEvent[] | undefined, after: TownEvent[] | undefined) =>
  before?.length === after?.length && before?.every((event, place) => event === after?.[place]);

/** Alerts stand above the list; who asks for those of one organization gets them in it as well. */
const listed = ({ events, alerts }: { events: TownEvent[]; alerts: TownEvent[] }, choice: Choice) =>
  choice.kind === 'entry' ? [...events, ...alerts] : events;

const NOTHING: ReadonlySet<string> = new Set();
