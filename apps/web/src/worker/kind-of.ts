/**
 * `page`: the cached shell without a network; `asset`: never changes under its name; `calendar`: the same for everybody; `own`:
 * deleted with the user. All else, also the console, goes to the server.
 */
export type Kind = 'page' | 'asset' | 'calendar' | 'own' | 'picture' | 'nothing';

type Asked = Readonly<{ method: string; mode: string; destination: string }>;

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

/** Paths with an extension are files. A link in a mail works once and needs the server. */
const isPage = (path: string) => !/^\/(api|calendar|reset-password|email-address)(\/|$)|\.[a-z\d]+$/i.test(path);

const CALENDAR = [
  'town',
  'events',
  'events/coming',
  'organizations',
  'places',
  'subcalendars',
  'my-almanac-defaults',
  'school-hours',
  'bell-schedule',
].map((name) => `/api/${name}`);

/** Events too: some are private, and which ones were opened is personal. */
const OWN = [
  /^\/api\/events\/(?!(user|coming|pages|counts)$)[^/]+$/,
  /^\/api\/events\/user\/[^/]+$/,
  /^\/api\/preferences\/[^/]+$/,
  /^\/api\/preferences\/[^/]+\/saved-events$/,
  /^\/api\/sidebar\/[^/]+$/,
];
