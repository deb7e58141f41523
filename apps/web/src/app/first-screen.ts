import type { QueryClient } from '@tanstack/react-query';
import {
  type EventDetails,
  type FeedDefault,
  type ListPage,
  type Organization,
  type Preferences,
  parseEventPath,
  type Sidebar,
  type Town,
} from '#libs/contracts';
import { queries } from '../lib/queries';

/** The events are not included: they are sent once and cached by the browser. */
export type FirstScreenData = {
  town: Town;
  organizations: Organization[];
  preferences: Preferences;
  home?: HomeData;
  event?: EventDetails;
};

export type HomeData = { defaults: FeedDefault[]; sidebar: Sidebar };

/** `old` data is requested again after the first render. */
export const fillQueryCache = (
  client: QueryClient,
  path: string,
  data: FirstScreenData,
  firstPage: ListPage | undefined,
  { key, old }: { key: string; old: boolean },
) => {
  const asOf = old ? { updatedAt: 0 } : undefined;
  const { town, organizations, preferences, home, event } = data;
  if (firstPage) client.setQueryData(queries.events.queryKey, firstPage);
  if (home) {
    client.setQueryData(queries.defaults.queryKey, home.defaults);
    client.setQueryData(queries.sidebar(key).queryKey, home.sidebar, asOf);
  }
  if (event) client.setQueryData(queries.event(parseEventPath(path)!).queryKey, event, asOf);
  client.setQueryData(queries.organizations.queryKey, organizations);
  client.setQueryData(queries.preferences(key).queryKey, preferences, asOf);
  fillTown(client, town);
};

export const fillTown = (client: QueryClient, town: Town) => {
  client.setQueryData(queries.town.queryKey, { ...town, receivedAt: Date.now() });
};
