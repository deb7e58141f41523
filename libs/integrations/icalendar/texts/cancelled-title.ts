export type Title = { name: string; isCancelled: boolean };

/**
 * 'CANCELLED: ', '(CANCELED) ', '**Event cancelled** ', 'Postponed - ', ' (CXLD)', 'CANCELLED FOR TODAY! ', ' CANCELLED due to
 * weather'. If the word is part of the name ('Cancelled Stamps of 1880') or uncertain ('POSSIBLY CANCELLED'), the event is on.
 */
export const splitCancelledMark = (title: string): Title => {
  const marker = MARKERS.find((pattern) => pattern.test(title));
  if (!marker) return { name: title, isCancelled: false };
  const name = title.replace(marker, ' ').replace(LEFTOVER, '').trim();
  return { name: name === '' ? title : splitCancelledMark(name).name, isCancelled: true };
};

const CANCELLED_WORDS =
  "(?:(?:event|class|meeting|program|show|game)s?\\s+(?:is\\s+|has\\s+been\\s+)?)?(?:cancell?ed|cxl’?'?d|postponed)";

const REASON_WORDS = '(?:\\s+(?:for|due|until|till|to|because|this|today|tonight|tomorrow)\\b[^:()\\[\\]*!]{0,60}?)?';

const UPPERCASE_WORDS = '(?:CANCELL?ED|CXLD|POSTPONED)';

const MARKERS = [
  new RegExp(`^[\\s*_~]*[([{]+[\\s*_]*${CANCELLED_WORDS}[^)\\]}]{0,60}[)\\]}]+[\\s*_:–—-]*`, 'i'),
  new RegExp(`^\\s*[*_~]+\\s*${CANCELLED_WORDS}${REASON_WORDS}\\s*[!.:]*\\s*[*_~]+[\\s:–—-]*`, 'i'),
  new RegExp(
    `^[\\s*_~"]*${CANCELLED_WORDS}${REASON_WORDS}(?:\\s*\\([^)]{0,30}\\))?\\s*(?:[:!]+|--+|[–—]|\\s-|-\\s)[\\s*_!:–—-]*`,
    'i',
  ),
  new RegExp(`^\\s*${UPPERCASE_WORDS}(?:\\s+(?:FOR\\s+)?(?:TODAY|TONIGHT))?\\s+(?=\\P{Ll}*\\p{L}\\P{L}?.*\\p{Ll})`, 'u'),
  new RegExp(`[\\s–—-]*[([{*]+\\s*${CANCELLED_WORDS}[^)\\]}*]{0,60}[)\\]}*]+[\\s!.]*$`, 'i'),
  new RegExp(`\\s*(?:[–—|!]|\\s-|-\\s)\\s*${CANCELLED_WORDS}${REASON_WORDS}[\\s!.*]*$`, 'i'),
  new RegExp(
    `(?<=\\p{Ll}.*)(?<!\\b(?:POSSIBLY|MAYBE|NOT|IF|MIGHT BE|MAY BE))\\s+${UPPERCASE_WORDS}${REASON_WORDS}[\\s!.]*$`,
    'u',
  ),
  /(?<!\b(?:possibly|maybe|not|if|might be|may be))\s+(?:cancell?ed|postponed)\s+(?:for\s+)?(?:today|tonight)\b[^:]{0,30}$/i,
  new RegExp(`^\\P{L}*${CANCELLED_WORDS}${REASON_WORDS}\\P{L}*$`, 'iu'),
];

const LEFTOVER = /^[\s:!*_–—-]+|[\s:*_–—-]+$/g;
