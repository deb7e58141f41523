import { decodeHTMLStrict } from 'entities';
import { Tokenizer } from 'htmlparser2';
import { LONGEST } from '#libs/contracts';

/**
 * Text of what may be HTML, several lines of it. Paragraphs and line breaks become line breaks, list items get a bullet,
 * links to the web keep their address. Angle brackets that are no tags stay: 'ages < 5', '<ann@example.org>'.
 */
export const plainText = (source: string): string => tidy(decodeHTMLStrict(withoutTags(source.slice(0, LONGEST_SOURCE))));

/** Fifty times the longest text that is recorded. */
const LONGEST_SOURCE = 1_000_000;

/** The same on one line. */
export const plainLine = (source: string): string => plainText(source).replace(/\s+/g, ' ');

const withoutTags = (html: string): string => {
  const pieces: string[] = [];
  let tag: { name: string; from: number; address: string } | undefined;
  let attribute = '';
  let link: { address: string; from: number } | undefined;
  let hidden: string | undefined;

  const textOf = (from: number, to: number) => html.slice(from, to);
  const say = (text: string) => {
    if (!hidden) pieces.push(text);
  };
  const opened = (end: number) => {
    const { name, from, address } = tag!;
    tag = undefined;
    if (!TAGS.has(name)) say(textOf(from, end + 1));
    else if (name === 'a') link = { address, from: pieces.length };
    else say(OPENING[name] ?? '');
    if (HIDDEN.has(name)) hidden ??= name;
  };
  const closed = (name: string, written: string) => {
    if (hidden === name) hidden = undefined;
    else if (!TAGS.has(name)) say(written);
    else if (name !== 'a') say(CLOSING[name] ?? '');
    else {
      say(addressOf(link, pieces));
      link = undefined;
    }
  };

  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ...UNHEARD,
      ontext: (from, to) => say(textOf(from, to)),
      onopentagname: (from, to) => {
        tag = { name: textOf(from, to).toLowerCase(), from: from - 1, address: '' };
      },
      onattribname: (from, to) => {
        attribute = textOf(from, to).toLowerCase();
      },
      onattribdata: (from, to) => {
        if (attribute === 'href') tag!.address = textOf(from, to).trim();
      },
      onopentagend: opened,
      onselfclosingtag: opened,
      onclosetag: (from, to) => closed(textOf(from, to).toLowerCase(), `${textOf(from - 2, to)}>`),
      onend: () => {
        if (tag) say(html.slice(tag.from));
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return pieces.join('');
};

const nothing = () => {};

const UNHEARD = {
  onattribentity: nothing,
  onattribend: nothing,
  oncdata: nothing,
  oncomment: nothing,
  ondeclaration: nothing,
  onprocessinginstruction: nothing,
  ontextentity: nothing,
};

/** Unless the text of the link says it already. */
const addressOf = (link: { address: string; from: number } | undefined, pieces: string[]): string => {
  const bare = link?.address.replace(SCHEME, '').replace(/\/$/, '') ?? '';
  if (!link || bare === '' || !SCHEME.test(link.address) || link.address.length > LONGEST.url) return '';
  return pieces.slice(link.from).join('').includes(bare) ? '' : ` (${link.address})`;
};

const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

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

/** Those that turn the direction of letters would turn all that stands beside them, too. */
const INVISIBLE = /(?![\n\t])\p{Cc}|[\u200b\u200c\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/gu;
