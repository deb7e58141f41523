import { LONGEST } from '../limits';

/**
 * The web address that begins at this place of a text, '' where none does. It ends before white space, quotes, a bracket that was
 * opened before it, marks of Markdown and the punctuation of the sentence around it.
 */
export const addressAt = (text: string, at: number): string => {
  const candidate = CANDIDATE.exec(text.slice(at, at + LONGEST.url))?.[0] ?? '';
  const address = balanced(candidate.split(NEXT, 1)[0]!).replace(SENTENCE_END, '');
  return hrefOf(address) === undefined ? '' : address;
};

/** Where the address leads that stands in a text: one without a scheme begins with 'www.'. Only http and https lead anywhere. */
export const hrefOf = (address: string): string | undefined => {
  const plain = address.replace(ESCAPES, '$1');
  const href = /^www\./i.test(plain) ? `http://${plain}` : plain;
  return /^https?:\/\/[^\s/?#]/i.test(href) && href.length <= LONGEST.url && URL.canParse(href) ? href : undefined;
};

/** What may begin an address: a sign of it alone is asked about first. */
export const BEGINS_ADDRESS = /(?<![\p{Script=Latin}\p{N}_@/-])https?:\/\/|(?<![\p{L}\p{N}_@./-])www\./iuy;

/** Signs that no address has in any script, nor marks that nobody sees. Markdown escapes underscores in addresses, too. */
const CANDIDATE = /^(?:[^\s\p{C}<>"“”‘’«»…—`|\\^{}、。「」『』【】《》〈〉（）［］，．！？：；～·،؛؟।]+|\\[_~&=#.+-])+/u;

const ESCAPES = /\\([_~&=#.+-])/g;

/** Bold begins or ends, or the next address of a list begins. */
const NEXT = /\*\*|[,;]+(?=https?:\/\/)/i;

const SENTENCE_END = /[.,;:!?*_~']+$/;

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** As far as all brackets in it are opened and closed. */
const balanced = (candidate: string): string => {
  const open: { bracket: string; at: number }[] = [];
  for (let at = 0; at < candidate.length; at++) {
    const sign = candidate[at]!;
    if (sign === '(' || sign === '[') open.push({ bracket: sign, at });
    else if (PAIRS[sign] && open.pop()?.bracket !== PAIRS[sign]) return candidate.slice(0, at);
  }
  return candidate.slice(0, open[0]?.at);
};
