import { slugOf } from './slug';

/** The response of `POST /api/subscription`: the URL of a resident's My Almanac calendar. It is returned only once. */
export type Subscription = {
  /** Secret: gives access to the calendar. */
  url: string;
  /** Identifies the URL without revealing it. */
  id: string;
};

/** `GET /api/subscription/{key}`: the id of the active URL, or null. */
export type SubscriptionState = { id: string | null; since: string | null };

export const MAX_SEARCH_LENGTH = 200;

export const TOWN_CALENDAR_PATH = '/calendar.ics';

export const calendarPath = (query: PublishedCalendarQuery = {}): string => `${TOWN_CALENDAR_PATH}${toQueryString(query)}`;

export const SCHOOL_CALENDAR_PATH = '/calendar/school.ics';

export const organizationCalendarPath = (id: number): string => `/calendar/organization/${id}.ics`;

export const subOrganizationCalendarPath = (id: number, name: string): string =>
  `/calendar/organization/${id}/${encodeURIComponent(slugOf(name))}.ics`;

export const searchCalendarPath = (q: string): string => `/calendar/search.ics?q=${encodeURIComponent(q)}`;

export const districtCalendarPath = (district: number): string => `/calendar/district/${district}.ics`;

export const myCalendarPath = (secret: string): string => `/calendar/my/${secret}.ics`;

/** `organization` is an id, a name, or an entry such as 'Library::Children’s programs'. */
export type PublishedCalendarQuery = { organization?: string; q?: string };

export const rssPath = (query: PublishedCalendarQuery = {}): string => `/feed.xml${toQueryString(query)}`;

export const jsonFeedPath = (query: PublishedCalendarQuery = {}): string => `/feed.json${toQueryString(query)}`;

const toQueryString = (query: PublishedCalendarQuery): string => {
  const fields = Object.entries(query).filter(([, value]) => value);
  return fields.length > 0 ? `?${new URLSearchParams(Object.fromEntries(fields))}` : '';
};
