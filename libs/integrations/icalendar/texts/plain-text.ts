import { decodeHTMLStrict } from 'entities';
import { Tokenizer } from 'htmlparser2';
import { MAX_EVENT_TEXT_LENGTHS } from '#libs/contracts';

/** Converts text that may be HTML; keeps paragraphs, items and addresses of links, and brackets that are no tags: 'ages < 5', '<ann@example.org>'. */
export const toPlainText = (source: string): string => tidyText(decodeHTMLStrict(stripTags(source.slice(0, MAX_SOURCE_LENGTH))));

/** Fifty times the longest text that is recorded. */
const MAX_SOURCE_LENGTH = 1_000_000;

export const toPlainLine = (source: string): string => toPlainText(source).replace(/\s+/g, ' ');

const stripTags = (html: string): string => {
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
    if (!HTML_TAGS.has(name)) say(textOf(from, end + 1));
    else if (name === 'a') link = { address, from: pieces.length };
    else say(OPENING_TEXTS[name] ?? '');
    if (HIDDEN_TAGS.has(name)) hidden ??= name;
  };
  const closed = (name: string, written: string) => {
    if (hidden === name) hidden = undefined;
    else if (!HTML_TAGS.has(name)) say(written);
    else if (name !== 'a') say(CLOSING_TEXTS[name] ?? '');
    else {
      say(linkSuffix(link, pieces));
      link = undefined;
    }
  };

  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ...IGNORED_TOKENS,
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

const ignore = () => {};

const IGNORED_TOKENS = {
  onattribentity: ignore,
  onattribend: ignore,
  oncdata: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onprocessinginstruction: ignore,
  ontextentity: ignore,
};

const linkSuffix = (link: { address: string; from: number } | undefined, pieces: string[]): string => {
  const bare = link?.address.replace(SCHEME, '').replace(/\/$/, '') ?? '';
  if (!link || bare === '' || !SCHEME.test(link.address) || link.address.length > MAX_EVENT_TEXT_LENGTHS.url) return '';
  return pieces.slice(link.from).join('').includes(bare) ? '' : ` (${link.address})`;
};

const tidyText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const SCHEME = /^https?:\/\/(?:www\.)?/i;

const HIDDEN_TAGS = new Set(['script', 'style', 'head', 'title', 'template', 'noscript']);

const OPENING_TEXTS: Record<string, string> = {
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

const CLOSING_TEXTS: Record<string, string> = Object.fromEntries(
  ['p', 'ul', 'ol', 'table', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, '\n\n'] as const),
);
CLOSING_TEXTS['div'] = '\n';

const HTML_TAGS = new Set(
  (
    'a abbr address article aside b base big blockquote body br button caption center cite code col colgroup dd del dfn div dl dt ' +
    'em embed fieldset figcaption figure font footer form frame h1 h2 h3 h4 h5 h6 head header hr html html-blob i iframe img input ins kbd ' +
    'label legend li link main map mark meta nav noscript object o:p ol option p param picture pre q s samp script section select ' +
    'small source span strike strong style sub summary sup table tbody td template textarea tfoot th thead time title tr tt u ul ' +
    'var video wbr'
  ).split(' '),
);

/** Includes the marks for text direction, because they would also turn the text around them. */
const INVISIBLE = /(?![\n\t])\p{Cc}|[\u200b\u200c\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/gu;
