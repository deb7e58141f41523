import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { filterListEvents, findEventsOutsideChoice, type TownEvent } from '#libs/contracts';
import { useOwnKey } from '../../lib/account';
import { remembered, useRemembered } from '../../lib/local-storage';
import { useNow, useToday } from '../../lib/use-town';
import { ALL_CHOICE, useChoice } from '../choice/use-choice';
import { useHiddenEvents } from '../events/hidden-events';
import { useMyAlmanacEntries, useSavedAndSubcalendars } from '../preferences/use-preferences';

export type FilteredEvents = {
  events: TownEvent[];
  all: TownEvent[];
  more: TownEvent[];
  isNarrowed: boolean;
  isNothingFollowed: boolean;
};

/** Undefined until follows are known. Without `past`, only upcoming events. */
export const useFilteredEvents = (
  events: TownEvent[] | undefined,
  past: boolean,
  newestRules: ((event: TownEvent) => boolean) | undefined,
): FilteredEvents | undefined => {
  const follows = useMyAlmanacEntries();
  const { saved, subcalendars } = useSavedAndSubcalendars();
  const { gone: hidden } = useHiddenEvents();
  const [now, today] = [useNow(), useToday()];
  const { choice: newest, category } = useChoice();
  // Deferred, so that input stays responsive with long lists.
  const term = useDeferredValue(useRemembered(remembered.searchTerm)[0]);
  const deferredChoice = useDeferredValue(newest);
  const passes = useDeferredValue(newestRules);
  // If follows cannot be loaded, shows everything from the first render.
  const choice = follows === null && deferredChoice.kind === 'feed' ? ALL_CHOICE : deferredChoice;
  // My Almanac waits for the follows. Other lists do not wait long.
  const isLate = useIsLate(useOwnKey());
  const isAwaited = follows === undefined && (choice.kind === 'feed' || !isLate);

  const result = useMemo(() => {
    if (!events || isAwaited) return;
    const since = past ? undefined : today;
    const followed = { follows: follows ?? NO_FOLLOWS, subcalendars, saved };
    const filter = { events, now, today: since, term, choice, ...followed, hidden, category };
    const all = filterListEvents(filter);
    const isSought = term.trim() !== '' || choice.kind === 'entry';
    const nothingFollowed = choice.kind === 'feed' && !isSought && all.length === 0 && events.length > 0;
    return { all, more: findEventsOutsideChoice(filter, all), isSought, nothingFollowed };
  }, [events, past, now, today, term, choice, isAwaited, follows, subcalendars, saved, hidden, category]);
  const all = useStableList(result?.all);
  const filtered = useStableList(useMemo(() => (passes ? all?.filter(passes) : all), [all, passes]));
  const more = useMemo(() => (passes ? result?.more.filter(passes) : result?.more), [result, passes]);
  if (!result || !all || !filtered || !more) return;
  return {
    events: filtered,
    all,
    more,
    isNarrowed: result.isSought || passes !== undefined,
    isNothingFollowed: result.nothingFollowed,
  };
};

const WAIT_MS = 3_000;

const useIsLate = (key: string | undefined): boolean => {
  const [late, setLate] = useState<{ key: string | undefined }>();
  useEffect(() => {
    const timer = setTimeout(() => setLate({ key }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return late !== undefined && late.key === key;
};

/** Returns the previous list while it has the same events, so that everything derived from it is reused. */
const useStableList = (list: TownEvent[] | undefined): TownEvent[] | undefined => {
  const stable = useRef(list);
  if (!isSameList(stable.current, list)) stable.current = list;
  return stable.current;
};

const isSameList = (before: TownEvent[] | undefined, after: TownEvent[] | undefined) =>
  before?.length === after?.length && before?.every((event, place) => event === after?.[place]);

const NO_FOLLOWS: ReadonlySet<string> = new Set();
