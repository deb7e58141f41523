import { cleanUrl } from './clean-url';
import { applyEmphasis, type TextToken, toEmphasisMark } from './emphasis';
import { findUrlAt, toHref, URL_START } from './find-url';
import { findLinkAt, matchBrackets } from './markdown-link';
import { shortenUrl } from './shorten-url';
import type { TextSpan } from './span';

/** Parses a paragraph with optional Markdown. Everything that is not Markdown stays as written, but long URLs are shortened. */
export const parseSpans = (text: string): TextSpan[] => joinSpans(applyEmphasis(tokenize(text)));

const tokenize = (text: string): TextToken[] => {
  const tokens: TextToken[] = [];
  const [linkedTargets, brackets] = [new Set<string>(), matchBrackets(text)];
  const say = (span: TextSpan) => {
    tokens.push({ span });
    if (span.href) linkedTargets.add(span.href);
  };
  for (let at = 0; at < text.length; ) {
    const link = /[[<!]/.test(text[at]!) ? findLinkAt(text, at, brackets) : undefined;
    const address = link ? '' : findUrlIn(text, at);
    if (link) {
      for (const span of toLinkSpans(link.label, cleanUrl(link.href), linkedTargets)) say(span);
      at = link.end;
    } else if (address) {
      say(toUrlSpan(cleanUrl(toHref(address)!)));
      at += address.length;
    } else {
      TOKEN_PATTERN.lastIndex = at;
      const [piece = '', escaped, run] = TOKEN_PATTERN.exec(text)!;
      if (run) tokens.push({ mark: toEmphasisMark(run, text[at - 1] ?? '', text[at + run.length] ?? '') });
      else if (escaped) tokens.push({ span: { text: escaped }, isEscaped: true });
      else say({ text: piece === HARD_BREAK ? '\n' : piece });
      at += piece.length;
    }
  }
  return tokens;
};

/** An escaped character, a hard line break, marks, a word (which ends before a URL), or any other character. */
const TOKEN_PATTERN = /\\([!-/:-@[-`{-~])|(\*+|_+)|\\\n|(?:(?!https?:\/\/)[\p{L}\p{N}])+(?:_+[\p{L}\p{N}]+)*|\s+|[\s\S]/uy;
const HARD_BREAK = '\\\n';

const findUrlIn = (text: string, at: number): string => {
  URL_START.lastIndex = at;
  return URL_START.test(text) ? findUrlAt(text, at) : '';
};

/** An empty label or one that is itself a URL is replaced by the shortened URL, once for several links to the same target. */
const toLinkSpans = (label: string, href: string, linked: ReadonlySet<string>): TextSpan[] => {
  const words = parseSpans(label.trim())
    .map(({ text }) => text)
    .join('');
  if (!/[\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/u.test(words))
    return linked.has(href) ? [{ text: words }] : [{ text: words && `${words} ` }, toUrlSpan(href)];
  const isAddress = findUrlIn(label, 0) !== '' && findUrlIn(label, 0).length === label.length;
  return [isAddress && /^https?:/i.test(href) ? toUrlSpan(href) : { text: words, href }];
};

const toUrlSpan = (href: string): TextSpan => ({ text: shortenUrl(href), href });

const joinSpans = (spans: readonly TextSpan[]): TextSpan[] => {
  const all: TextSpan[] = [];
  for (const span of spans.filter(({ text }) => text !== '')) {
    const last = all.at(-1);
    if (last && !last.href && !span.href && last.bold === span.bold && last.italic === span.italic) last.text += span.text;
    else all.push({ ...span });
  }
  return all;
};
