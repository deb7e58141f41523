export type Title = { name: string; isCancelled: boolean };

/**
 * Takes off a mark such as 'CANCELLED: '; a postponed event counts as cancelled. If the word is part of the name ('Cancelled Stamps of
 * 1880') or uncertain ('POSSIBLY CANCELLED'), there is no mark.
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
  // '(CANCELED) Concert'
  new RegExp(`^[\\s*_~]*[([{]+[\\s*_]*${CANCELLED_WORDS}[^)\\]}]{0,60}[)\\]}]+[\\s*_:–—-]*`, 'i'),
  // '**Event cancelled** Concert'
  new RegExp(`^\\s*[*_~]+\\s*${CANCELLED_WORDS}${REASON_WORDS}\\s*[!.:]*\\s*[*_~]+[\\s:–—-]*`, 'i'),
  // 'CANCELLED: Concert', 'Cancelled for today! Concert', 'Postponed - Concert'
  new RegExp(
    `^[\\s*_~"]*${CANCELLED_WORDS}${REASON_WORDS}(?:\\s*\\([^)]{0,30}\\))?\\s*(?:[:!]+|--+|[–—]|\\s-|-\\s)[\\s*_!:–—-]*`,
    'i',
  ),
  // 'CANCELLED Concert': in capitals, before a name that is not
  new RegExp(`^\\s*${UPPERCASE_WORDS}(?:\\s+(?:FOR\\s+)?(?:TODAY|TONIGHT))?\\s+(?=\\P{Ll}*\\p{L}\\P{L}?.*\\p{Ll})`, 'u'),
  // 'Concert (CXLD)'
  new RegExp(`[\\s–—-]*[([{*]+\\s*${CANCELLED_WORDS}[^)\\]}*]{0,60}[)\\]}*]+[\\s!.]*$`, 'i'),
  // 'Concert - cancelled due to weather'
  new RegExp(`\\s*(?:[–—|!]|\\s-|-\\s)\\s*${CANCELLED_WORDS}${REASON_WORDS}[\\s!.*]*$`, 'i'),
  // 'Concert CANCELLED due to weather': in capitals, after a name that is not
  new RegExp(
    `(?<=\\p{Ll}.*)(?<!\\b(?:POSSIBLY|MAYBE|NOT|IF|MIGHT BE|MAY BE))\\s+${UPPERCASE_WORDS}${REASON_WORDS}[\\s!.]*$`,
    'u',
  ),
  // 'Concert cancelled for today'
  /(?<!\b(?:possibly|maybe|not|if|might be|may be))\s+(?:cancell?ed|postponed)\s+(?:for\s+)?(?:today|tonight)\b[^:]{0,30}$/i,
  // 'Cancelled'
  new RegExp(`^\\P{L}*${CANCELLED_WORDS}${REASON_WORDS}\\P{L}*$`, 'iu'),
];

const LEFTOVER = /^[\s:!*_–—-]+|[\s:*_–—-]+$/g;
