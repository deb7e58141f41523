/** Removes tracking parameters and replaces redirects by their targets, without fetching anything. */
export const cleanUrl = (address: string): string => removeTrackingParameters(resolveRedirects(address));

/** Each target is shorter than its URL, so this ends; no real URL nests more redirects. */
const MAX_NESTED_REDIRECTS = 5;

const resolveRedirects = (address: string): string => {
  let last = address;
  for (let nth = 0; nth < MAX_NESTED_REDIRECTS; nth++) {
    const target = redirectTargetOf(last);
    if (target === undefined) break;
    last = target;
  }
  return last;
};

const redirectTargetOf = (address: string): string | undefined => {
  const url = parseUrl(address);
  if (!url) return undefined;
  const targetText =
    URL_DEFENSE_3.exec(address)?.[1] ??
    (isUrlDefense2(url) ? decodeUrlDefense2(url) : isRedirect(url) ? findTargetParameter(url) : undefined);
  const target = targetText && parseUrl(targetText);
  return target && targetText.length < address.length && target.hostname && !target.username && !target.password
    ? targetText
    : undefined;
};

const parseUrl = (address: string): URL | undefined =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;

/** Up to a '*', which stands for a character encoded elsewhere. */
const URL_DEFENSE_3 = /^https:\/\/urldefense\.com\/v3\/__(https?:\/\/[^*]+?)__;/i;

const isUrlDefense2 = ({ hostname, pathname }: URL) => hostname === 'urldefense.proofpoint.com' && pathname === '/v2/url';

const decodeUrlDefense2 = ({ searchParams }: URL): string | undefined => {
  try {
    return decodeURIComponent((searchParams.get('u') ?? '').replaceAll('-', '%').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
};

/** True for known redirect services and for hosts and paths named like one; false for pages to share or sign in. */
const isRedirect = ({ hostname, pathname }: URL): boolean =>
  REDIRECTORS.some(([host, path]) => host.test(hostname) && path.test(pathname)) ||
  ((REDIRECTING_HOST.test(hostname) || REDIRECTING_PATH.test(pathname)) && !SHARE_OR_SIGN_IN.test(pathname));

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
const SHARE_OR_SIGN_IN = /\b(?:share|sharer|intent|log-?in|sign-?in|auth|oauth|sso)\b/i;

const TARGET_PARAMETERS = [
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

const findTargetParameter = ({ searchParams }: URL): string | undefined =>
  TARGET_PARAMETERS.map((name) => searchParams.get(name)).find((value): value is string => /^https?:\/\//i.test(value ?? ''));

const removeTrackingParameters = (address: string): string => {
  const [, page = '', query, fragment = ''] = URL_PARTS.exec(address) ?? [];
  if (query === undefined) return address;
  const all = query.split('&');
  const left = all.filter((parameter) => !TRACKING_PARAMETER.test(parameter));
  if (left.length === all.length) return address;
  return `${page}${left.length > 0 ? `?${left.join('&')}` : ''}${fragment}`;
};

const URL_PARTS = /^(https?:\/\/[^?#]*)\?([^#]*)(#.*)?$/is;

const TRACKING_PARAMETER =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|igsh|mibextid|mc_[ce]id|mkt_tok|_hsenc|_hsmi|_gl|_ga|vero_id|oly_(?:anon|enc)_id|s_cid|_openstat)(?:=|$)/i;
