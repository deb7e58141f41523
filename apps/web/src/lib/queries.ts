import { queryOptions } from '@tanstack/react-query';
import type { FeedDefault, Organization, Preferences, Sidebar, Subcalendar, Town, TownEvent } from '#libs/contracts';
import { api } from './api';
import { sessionKey } from './session';

const MINUTES = 60_000;

export const readPreferences = () => api.get<Preferences>(`/preferences/${sessionKey()}`);

/** What the page reads, one entry per question. */
export const queries = {
  town: queryOptions({
    queryKey: ['town'],
    queryFn: async () => ({ ...(await api.get<Town>('/town')), receivedAt: Date.now() }),
  }),
  events: queryOptions({ queryKey: ['events'], queryFn: () => api.get<TownEvent[]>('/events'), staleTime: 5 * MINUTES }),
  organizations: queryOptions({
    queryKey: ['organizations'],
    queryFn: () => api.get<Organization[]>('/organizations'),
    staleTime: 5 * MINUTES,
  }),
  subcalendars: queryOptions({ queryKey: ['subcalendars'], queryFn: () => api.get<Subcalendar[]>('/subcalendars') }),
  defaults: queryOptions({ queryKey: ['my-almanac-defaults'], queryFn: () => api.get<FeedDefault[]>('/my-almanac-defaults') }),
  preferences: queryOptions({
    queryKey: ['preferences'],
    queryFn: readPreferences,
    staleTime: 2 * MINUTES,
  }),
  sidebar: queryOptions({
    queryKey: ['sidebar'],
    queryFn: () => api.get<Sidebar>(`/sidebar/${sessionKey()}`),
    staleTime: 5 * MINUTES,
  }),
};
