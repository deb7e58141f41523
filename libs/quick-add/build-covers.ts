import {
  addDays,
  type Day,
  type DraftPart,
  type DraftPartKind,
  daysBetween,
  memoize,
  type Recurrence,
  weekdayOf,
} from '#libs/contracts';
import { type Found, type RepeatEnd, WEEKDAY } from '#libs/when';
import {
  type Candidates,
  type DayCandidate,
  type HourCandidate,
  isInSpan,
  overlaps,
  type RepeatCandidate,
  type Span,
} from './candidates';
import { isEventWord } from './event-words';
import type { DurationReading } from './find-durations';
import { type EndHour, findEndDay, findEndHour, findLaterEnd } from './find-end-hour';
import type { PlaceReading } from './place-reading';
import type { Role } from './roles';
import { endsSentence, endsSentenceBehind } from './sentence-end';
import { isStartOfSeries } from './series-starts';

/** One consistent reading of the line: at most one candidate of a field, none overlapping. What it leaves is the name. */
export type Cover = Readonly<{
  days: DayCandidate | null;
  hours: HourCandidate | null;
  duration: Found<DurationReading> | null;
  dayCount: Found<{ days: number }> | null;
  repeat: RepeatCandidate | null;
  end: Found<RepeatEnd> | null;
  place: Found<PlaceReading> | null;
  /** Its hour is the end of `hours`. */
  endHour: EndHour | null;
  /** In the order of the text. */
  parts: readonly DraftPart[];
  weight: number;
}>;

/** Likeliest first. */
export const buildCovers = (text: string, candidates: Candidates, fixed: readonly DraftPart[]): Cover[] => {
  const isFree = (span: Span) => !fixed.some((part) => overlaps(part, span));
  const [repeats, ends, days, hours, places] = [
    strongest(candidates.repeats.filter(isFree), MAX_OTHERS),
    strongest(candidates.ends.filter(isFree), MAX_OTHERS),
    strongest(candidates.days.filter(isFree), MAX_DAYS),
    strongest(candidates.hours.filter(isFree), MAX_HOURS),
    strongest(candidates.places.filter(isFree), MAX_PLACES),
  ];
  const line: WeighedLine = {
    text,
    candidates,
    isActivity: ACTIVITY.test(text) || text.split(' ').some(isEventWord),
    agreeingWith: memoize((days) => memoize((repeat) => findAgreeing(text, candidates.days, days, repeat))),
  };
  // In this order: 'combine' takes an end only behind a series.
  return combine([repeats, ends, days, hours, places])
    .map(([repeat, end, days, hours, place]) => complete(line, fixed, { repeat, end, days, hours, place } as Chosen))
    .sort((a, b) => b.weight - a.weight);
};

const [REPEAT, END] = [0, 1];

type WeighedLine = Readonly<{
  text: string;
  candidates: Candidates;
  isActivity: boolean;
  /** Other words for the same day. Many covers have the same two. */
  agreeingWith: (days: DayCandidate) => (repeat: Cover['repeat']) => readonly DayCandidate[];
}>;
type Option = Found<{ weight: number; isName?: boolean }> | null;

/**
 * The best combinations by the weights of their candidates alone: what goes together is weighed for these only. Depth first, the
 * strongest candidates first: what cannot come close to the best is not tried.
 */
const combine = (fields: readonly (readonly Found<{ weight: number }>[])[]): (readonly Option[])[] => {
  const options = fields.map((found): Option[] => [...found, null].sort((a, b) => weightOf(b) - weightOf(a)));
  const rest = options.map((_, at) => options.slice(at + 1).reduce((sum, [strongest]) => sum + weightOf(strongest!), 0));
  /** In order of their sums. */
  const found: { chosen: readonly Option[]; sum: number }[] = [];
  let least = Number.NEGATIVE_INFINITY;
  const add = (chosen: readonly Option[], sum: number): void => {
    found.splice(found.findLastIndex((other) => other.sum >= sum) + 1, 0, { chosen, sum });
    if (found.length > MAX_COVERS) found.pop();
    least = found[0]!.sum - MAX_BEHIND;
    if (found.length === MAX_COVERS) least = Math.max(least, found.at(-1)!.sum);
  };
  const choose = (chosen: readonly Option[], sum: number): void => {
    const at = chosen.length;
    if (at === options.length) {
      add(chosen, sum);
      return;
    }
    for (const option of options[at]!) {
      const reached = sum + weightOf(option);
      if (reached + rest[at]! < least) return;
      // An end is that of a series.
      if (
        option &&
        ((at === END && !chosen[REPEAT]) || chosen.some((other) => other && !other.reading.isName && overlaps(other, option)))
      )
        continue;
      choose([...chosen, option], reached);
    }
  };
  choose([], 0);
  return found.filter(({ sum }) => sum >= least).map(({ chosen }) => chosen);
};

const weightOf = (option: Option): number => option?.reading.weight ?? 0;

const [MAX_BEHIND, MAX_COVERS] = [18, 32];

const [MAX_DAYS, MAX_HOURS, MAX_OTHERS, MAX_PLACES] = [10, 8, 4, 9];

const strongest = <Reading extends { weight: number }>(found: readonly Found<Reading>[], most: number): Found<Reading>[] => {
  const inOrder = found.toSorted((a, b) => b.reading.weight - a.reading.weight || b.to - b.from - (a.to - a.from));
  const distinct = inOrder.filter(
    (one, at) =>
      !inOrder
        .slice(0, at)
        .some(
          (other) =>
            other.from <= one.from &&
            one.to <= other.to &&
            other.reading.weight - one.reading.weight >= 12 &&
            !isShorterPlace(one),
        ),
  );
  return distinct.slice(0, most);
};

const isShorterPlace = ({ reading }: Found<object>) => 'places' in reading;

/** Words of a name are read, but not taken from it. */
const spanOf = (found: Found<{ isName?: boolean }> | null): Span | null => (found?.reading.isName ? null : found);

type Chosen = Pick<Cover, 'days' | 'hours' | 'repeat' | 'end' | 'place'>;

const complete = (line: WeighedLine, fixed: readonly DraftPart[], chosen: Chosen): Cover => {
  const { text, candidates } = line;
  const { days, hours, repeat, end, place } = chosen;
  const parts: DraftPart[] = [...fixed];
  const add = (span: Span | null, kind: DraftPartKind) => span && parts.push({ from: span.from, to: span.to, kind });
  add(spanOf(days), 'Date');
  add(hours, 'Time');
  add(repeat && isAdjective(text, repeat) ? null : repeat, 'Repeats');
  add(end, 'Repeats');
  add(spanOf(place), 'Location');
  const isFree = (span: Span) => !parts.some((part) => overlaps(part, span));
  const addCorrected = (chosen: Found<{ isCorrection?: boolean }> | null, all: readonly Span[], kind: DraftPartKind) => {
    if (!chosen?.reading.isCorrection) return;
    const longestFirst = all.toSorted((a, b) => b.to - b.from - (a.to - a.from));
    for (const corrected of longestFirst) if (corrected.to <= chosen.from && isFree(corrected)) add(corrected, kind);
  };
  addCorrected(days, candidates.days, 'Date');
  addCorrected(hours, candidates.hours, 'Time');
  addCorrected(place, candidates.places, 'Location');
  const openHours = hours?.reading.end ? null : hours;
  const later = openHours && findLaterEnd(text, openHours, days, candidates, isFree);
  const endHour = later
    ? { hour: later.hour, isRough: false }
    : openHours && findEndHour(text, openHours, days, candidates, isFree);
  add(endHour?.hour ?? null, 'Time');
  add(later?.day ?? null, 'Date');
  const endSpan = endHour?.hour ?? (hours?.reading.end ? hours : null);
  const endAt = endHour?.hour.reading.start ?? hours?.reading.end;
  const isOvernight = endAt?.isSure === true && endAt.at <= hours!.reading.start.at;
  const endDay = isOvernight && endSpan && !later ? findEndDay(text, endSpan, days, candidates) : null;
  if (endDay && isFree(endDay)) add(endDay, 'Date');
  const isDuration = (span: Span) =>
    isFree(span) && !endsSentence(text, hours!.to, span.from) && !isNameless(text, withPart(parts, span));
  const duration = openHours && !endHour ? (candidates.durations.find(isDuration) ?? null) : null;
  add(duration, 'Time');
  const dayCount = days && !repeat ? (candidates.dayCounts.find(isFree) ?? null) : null;
  add(dayCount, 'Date');
  const agreeing = days ? line.agreeingWith(days)(repeat).filter(isFree) : [];
  for (const one of agreeing.toSorted((a, b) => b.to - b.from - (a.to - a.from))) if (isFree(one)) add(one, 'Date');
  for (const other of candidates.repeats)
    if (repeat && isFree(other) && isSameInterval(text, other, repeat)) add(other, 'Repeats');
  for (const { from, to, reading } of candidates.qualifiers)
    if (
      isFree({ from, to }) &&
      !candidates.hours.some((hour) => hour.from < from && to <= hour.to && !(hours && overlaps(hour, hours))) &&
      parts.some((part) => part.kind !== 'Location' && isBeside(text, part, { from, to }))
    )
      parts.push({ from, to, kind: reading.kind });
  parts.sort((a, b) => a.from - b.from);
  const isNight = isOvernight && later !== null && addDays(days!.reading.spans[0]!.from, 1) === later.date;
  return {
    ...chosen,
    days: later && !isNight ? toLastDay(days!, later.date) : days,
    hours: hours && endHour ? { ...hours, reading: { ...hours.reading, end: endHour.hour.reading.start } } : hours,
    endHour,
    duration,
    dayCount,
    parts,
    weight: weigh(line, chosen, parts) + agreeing.length * AGREEING + (endHour ? ENDING : 0),
  };
};

const toLastDay = (days: DayCandidate, to: Day): DayCandidate => ({
  ...days,
  reading: { ...days.reading, spans: [{ from: days.reading.spans[0]!.from, to }] },
});

const [AGREEING, ENDING] = [5, 6];

const findAgreeing = (
  text: string,
  all: readonly DayCandidate[],
  days: DayCandidate,
  repeat: Cover['repeat'],
): readonly DayCandidate[] =>
  all.filter(
    (other) =>
      agrees(days, other, repeat) &&
      !endsSentenceBehind(text, Math.min(days.to, other.to), Math.max(days.from, other.from)) &&
      !isOfName(text, days, other, all),
  );

const withPart = (parts: readonly DraftPart[], { from, to }: Span): DraftPart[] =>
  [...parts, { from, to, kind: 'Time' as const }].sort((a, b) => a.from - b.from);

/** Another word for the same day: 'Saturday … Dec 12'. */
const agrees = (days: DayCandidate, other: DayCandidate, repeat: Cover['repeat']): boolean => {
  if (
    (repeat && (repeat.reading.weekdays.length > 0 || (other.reading.kind !== 'weekday' && !other.reading.isOfWeekdays))) ||
    other === days ||
    other.reading.isName ||
    other.reading.weight < 7 ||
    other.reading.role === 'deadline' ||
    other.reading.role === 'until'
  )
    return false;
  const [span] = days.reading.spans;
  if (!span) return false;
  if (other.reading.kind === 'weekday' && days.reading.kind !== 'weekday' && !other.reading.isNear)
    return weekdayOf(other.reading.spans[0]!.from) === weekdayOf(span.from) && !overlaps(days, other);
  // 'revival sun-wed, mar 14-17'
  const [same] = other.reading.spans;
  if (other.reading.isOfWeekdays && same && same.from < same.to && other.reading.spans.length === 1 && !overlaps(days, other))
    return daysBetween(same.from, same.to) === daysBetween(span.from, span.to) && weekdayOf(same.from) === weekdayOf(span.from);
  if (other.reading.kind === 'weekend' && days.reading.kind !== 'weekend')
    return (
      !overlaps(days, other) && span.from !== span.to && [span.from, span.to].every((day) => [0, 6].includes(weekdayOf(day)))
    );
  return (
    !days.reading.isName &&
    other.reading.spans.length === 1 &&
    other.reading.spans[0]!.from === span.from &&
    other.reading.spans[0]!.to === span.to &&
    !overlaps(days, other)
  );
};

/** 'on the last Friday of the month at 8 every month' says once more how often; the 'weekly call Mondays' is a name. */
const isSameInterval = (text: string, other: RepeatCandidate, repeat: RepeatCandidate): boolean => {
  if (other.reading.weekdays.length > 0) return false;
  const [said, rule] = [other.reading.rule(ANY_DAY), repeat.reading.rule(ANY_DAY)];
  return (
    said.frequency === rule.frequency &&
    said.interval === rule.interval &&
    (other.from >= repeat.to || /^(?:every|each)\b/i.test(text.slice(other.from, other.to)))
  );
};

const ANY_DAY: Day = '2000-01-01';

/** In 'The Sunday Night Jazz Band, Sunday Dec 6' the date has a weekday of its own. */
const isOfName = (text: string, days: DayCandidate, other: DayCandidate, all: readonly DayCandidate[]): boolean => {
  if (other.reading.kind !== 'weekday' || !CAPITAL_NEXT.test(text.slice(other.to))) return false;
  const isBesideDate = ({ from, to }: Span) =>
    (days.from <= from && to <= days.to) || (to <= days.from && /^[\s,.]*$/.test(text.slice(to, days.from)));
  return !isBesideDate(other) && all.some((day) => day.reading.kind === 'weekday' && isBesideDate(day) && !overlaps(day, other));
};

const CAPITAL_NEXT = /^ \p{Lu}\p{Ll}/u;

const isBeside = (text: string, a: Span, b: Span) => {
  const between = a.to <= b.from ? text.slice(a.to, b.from) : text.slice(b.to, a.from);
  return /^[\s,]{0,2}$/.test(between);
};

/** Plain sums: how likely each candidate is, and how well they go together. */
const weigh = (
  { text, candidates, isActivity }: WeighedLine,
  { days, hours, repeat, end, place }: Chosen,
  parts: readonly DraftPart[],
): number => {
  const length = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  return (
    (days ? weighDay(days, hours, repeat) - weighRole(text, days, candidates.days) : 0) +
    (hours ? weighHours(text, hours, parts, isActivity) - weighRole(text, hours, candidates.hours) : 0) +
    (repeat ? weighRepeat(text, repeat, days, hours, end, candidates) : 0) +
    (end ? end.reading.weight - (endsTooEarly(end, days) ? 16 : 0) : 0) +
    (place?.reading.weight ?? 0) +
    length * LENGTH_WEIGHT -
    (isNameless(text, parts) ? NAMELESS : 0)
  );
};

const endsTooEarly = ({ reading }: Found<RepeatEnd>, days: DayCandidate | null) => {
  const [begins, ends] = [days?.reading.spans[0]?.from, reading.untils[0]];
  return begins !== undefined && ends !== undefined && ends < begins;
};

const [LENGTH_WEIGHT, NAMELESS] = [0.02, 9];

/** A deadline is the day or the hour of the event only where there is no other. */
const weighRole = (text: string, chosen: Found<{ role: Role }>, others: readonly Found<{ weight: number }>[]): number => {
  const isOfOther =
    chosen.reading.role === 'deadline' && others.some((other) => other.reading.weight > 0 && !overlaps(other, chosen));
  return isOfOther ? (/[.!\n]/.test(text.slice(0, chosen.from).trimEnd()) ? DEADLINE_IN_SENTENCE : DEADLINE) : 0;
};

const [DEADLINE_IN_SENTENCE, DEADLINE] = [9, 3];

const weighDay = ({ from, reading }: DayCandidate, hours: HourCandidate | null, repeat: Cover['repeat']): number => {
  const base = reading.isName ? Math.min(reading.weight, 5) : reading.weight;
  const isUntil = reading.role === 'until' && repeat !== null;
  return base - (isUntil ? 8 : 0) + (hours && isNear(hours, from) ? 0.5 : 0) - from * LATER;
};

/** Of two days, the first one is likelier. */
const LATER = 0.004;

const isNear = ({ from, to }: Span, at: number) => Math.abs(from - at) < 20 || Math.abs(to - at) < 20;

/** A bare number is an hour beside a day, or at the end. */
const weighHours = (
  text: string,
  { from, to, reading }: HourCandidate,
  parts: readonly DraftPart[],
  isActivity: boolean,
): number => {
  const days = parts.filter(({ kind }) => kind === 'Date' || kind === 'Repeats');
  const isAfterDay = days.some((part) => part.to <= from && /^[\s,]*$/.test(text.slice(part.to, from)));
  // 'Dec 12 - 10:00 AM'
  const isAfterDash = days.some((part) => part.to <= from && /^ [-–—|•] $/.test(text.slice(part.to, from)));
  if (reading.form === 'clock') return reading.weight + (isAfterDay || isAfterDash ? 3 : 0);
  const isBeforeDay = days.some((part) => to <= part.from && /^\s*(?:on )?$/.test(text.slice(to, part.from)));
  const isBehindHome = parts.some(
    (part) => part.kind === 'Location' && part.to === from - 1 && IS_OWN_HOME.test(text.slice(part.from, part.to)),
  );
  const isFirst = text.slice(0, from).trim() === '';
  const isLast = /^[\s.,;!?)]*(?:$|[,.;!\n#@]|\s(?:with|w|w\/|at|for|in|while|until|till?)\b)/i.test(text.slice(to));
  // 'Nov 28 9-2 Grange. Raffle drawn at 1:30'
  const isBeforePlace = parts.some((part) => part.kind === 'Location' && part.from === to + 1);
  const isApart =
    isLast || (isAfterDay && reading.end !== null) || (isBeforePlace && (isAfterDay || isMinutes(text.slice(from, to))));
  const hasDay = days.length > 0;
  return (
    reading.weight +
    (isAfterDay ? 5 : isBeforeDay ? (isFirst || isBehindHome || reading.end ? 4 : 1) : 0) +
    (isApart ? 1 : 0) +
    ((isActivity || hasDay) && isApart ? 3 : 0) +
    (isActivity && isBeforeDay && isMinutes(text.slice(from, to)) ? 4 : 0) -
    (hasDay ? 0 : 3)
  );
};

/** 'at my apt 7 on friday': a home of one's own has no number. */
const IS_OWN_HOME = /^(?:at )?(?:my|our|his|her|their) /i;

/** 'haircut 130 tmrw' */
const isMinutes = (said: string): boolean => /^1?\d[0134][05]$/.test(said);

const ACTIVITY =
  /\b(?:breakfast|brunch|lunch|dinner|supper|coffee|tea|drinks|party|meeting|mtg|appt|appointment|practice|game|dentist|doctor|dr|haircut|class|lesson|yoga|movie|recital|concert|rehearsal|church|vet|gym|call|trivia|club|open mic|pick ?up|drop ?off)\b/i;

const weighRepeat = (
  text: string,
  { from, to, reading }: RepeatCandidate,
  days: DayCandidate | null,
  hours: HourCandidate | null,
  end: Cover['end'],
  candidates: Candidates,
): number => {
  const said = text.slice(from, to);
  const isNamed =
    (reading.form === 'plural' && /^[A-Z]/.test(said) && /[A-Z][\w.]*\s+$/.test(text.slice(0, from))) ||
    (/^Daily$/.test(said) && from > 0 && /^ \p{Lu}\p{Ll}/u.test(text.slice(to)));
  const isOther =
    days !== null &&
    reading.weekdays.length > 0 &&
    days.reading.role === 'on' &&
    days.reading.spans.length > 0 &&
    days.reading.spans[0]!.from === days.reading.spans[0]!.to &&
    !reading.weekdays.includes(weekdayOf(days.reading.spans[0]!.from));
  const isOfOneDate =
    !end && isAdjective(text, { from, to }) && isOneOfSeries(text, reading.rule(ANY_DAY), days, candidates.days);
  // Several weekdays are a series where the line says when it begins or ends.
  const isOfFewDays = reading.form === 'range' && !end && days?.reading.role !== 'from' && !isOfWeeks(days);
  const isOfOtherClause = days !== null && /[;.!?]\s/.test(text.slice(days.to, from));
  const hasDate = candidates.days.some((day) => day.reading.kind === 'date' && !overlaps(day, { from, to }));
  const isRegular =
    reading.form === 'list' &&
    (!days || days.reading.role === 'from' || isOfWeeks(days)) &&
    isApart(reading.weekdays) &&
    ((reading.weekdays.length > 2 && REGULAR.test(text)) || (hours !== null && !hasDate)) &&
    !ONE_WEEK.test(text);
  const isBareList =
    reading.form === 'list' && !end && !isRegular && days?.reading.role !== 'from' && (!isOfWeeks(days) || isOfOtherClause);
  const isOfWeekend = days?.reading.kind === 'weekend' && !/\b(?:this|next|the)\b/i.test(text.slice(days.from, days.to));
  return (
    reading.weight -
    (isNamed ? 9 : 0) -
    (isOfWeekend ? 14 : 0) -
    (isOther ? 14 : 0) -
    (isOfOneDate ? 24 : 0) -
    (isBareList || isOfFewDays ? 24 : 0) +
    (isRegular ? 24 : 0) +
    (reading.form === 'list' && end ? 4 : 0)
  );
};

/** 'our monthly meeting on December 14' is one of them, 'our weekly class starts January 5' is not. */
const isOneOfSeries = (
  text: string,
  { frequency }: Recurrence,
  days: DayCandidate | null,
  all: readonly DayCandidate[],
): boolean => {
  const dates = all.filter(({ reading }) => reading.kind === 'date');
  if (!days) return dates.length > 0;
  // The weekday of 'Saturday, Dec 5' is not every Saturday.
  if (dates.some((date) => date !== days && isInSpan(days, date))) return true;
  return isDateOf(days, frequency) && !isStartOfSeries(text, days, frequency);
};

/** 'our weekly call Tuesday' and 'the monthly meeting is the second Thursday' say which day of the series. */
const isDateOf = ({ reading: { kind, nth } }: DayCandidate, frequency: Recurrence['frequency']): boolean =>
  kind === 'date' || (kind === 'weekday' && !nth && frequency === 'MONTHLY');

/** 'its monthly meeting', 'the library’s monthly sale', 'Grange: weekly supper' */
const isAdjective = (text: string, { from, to }: Span): boolean =>
  /^(?:daily|weekly|monthly)$/i.test(text.slice(from, to)) &&
  /(?:\b(?:its|our|their|the|a|regular)|\p{L}['’]s?|:) $/iu.test(text.slice(0, from)) &&
  /^ (?!(?:on|at|from|in|for|by|until|through|starting|with)\b)\p{Ll}{3,}/u.test(text.slice(to));

/** Not in a row, also not across the weekend: 'mon wed fri'. */
const isApart = (weekdays: readonly number[]): boolean =>
  !weekdays.some((first) => weekdays.every((day) => (day - first + 7) % 7 < weekdays.length));

const BEHIND_REGIMEN = `\\d|noon\\b|at\\b|@|w/|with\\b|starting\\b|from\\b|every\\b|until\\b|${WEEKDAY}\\b`;
/**
 * What one does for one's health on the same days of every week, as all of the name: 'gym 6am mon wed fri'. A class may be that of one
 * week. One goes to a gym, but 'no gym', 'gym closed' and 'fun run' are something else.
 */
const REGULAR = new RegExp(
  `(?:^|(?:\\d|[ap]m|noon|${WEEKDAY}),? )(?:my |early |morning |evening )?(?:(?:gym|workouts?|work out|weights|cardio|crossfit|yoga|pilates|spin|lap swim|swim(?:ming)? laps|run|jog|walk(?: (?:the )?dogs?)?)|(?:(?!(?:no|cancel|skip|retail)\\b)\\p{L}+(?:['’]s)? )?(?:pt|rehab|(?:physical|phys|speech|occupational) therapy|dialysis))(?=,?(?:\\s*$| (?:${BEHIND_REGIMEN})))`,
  'iu',
);
const ONE_WEEK = /\b(?:this|next|that|all|coming|thanksgiving|christmas) week\b|\b\d+x\b|\bclosed\b/i;

/** 'Mon & Wed, Nov 30 - Dec 16' */
const isOfWeeks = (days: DayCandidate | null): boolean => {
  const [span] = days?.reading.spans ?? [];
  return span !== undefined && !days!.reading.period && daysBetween(span.from, span.to) >= 7;
};

const isNameless = (text: string, parts: readonly DraftPart[]): boolean => {
  let at = 0;
  for (const part of parts) {
    if (hasWordOfName(text.slice(at, part.from))) return false;
    at = Math.max(at, part.to);
  }
  return !hasWordOfName(text.slice(at));
};

const hasWordOfName = (words: string): boolean => IS_WORD.test(words) && IS_WORD.test(words.replace(NO_NAME, ''));

/** Also 'D&D'. */
const IS_WORD = /[\p{L}\d]{2}|\p{L}&\p{L}/u;

/** Words that only connect, and hours. */
const NO_NAME = /\b(?:every|each|on|at|from|for|by|in|the|and|or|to|starting|until|with|w|a|an|\d{1,2}(?::\d\d)? ?[ap]\.?m)\b/gi;
