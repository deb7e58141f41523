import { slugOf } from './slug';

/** What `POST /api/subscription` answers: the one address of somebody's My Almanac, told this once and never again. */
export type Subscription = {
  /** Whoever has it reads what is behind it. */
  url: string;
  /** Names the address without being it. */
  id: string;
};

/** `GET /api/subscription/{key}`: whether an address is in use, and which; who made it can tell it by its id. */
export type SubscriptionState = { id: string | null; since: string | null };

/** Characters of a search that can be subscribed to. */
export const LONGEST_SEARCH = 200;

export const EVERYTHING_CALENDAR = '/calendar.ics';

/** Everything, or what somebody wishes of it. */
export const calendarAddress = (wishes: FeedWishes = {}): string => `${EVERYTHING_CALENDAR}${asked(wishes)}`;

export const SCHOOL_CALENDAR = '/calendar/school.ics';

export const organizationCalendar = (id: number): string => `/calendar/organization/${id}.ics`;

export const subOrganizationCalendar = (id: number, name: string): string =>
  `/calendar/organization/${id}/${encodeURIComponent(slugOf(name))}.ics`;

export const searchCalendar = (q: string): string => `/calendar/search.ics?q=${encodeURIComponent(q)}`;

export const districtCalendar = (district: number): string => `/calendar/district/${district}.ics`;

export const myCalendar = (secret: string): string => `/calendar/my/${secret}.ics`;

/** `organization` is its number, its name, or an entry such as 'Library::Children’s programs'. */
export type FeedWishes = { organization?: string; q?: string };

export const rssAddress = (wishes: FeedWishes = {}): string => `/feed.xml${asked(wishes)}`;

export const jsonFeedAddress = (wishes: FeedWishes = {}): string => `/feed.json${asked(wishes)}`;

const asked = (wishes: FeedWishes): string => {
  const said = Object.entries(wishes).filter(([, value]) => value);
  return said.length > 0 ? `?${new URLSearchParams(Object.fromEntries(said))}` : '';
};
