import { type QueryFunctionContext, queryOptions, skipToken } from '@tanstack/react-query';
import {
  type CountedSubcalendar,
  type CurrentUser,
  type Day,
  type EventDetails,
  type FeedDefault,
  type ListPage,
  type Organization,
  type Place,
  type Preferences,
  type Reminder,
  type Sidebar,
  type SubscriptionState,
  type Town,
  type TownEvent,
  toTownDay,
  toUserKey,
  type User,
  type WeatherAlert,
} from '#libs/contracts';
import { ageOf } from './answer-ages';
import { api, UnreachableError } from './api';
import { EVENTS_KEY, EVENTS_STALE_MS } from './event-keys';
import { lastUser, rememberUser } from './last-user';
import { remembered } from './local-storage';
import { fetchQueue } from './offline-queue/send-or-queue';
import { EVENT, LIST, PAGE, PREFERENCES, SIDEBAR, TOWN } from './shape';
import { toast } from './toast';

const MINUTE_MS = 60_000;

/** Null without a sign-in. The last known user on a failure. A toast if that one is no longer signed in. */
const readAccount = async ({ client, queryKey }: QueryFunctionContext): Promise<User | null> => {
  const answer = await api.get<CurrentUser>('/auth/me').catch((error: unknown) => error);
  if (answer instanceof Error)
    return client.getQueryData<User>(queryKey) ?? (answer instanceof UnreachableError ? lastUser() : null);
  const { user } = answer as CurrentUser;
  if (!user && remembered.userId.read()) toast(SIGNED_OUT_TOAST);
  await rememberUser(user);
  return user;
};

const SIGNED_OUT_TOAST = {
  title: 'You have been signed out',
  description: 'Sign in again to see what you follow and have saved.',
};

/** The page says how large the town is until the town has answered, so that the events do not wait for it. */
const readFirstPage = async ({ client }: QueryFunctionContext): Promise<ListPage> => {
  const town = client.getQueryData(queries.town.queryKey);
  const isLarge = town ? town.isLarge : document.querySelector('[name=large-town]');
  return isLarge
    ? api.get<ListPage>('/events/coming', PAGE)
    : { events: await api.get<TownEvent[]>('/events', LIST), until: null };
};

const FIRST_PAGE = { queryKey: EVENTS_KEY, queryFn: readFirstPage, staleTime: EVENTS_STALE_MS };

/** Personal queries have the key in their query key and wait until it is known. */
export const queries = {
  town: queryOptions({
    queryKey: ['town'],
    queryFn: async () => ({ ...(await readTown()), receivedAt: ageOf('/town') ?? Date.now() }),
  }),
  /** All events to come; in a large town those of the first page. */
  events: queryOptions({ ...FIRST_PAGE, select: ({ events }: ListPage) => events }),
  /** The last day of the first page; null if there is only one. */
  firstPageEnd: queryOptions({ ...FIRST_PAGE, select: ({ until }: ListPage) => until }),
  eventsBetween: (from: Day, to: Day) =>
    queryOptions({
      queryKey: [...EVENTS_KEY, from, to],
      queryFn: () => api.get<TownEvent[]>(`/events?from=${from}&to=${to}`, LIST),
      staleTime: EVENTS_STALE_MS,
    }),
  event: (idOrSlug: string) =>
    queryOptions({
      queryKey: ['event', idOrSlug],
      queryFn: () => api.get<EventDetails>(`/events/${encodeURIComponent(idOrSlug)}`, EVENT),
      staleTime: 0,
    }),
  organizations: queryOptions({
    queryKey: ['organizations'],
    queryFn: () => api.get<Organization[]>('/organizations', LIST),
    staleTime: 5 * MINUTE_MS,
  }),
  places: queryOptions({ queryKey: ['places'], queryFn: () => api.get<Place[]>('/places', LIST), staleTime: 5 * MINUTE_MS }),
  /** A warning may be issued while the page is open. */
  weatherAlerts: queryOptions({
    queryKey: ['weather-alerts'],
    queryFn: () => api.get<WeatherAlert[]>('/weather/alerts', LIST),
    staleTime: 5 * MINUTE_MS,
    refetchInterval: 5 * MINUTE_MS,
  }),
  subcalendars: queryOptions({ queryKey: ['subcalendars'], queryFn: () => api.get<CountedSubcalendar[]>('/subcalendars', LIST) }),
  defaults: queryOptions({
    queryKey: ['my-almanac-defaults'],
    queryFn: () => api.get<FeedDefault[]>('/my-almanac-defaults', LIST),
  }),
  // Without a network the last answer stands.
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
          : async () => settings(await readPreferences(key), (display, answer) => display.preferences(answer, key)),
      staleTime: 2 * MINUTE_MS,
    }),
  savedEvents: (key: string | undefined) =>
    queryOptions({
      queryKey: ['saved-events', key],
      queryFn:
        key === undefined
          ? skipToken
          : async ({ client }) =>
              settings(await readSavedEvents(key), async (display, answer) => {
                const preferences = await client.ensureQueryData(queries.preferences(key));
                await client.ensureQueryData(queries.events);
                return display.savedEvents(answer, preferences, client);
              }),
      staleTime: 0,
    }),
  ownEvents: (user: User | undefined) =>
    queryOptions({
      queryKey: ['own-events', user?.id],
      queryFn: user === undefined ? skipToken : () => api.get<TownEvent[]>(`/events/user/${toUserKey(user.id)}`, LIST),
      staleTime: 1_000,
    }),
  ownEventsBetween: (user: User | undefined, from: Day, to: Day) =>
    queryOptions({
      queryKey: ['own-events', user?.id, from, to],
      queryFn:
        user === undefined
          ? skipToken
          : () => api.get<TownEvent[]>(`/events/user/${toUserKey(user.id)}?from=${from}&to=${to}`, LIST),
      staleTime: 1_000,
    }),
  /** Another device may have changed it, so it is refetched whenever it is shown. */
  subscription: (key: string | undefined) =>
    queryOptions({
      queryKey: ['subscription', key],
      queryFn: key === undefined ? skipToken : () => api.get<SubscriptionState>(`/subscription/${key}`),
      staleTime: 0,
    }),
  /** Refetched at intervals, because reminders become due. */
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
              settings(await readSidebar(key), async (display, answer) =>
                display.sidebar(answer, await client.ensureQueryData(queries.preferences(key))),
              ),
      staleTime: 5 * MINUTE_MS,
    }),
};

const readPreferences = (key: string) => api.get<Preferences>(`/preferences/${key}`, PREFERENCES);
const readSavedEvents = (key: string) => api.get<EventDetails[]>(`/preferences/${key}/saved-events`, LIST);
const readSidebar = (key: string) => api.get<Sidebar>(`/sidebar/${key}`, SIDEBAR);

const settings = async <T>(answer: T, how: (display: Shown, answer: T) => Promise<T>) =>
  remembered.hasQueuedChanges.read() ? how((await fetchQueue()).withQueuedChanges, answer) : answer;

type Shown = typeof import('./offline-queue/page-queue').withQueuedChanges;

/** Throws RangeError for an invalid instant or time zone. */
const readTown = async () => {
  const town = await api.get<Town>('/town', TOWN);
  toTownDay(town.timeZone, town.now);
  return town;
};
