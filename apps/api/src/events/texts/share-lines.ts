import type { Line } from './ranges';

/**
 * Which lines are buttons of a web page that were copied with its text: to share it, to add it to a calendar, to see it on the web,
 * which its source does.
 */
export const shareLines = (lines: readonly Line[], source?: string): ReadonlySet<number> => {
  const isOwn = ({ words }: Line) =>
    words.length <= LONGEST && (OWN.some((pattern) => pattern.test(words)) || leadsToSource(words, source));
  const shared = new Set<number>();
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (to < lines.length && (isOwn(lines[to]!) || isButton(lines[to]!))) to++;
    const run = lines.slice(from, to);
    // A line 'Facebook' alone may be anything.
    if (run.some(isOwn)) for (let place = from; place < to; place++) shared.add(place);
    from = Math.max(to, from + 1);
  }
  return shared;
};

const leadsToSource = (words: string, source: string | undefined): boolean =>
  source !== undefined && words.endsWith(source) && LEAD.test(words.slice(0, -source.length));

const LEAD =
  /^(?:(?!regist|ticket|rsvp|sign|join|book).)*\b(?:info|information|details|more|view|see|read|visit|web|page|website|link|source|url|found)\b(?:(?!regist|ticket|rsvp|sign|join|book).)*$|^\W*$/i;

const isButton = ({ words }: Line) => words.length <= LONGEST && BUTTON.test(words);

const LONGEST = 400;

const SERVICES =
  'facebook|twitter|x|x \\(twitter\\)|bluesky|linkedin|threads|nextdoor|whatsapp|pinterest|reddit|tumblr|telegram|mastodon|pocket|messenger|instagram';

const CALENDARS = 'google calendar|i ?calendar|ical|apple calendar|outlook(?: 365| live|\\.com)?|office 365|yahoo!? calendar';

/** They say it themselves. */
const OWN: readonly RegExp[] = [
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

/** They are buttons beside one that says it. */
const BUTTON = new RegExp(
  `^\\W*(?:${SERVICES}|${CALENDARS}|e-?mail|print|copy link|tweet|more|like this:?|loading\\W*)\\W*$`,
  'i',
);
