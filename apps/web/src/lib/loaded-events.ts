import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ListPage, TownEvent } from '#libs/contracts';
import { EVENTS_KEY } from './event-keys';

/** Of every list that was loaded, each once. */
export const loadedEvents = (client: QueryClient): TownEvent[] => {
  const lists = client.getQueriesData<TownEvent[] | InfiniteData<ListPage>>({ queryKey: EVENTS_KEY });
  const events = lists.flatMap(([, data]) => (Array.isArray(data) ? data : (data?.pages?.flatMap((page) => page.events) ?? [])));
  return [...new Map(events.map((event) => [event.id, event])).values()];
};
