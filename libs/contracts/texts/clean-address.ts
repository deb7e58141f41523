/**
 * An address without what is for machines alone: a redirect whose target stands in it becomes the target, parameters that track
 * readers go. Nothing is fetched for it; all else stays as it is, character by character.
 */
export const cleanAddress = (address: string): string => withoutTracking(unwrapped(address));

/** Each target is shorter than the address it stood in, so this ends; so many redirects in one another are nobody's. */
const MOST_REDIRECTS = 5;

const unwrapped = (address: string): string => {
  let last = address;
  for (let nth = 0; nth < MOST_REDIRECTS; nth++) {
    const target = targetOf(last);
    if (target === undefined) break;
    last = target;
  }
  return last;
};

const targetOf = (address: string): string | undefined => {
  const url = parsed(address);
  if (!url) return undefined;
  const said =
    URL_DEFENSE_3.exec(address)?.[1] ?? (isUrlDefense2(url) ? urlDefense2(url) : isRedirect(url) ? inQuery(url) : undefined);
  const target = said && parsed(said);
  return target && said.length < address.length && target.hostname && !target.username && !target.password ? said : undefined;
};

const parsed = (address: string): URL | undefined =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;

/** Without a '*', which stands there for a character that is told elsewhere. */
const URL_DEFENSE_3 = /^https:\/\/urldefense\.com\/v3\/__(https?:\/\/[^*]+?)__;/i;

const isUrlDefense2 = ({ hostname, pathname }: URL) => hostname === 'urldefense.proofpoint.com' && pathname === '/v2/url';

const urlDefense2 = ({ searchParams }: URL): string | undefined => {
  try {
    return decodeURIComponent((searchParams.get('u') ?? '').replaceAll('-', '%').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
};

/** Services that do nothing but lead on, and the general kind, whose host or path says so. A page to share or to sign in at is none. */
const isRedirect = ({ hostname, pathname }: URL): boolean =>
  REDIRECTORS.some(([host, path]) => host.test(hostname) && path.test(pathname)) ||
  ((REDIRECTING_HOST.test(hostname) || REDIRECTING_PATH.test(pathname)) && !ASKING.test(pathname));

const ANYWHERE = /^/;

const REDIRECTORS: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/(?:^|\.)google\.[a-z.]{2,6}$/, /^\/url$/],
  [/\.safelinks\.protection\.outlook\.(?:com|us)$/, ANYWHERE],
  [/^lm?\.(?:facebook|instagram|messenger)\.com$/, ANYWHERE],
  [/^slack-redir\.net$/, ANYWHERE],
  [/^duckduckgo\.com$/, /^\/l\/?$/],
  [/^linkprotect\.cudasvc\.com$/, ANYWHERE],
];

const REDIRECTING_HOST = /^(?:l|lm|out|exit|away|click|clicks|track|tracking|redirect|redir)\./;
const REDIRECTING_PATH = /\/(?:l|url|out|exit|away|click|redirect|redir|linkfilter|leaving)(?:\.(?:php|aspx?|html?|cgi))?\/?$/i;
const ASKING = /\b(?:share|sharer|intent|log-?in|sign-?in|auth|oauth|sso)\b/i;

const PARAMETERS = [
  'url',
  'q',
  'u',
  'a',
  'to',
  'target',
  'dest',
  'destination',
  'redirect',
  'redirect_url',
  'goto',
  'link',
  'uddg',
  'z',
];

const inQuery = ({ searchParams }: URL): string | undefined =>
  PARAMETERS.map((name) => searchParams.get(name)).find((value): value is string => /^https?:\/\//i.test(value ?? ''));

const withoutTracking = (address: string): string => {
  const [, page = '', query, fragment = ''] = PARTS.exec(address) ?? [];
  if (query === undefined) return address;
  const all = query.split('&');
  const left = all.filter((parameter) => !TRACKING.test(parameter));
  if (left.length === all.length) return address;
  return `${page}${left.length > 0 ? `?${left.join('&')}` : ''}${fragment}`;
};

const PARTS = /^(https?:\/\/[^?#]*)\?([^#]*)(#.*)?$/is;

const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|igsh|mibextid|mc_[ce]id|mkt_tok|_hsenc|_hsmi|_gl|_ga|vero_id|oly_(?:anon|enc)_id|s_cid|_openstat)(?:=|$)/i;
