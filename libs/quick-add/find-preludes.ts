import type { FoundHours } from '#libs/when';
import { FOR_OTHER_EVENT, isShortlyBefore } from './hours-before';

/** An hour of what goes before the event, with its words: 'doors 7pm'; up to those of the beginning: 'doors 7pm, show'. */
export type Prelude = Readonly<{ from: number; to: number; beginning: number }>;

/**
 * The hour of an event is when it begins for its audience: of 'Doors 7pm, show 8pm', 'JV 5:00, varsity 6:30' and '645a check in 615', only
 * the later one.
 */
export const findPreludes = <Hour extends FoundHours>(text: string, hours: readonly Hour[]): (Prelude & { hour: Hour })[] => {
  if (hours.length < 2 || !LABEL.test(text)) return [];
  const labels = hours.map((hour) => ({ hour, label: findLabel(text, hour, hours) }));
  // '9 pm' of 'parking 5 pm - 9 pm' is the end of it.
  const isEnd = (hour: Hour) =>
    hours.some((other) => other.reading.end !== null && other.from < hour.from && hour.to <= other.to);
  const events = labels.filter(({ hour, label }) => !label && !isEnd(hour)).map(({ hour }) => hour);
  return labels.flatMap(({ hour, label }) => {
    const event = label && events.find((one) => isEventOf(text, one, hour, label));
    if (!event) return [];
    const between = event.from >= label.to ? text.slice(label.to, event.from) : '';
    return [{ hour, from: label.from, to: label.to, beginning: label.to + (BEGINNING_NEXT.exec(between)?.[0].length ?? 0) }];
  });
};

type Label = Readonly<{ from: number; to: number; isWeak: boolean }>;

/** The words before the hour, or else those behind it. Between two hours, words belong to the earlier one: '7pm doors 8pm'. */
const findLabel = (text: string, hour: FoundHours, hours: readonly FoundHours[]): Label | null => {
  const before = LABEL_BEFORE.exec(text.slice(0, hour.from));
  if (before) {
    const last = hours.find(({ to }) => to < before.index + 1 && /^ ?$/.test(text.slice(to, before.index)));
    return last && isBefore(last, hour)
      ? null
      : { from: before.index + before[0].search(/\S/), to: hour.to, isWeak: WEAK_LABEL.test(before[0]) };
  }
  const behind = LABEL_BEHIND.exec(text.slice(hour.to));
  if (!behind) return null;
  const to = hour.to + behind[0].trimEnd().length;
  const next = hours.find(({ from }) => from >= to && /^(?: at)? ?$/.test(text.slice(to, from)));
  return next && !isBefore(hour, next) ? null : { from: hour.from, to, isWeak: WEAK_LABEL.test(behind[0]) };
};

const isEventOf = (text: string, event: FoundHours, hour: FoundHours, label: Label): boolean => {
  if (FOR_OTHER_EVENT.test(text.slice(hour.to))) return false;
  if (event.reading.weight <= 0 || !isBefore(hour, event) || (event.from < hour.to && hour.from < event.to)) return false;
  const isBeginning = BEGINNING_BEFORE.test(text.slice(0, event.from));
  const isHour = event.reading.form === 'clock' || event.reading.isLed || isBeginning;
  const isAlternative = event.from >= hour.to && /^,? (?:or|and|&) (?:at )?$/i.test(text.slice(hour.to, event.from));
  return isHour && !isAlternative && (isBeginning || !label.isWeak || event.to <= hour.from);
};

const isBefore = (hour: FoundHours, event: FoundHours): boolean => isShortlyBefore(hour, event, MAX_MINUTES_OF_PRELUDE);

const MAX_MINUTES_OF_PRELUDE = 240;

const PRELUDE_NAMES =
  "(?:the )?(?:(?:doors?|gates?)(?: will)?|(?:check|weigh)[- ]?in|sign[- ]?(?:in|up)s?|registration|(?:(?:race |bib )?packet )?pick-?up|arriv(?:e|al)|be (?:there|here)|report|line[- ]?up|warm[- ]?ups?|call time|parking|boarding|seating|cocktails?(?: hour)?|jv|junior varsity|(?:beginners?['’]?s?|intro(?:ductory)?|free) (?:dance )?(?:lessons?|class|workshop)|carol(?:ing| singing|s)|prelude|pre-?(?:concert|show|game|performance|race) (?:talk|lecture|chat|reception|party|dinner|meal))";
/** One may come for these alone, before an hour that is not said to be the beginning: 'Be there by 6:15, he walks in at 6:45'. */
const WEAK_LABEL = /\b(?:(?<!packet )pick-?up|weigh[- ]?in|parking|be (?:there|here)|report|arriv(?:e|al))\b/i;
const LABEL = new RegExp(`(?<![\\p{L}\\d'’-])${PRELUDE_NAMES}`, 'iu');
const LINKING_WORDS = '(?:,? (?:opens?|opening|begins?|starts?|plays?|is|are|from|at|by|time|around|about|@)|:)*';
const LABEL_BEFORE = new RegExp(`(?<![\\p{L}\\d'’-])${PRELUDE_NAMES}${LINKING_WORDS}\\s*$`, 'iu');
const LABEL_BEHIND = new RegExp(
  `^ (?:for )?${PRELUDE_NAMES}(?: open(?:s|ing)?)?(?=\\s*(?:$|[,;.!/|•–—()&+]|\\d|(?:and|at) ))`,
  'iu',
);

const BEGINNING =
  '(?:shows?|dance|dancing|showtime|movie|film|music|concert|performance|races?|racing|games?|match|first (?:pitch|event|heat|race|game|match|serve|whistle)|puck drops?|tip-?off|tips(?: off)?|kick-?off|curtain|program|ceremony|service|talk|dinner|starts?|begins?|for)';
const BEGINNING_BEFORE = new RegExp(`\\b(?:${BEGINNING}|varsity)${LINKING_WORDS}\\s*$`, 'i');
const BEGINNING_NEXT = new RegExp(
  `^[\\s,;/&]*(?:and )?(?:the )?${BEGINNING}(?: (?:starts?|begins?|tips))?(?=(?: at)?\\s*$)`,
  'i',
);
