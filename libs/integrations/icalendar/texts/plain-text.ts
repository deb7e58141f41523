import { decodeEntities } from './entities';

/**
 * Text of what may be HTML, several lines of it. Paragraphs and line breaks become line breaks, list items get a bullet,
 * links to the web keep their address. Angle brackets that are no tags stay: 'ages < 5', '<ann@example.org>'.
 */
export const plainText = (source: string): string => tidy(decodeEntities(withoutTags(source.replace(COMMENT, ''))));

/** The same on one line. */
export const plainLine = (source: string): string => plainText(source).replace(/\s+/g, ' ');

const withoutTags = (html: string): string => {
  const pieces: string[] = [];
  let hidden: string | undefined;
  let link: { address: string; from: number } | undefined;
  let at = 0;
  for (const match of html.matchAll(TAG)) {
    const [whole, slash, name, attributes] = match;
    const tag = name!.toLowerCase();
    if (!TAGS.has(tag)) continue;
    const before = html.slice(at, match.index);
    at = match.index + whole.length;
    if (hidden) {
      if (slash && tag === hidden) hidden = undefined;
      continue;
    }
    pieces.push(before);
    if (HIDDEN.has(tag) && !slash) hidden = tag;
    else if (tag === 'a' && !slash)
      link = { address: HREF.exec(attributes!.slice(0, LONGEST_LINK))?.[1] ?? '', from: pieces.length };
    else if (tag === 'a') {
      pieces.push(addressOf(link, pieces));
      link = undefined;
    } else pieces.push(slash ? (CLOSING[tag] ?? '') : (OPENING[tag] ?? ''));
  }
  return hidden ? pieces.join('') : pieces.join('') + html.slice(at);
};

/** Unless the text of the link says it already. */
const addressOf = (link: { address: string; from: number } | undefined, pieces: string[]): string => {
  const bare = link?.address.replace(SCHEME, '').replace(/\/$/, '') ?? '';
  if (!link || bare === '' || !SCHEME.test(link.address)) return '';
  return pieces.slice(link.from).join('').includes(bare) ? '' : ` (${link.address})`;
};

const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

const TAG = /<(\/?)([a-z][a-z0-9:-]{0,15})(?=[\s/>])([^<>]*)>/gi;

const HREF = /\bhref\s*=\s*["']?\s*([^"'\s>]+)/i;

const LONGEST_LINK = 2000;

const SCHEME = /^https?:\/\/(?:www\.)?/i;

const HIDDEN = new Set(['script', 'style', 'head', 'title', 'template', 'noscript']);

const OPENING: Record<string, string> = {
  br: '\n',
  hr: '\n',
  p: '\n',
  div: '\n',
  li: '\n• ',
  ul: '\n',
  ol: '\n',
  tr: '\n',
  td: ' ',
};

const CLOSING: Record<string, string> = Object.fromEntries(
  ['p', 'ul', 'ol', 'table', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, '\n\n'] as const),
);
CLOSING['div'] = '\n';

/** Everything else between angle brackets is somebody's text. */
const TAGS = new Set(
  (
    'a abbr address article aside b base big blockquote body br button caption center cite code col colgroup dd del dfn div dl dt ' +
    'em embed fieldset figcaption figure font footer form frame h1 h2 h3 h4 h5 h6 head header hr html html-blob i iframe img input ins kbd ' +
    'label legend li link main map mark meta nav noscript object o:p ol option p param picture pre q s samp script section select ' +
    'small source span strike strong style sub summary sup table tbody td template textarea tfoot th thead time title tr tt u ul ' +
    'var video wbr'
  ).split(' '),
);

const INVISIBLE = /(?![\n\t])\p{Cc}|[\u200b\u200c\u2060\ufeff\u00ad]/gu;
