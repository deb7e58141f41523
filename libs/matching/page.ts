/** The page of one event, written in one way; undefined where the address is that of a site or of a whole calendar. */
export const pageOf = (url: string | undefined): string | undefined => {
  if (!url || !URL.canParse(url)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(url);
  if (!/^https?:$/.test(protocol)) return undefined;
  const path = pathname.replace(/\/(index\.\w+)?$/, '');
  const query = [...searchParams].filter(([name]) => !TRACKING.test(name)).sort();
  const last = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (query.length === 0 && LISTS.has(last)) return undefined;
  return `${hostname.replace(/^www\./, '')}${path}?${new URLSearchParams(query)}`;
};

/** Whether a page is that of one event: it has a number of its own, or bears one of these words. */
export const isPageOf = (page: string, words: readonly string[]): boolean => {
  const name = page
    .slice(page.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/20\d\d(-?\d\d)*/g, '');
  return /\d{3}/.test(name) || words.some((word) => name.includes(word));
};

/** Whether the address of a page bears one of these words, anywhere behind its host. */
export const isAddressWith = (page: string, words: readonly string[]): boolean => {
  const path = page.slice(page.indexOf('/')).toLowerCase();
  return words.some((word) => path.includes(word));
};

/** What tells who came from where, or in which language the page is shown. */
const TRACKING = /^(utm(_.*)?|mc_.*|fbclid|gclid|msclkid|aff|ref|referrer|source|src|locale|lang|hl)$/i;

const LISTS = new Set([
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
