import { findAllMatches } from '#libs/contracts';
import { MONTH, WEEKDAY } from '#libs/when';
import type { Span } from './candidates';

/** Two events of one day in their own words. What stands before `head.to` says the day. */
export type ListedEvents = Readonly<{ head: Span; first: Span | null; second: Span }>;

/** 'Services Dec 24: family service 4 pm, candlelight 7:30 pm', 'Stroll Dec 5, 2 pm. Tree lighting 5 pm.' */
export const findListedEvents = (text: string): ListedEvents | null => {
  if (text.length > MAX_LENGTH) return null;
  const list = LIST.exec(text);
  if (list) {
    const { head, first, joint, second } = list.groups as Record<'head' | 'first' | 'joint' | 'second', string>;
    if (NO_EVENT.test(first) || NO_EVENT.test(second)) return null;
    const from = list[0].indexOf(': ', head.length) + 2;
    const next = from + first.length + joint.length;
    return {
      head: { from: 0, to: head.length },
      first: { from, to: from + first.length },
      second: { from: next, to: next + second.length },
    };
  }
  const sentence = LAST_SENTENCE.exec(text);
  if (!sentence || NO_EVENT.test(sentence.groups!.event!)) return null;
  const from = sentence.index + sentence[0].indexOf(sentence.groups!.event!);
  return { head: { from: 0, to: sentence.index + 1 }, first: null, second: { from, to: text.length } };
};

/** Three or more events behind the words that say their day. */
export type Schedule = Readonly<{ head: Span; items: readonly Span[] }>;

/** 'Sunday: 9:45 Sunday School, 11:00 Worship, 5:00 pm choir practice' */
export const findSchedule = (text: string): Schedule | null => {
  const match = text.length > MAX_LENGTH_OF_SCHEDULE ? null : SCHEDULE.exec(text);
  if (!match) return null;
  const head = match.groups!.head!;
  const from = head.length + ': '.length;
  const listed = match.groups!.items!;
  const joints = findAllMatches(listed, ITEM_JOINT);
  const items = [0, ...joints.map(({ 0: joint, index }) => index + joint.length)].map((at, nth) => ({
    from: from + at,
    to: from + (joints[nth]?.index ?? listed.length),
  }));
  return items.some((item) => NO_EVENT.test(text.slice(item.from, item.to)))
    ? null
    : { head: { from: 0, to: head.length }, items };
};

const MAX_LENGTH_OF_SCHEDULE = 300;
const ITEM = "\\d{1,2}:[0-5]\\d(?: ?[ap]\\.?m\\b\\.?)? (?:[-–] )?\\p{L}[\\p{L}\\d'’/&-]*(?: [\\p{L}\\d'’/&-]+){0,5}";
const JOINT = '(?:[,;|]|,? and) ';
const SCHEDULE = new RegExp(`^(?<head>[^:]{3,80}): (?<items>${ITEM}(?:${JOINT}${ITEM}){2,6})[.!]?$`, 'iu');
const ITEM_JOINT = /(?:[,;|]|,? and) (?=\d)/gi;

/** Two short names with their hours, and one day for both: 'jv 530 varsity 7 tues'. */
export type PairedEvents = Readonly<{ day: Span; first: Span; second: Span }>;

export const findPairedEvents = (text: string): PairedEvents | null => {
  if (text.length > MAX_LENGTH_OF_PAIR) return null;
  const pair = DAY_LAST.exec(text) ?? DAY_FIRST.exec(text);
  if (!pair) return null;
  const { day, first, second, joint = ' ' } = pair.groups as Record<'day' | 'first' | 'second' | 'joint', string>;
  // In 'ap bio 2 review at 10' the number is no hour.
  if (NO_EVENT.test(first) || NO_EVENT.test(second) || AT.test(first) !== AT.test(second)) return null;
  const isDayLast = text.endsWith(day);
  const from = isDayLast ? 0 : day.length + 1;
  const to = isDayLast ? text.length - day.length - joint.length : text.length;
  return {
    day: isDayLast ? { from: to + joint.length, to: text.length } : { from: 0, to: day.length },
    first: { from, to: from + first.length },
    second: { from: to - second.length, to },
  };
};

const MAX_LENGTH_OF_PAIR = 80;
const DAY = `(?:on )?(?:${WEEKDAY}(?: (?:morning|afternoon|evening|night))?|tomorrow|tmrw|tmw|today|tonight|${MONTH} \\d{1,2}|\\d{1,2}/\\d{1,2}|${WEEKDAY} \\d{1,2}/\\d{1,2})`;
const NAME_AND_HOUR = "\\p{L}[\\p{L}\\d'’&-]+(?: [\\p{L}'’&-]{3,}){0,2} (?:at )?\\d{1,2}(?::?[0-5]\\d)?(?: ?[ap]m?)?";
const AT = / at \d/i;
const PAIR = `(?<first>${NAME_AND_HOUR})(?:,? (?:and |& )?(?:then )?| ?/ ?)(?<second>${NAME_AND_HOUR})`;
const DAY_LAST = new RegExp(`^${PAIR}(?<joint>,? )(?<day>${DAY})$`, 'iu');
const DAY_FIRST = new RegExp(`^(?<day>${DAY}) ${PAIR}$`, 'iu');

const MAX_LENGTH = 200;

const HOUR = '(?:\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\b\\.?|noon)';
const EVENT = `(?:\\p{L}[\\p{L}'’&-]*(?: [\\p{L}'’&-]+){0,3},? (?:at )?${HOUR}|${HOUR},? \\p{L}[\\p{L}'’&-]*(?: [\\p{L}'’&-]+){0,3})`;
const LIST = new RegExp(
  `^(?<head>(?:[^:]|:(?=\\d)){6,120}?): (?<first>${EVENT})(?<joint>,? (?:and|&|then) |[,;] )(?<second>${EVENT})[.!]?$`,
  'iu',
);
const LAST_SENTENCE = new RegExp(
  `[.!] +(?<event>\\p{Lu}[\\p{L}'’&-]*(?: [\\p{L}'’&-]+){1,3},? (?:at )?${HOUR})(?: at [^.!?]+)?[.!]?$`,
  'u',
);

export const isOwnEvent = (name: string): boolean => !NO_EVENT.test(name);

/** What belongs to an event, and is none of its own. */
const NO_EVENT =
  /\b(?:doors?|gates?|reg|registration|register|check-?in|sign-?(?:in|ups?)|warm-?ups?|set[ -]?up|clean[ -]?up|drop[ -]?off|pick[ -]?up|open(?:s|ing)?|clos(?:es|ing)|starts?|begins?|ends?|departs?|leaves?|arrives?|returns?|rsvps?|tickets?|sales?|call|e-?mail|parking|parade line-?up|line-?up|until|by|before|after|deadline|due|rain|snow|date|kick-?off|tip-?off|dismissal|bus|hours|office|show)\b/i;
