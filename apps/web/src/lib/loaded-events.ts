import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ListPage, TownEvent } from '#libs/contracts';
import { EVENTS_KEY } from './event-keys';

/** Of every list that was loaded, each once. */
export const loadedEvents = (client: QueryClient): TownEvent[] => {
  const lists = client.getQueriesData<Loaded>({ queryKey: EVENTS_KEY });
  const events = lists.flatMap(([, data = []]) => eventsOf(data));
  return [...new Map(events.map((event) => [event.id, event])).values()];
};

/** Of days, of the first page, or of later pages. Counts have none. */
type Loaded = TownEvent[] | Partial<ListPage & InfiniteData<ListPage>>;

const eventsOf = (data: Loaded) =>
  Array.isArray(data) ? data : (data.events ?? data.pages?.flatMap((page) => page.events) ?? []);
