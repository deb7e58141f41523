/** A title, and whether it says that the event is off. What says so is taken from the name. */
export type Title = { name: string; isCancelled: boolean };

/**
 * Publishers call events off in the title: 'CANCELLED: ', '(CANCELED) ', '**Event cancelled** ', 'Postponed - ', ' (CXLD)',
 * 'CANCELLED FOR TODAY! ', ' CANCELLED due to weather'. Where it is part of the name ('Cancelled Stamps of 1880') or not
 * certain ('POSSIBLY CANCELLED'), the event is on.
 */
export const readTitle = (title: string): Title => {
  const marker = MARKERS.find((pattern) => pattern.test(title));
  if (!marker) return { name: title, isCancelled: false };
  const name = title.replace(marker, ' ').replace(LEFTOVER, '').trim();
  return { name: name === '' ? title : readTitle(name).name, isCancelled: true };
};

const OFF = "(?:(?:event|class|meeting|program|show|game)s?\\s+(?:is\\s+|has\\s+been\\s+)?)?(?:cancell?ed|cxl’?'?d|postponed)";

/** Why, or till when. */
const REASON = '(?:\\s+(?:for|due|until|till|to|because|this|today|tonight|tomorrow)\\b[^:()\\[\\]*!]{0,60}?)?';

const SHOUTED = '(?:CANCELL?ED|CXLD|POSTPONED)';

const MARKERS = [
  new RegExp(`^[\\s*_~]*[([{]+[\\s*_]*${OFF}[^)\\]}]{0,60}[)\\]}]+[\\s*_:–—-]*`, 'i'),
  new RegExp(`^\\s*[*_~]+\\s*${OFF}${REASON}\\s*[!.:]*\\s*[*_~]+[\\s:–—-]*`, 'i'),
  new RegExp(`^[\\s*_~"]*${OFF}${REASON}(?:\\s*\\([^)]{0,30}\\))?\\s*(?:[:!]+|--+|[–—]|\\s-|-\\s)[\\s*_!:–—-]*`, 'i'),
  new RegExp(`^\\s*${SHOUTED}(?:\\s+(?:FOR\\s+)?(?:TODAY|TONIGHT))?\\s+(?=\\P{Ll}*\\p{L}\\P{L}?.*\\p{Ll})`, 'u'),
  new RegExp(`[\\s–—-]*[([{*]+\\s*${OFF}[^)\\]}*]{0,60}[)\\]}*]+[\\s!.]*$`, 'i'),
  new RegExp(`\\s*(?:[–—|!]|\\s-|-\\s)\\s*${OFF}${REASON}[\\s!.*]*$`, 'i'),
  new RegExp(`(?<=\\p{Ll}.*)(?<!\\b(?:POSSIBLY|MAYBE|NOT|IF|MIGHT BE|MAY BE))\\s+${SHOUTED}${REASON}[\\s!.]*$`, 'u'),
  /(?<!\b(?:possibly|maybe|not|if|might be|may be))\s+(?:cancell?ed|postponed)\s+(?:for\s+)?(?:today|tonight)\b[^:]{0,30}$/i,
  new RegExp(`^\\P{L}*${OFF}${REASON}\\P{L}*$`, 'iu'),
];

const LEFTOVER = /^[\s:!*_–—-]+|[\s:*_–—-]+$/g;
