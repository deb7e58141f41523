import { queryOptions } from '@tanstack/react-query';
import {
  dayIn,
  type FeedDefault,
  type Organization,
  type Preferences,
  type Sidebar,
  type Subcalendar,
  type Town,
  type TownEvent,
} from '#libs/contracts';
import { api } from './api';
import { sessionKey } from './session';
import { LIST, PREFERENCES, SIDEBAR, TOWN } from './shape';

const MINUTES = 60_000;

export const readPreferences = () => api.get<Preferences>(`/preferences/${sessionKey()}`, PREFERENCES);

/** What the page reads, one entry per question. */
export const queries = {
  town: queryOptions({
    queryKey: ['town'],
    queryFn: async () => ({ ...(await readTown()), receivedAt: Date.now() }),
  }),
  events: queryOptions({ queryKey: ['events'], queryFn: () => api.get<TownEvent[]>('/events', LIST), staleTime: 5 * MINUTES }),
  organizations: queryOptions({
    queryKey: ['organizations'],
    queryFn: () => api.get<Organization[]>('/organizations', LIST),
    staleTime: 5 * MINUTES,
  }),
  subcalendars: queryOptions({ queryKey: ['subcalendars'], queryFn: () => api.get<Subcalendar[]>('/subcalendars', LIST) }),
  defaults: queryOptions({
    queryKey: ['my-almanac-defaults'],
    queryFn: () => api.get<FeedDefault[]>('/my-almanac-defaults', LIST),
  }),
  preferences: queryOptions({
    queryKey: ['preferences'],
    queryFn: readPreferences,
    staleTime: 2 * MINUTES,
  }),
  sidebar: queryOptions({
    queryKey: ['sidebar'],
    queryFn: () => api.get<Sidebar>(`/sidebar/${sessionKey()}`, SIDEBAR),
    staleTime: 5 * MINUTES,
  }),
};

/** Throws RangeError for a clock or a zone that nobody can read. */
const readTown = async () => {
  const town = await api.get<Town>('/town', TOWN);
  dayIn(town.timeZone, town.now);
  return town;
};
