import { MAX_EVENT_TEXT_LENGTHS } from '../limits';

/** '' if none begins here. Ends before whitespace, quotes, an unmatched bracket, Markdown marks and sentence punctuation. */
export const findUrlAt = (text: string, at: number): string => {
  const candidate = CANDIDATE.exec(text.slice(at, at + MAX_EVENT_TEXT_LENGTHS.url))?.[0] ?? '';
  const address = cutUnbalancedBrackets(candidate.split(URL_SEPARATOR, 1)[0]!).replace(SENTENCE_END, '');
  return toHref(address) === undefined ? '' : address;
};

/** The http(s) target of a URL in a text, 'http://' added to 'www.'; undefined for any other scheme or an invalid URL. */
export const toHref = (address: string): string | undefined => {
  const plain = address.replace(ESCAPES, '$1');
  const href = /^www\./i.test(plain) ? `http://${plain}` : plain;
  return /^https?:\/\/[^\s/?#]/i.test(href) && href.length <= MAX_EVENT_TEXT_LENGTHS.url && URL.canParse(href) ? href : undefined;
};

/** Where a URL may begin. Tested first, because it is cheap. */
export const URL_START = /(?<![\p{Script=Latin}\p{N}_@/-])https?:\/\/|(?<![\p{L}\p{N}_@./-])www\./iuy;

/** Excludes punctuation of all scripts and invisible characters. Allows underscores escaped by Markdown. */
const CANDIDATE = /^(?:[^\s\p{C}<>"“”‘’«»…—`|\\^{}、。「」『』【】《》〈〉（）［］，．！？：；～·،؛؟।]+|\\[_~&=#.+-])+/u;

const ESCAPES = /\\([_~&=#.+-])/g;

/** The start or end of bold text, or the next URL of a list. */
const URL_SEPARATOR = /\*\*|[,;]+(?=https?:\/\/)/i;

const SENTENCE_END = /[.,;:!?*_~']+$/;

const OPENING_BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

const cutUnbalancedBrackets = (candidate: string): string => {
  const open: { bracket: string; at: number }[] = [];
  for (let at = 0; at < candidate.length; at++) {
    const sign = candidate[at]!;
    if (sign === '(' || sign === '[') open.push({ bracket: sign, at });
    else if (OPENING_BRACKETS[sign] && open.pop()?.bracket !== OPENING_BRACKETS[sign]) return candidate.slice(0, at);
  }
  return candidate.slice(0, open[0]?.at);
};
