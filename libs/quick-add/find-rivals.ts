import { type DraftPart, type EventDraft, parseTimeOfDay, weekdayOf } from '#libs/contracts';
import { type Found, HOURS_ONLY, nextWeekday } from '#libs/when';
import type { Cover } from './build-covers';
import {
  type Candidates,
  type DayCandidate,
  type HourCandidate,
  isBesideDay,
  overlaps,
  type RepeatCandidate,
  type Span,
  saysPartOfDay,
} from './candidates';
import { HALF_A_DAY, isShortlyBefore, minuteOf } from './hours-before';
import { maySayWhen } from './other-subjects';
import type { Role } from './roles';
import { endsSentence, splitIntoSentences } from './sentence-end';

/**
 * Readings of the same words compete by their weights. Other words for the day or the hour are meant as well: each that the cover leaves
 * to the name or the description makes a cover of its own, unless its role says that it is not the event's.
 */
export const findRivals = (text: string, cover: Cover, candidates: Candidates): Cover[] => {
  const isLeft = (span: Span) => !cover.parts.some((part) => overlaps(part, span));
  const whenEnds = Math.max(0, ...[cover.days, cover.hours, cover.repeat].map((found) => found?.to ?? 0));
  const isLater = ({ from }: Span) => endsSentence(text, whenEnds, from);
  const days = strongestApart(
    candidates.days
      .map((day) => withDate(day, cover))
      .filter((day) => isLeft(day) && isOtherDay(text, day, cover))
      .filter((day) => !isLater(day) || hourBeside(text, day, candidates.hours) || isDayOfSaidEvent(text, day, whenEnds)),
  );
  const deadlines = candidates.days.filter((day) => isOwnDeadline(day, cover));
  const hours = strongestApart(
    candidates.hours.filter(
      (hour) =>
        isLeft(withoutDay(hour, cover)) &&
        isOtherHour(text, hour, cover) &&
        !(isLater(hour) && hasDayAndHour(cover) && !isOfSaidEvent(text, hour, whenEnds, false)) &&
        !deadlines.some((day) => isBesideDay(text, day, hour)),
    ),
  );
  const ofDays = days.map((day) => ({
    days: day,
    hours: hourBeside(text, day, candidates.hours.filter(isLeft)) ?? hourOf(day, hours, candidates.days) ?? cover.hours,
  }));
  // The hour of the cover may be that of the other day alone: 'closed Nov 26, open Nov 30 at 8:30'.
  const isOfOther = cover.hours && cover.days && days.some((day) => hourOf(day, [cover.hours!], candidates.days));
  const ofHours = hours.filter((hour) => !ofDays.some((rival) => rival.hours === hour)).map((hour) => ({ hours: hour }));
  const ofWeekdays = findHoursOfWeekdays(text, cover, candidates);
  const ofRepeats = strongestApart(candidates.repeats.filter((repeat) => isLeft(repeat) && isOtherSeries(repeat, cover)));
  const rivals: readonly Partial<Pick<Cover, 'days' | 'hours' | 'repeat'>>[] = [
    ...(isOfOther || ofWeekdays.length > 0 ? [{ hours: null }] : []),
    ...ofWeekdays,
    ...ofDays,
    ...ofHours,
    ...ofRepeats.map((repeat) => ({ repeat })),
  ];
  return rivals.slice(0, MAX_RIVALS).map((rival) => ({
    ...cover,
    ...rival,
    ...('days' in rival && { repeat: null, end: null, dayCount: null }),
    ...('hours' in rival && rival.hours !== cover.hours && { duration: null }),
  }));
};

/**
 * Not 'Auditions Monday Nov 30, 7 pm. Callbacks posted Dec 2': such a sentence says something of another thing. `whenEnds`: behind the
 * words that say when the event is.
 */
const isOfSaidEvent = (text: string, when: Span, whenEnds: number, hasNameAhead: boolean): boolean => {
  const sentence = splitIntoSentences(text).find(({ to }) => when.from < to)!;
  const from = Math.max(sentence.from, whenEnds);
  return maySayWhen(text.slice(from, sentence.to), hasNameAhead ? text.slice(from, when.from) : '', text.slice(0, from));
};

/** 'Reorders until Dec 11' is no name with its day. */
const isDayOfSaidEvent = (text: string, day: Span, whenEnds: number): boolean =>
  isOfSaidEvent(text, day, whenEnds, !IS_END.test(text.slice(day.from)));

const IS_END = /^(?:(?:from )?(?:now |up ))?(?:until|till?|through|thru|ending)\b/i;

const hasDayAndHour = ({ days, hours, repeat }: Cover): boolean => hours !== null && (days !== null || repeat !== null);

/** '6:30' of '6:30 tonight', where the cover has 'tonight' for its day: the words of an hour that the cover may have left. */
const withoutDay = ({ from, to }: Span, { days }: Cover): Span => ({
  from,
  to: days && from < days.from && days.to <= to ? days.from : to,
});

/** 'JV 5:00, Varsity 6:30, boys 8:00': an hour behind that of an afternoon goes on from it. */
export const inOrder = (rivals: readonly Cover[], { hours, days }: Cover, startTime: string | null): Cover[] => {
  const start = startTime === null ? null : parseTimeOfDay(startTime);
  if (!hours || start === null || start < HALF_A_DAY) return [...rivals];
  return rivals.map((rival) => {
    const { reading, from } = rival.hours ?? hours;
    const at = minuteOf(reading.start.at);
    const later = at - minuteOf(start);
    if (from < hours.to || rival.days !== days || reading.start.isSure || later <= 0 || later > MAX_LATER) return rival;
    return { ...rival, hours: { ...rival.hours!, reading: { ...reading, start: { at: at + HALF_A_DAY, isSure: true } } } };
  });
};

/** Of 'elementary 12:30, middle 11:45', the second is before noon. */
const MAX_LATER = 420;

/** 'Jan 23-24, Sat 9-5, Sun 9-3': of several days, each has hours of its own. */
const findHoursOfWeekdays = (text: string, { days, repeat }: Cover, candidates: Candidates): Pick<Cover, 'days' | 'hours'>[] => {
  const span = days?.reading.spans[0];
  if (!span || repeat || span.from === span.to) return [];
  const ofDays = candidates.days
    .filter(({ from, reading }) => reading.kind === 'weekday' && from >= days!.from)
    .flatMap((day) => {
      const hours = candidates.hours.find(
        ({ from, reading }) => reading.end !== null && /^[\s,:]{1,2}$/.test(text.slice(day.to, from)),
      );
      const date = nextWeekday(span.from, weekdayOf(day.reading.spans[0]!.from), true);
      return hours && date <= span.to
        ? [{ days: { ...day, reading: { ...day.reading, spans: [{ from: date, to: date }] } }, hours }]
        : [];
    });
  return new Set(ofDays.map(({ hours }) => hours.from)).size > 1 ? ofDays : [];
};

/** A weekday behind a date is the one on or after it. */
const withDate = (day: DayCandidate, { days }: Cover): DayCandidate => {
  const [chosen, own] = [days?.reading.spans[0]?.from, day.reading.spans[0]?.from];
  // 'starts June 14, nine to noon, through June 18'
  if (chosen && own && day.reading.role === 'until' && own > chosen)
    return { ...day, reading: { ...day.reading, role: 'on', spans: [{ from: chosen, to: own }] } };
  if (
    !chosen ||
    !own ||
    day.from < days!.from ||
    day.reading.kind !== 'weekday' ||
    day.reading.role === 'deadline' ||
    day.reading.isNear ||
    days!.reading.kind === 'weekday'
  )
    return day;
  const date = nextWeekday(chosen, weekdayOf(own), true);
  return { ...day, reading: { ...day.reading, spans: [{ from: date, to: date }] } };
};

/** As many as a question has choices. */
const MAX_RIVALS = 5;

const strongestApart = <Reading extends { weight: number }>(found: readonly Found<Reading>[]): Found<Reading>[] => {
  const chosen: Found<Reading>[] = [];
  for (const one of found.toSorted((a, b) => b.reading.weight - a.reading.weight || b.to - b.from - (a.to - a.from)))
    if (!chosen.some((other) => overlaps(one, other))) chosen.push(one);
  return chosen.sort((a, b) => a.from - b.from);
};

/** 'carpool: me tu th, jen m w f' */
const isOtherSeries = ({ reading }: RepeatCandidate, { repeat }: Cover): boolean =>
  repeat !== null &&
  (reading.form === 'every' || reading.form === 'letters') &&
  reading.role === 'on' &&
  reading.weekdays.length > 0 &&
  !reading.weekdays.every((weekday) => repeat.reading.weekdays.includes(weekday));

const LIKELY_DAY = 9;

const isOtherDay = (text: string, day: DayCandidate, cover: Cover): boolean => {
  const { days, repeat } = cover;
  const { reading } = day;
  return (
    (days !== null || repeat !== null) &&
    reading.weight >= LIKELY_DAY &&
    (!reading.isName || saysPartOfDay(text, day)) &&
    reading.spans.length > 0 &&
    (!reading.period || days?.reading.kind === 'weekday') &&
    !isOwnDeadline(day, cover) &&
    !(days && (isNamed(text, day, days) || isWeekdayOf(day, days))) &&
    !(days && isWithin(reading.spans[0]!, days)) &&
    !(repeat && !days && isOfSeries(day, repeat))
  );
};

/** 'Tuesday night supper club Wed 12/2', 'to Friday Harbor, Sat, May 22': a date decides. */
const isNamed = (text: string, day: DayCandidate, chosen: DayCandidate) =>
  day.reading.kind === 'weekday' &&
  chosen.reading.kind !== 'weekday' &&
  day.to < chosen.from &&
  (!/[.,;:!?|•–—]/.test(text.slice(day.to, chosen.from)) || /^ \p{Lu}\p{Ll}/u.test(text.slice(day.to)));

/** 'Crafts Saturday at the library! Dec 12': the date behind it is on that weekday. */
const isWeekdayOf = (day: DayCandidate, chosen: DayCandidate) => {
  const [span] = chosen.reading.spans;
  return (
    day.reading.kind === 'weekday' &&
    chosen.reading.kind !== 'weekday' &&
    !day.reading.isNear &&
    day.to < chosen.from &&
    span !== undefined &&
    span.from === span.to &&
    weekdayOf(span.from) === weekdayOf(day.reading.spans[0]!.from)
  );
};

/** 'Tuesdays … this Tuesday' */
const isOfSeries = ({ reading }: DayCandidate, repeat: NonNullable<Cover['repeat']>) =>
  reading.kind === 'weekday' && repeat.reading.weekdays.includes(weekdayOf(reading.spans[0]!.from));

const isWithin = ({ from, to }: { from: string; to: string }, { reading }: DayCandidate) =>
  reading.spans.some((span) => span.from <= from && to <= span.to);

const isOwnDeadline = (day: DayCandidate, { days, repeat }: Cover): boolean =>
  isDeadlineOf(day, days ?? repeat) && isNotAfter(day, days);

/** A deadline that follows the event in the text is its own. */
const isDeadlineOf = ({ from, reading }: Found<{ role: Role }>, chosen: Found<{ role: Role }> | null) =>
  DEADLINE_ROLES.has(reading.role) && chosen?.reading.role === 'on' && from > chosen.from;

const DEADLINE_ROLES: ReadonlySet<Role> = new Set(['deadline', 'until', 'before']);

/** A day after the event's is no deadline of it. */
const isNotAfter = ({ reading }: DayCandidate, days: DayCandidate | null) =>
  (reading.spans[0]?.from ?? '') <= (days?.reading.spans[0]?.from ?? reading.spans[0]?.from ?? '');

const LIKELY_HOUR = 8;

const isOtherHour = (text: string, hour: HourCandidate, { hours }: Cover): boolean =>
  hours !== null &&
  !hour.reading.start.isMidnight &&
  (hour.reading.weight >= LIKELY_HOUR ||
    isBareToo(text, hour, hours) ||
    isMinutes(text, hour, hours) ||
    isAlternative(text, hours, hour)) &&
  !isDeadlineOf(hour, hours) &&
  !isDuring(hour, hours) &&
  !isBesideSpan(text, hour, hours) &&
  !isOfCompany(text, hour, hours) &&
  !isOfPart(text, hour, hours);

/** What begins at the hour behind it. */
const LABEL_OF_HOUR =
  /\b(?:doors(?: open)?|door opens|gates(?: open)?|show|music|kick-?off|tip-?off|seatings?|check-?in|call(?: time)?|drop(?:[ -]?off)?|dinner|reception|warm-?ups?|registration|starts?|begins?)(?: opens?| at)* $/i;

/** 'Doors 7, show 8', 'ten forty five coffee hour' */
const isBareToo = (text: string, hour: HourCandidate, hours: HourCandidate): boolean => {
  const { from, to, reading } = hour;
  if (reading.form !== 'bare' || reading.weight <= 0) return false;
  // 'dinner 4 mom'
  if (/^[24]$/.test(text.slice(from, to)) && PERSON_NEXT.test(text.slice(to))) return false;
  if (LABEL_OF_HOUR.test(text.slice(0, from)) || isLabelled(text, hour, hours)) return true;
  if (AND_BEFORE.test(text.slice(0, from)) && /^[a-z]+[ -][a-z]/i.test(text.slice(from, to))) return true;
  if (from < hours.from && BEHIND_WEEKDAY.test(text.slice(0, from))) return true;
  const isOfSameForm = hours.reading.form === 'bare' || reading.end !== null;
  return (
    isOfSameForm &&
    (/^\s*(?:$|[,;:.!/])/.test(text.slice(to)) || HOURS_ONLY.test(text.slice(to)) || /[a-z][ -][a-z]/i.test(text.slice(from, to)))
  );
};

const PERSON_NEXT =
  /^ (?:my |the )?(?:mom|dad|grandma|grandpa|nana|papa|aunt|uncle|us|me|him|her|them|kids?|boys|girls|team|class|\p{Lu}\p{Ll}+)\b/u;

/** 'date night fri 7 sitter at 630' */
const BEHIND_WEEKDAY = /\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:day|nesday|sday|urday)? $/i;

/** 'eight a.m. Mass and nine fifteen doughnuts' */
const AND_BEFORE = /\b(?:and|then) $/i;

/** 'doors 5:30 games 7' */
const isLabelled = (text: string, { from }: HourCandidate, hours: HourCandidate): boolean =>
  LABEL_OF_HOUR.test(text.slice(0, hours.from)) && from > hours.to && /^[\s,]*\p{L}+ $/u.test(text.slice(hours.to, from));

const isMinutes = (text: string, { from, to, reading }: HourCandidate, hours: HourCandidate): boolean =>
  reading.form === 'bare' && reading.weight > 0 && hours.reading.end === null && /^\d{3,4}$/.test(text.slice(from, to));

/** '6 or 7', '7 & 9 pm' */
const isAlternative = (text: string, a: HourCandidate, b: HourCandidate): boolean =>
  [text.slice(a.to, b.from), text.slice(b.to, a.from)].some((between) =>
    /^,? (?:or|and|&|and\/or)(?: (?:maybe|possibly|perhaps))?(?: at)? $/i.test(between),
  );

/** 'dance 7-10pm, beginners 6:30': hours with an end are those of the event, unless they are those of what comes before it. */
const isBesideSpan = (text: string, { from, reading }: HourCandidate, hours: HourCandidate): boolean =>
  hours.reading.end !== null &&
  reading.end === null &&
  from > hours.to &&
  /^[^;]*[\p{L}]{2}[^;]*$/u.test(text.slice(hours.to, from)) &&
  !STARTS.test(text.slice(hours.to, from)) &&
  !BEFORE_EVENT.test(text.slice(0, hours.to));

const STARTS = /\b(?:starts?|begins?|kick-?off)\b/i;
const BEFORE_EVENT =
  /\b(?:registration|check-?in|sign-?in|set-?up|doors?|drop-?off|packet|bib|pick-?up|warm-?ups?|reception|social|cocktails?|open)\b/i;

/** 'service at 10 AM, luncheon at 12:30': a meal or a lesson that goes with the event, in a clause of its own. */
const isOfCompany = (text: string, { from, to }: HourCandidate, hours: HourCandidate): boolean => {
  if (from < hours.to || BEFORE_EVENT.test(text.slice(0, hours.to))) return false;
  if (DOORS_OPEN.test(text.slice(hours.to, from))) return false;
  const between = text.slice(hours.to, from).split(/[,.;|•–—]/);
  const [behind] = text.slice(to).split(/[,.;|•–—]/);
  return between.length > 1 && COMPANY.test(`${between.at(-1)} ${behind}`) && !ELSEWHERE.test(behind!);
};

/** 'concert 8 PM, doors open 7 for dinner' */
const DOORS_OPEN = /\b(?:doors?|gates?) opens?(?: at)? $/i;

/** 'reception 6 PM at Villa Milano' is an event of its own. */
const ELSEWHERE = /^\s*(?:at|@)\s+\p{L}/u;

const COMPANY =
  /\b(?:soup|lunch(?:eon)?|dinner|supper|meal|refreshments|coffee|cookies|cake|dessert|reception|fellowship|beginners?|(?:beginner|intro)\S* lessons?|after-?party)\b/i;

/** 'Tree Lighting at 5! Santa arrives at 5:30': what comes later in the event is no doubt about its beginning. */
const isOfPart = (text: string, hour: HourCandidate, hours: HourCandidate): boolean =>
  hour.from >= hours.to &&
  isShortlyBefore(hours, hour, MAX_MINUTES_OF_PART) &&
  PART_OF_EVENT.test(text.slice(hours.to, hour.from));

const MAX_MINUTES_OF_PART = 120;
const PART_OF_EVENT =
  /[,.;!?|•–—(] *(?:\p{L}[\p{L}'’.-]* ){1,4}(?:(?:will )?(?:arrive|appear|eat|perform|sell|sing|speak|read)s?|(?:is|are|will be) (?:lit|drawn|served|announced|awarded)|(?:visit|appearance|arrival|performance|remarks|songs?) (?:from|by|of))\b[^,.;!?|•–—\d]*$/iu;

/** 'Craft fair 9-3. Lunch 11-1' */
const isDuring = ({ reading: { start } }: HourCandidate, { reading }: HourCandidate): boolean =>
  reading.end !== null &&
  [0, HALF_A_DAY].some((later) => {
    const at = minuteOf(start.at) + later;
    return at > minuteOf(reading.start.at) && at < endOf(reading);
  });

const endOf = ({ start, end }: HourCandidate['reading']) =>
  minuteOf(end!.at) <= minuteOf(start.at) ? minuteOf(end!.at) + HALF_A_DAY : minuteOf(end!.at);

/** 'Sat 10-4 and Sun 11-3': the second one is also within the hours of the first day. */
const hourBeside = (text: string, day: DayCandidate, hours: readonly HourCandidate[]): HourCandidate | undefined =>
  strongestApart(hours.filter((hour) => hour.reading.weight > 0 && isBesideDay(text, day, hour)))[0];

/** The first hour behind the day, before another day. */
const hourOf = (day: DayCandidate, hours: readonly HourCandidate[], days: readonly DayCandidate[]): HourCandidate | undefined => {
  const next = Math.min(
    ...days.filter(({ from, reading }) => from >= day.to && reading.weight >= LIKELY_DAY).map(({ from }) => from),
  );
  return hours.find(({ from }) => from >= day.to && from < next);
};

/** The words of rivals that stand in the name of the draft. */
export const findRivalWords = (text: string, rivals: readonly Cover[], cover: Cover, { parts }: EventDraft): DraftPart[] => {
  const spans = rivals
    .flatMap(({ days, hours }): DraftPart[] => [
      ...(days && days !== cover.days ? [{ from: days.from, to: days.to, kind: 'Date' as const }] : []),
      ...(hours && hours !== cover.hours ? [{ from: hours.from, to: hours.to, kind: 'Time' as const }] : []),
    ])
    .filter(({ from, to }) => parts.some((part) => part.kind === 'Name' && overlaps(part, { from, to })))
    .filter((part, at, all) => all.findIndex(({ from }) => from === part.from) === at);
  return spans.some(({ kind }) => kind === 'Time') ? [...spans, ...findLabels(text, [...cover.parts, ...spans])] : spans;
};

/** Of several hours behind the day, the words before each of them say what begins: 'doors 6pm show 7pm'. */
const findLabels = (text: string, parts: readonly DraftPart[]): DraftPart[] =>
  parts
    .filter(({ kind }) => kind === 'Time')
    .flatMap(({ from }) => {
      const before = parts.filter((part) => part.to <= from);
      const begins = Math.max(0, ...before.map(({ to }) => to));
      const isBehindDay = before.some(({ kind }) => kind === 'Date' || kind === 'Repeats');
      return isBehindDay && LABEL.test(text.slice(begins, from)) ? [{ from: begins, to: from, kind: 'Time' as const }] : [];
    });

const LABEL = /^\s+[\p{L}&]+(?:\s+[\p{L}&]+)?\s+$/u;
