import { memoize } from '#libs/contracts';
import { CORRECTION, findLateCorrections } from './correction';
import { type Found, findAll, type Rule, toRulePattern } from './find-all';
import {
  HOUR_OF_LIGHT,
  HOUR_WORD,
  MONTH,
  NUMBER_WORD,
  parseCount,
  parseTimeInWords,
  SMALL_COUNT,
  TIME_IN_WORDS,
  WEEKDAY,
} from './vocabulary';

/** Minutes after midnight. Without `isSure`, it may also be twelve hours later. */
export type ClockTime = Readonly<{ at: number; isSure: boolean; isMidnight?: boolean }>;

export type HourReading = Readonly<{
  start: ClockTime;
  end: ClockTime | null;
  /** What stands before it: 'before 5pm', 'after 8', 'until 9pm'. */
  side: 'at' | 'before' | 'after' | 'until';
  /** `bare` is a number that may count something else. */
  form: 'clock' | 'bare';
  /** It stands instead of the hour before it. */
  isCorrection?: boolean;
  /** A preposition of hours stands before it. */
  isLed: boolean;
  weight: number;
}>;

export type FoundHours = Found<HourReading>;

/** All words of a text that may be hours, also those that overlap. `minuteOfDay` is now. */
export const findHours = (text: string, minuteOfDay: number): FoundHours[] => {
  const found = findAll(HOUR_RULES, text, { text, minuteOfDay });
  if (!CORRECTION_WORD.test(text)) return found;
  return [...found, ...findCorrections(text, found), ...findLateCorrections(text, found, () => CLEAR + 8)];
};

/** 'at two, sorry, three': the second hour stands instead of the first. */
const findCorrections = (text: string, found: readonly FoundHours[]): FoundHours[] =>
  found.flatMap((first) =>
    found.flatMap((second) => {
      const gap = second.from - first.to;
      if (gap < 0 || gap > MAX_GAP || !CORRECTION_ONLY.test(text.slice(first.to, second.from))) return [];
      return [{ from: first.from, to: second.to, reading: { ...second.reading, weight: CLEAR + 10 } }];
    }),
  );

const MAX_GAP = 24;
const CORRECTION_WORD = new RegExp(CORRECTION, 'i');
const CORRECTION_ONLY = new RegExp(`^${CORRECTION}$`, 'i');

type Context = Readonly<{ text: string; minuteOfDay: number }>;
type HourRule = Rule<HourReading, Context>;

export const HOUR_MINUTES = 60;
export const DAY_MINUTES = 24 * HOUR_MINUTES;
const NOON = 12 * HOUR_MINUTES;

const CLEAR = 12;
const LED = 9;

const HALF = '(?: ?[ap]m\\b| ?[ap]\\. ?m\\b\\.?| [ap] m\\b|[ap](?![a-z]))';
const IN_PART_OF_DAY = '(?:in|of)(?: the)? (?:morning|forenoon|afternoon|evening)';
const HALF_IN_WORDS = `(?: (?:${IN_PART_OF_DAY}|(?<=clock )(?:morning|afternoon|evening)|at night|this (?:morning|afternoon|evening)|tonight))`;
const O_CLOCK = "(?: ?o['’]? ?clock| sharp| on the dot)";
const ISH = '(?:[ -]?ish)';
const PAST = `(?:(?:a )?(?:half|quarter|twenty(?:[ -]five)?|ten|five|\\d{1,2} minutes|(?:5|10|20|25)(?= past| after))(?: minutes)? (?:past|after|to|before|of)|(?:(?:a )?quarter|twenty(?:[ -]five)?|(?:ten|five|\\d{1,2}) minutes) until|half)`;
const FIGURES = '(?:1[0-9]|2[0-4]|0?[0-9])';
/** '730', '1130': where a half follows or nothing else is as likely. */
const COMPACT =
  '(?:(?:0\\d|1[3-9]|2[0-3])[0-5][05](?<!20[2-4]\\d)|(?:1[0-2]|[1-9])[0-5][05]|(?:1[0-2]|0?[1-9])[0-5]\\d(?= ?[ap](?:\\b|\\.? ?m\\b)))';
const HOUR_OF_24 = '(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[ -](?:one|two|three))?)';
/** Behind a hundred: the end of the clause, or where or on which day that is. */
const ENDS_HUNDRED = `(?=\\s*(?:$|[,.;!?])| (?:at|in|on|today|tomorrow|tonight|${WEEKDAY})\\b)`;
/** Not of 'sell the car at fifteen hundred' and 'capped at fifteen hundred'. */
const NO_PRICE = '(?<!\\b(?:bid|buy|capped|list|listed|offer|priced?|rent|sale|sell|sold|valued)\\b[^,;.!?]*)';
/** Of a clock of 24 hours: 'fourteen hundred hours', 'oh six hundred', 'at fourteen hundred', 'zero six thirty'. Of a range, none. */
const HUNDRED_HOURS = `(?<!\\bhundred ?(?:-|–|to|until|till|through|thru) ?(?:(?:oh|zero)[ -])?)(?:(?:(?:oh|zero)[ -])?(?:twenty[ -](?:one|two|three)|${NUMBER_WORD}) hundred hours|(?:(?:oh|zero)[ -]${HOUR_WORD}|(?<=${NO_PRICE}\\bat )${HOUR_OF_24}) hundred${ENDS_HUNDRED}|zero[ -]${HOUR_WORD}[ -](?:oh[ -]five|fifteen|(?:twenty|thirty|forty|fifty)(?:[ -]five)?|ten)(?! (?:hundred|percent|dollars|miles|points)\\b))`;
const CLOCK = `(?:(?:(?:(?:12(?::00)?|twelve) )?noon(?:[ -]?time| thirty)?|(?:(?:12(?::00)?|twelve) )?midnight)${ISH}?|(?:[01]\\d|2[0-3]):?[0-5]\\d ?(?:hours|hour)|${HUNDRED_HOURS}|${FIGURES}h(?:[0-5]\\d)?|${PAST} (?:${HOUR_WORD}(?! (?:thirty|fifteen|forty))|${FIGURES})${O_CLOCK}?(?:${HALF}|${HALF_IN_WORDS})?|(?:${COMPACT}|${FIGURES}(?::[0-5]\\d(?::00)?|\\.[0-5]\\d(?= ?[ap]\\.?m?))?|${TIME_IN_WORDS})(?:${O_CLOCK}|${ISH})?(?:${HALF}|${HALF_IN_WORDS})?)`;

const LEAD =
  '(?:at(?: the hour of)?|@|from|around|about|approx\\.?|approximately|by|before|after(?: the)?|until|between|(?:(?:it|they|we|that) (?:starts?|begins?)|starts|begins|starting|beginning) at|starting|from about|as of|commencing at|(?:at|for|during) the(?= (?:\\S+ ){1,3}(?:service|mass|worship|show|showing|performance|seating)\\b)|(?<=\\balarm )for)';
/** '9.30' is an hour only behind a preposition. */
const DOTTED = `${FIGURES}\\.[0-5]\\d(?! ?[ap]\\.?m?\\b)`;
const LIKE = "(?: ?(?:like|about|around|approximately|approx\\.?|exactly|roughly|maybe|say|um+|uh+|let'?s see))?";
const SEPARATOR = ' ?(?:-|–|—|to|until|through|till) ?(?:(?:about|around|approximately|approx\\.?|roughly) )?';

const MOVED_BEFORE = "(?<=\\b(?:move|change|push|bump|switch|reschedule)(?: up| back)?(?: (?!(?:from|to)\\b)[a-z'’]+){1,4} to)";

const rule = (pattern: string, read: HourRule['read']): HourRule => ({ pattern: toRulePattern(pattern), read });

const HOUR_RULES: readonly HourRule[] = [
  rule(`(?<lead>${LEAD})${LIKE}(?: |(?<=@))(?<a>${CLOCK})(?! ?[-–—:/]\\d)`, (match, context) => single(match, context)),
  rule(`at ${HOUR_OF_LIGHT}${CORRECTION}(?<a>${CLOCK})`, (match, context) => {
    const reading = single(match, context);
    return reading && { ...reading, weight: CLEAR + 10 };
  }),
  // Also of a shift that ends when the shop does: '4-close'.
  rule(
    `(?<a>${CLOCK})(?! ?[-–—:/]\\d)(?:(?: ?[-–—] ?| (?:to|until) )clos(?:e|ing)| (?:onwards?|on(?= *(?:$|[,.;!]))))?`,
    (match, context) => single(match, context),
  ),
  // 'field trip, back by 5'
  rule(`(?<=\\b(?:back|over) )(?<lead>by) (?<a>${CLOCK})(?! ?[-–—:/]\\d)`, (match, context) => {
    const reading = single(match, context);
    return reading && { ...reading, side: 'until', weight: reading.weight + 1 };
  }),
  // 'derby sunup to 2'
  rule(
    `(?<=\\b(?:sunup|sunrise|dawn|daylight|daybreak|first light|safe light) )(?:to|until|through|till|-|–) ?(?<a>${CLOCK})`,
    (match, context) => {
      const reading = single(match, context);
      return reading && { ...reading, side: 'until', weight: CLEAR };
    },
  ),
  // '9 till sold out'
  rule(
    `(?<a>${CLOCK})(?= ?[-–]? ?(?:(?:un)?till? (?:it|they|we|sold|gone)|while supplies)\\b)`,
    ({ groups, index }, { text }) => {
      const start = IN_A_NUMBER.test(text.slice(Math.max(0, index - 4), index)) ? null : parseClock(groups!.a!);
      return start && { start, end: null, side: 'at', form: isClock(groups!.a!) ? 'clock' : 'bare', isLed: false, weight: LED };
    },
  ),
  rule(`(?<lead>${LEAD})${LIKE}(?: |(?<=@))(?<a>${CLOCK})${SEPARATOR}(?<b>${CLOCK})`, (match, context) => range(match, context)),
  rule(`(?<a>${CLOCK})${SEPARATOR}(?<b>${CLOCK})`, (match, context) => range(match, context)),
  // '1800-2030': an hour behind another one is no year, unless that may be one, too.
  rule('(?<a>(?:0\\d|1[0-8])[0-5][05]) ?[-–—] ?(?<b>20[0-4][05])(?!\\d)', (match, context) => range(match, context)),
  rule(
    `(?:moved|changed|pushed|bumped|switched|rescheduled)(?: up| back)? (?<lead>to) (?<a>${CLOCK})(?! ?[-–—:/]\\d)`,
    (match, context) => single(match, context),
  ),
  // 'can we push coffee to 3 today?'
  rule(`(?<lead>to)${MOVED_BEFORE} (?<a>${CLOCK})(?! ?[-–—:/]\\d)`, (match, context) => single(match, context)),
  rule(`(?<lead>at|from|between|until|by) (?<a>${DOTTED})(?! ?[-–—:/.]\\d)`, (match, context) => single(match, context)),
  rule(`(?<lead>from|between|at) (?<a>${DOTTED}) ?(?:-|–|—|to|until|and) ?(?<b>${DOTTED})`, (match, context) =>
    range(match, context),
  ),
  rule(`(?<lead>between(?: the hours of)?|make that) (?<a>${CLOCK}) (?:and|&) (?<b>${CLOCK})`, (match, context) =>
    range(match, context),
  ),
  rule(
    `(?:in |within )(?:(?:about|approximately|approx\\.?|around|roughly) )?(?<n>${SMALL_COUNT}|\\d{3}|an?|twenty|thirty|forty|forty[ -]five|half an|a couple(?: of)?) (?<unit>hours?|minutes?)(?<half> and a half)?(?: from now)?(?! (?:before|early|earlier|prior|ahead|in advance|or less))`,
    ({ groups }, { minuteOfDay }) => at(minuteOfDay + durationOf(groups!.n!, groups!.unit!) + (groups!.half ? 30 : 0)),
  ),
  rule(
    `(?<n>half an|an|a|${SMALL_COUNT}|fifteen|twenty|thirty|forty|forty[ -]five|ninety|a couple(?: of)?) (?<unit>hours?|minutes?) from now`,
    ({ groups }, { minuteOfDay }) => at(minuteOfDay + durationOf(groups!.n!, groups!.unit!)),
  ),
];

const at = (minute: number): HourReading => ({
  start: { at: minute, isSure: true },
  end: null,
  side: 'at',
  form: 'clock',
  isLed: true,
  weight: CLEAR,
});

export const durationOf = (count: string, unit: string): number => {
  const n = /^half an?$/i.test(count)
    ? 0.5
    : /^forty[ -]five$/i.test(count)
      ? 45
      : Number.isNaN(parseCount(count))
        ? 2
        : parseCount(count);
  return Math.round(n * (/^h/i.test(unit) ? HOUR_MINUTES : 1));
};

const single = ({ groups, index, 0: whole }: RegExpExecArray, { text }: Context): HourReading | null => {
  const start = parseClock(groups!.a!);
  if (!start) return null;
  const lead = (groups!.lead ?? '').toLowerCase();
  const form = isClock(groups!.a!) ? 'clock' : 'bare';
  const [before, after] = [text.slice(Math.max(0, index - 40), index), restOfLine(text, index + whole.length)];
  // 'Dec 12 noon'
  if (NUMBERED_NOON.test(groups!.a!) && AFTER_BARE_MONTH.test(before)) return null;
  if (form === 'bare' && PAID_BEFORE.test(before) && !/^ ?[ap]\.?m/i.test(after)) return null;
  if (IN_A_NUMBER.test(before) || (THOUSANDS_BEFORE.test(before) && /^\d{3}$/.test(groups!.a!))) return null;
  if (form === 'bare' && (/^(?:hour|hr|h)\b/i.test(after.trimStart()) || /^-[a-z]/i.test(after))) return null;
  // 'Route 6A'
  if (/^\d{1,2}[AP]$/.test(groups!.a!) && COUNTED_BEFORE.test(before)) return null;
  // 'From ten to two' and 'bean supper five to seven' are two hours, 'at ten to two' is one.
  if (MINUTES_OR_HOURS.test(groups!.a!) && (lead === 'from' || lead === 'between' || (lead === '' && LASTS.test(before))))
    return null;
  const side = SIDES[lead] ?? 'at';
  const isShift = /(?:clos(?:e|ing)| onwards?| on)$/i.test(whole);
  // 'dinner 7:30 tonight' says the day as well.
  const isOfToday = /\b(?:tonight|this \w+)$/i.test(whole);
  const weight =
    form === 'clock' || isShift
      ? CLEAR + (lead ? 1 : 0) + (isOfToday ? 8 : 0) - (start.isMidnight ? (lead === 'after' ? 14 : 5) : 0)
      : weighNumber(groups!.a!, before, after, lead, start);
  return weight === null ? null : { start, end: null, side, form, isLed: lead !== '', weight };
};

/** What a number counts stands in its line. */
const restOfLine = (text: string, from: number): string => text.slice(from, from + 40).split('\n', 1)[0]!;

const NUMBERED_NOON = /^(?:12|twelve) noon/i;

const SIDES: Readonly<Record<string, HourReading['side']>> = {
  before: 'before',
  by: 'before',
  after: 'after',
  'after the': 'after',
  until: 'until',
};

/** What is told with its end. Of anything else two hours and one are both offered. */
const LASTS =
  /\b(?:(?:from|between|works?|working|shifts?|on (?:duty|call)|open) $|(?:suppers?|fish fry|story ?(?:hour|time)|sales?|fairs?|markets?|bazaars?|festivals?|expos?|drives?|open house|(?:gallery|art) opening)\b)/i;
const MINUTES_OR_HOURS = /^(?:five|ten) (?:to|till|until) /i;

/** '1-800-…', '$7', '3.5', 'v7:30', '(614) 555-0130' */
const IN_A_NUMBER = /(?:[\d$#.]-?|[:/]|\d[-–]|\(\d{3}\) ?)$/;
const PHONE = /^\d{3}-0\d{3}$/;
/** 'pay 1200 to kim' */
const PAID_BEFORE = /\b(?:pay|owe|venmo|zelle|collect|deposit|transfer)(?: (?:back|him|her|them|me))? $/i;
const THOUSANDS_BEFORE = /\d,$/;

const range = ({ groups, index, 0: whole }: RegExpExecArray, { text }: Context): HourReading | null => {
  const [start, end] = [parseClock(groups!.a!), parseClock(groups!.b!)];
  if (!start || !end) return null;
  const lead = (groups!.lead ?? '').toLowerCase();
  const [before, after] = [text.slice(Math.max(0, index - 40), index), restOfLine(text, index + whole.length)];
  if (IN_A_NUMBER.test(before) || /^-\d|^\/\d/.test(after) || PHONE.test(whole)) return null;
  if (NUMBERED_NOON.test(groups!.a!) && AFTER_BARE_MONTH.test(before)) return null;
  // '11:00 AM - 2 guests'
  if (!isClock(groups!.b!) && GUESTS_AFTER.test(after)) return null;
  // '6 PM - 12 Mill Street', '6 PM - 21+'
  if (!isClock(groups!.b!) && start.isSure && SPACED_DASH.test(whole) && !END_OF_RANGE.test(after)) return null;
  if (/^\+/.test(after)) return null;
  // 'at ten to four' is one hour, 'from ten to four' are two.
  if (lead === 'at' && MINUTES_TO.test(whole)) return null;
  const form = isClock(groups!.a!) || isClock(groups!.b!) ? 'clock' : 'bare';
  // 'Dec 1 – 3pm', 'Dec 9 - 4:00 to 5:30': the first number is that of the day.
  if (form === 'clock' && !lead && IS_DASHED.test(whole) && AFTER_MONTH.test(before)) return null;
  const weight =
    form === 'clock' ? CLEAR + 8 + (DOTTED_END.test(whole) ? 4 : 0) : weighNumber(groups!.a!, before, after, lead, start, true);
  return weight === null
    ? null
    : {
        start: start.isMidnight ? { at: 0, isSure: true } : start,
        end: /midnight/i.test(groups!.b!) ? { at: DAY_MINUTES, isSure: true } : end,
        side: 'at',
        form,
        isLed: lead !== '',
        weight,
      };
};

const SPACED_DASH = /\s[-–—]\s/;
const END_OF_RANGE = /^\s*(?:$|[,.;!|•)(–—-]|(?:at|in|on|for(?! \$)|with|every|each)\b|@)/i;
const GUESTS_AFTER = /^ (?:guests?|people|persons?|adults?|players?|tickets?|seats?)\b/i;
const IS_DASHED = /^\d{1,2} (?:[-–—]|to|until|through|till) /i;
const DOTTED_END = /\d\.\d\d$/;
const MINUTES_TO = /^at (?:five|ten|twenty|quarter) (?:to|till|until) /i;

const isClock = (text: string): boolean =>
  /:|\d\.\d\d|\d ?[ap]\b|[ap]\.? ?m\b|noon|midnight|half|quarter|past|hours?\b|hundred|zero|clock|sharp|on the dot|ish|\dh|in the|at night|tonight|[a-z] (?:to|til|of|before|after) |\d (?:to|til|of|before|after) /i.test(
    text,
  );

/** 'friday 4 beekeepers meeting': the number may count them. Behind a day, close enough to be asked about. */
const ASKED = -2;
/** 'sat 10-2 kids welcome' */
const PERSONS_AFTER = /^ (?:kids|people|persons?)\b/i;
const DAY_BEFORE = new RegExp(`\\b(?:${WEEKDAY}|${MONTH} \\d{1,2}|\\d{1,2}/\\d{1,2}|tomorrow|today),? $`, 'i');

/** Of a number without a sign of an hour; what stands beside it says whether it counts something. Null if it is none. */
const weighNumber = (
  said: string,
  before: string,
  after: string,
  lead: string,
  { at }: ClockTime,
  isRange = false,
): number | null => {
  const isCompact = /^\d{3,4}$/.test(said);
  const isWords = /[a-z]/i.test(said);
  const hour = Math.floor(at / HOUR_MINUTES);
  if (hour < 1 || (hour > 12 && !isCompact)) return null;
  if (isWords && !lead && !/ /.test(said) && !isRange) {
    // 'ages two and three'
    if (COUNTED_BEFORE.test(before.replace(NUMBER_WORDS_BEFORE, ''))) return null;
    return OR_HOUR_NEXT.test(after) ||
      /\b(?:sorry|wait|mean|make that|make it|actually|no)[\s,]+$/i.test(before) ||
      (/\b(?:or|and)[\s,]+$/i.test(before) && !isPluralNext(after)) ||
      (/\b(?:or|and) (?:maybe|possibly|perhaps) $/i.test(before) && HOUR_ENDS.test(after))
      ? 5
      : null;
  }
  const isLed = (lead !== '' && lead !== 'by' && lead !== 'starting') || TRAVEL_BEFORE.test(before);
  if (
    (!isLed &&
      lead === '' &&
      ((isCounted(before, isRange) && !PERIOD_BEFORE.test(before)) ||
        (!isWords && AFTER_MONTH.test(before) && !isHourBehindMonth(before, said, after)))) ||
    (COUNTED_AFTER.test(after) && !(isRange && PERSONS_AFTER.test(after) && DAY_BEFORE.test(before))) ||
    /^["%°']/.test(after)
  )
    return isRange && lead ? 2 : null;
  // 'parade sat 11 main st': an hour, or the number of a house.
  if (!isRange && !isWords && !isLed && hour <= 12 && DAY_BEFORE.test(before) && STREET_AFTER.test(after)) return ASKED;
  if ((!isRange && STREET_AFTER.test(after)) || /[#$]\s?$|&$/.test(before)) return null;
  if (
    /^\s*(?:[A-Z][a-z]+|[A-Z]{2,})\s+(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Way|Ct|Court|Pl|Place|Pike|Hwy)\b/.test(
      after,
    )
  )
    return null;
  const isNoun =
    !isRange && !(isCompact && BEHIND_MINUTES.test(before)) && isPluralNext(after, isLed ? PLURAL_NEXT : PLURAL_AFTER);
  if (isLed) return isNoun ? 1 : LED + (isRange ? 5 : 0) - (isCompact ? 1 : 0);
  if (isNoun)
    return DAY_BEFORE.test(before) && !/^ \d/.test(after) && hour <= 12 && !isWords && (!isCompact || at % 15 === 0)
      ? ASKED
      : null;
  if (FOR_PERSONS.test(before)) return ASKED;
  if (lead) return 6;
  return (
    (isRange ? 6 : 2) +
    (/^0/.test(said) && isCompact ? 4 : 0) -
    (isCompact ? 1 : 0) -
    (/[A-Z]{1,3} $/.test(before) && isCompact ? 6 : 0)
  );
};

/** What a number counts: 'three proofs of residency'. */
const isPluralNext = (after: string, plural = PLURAL_AFTER): boolean =>
  !HOURS_ONLY.test(after) && plural.test(after) && !DAY_AFTER.test(after) && !NOT_PLURAL.test(after.trim());

/** 'dinner res 7 sat for 6' */
const FOR_PERSONS =
  /\b(?:res|reservations?|table|seats|party|dinner|supper|lunch|brunch)\b(?![^,;.!?]*\bdown for $)[^,;.!?]* for $/i;

/** 'amtrak leaves 810 gets in 1215' */
const TRAVEL_BEFORE = /\b(?:leaves|leaving|departs|boards|lands|arrives|gets in|(?:be|get) there) $/i;

const HOUR_END = '\\s*(?:$|[,.;!?]|at\\b|on\\b)';
const HOUR_ENDS = new RegExp(`^${HOUR_END}`, 'i');
/** 'friday six or maybe seven', 'nine and nine thirty' */
const OR_HOUR_NEXT = new RegExp(`^ (?:or|and) (?:(?:maybe|possibly|perhaps) )?${TIME_IN_WORDS}(?=${HOUR_END})`, 'i');

/** 'games 8 1140 3' */
export const HOURS_ONLY = /^(?: (?:1[0-2]|[1-9])(?:[0-5][05])?)+$/;
/** 'supper 430 & 530 seatings' */
const BEHIND_MINUTES = /\b1?\d[0-5][05] ?(?:&|and|or|\/) ?$/i;

const AFTER_MONTH = new RegExp(`\\b${MONTH}\\.? (?:the )?$`, 'i');
/** '4 dec 0900', '4 dec 1330', but not 'rent 1 dec 1200' and '4 december 1945 reunion' */
const isHourBehindMonth = (before: string, said: string, after: string): boolean =>
  AFTER_DAY_OF_MONTH.test(before) && (/^0\d{3}$/.test(said) || (IS_QUARTER_OF_24.test(said) && !OF_MONEY.test(before + after)));

const AFTER_DAY_OF_MONTH = new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? ${MONTH}\\.? $`, 'i');
/** No year of these centuries. */
const IS_QUARTER_OF_24 = /^(?!19|20)\d\d(?:00|15|30|45)$/;
const OF_MONEY = /\b(?:rent|dues?|pay(?:s|ing|ments?)?|paid|tax(?:es)?|fees?|bills?|tuition|mortgage|deposit|invoice)\b/i;

/** Not of 'the fourth of December twelve noon'. */
const AFTER_BARE_MONTH = new RegExp(`(?<!\\bof )\\b${MONTH}\\.? (?:the )?$`, 'i');

/** 'grades K, 1, 3 and 5': also behind others of a list. */
const isCounted = (before: string, isRange: boolean): boolean => {
  const listed = before.replace(LIST_BEFORE, '');
  if (listed === before && OF_A_PLACE.test(before)) return false;
  return COUNTED_BEFORE.test(listed) && !(isRange && listed === before && !SPANNED.test(before));
};

const NUMBER_WORDS_BEFORE = new RegExp(`(?:\\b${NUMBER_WORD} (?:and|or|to) )+$`, 'i');
const LIST_BEFORE = /(?:\b(?:\d{1,4}|(?:pre-?)?k)(?:st|nd|rd|th)?(?:, ?(?:(?:and|&|or) )?| (?:and|&|or) | ?[-–] ?| to ))+$/i;
/** 'at the skating rink 10' */
const OF_A_PLACE = /(?:\bat|@) ?the (?:[a-z]+ )+$/;

/** What has a span of numbers. 'Studio 1-4' is a studio and its hours. */
const SPANNED =
  /\b(?:ages?|aged|grades?|gr|rooms|pages?|pp|k|levels?|chapters?|ch|parts?|numbers?|nos?|weeks?|days?|sessions|periods?|rows|secs?|sections?|seats?|tables|floors|psalm|verses?|vs|sizes?|seasons?|episodes?|districts|wards|zones|u|box|fields|lanes|courts|units|booths|pods|top|under|over|class of|form|version|us|i)\.? ?#?$/i;

/** Behind an hour, 'no' corrects it: 'at five fifteen no five forty five'. */
const HOUR_ENDING = `(?:\\d|um+|uh+|[ap]\\.?m\\.?|noon|clock|${HOUR_WORD}|thirty|fifteen|forty)`;

const COUNTED_BEFORE = new RegExp(
  `\\b(?:rows|seats|secs?|sections|tables|lanes|fields|courts|units|zones|booths|districts|wards|pods|tents|aisles|stalls|docks|lots|apartment|elevator|escalator|stairwell|platform|track|booth|bay|shelter|pump|hydrant|cabin|parcel|precinct|(?:ballot )?question|proposition|prop|measure|article|amendment|tier|volume|vol|stage|hole|aisle|locker|battalion|cohort|entrance|counter|wing|tower|sector|tract|plot|meter|site|trail|screen|troops|packs|dens|routes|floors|phases|ages?|aged|turns|turning|grades?|gr|rooms?|rm|pages?|pp|k|bus|route|rt|rte|hwy|highway|flight|train|pack|troop|den|team|levels?|chapters?|ch|parts?|numbers?|(?<!${HOUR_ENDING} )no|nos|fields?|court|gate|lane|unit|suite|week|day|session|district|ward|lot|phase|act|floor|studio|class of|(?:teams?|groups?|tables?|pairs) of|periods?|exit|rink|dock|pier|table|seat|section|row|bldg|building|ste|ps|vs|top|under|over|form|sizes?|season|episode|round|game|heat|group|station|channel|ext|local|post|zone|area|terminal|windows 1|iphone|form|step|chapter|psalm|super bowl|us|i|u|x|box|zip|local|engine|ladder|squad|area|div|division|the big|big|top|final|sweet|q|line|version)\\.? ?#?$`,
  'i',
);

/** 'next week 1130', 'half day 1130 dismissal', 'Thanksgiving Day 11-2' */
const PERIOD_BEFORE =
  /\b(?:next|this|last|coming|every|each|a|half) (?:week|day) $|\b(?:thanksgiving|christmas|year['’]?s?|boxing|memorial|labor|veterans?['’]?|presidents?['’]?|mlk|king|election|valentine['’]?s?|mother['’]?s?|father['’]?s?|patrick['’]?s|columbus|independence|field|picture|opening|market|game|snow|early) day $/i;

const COUNTED_AFTER =
  /^ ?(?:-?\s?(?:years?|yrs?|yo|y\.o\.|year-old|months?|weeks?|wks?|days?|nights?|hours?|hrs?|minutes?|mins?|people|persons?|kids|k|km|mi|miles?|x|lbs?|oz|ft|feet|inch|inches|degrees?|percent|dollars?|bucks|cents|dozen|doz|tons?|bales|cords?|gallons?|acres|packs?(?! \d)|blocks?|tickets?|of us|or more|and (?:up|under|over)|& (?:up|under|over)|to go(?! [a-z])|left|total|pieces|boxes|bags|cups|loads|reps|sets|kings?|queens?|doubles?|twins?|beds?|adults?|child(?:ren)?|guests?|laps|rounds|sessions|classes|times|on \d|vs?\.? \d|per|percent)\b| for \$|\+|(?<! )(?:th|st|nd|rd)\b)/i;

const STREET_AFTER =
  /^ +(?!(?:at|in|on|along|down|for|with|w(?! \d+(?:st|nd|rd|th) | [a-z]+ (?:st|street|ave|avenue|rd|road)\b)|our|my|your|his|her|their|i|ill|i['’]ll|we|you|u|he|she|they|can|will|to|mom|dad|who|must|gotta) )(?:[NSEWnsew]\.? )?(?:(?:(?!(?:at|in|on|along|down|for|with|w) )[a-z.]+|\d+(?:st|nd|rd|th)) ){1,3}?(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|way|ct|court|pl|place|pike|hwy|highway|terrace|ter|circle|cir|square|sq|parkway|pkwy|loop|row|alley)\b|^ +[NSEW]\.? loop\b/i;

/** 'fri 2 tickets' counts, 'tue 3 dentist' does not. */
const PLURAL_AFTER =
  /^ (?:(?!(?:at|in|on|for|with|w|bring|wear|need|take|get|pick|ask|call|dont|see|meet|buy) )[a-z]+ )?[a-z]{2,}(?<!ic)s\b|^ [A-Z]\w+ |^ \d(?!\d?(?:st|nd|rd|th) |\d{0,2} ?(?:mins?|minutes?|hrs?|hours?|h)\b *(?:$|[,;@]| (?:at|with) ))|^ (?:eleven|main|new|more|extra|small|large|big)\b/;
const PLURAL_NEXT = /^ [a-z]{3,}s\b/;
const DAY_AFTER = new RegExp(`^ (?:(?:${WEEKDAY}|${MONTH})\\b|\\d{1,2}/\\d)`, 'i');
const NOT_PLURAL =
  /^(?:[a-z]+ )?(?:starts|begins|ends|gets|lands|returns|meets|lasts|runs|goes|leaves|arrives|departs|opens|closes|doors|gates|class|mass|boss|yes|gas|bus|chess|fitness|business|tennis|pilates|is|was|swiss|guess|miss|christmas|moms|dads|lessons|tuesdays|mondays|wednesdays|thursdays|fridays|saturdays|sundays|drinks|vs|days|weekdays|weekends|weeknights|schooldays|workdays|this|us|st|ss|dress|princess|wellness|brass|glass|process|express|address|press|recess)\b/i;

/** Several rules find the same words. */
const MAX_CACHED_CLOCKS = 500;

export const parseClock = memoize((said: string): ClockTime | null => {
  const text = said
    .toLowerCase()
    .replace(/[ -]?ish\b| (?:sharp|on the dot)\b/, '')
    .trim();
  if (/noon thirty/.test(text)) return { at: NOON + 30, isSure: true };
  if (/\bnoon/.test(text)) return /^\d/.test(text) && !/^12(?::00)? /.test(text) ? null : { at: NOON, isSure: true };
  if (/midnight/.test(text)) return { at: 0, isSure: true, isMidnight: true };
  const military = /^zero[ -](.+)$/.exec(text.replace(/ hundred(?: hours)?$/, ''))?.[1];
  if (military) {
    const at = toMinutes(military);
    return at === null ? null : { at, isSure: true };
  }
  const hundred = /^(?:oh[ -])?(.+) hundred(?: hours)?$/.exec(text)?.[1];
  if (hundred) return { at: HOUR_MINUTES * hundred.split(/[ -]/).reduce((sum, word) => sum + parseCount(word), 0), isSure: true };
  const hours = /^(\d\d):?(\d\d) ?hours?$/.exec(text) ?? /^(\d{1,2})h(\d\d)?$/.exec(text);
  if (hours) {
    const isDuration = /h$/.test(text) && Number(hours[1]) < 10;
    return isDuration || Number(hours[1]) > 23
      ? null
      : { at: Number(hours[1]) * HOUR_MINUTES + Number(hours[2] ?? 0), isSure: true };
  }
  const half = /(?:^|[\d\s])(?:([ap])\.? ?m?\.?)$/.exec(text)?.[1] ?? PART_HALVES.find(([word]) => text.endsWith(word))?.[1];
  const bare = text
    .replace(HALF_IN_WORDS_AT_END, '')
    .replace(/ ?[ap]\.? ?m?\.?$/, '')
    .replace(/ ?o['’]? ?clock$/, '')
    .trim();
  const relative = /^(?:a )?(half|quarter|[a-z]+(?:[ -]five)?|\d{1,2})(?: minutes)? (past|after|to|until|before|of) (.+)$/.exec(
    bare,
  );
  const base = toMinutes(relative ? relative[3]! : bare.replace(/^half /, ''));
  if (base === null) return null;
  const away = relative ? minutesAway(relative[1]!, relative[2]!) : /^half /.test(bare) ? 30 : 0;
  const minute = base + away;
  if (half) {
    if (base >= 13 * HOUR_MINUTES) return { at: minute, isSure: true };
    const inHalf = (base % NOON) + (isLate(half, base) ? NOON : 0) + away;
    return { at: inHalf < 0 ? inHalf + DAY_MINUTES : inHalf, isSure: true };
  }
  const isOf24 = base >= 13 * HOUR_MINUTES || (/^0\d(?::|\d\d)/.test(bare) && !relative) || base === 0;
  return { at: minute, isSure: isOf24 };
}, MAX_CACHED_CLOCKS);

const HALF_IN_WORDS_AT_END = new RegExp(` ?(?:${IN_PART_OF_DAY}|at night|this \\w+|tonight|(?<=clock )\\w+)$`);

const PART_HALVES = [
  ['morning', 'a'],
  ['forenoon', 'a'],
  ['afternoon', 'p'],
  ['evening', 'p'],
  ['night', 'n'],
] as const;

/** 'twelve at night' is midnight, 'two at night' is early. */
const isLate = (half: string, base: number): boolean =>
  half === 'p' || (half === 'n' && base % NOON >= 5 * HOUR_MINUTES && base % NOON < NOON && base !== 0);

const toMinutes = (text: string): number | null => {
  const figures = /^(\d{1,2}?)(?:[:.]?(\d\d))?(?::00)?$/.exec(text);
  if (figures) {
    const [hour, minute] = [Number(figures[1]), Number(figures[2] ?? 0)];
    return hour <= 23 && minute < 60 ? hour * HOUR_MINUTES + minute : null;
  }
  if (!/^[a-z -]+$/.test(text)) return null;
  const [hour, minute] = parseTimeInWords(text);
  return hour >= 1 && hour <= 12 && minute < 60 ? hour * HOUR_MINUTES + minute : null;
};

const minutesAway = (count: string, way: string): number => {
  const minutes =
    count === 'half' ? 30 : count === 'quarter' ? 15 : count.split(/[ -]/).reduce((sum, word) => sum + parseCount(word), 0);
  return /past|after/.test(way) ? minutes : -minutes;
};
