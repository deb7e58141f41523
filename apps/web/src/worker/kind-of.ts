/**
 * What the worker does about a request. A `page` is drawn by the kept shell where the network does not answer, an `asset` never
 * changes under its name. Of the answers kept for later, those of the `calendar` are the same for everybody, and what is `own` goes
 * when somebody else comes. All else is between the page and the server, as are the files of the console.
 */
export type Kind = 'page' | 'asset' | 'calendar' | 'own' | 'picture' | 'nothing';

type Asked = Readonly<{ method: string; mode: string; destination: string }>;

/** Of a request from a page of `origin`. */
export const kindOf = (url: URL, { method, mode, destination }: Asked, origin: string): Kind => {
  if (method !== 'GET') return 'nothing';
  if (url.origin !== origin) return destination === 'image' && url.protocol === 'https:' ? 'picture' : 'nothing';
  if (mode === 'navigate') return isPage(url.pathname) ? 'page' : 'nothing';
  if (url.pathname.startsWith('/assets/')) return url.pathname.startsWith('/assets/ops-') ? 'nothing' : 'asset';
  if (destination === 'image') return 'picture';
  if (url.search !== '') return 'nothing';
  if (CALENDAR.includes(url.pathname)) return 'calendar';
  return OWN.some((path) => path.test(url.pathname)) ? 'own' : 'nothing';
};

/** What has an ending is a file; a link from a letter is good once, and is looked at by the server. */
const isPage = (path: string) => !/^\/(api|calendar|reset-password|email-address)(\/|$)|\.[a-z\d]+$/i.test(path);

const CALENDAR = [
  'town',
  'events',
  'organizations',
  'places',
  'subcalendars',
  'my-almanac-defaults',
  'school-hours',
  'bell-schedule',
].map((name) => `/api/${name}`);

/** An event too: one may keep events of one's own, and what was opened is nobody else's business. */
const OWN = [
  /^\/api\/events\/(?!user$)[^/]+$/,
  /^\/api\/events\/user\/[^/]+$/,
  /^\/api\/preferences\/[^/]+$/,
  /^\/api\/preferences\/[^/]+\/saved-events$/,
  /^\/api\/sidebar\/[^/]+$/,
];
