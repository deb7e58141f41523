import type { QueryClient } from '@tanstack/react-query';
import type { FeedDefault, Organization, Preferences, Sidebar, Town, TownEvent } from '#libs/contracts';
import { queries } from '../lib/queries';

/** What the first screen of a newcomer is drawn from besides the events, which are sent once and kept by the browser. */
export type Known = {
  town: Town;
  organizations: Organization[];
  defaults: FeedDefault[];
  sidebar: Sidebar;
  preferences: Preferences;
};

/** Gives the page its answers before it asks. What is `old` is asked again once the page stands. */
export const tell = (client: QueryClient, known: Known, events: TownEvent[], { old }: { old: boolean }) => {
  const asOf = old ? { updatedAt: 0 } : undefined;
  client.setQueryData(queries.events.queryKey, events);
  client.setQueryData(queries.organizations.queryKey, known.organizations);
  client.setQueryData(queries.defaults.queryKey, known.defaults);
  client.setQueryData(queries.sidebar.queryKey, known.sidebar, asOf);
  client.setQueryData(queries.preferences.queryKey, known.preferences, asOf);
  client.setQueryData(queries.town.queryKey, { ...known.town, receivedAt: Date.now() });
};
