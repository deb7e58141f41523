import { type QueryFunctionContext, queryOptions, skipToken } from '@tanstack/react-query';
import {
  type CountedSubcalendar,
  type CurrentUser,
  type Day,
  dayIn,
  type FeedDefault,
  type OneEvent,
  type Organization,
  type Place,
  type Preferences,
  type Reminder,
  type Sidebar,
  type SubscriptionState,
  type Town,
  type TownEvent,
  type User,
  userKey,
  type WeatherAlert,
} from '#libs/contracts';
import { api, Unreachable } from './api';
import { ageOf } from './kept-answers';
import { lastUser, nowHere } from './last-user';
import { remembered } from './local-storage';
import { fetchQueue } from './offline-queue/send-or-queue';
import { EVENT, LIST, PREFERENCES, SIDEBAR, TOWN } from './shape';
import { toast } from './toast';

const MINUTES = 60_000;

/**
 * Null for whoever has not signed in. A failure changes nothing, and tells nobody: who was not known to have signed in stays
 * anonymous, and where nobody answers it is whoever was here before. Whoever was signed in here the last time, and is not any more, is told.
 */
const readAccount = async ({ client, queryKey }: QueryFunctionContext): Promise<User | null> => {
  const answer = await api.get<CurrentUser>('/auth/me').catch((error: unknown) => error);
  if (answer instanceof Error) return client.getQueryData<User>(queryKey) ?? (answer instanceof Unreachable ? lastUser() : null);
  const { user } = answer as CurrentUser;
  if (!user && remembered.userId.read()) toast(SIGNED_OUT);
  await nowHere(user);
  return user;
};

const SIGNED_OUT = { title: 'You have been signed out', description: 'Sign in again to see what you follow and have saved.' };

/** What the page reads, one entry per question. What is somebody's own is asked under their key, and not before it is known whose. */
export const queries = {
  town: queryOptions({
    queryKey: ['town'],
    queryFn: async () => ({ ...(await readTown()), receivedAt: ageOf('/town') ?? Date.now() }),
  }),
  events: queryOptions({ queryKey: ['events'], queryFn: () => api.get<TownEvent[]>('/events', LIST), staleTime: 5 * MINUTES }),
  event: (idOrSlug: string) =>
    queryOptions({
      queryKey: ['event', idOrSlug],
      queryFn: () => api.get<OneEvent>(`/events/${encodeURIComponent(idOrSlug)}`, EVENT),
      staleTime: 0,
    }),
  organizations: queryOptions({
    queryKey: ['organizations'],
    queryFn: () => api.get<Organization[]>('/organizations', LIST),
    staleTime: 5 * MINUTES,
  }),
  places: queryOptions({ queryKey: ['places'], queryFn: () => api.get<Place[]>('/places', LIST), staleTime: 5 * MINUTES }),
  /** A warning may be given while the page stands. */
  weatherAlerts: queryOptions({
    queryKey: ['weather-alerts'],
    queryFn: () => api.get<WeatherAlert[]>('/weather/alerts', LIST),
    staleTime: 5 * MINUTES,
    refetchInterval: 5 * MINUTES,
  }),
  subcalendars: queryOptions({ queryKey: ['subcalendars'], queryFn: () => api.get<CountedSubcalendar[]>('/subcalendars', LIST) }),
  defaults: queryOptions({
    queryKey: ['my-almanac-defaults'],
    queryFn: () => api.get<FeedDefault[]>('/my-almanac-defaults', LIST),
  }),
  // Without a network nobody can say who is here: that is so until there is one.
  account: queryOptions({
    queryKey: ['account'],
    queryFn: readAccount,
    refetchOnReconnect: 'always',
  }),
  preferences: (key: string | undefined) =>
    queryOptions({
      queryKey: ['preferences', key],
      queryFn:
        key === undefined
          ? skipToken
          : async () => wished(await readPreferences(key), (shown, answer) => shown.preferences(answer, key)),
      staleTime: 2 * MINUTES,
    }),
  savedEvents: (key: string | undefined) =>
    queryOptions({
      queryKey: ['saved-events', key],
      queryFn:
        key === undefined
          ? skipToken
          : async ({ client }) =>
              wished(await readSavedEvents(key), async (shown, answer) => {
                const preferences = await client.ensureQueryData(queries.preferences(key));
                return shown.savedEvents(answer, preferences, await client.ensureQueryData(queries.events));
              }),
      staleTime: 0,
    }),
  /** Only who has signed in keeps events of their own. */
  ownEvents: (user: User | undefined) =>
    queryOptions({
      queryKey: ['own-events', user?.id],
      queryFn: user === undefined ? skipToken : () => api.get<TownEvent[]>(`/events/user/${userKey(user.id)}`, LIST),
      staleTime: 1_000,
    }),
  ownEventsBetween: (user: User | undefined, from: Day, to: Day) =>
    queryOptions({
      queryKey: ['own-events', user?.id, from, to],
      queryFn:
        user === undefined
          ? skipToken
          : () => api.get<TownEvent[]>(`/events/user/${userKey(user.id)}?from=${from}&to=${to}`, LIST),
      staleTime: 1_000,
    }),
  /** What another device did meanwhile is asked for whenever it is shown. */
  subscription: (key: string | undefined) =>
    queryOptions({
      queryKey: ['subscription', key],
      queryFn: key === undefined ? skipToken : () => api.get<SubscriptionState>(`/subscription/${key}`),
      staleTime: 0,
    }),
  /** What is due is asked for again and again. */
  reminders: (key: string | undefined) =>
    queryOptions({
      queryKey: ['reminders', key],
      queryFn: key === undefined ? skipToken : () => api.get<Reminder[]>(`/reminders/${key}`, LIST),
      staleTime: 0,
    }),
  sidebar: (key: string | undefined) =>
    queryOptions({
      queryKey: ['sidebar', key],
      queryFn:
        key === undefined
          ? skipToken
          : async ({ client }) =>
              wished(await readSidebar(key), async (shown, answer) =>
                shown.sidebar(answer, await client.ensureQueryData(queries.preferences(key))),
              ),
      staleTime: 5 * MINUTES,
    }),
};

const readPreferences = (key: string) => api.get<Preferences>(`/preferences/${key}`, PREFERENCES);
const readSavedEvents = (key: string) => api.get<OneEvent[]>(`/preferences/${key}/saved-events`, LIST);
const readSidebar = (key: string) => api.get<Sidebar>(`/sidebar/${key}`, SIDEBAR);

/** What the server says, as it will be once it has heard of what was wished while it could not be reached. */
const wished = async <T>(answer: T, how: (shown: Shown, answer: T) => Promise<T>) =>
  remembered.hasWishes.read() ? how((await fetchQueue()).shown, answer) : answer;

type Shown = typeof import('./offline-queue/page-queue').shown;

/** Throws RangeError for a clock or a zone that nobody can read. */
const readTown = async () => {
  const town = await api.get<Town>('/town', TOWN);
  dayIn(town.timeZone, town.now);
  return town;
};
