import type { QueryClient } from '@tanstack/react-query';
import {
  eventInPath,
  type FeedDefault,
  type OneEvent,
  type Organization,
  type Preferences,
  type Sidebar,
  type Town,
  type TownEvent,
} from '#libs/contracts';
import { queries } from '../lib/queries';

/** What the first screen of a newcomer is drawn from besides the events, which are sent once and kept by the browser. */
export type Known = {
  town: Town;
  organizations: Organization[];
  preferences: Preferences;
  /** Where the page is the list of events. */
  home?: Home;
  /** Where the page is that of one event. */
  event?: OneEvent;
};

export type Home = { defaults: FeedDefault[]; sidebar: Sidebar };

/** Gives the page at a path its answers before it asks, to a newcomer of that `key`. What is `old` is asked again once the page stands. */
export const tell = (
  client: QueryClient,
  path: string,
  known: Known,
  events: TownEvent[] | undefined,
  { key, old }: { key: string; old: boolean },
) => {
  const asOf = old ? { updatedAt: 0 } : undefined;
  const { town, organizations, preferences, home, event } = known;
  if (events) client.setQueryData(queries.events.queryKey, events);
  if (home) {
    client.setQueryData(queries.defaults.queryKey, home.defaults);
    client.setQueryData(queries.sidebar(key).queryKey, home.sidebar, asOf);
  }
  if (event) client.setQueryData(queries.event(eventInPath(path)!).queryKey, event, asOf);
  client.setQueryData(queries.organizations.queryKey, organizations);
  client.setQueryData(queries.preferences(key).queryKey, preferences, asOf);
  tellTown(client, town);
};

/** Whoever comes sees the same town. */
export const tellTown = (client: QueryClient, town: Town) => {
  client.setQueryData(queries.town.queryKey, { ...town, receivedAt: Date.now() });
};
