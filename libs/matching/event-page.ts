import { memoize } from '#libs/contracts';

/** Undefined for the address of a site, of a whole calendar or of what is on in a ZIP code. `zips` are those of the town. */
export const toEventPage = (url: string | undefined, zips: ReadonlySet<string> = new Set()): string | undefined =>
  (url && eventPageOf(withoutZip(url, zips))) || undefined;

/** '/events/07042' is a list, but '/events/18012' is an event if no address has that ZIP code. */
const withoutZip = (url: string, zips: ReadonlySet<string>): string => {
  const zip = ZIP_IN_PATH.exec(url)?.[1];
  return zip && zips.has(zip) ? url.replace(`/${zip}`, '') : url;
};

const ZIP_IN_PATH = /\/(\d{5})(?=$|[/?#])/;

/** A number that two hosts of one catalogue give one event. Ten digits that begin with a one are a time, others may be a day. */
export const catalogueNumberOf = (page: string | undefined): string | undefined => {
  const number = page && /\/(\d{7,})\?$/.exec(page)?.[1];
  return number && !/^1\d{9}$|^1\d{12}$/.test(number) && !DATE_DIGITS.test(number) ? number : undefined;
};

const eventPageOf = memoize((url: string): string | null => {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, pathname, search, searchParams } = new URL(url);
  if (!/^https?:$/.test(protocol)) return null;
  const host = hostname.replace(/^www\./, '');
  const number = `${pathname}${search}`.match(EVENT_NUMBER)?.findLast((one) => !DATE_DIGITS.test(one));
  if (LIST_PATH.test(pathname)) return null;
  if (number) return `${host}/${number}?`;
  const path = pathname.replace(/\/(index\.\w+)?$/, '');
  const query = [...searchParams].filter(([name]) => !TRACKING_PARAMETER.test(name)).sort();
  const last = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (query.length === 0 && LIST_NAMES.has(last)) return null;
  return `${host}${path}?${new URLSearchParams(query)}`;
});

/** The list of a venue, an organizer ('/o/' of ticket sellers) or a category. */
const LIST_PATH =
  /\/(?:venues?|organi[sz](?:ers?|ations?)|locations?|places?|artists?|performers?|categor(?:y|ies)|tags?|o)\/[^/]+\/?$/i;

/** A site numbers its events: '/e/jazz-551209' and '/checkout?eid=551209' are of one. Five digits alone may be a ZIP code. */
const EVENT_NUMBER =
  /(?<![\p{L}\d])\d{6,}(?![\p{L}\d])|(?<=\b(?:e|events?|tickets?|shows?|eid|id|event_?id)[/=](?:[\w-]*-)?)\d{5}(?![\p{L}\d])/giu;

const DATE_DIGITS = /^20\d{6}(?:\d{4,6})?$/;

/** A page of a single event has a number, or contains one of these words. */
export const isSingleEventPage = (page: string, words: readonly string[]): boolean => {
  const name = page
    .slice(page.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/20\d\d(-?\d\d)*/g, '');
  return /\d{3}/.test(name) || words.some((word) => name.includes(word));
};

/** All words of its name are words of a title: '/jazz-brunch'. */
export const isCalledAfterTitle = (page: string, title: readonly string[]): boolean => {
  const words = page
    .slice(page.lastIndexOf('/') + 1)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return words.length > 1 && words.every((word) => title.includes(word));
};

export const hasWordInPath = (page: string, words: readonly string[]): boolean => {
  const path = page.slice(page.indexOf('/')).toLowerCase();
  return words.some((word) => path.includes(word));
};

const TRACKING_PARAMETER = /^(utm(_.*)?|mc_.*|fbclid|gclid|msclkid|aff|ref|referrer|source|src|locale|lang|hl)$/i;

const LIST_NAMES = new Set([
  '',
  'calendar',
  'calendars',
  'events',
  'event',
  'schedule',
  'programs',
  'classes',
  'home',
  'news',
  'register',
  'tickets',
  'activities',
  'agendas',
  'athletics',
  'camps',
  'concerts',
  'exhibits',
  'exhibitions',
  'films',
  'games',
  'meetings',
  'movies',
  'performances',
  'shows',
  'sports',
  'tours',
  'upcoming',
  'whats-on',
  'workshops',
]);
