import type { TextLine } from './ranges';

/** Buttons of a web page: to share, to add to a calendar, or to see the event on the web, which the source link does. */
export const findShareLines = (lines: readonly TextLine[], source?: string): ReadonlySet<number> => {
  const isShareLine = ({ words }: TextLine) =>
    words.length <= MAX_LINE_LENGTH && (SHARE_PATTERNS.some((pattern) => pattern.test(words)) || isSourceLink(words, source));
  const shared = new Set<number>();
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (to < lines.length && (isShareLine(lines[to]!) || isButton(lines[to]!))) to++;
    const run = lines.slice(from, to);
    // A line 'Facebook' alone may mean anything.
    if (run.some(isShareLine)) for (let index = from; index < to; index++) shared.add(index);
    from = Math.max(to, from + 1);
  }
  return shared;
};

const isSourceLink = (words: string, source: string | undefined): boolean =>
  source !== undefined && words.endsWith(source) && SOURCE_LINK_LABEL.test(words.slice(0, -source.length));

const SOURCE_LINK_LABEL =
  /^(?:(?!regist|ticket|rsvp|sign|join|book).)*\b(?:info|information|details|more|view|see|read|visit|web|page|website|link|source|url|found)\b(?:(?!regist|ticket|rsvp|sign|join|book).)*$|^\W*$/i;

const isButton = ({ words }: TextLine) => words.length <= MAX_LINE_LENGTH && BUTTON_PATTERN.test(words);

const MAX_LINE_LENGTH = 400;

const SERVICES =
  'facebook|twitter|x|x \\(twitter\\)|bluesky|linkedin|threads|nextdoor|whatsapp|pinterest|reddit|tumblr|telegram|mastodon|pocket|messenger|instagram';

const CALENDARS = 'google calendar|i ?calendar|ical|apple calendar|outlook(?: 365| live|\\.com)?|office 365|yahoo!? calendar';

const SHARE_PATTERNS: readonly RegExp[] = [
  /^share this(?: event| page| post| article| listing)?\W*$/i,
  new RegExp(`^share (?:this )?(?:event )?(?:on|via|to|with) (?:${SERVICES}|e-?mail)\\W*$`, 'i'),
  new RegExp(`^share:?(?:[\\s|,•·/]+(?:${SERVICES}|e-?mail|print))*$`, 'i'),
  /^(?:click to )?(?:share|e-?mail|print|tweet|pin|like|post|send)\b.*\(opens in (?:a )?new (?:window|tab)\)$/i,
  /^click to (?:share|e-?mail|print)\b/i,
  /^[+\s]*(?:add|export|subscribe) (?:this |the )?(?:event )?to (?:your |my |a )?calendar\W*$/i,
  /^\W*(?:export|download) (?:as )?(?:outlook )?\.?(?:ics|ical)(?: file| events?)?\W*$/i,
  /^\W*(?:view|see|read|open|show)(?: this| the| full)?(?: event| page| post| calendar| listing| details)*(?: details)? (?:on|in)(?: the| our| your)? (?:web|web ?site|web ?page|browser|calendar)\b[:.]?\s*(?:\(?https?:\/\/\S+)?\W*$/i,
  /^\W*view (?:it |this )?online\W*(?:\(?https?:\/\/\S+)?\W*$/i,
];

const BUTTON_PATTERN = new RegExp(
  `^\\W*(?:${SERVICES}|${CALENDARS}|e-?mail|print|copy link|tweet|more|like this:?|loading\\W*)\\W*$`,
  'i',
);
