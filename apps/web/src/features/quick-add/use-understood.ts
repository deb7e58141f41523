import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EventDraft, TownEvent } from '#libs/contracts';
import { understand } from '#libs/quick-add';
import { queries } from '../../lib/queries';
import { useNow, useTown } from '../../lib/use-town';
import { knownCategories } from './categories';

/** What our rules make of the words while they are typed: nothing leaves the page for it. */
export const useUnderstood = (text: string, own: readonly TownEvent[]): EventDraft => {
  const { name: town, timeZone } = useTown();
  const now = useNow();
  const { data: events } = useQuery(queries.events);
  const places = useMemo(() => placesOf(events ?? []), [events]);
  return useMemo(
    () => understand(text, { now, timeZone, town, places, categories: knownCategories(own) }),
    [text, now, timeZone, town, places, own],
  );
};

const placesOf = (events: readonly TownEvent[]) => {
  const addresses = new Map<string, string | null>();
  for (const { location, address } of events) {
    if (location && (address || !addresses.has(location))) addresses.set(location, address ?? null);
  }
  return [...addresses].map(([name, address]) => ({ name, address }));
};
