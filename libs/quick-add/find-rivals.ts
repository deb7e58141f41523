import type { DraftPart, EventDraft } from '#libs/contracts';
import type { Found } from '#libs/when';
import type { Cover } from './build-covers';
import type { Candidates, DayCandidate, HourCandidate } from './find-candidates';
import type { Role } from './roles';

type Span = Readonly<{ from: number; to: number }>;

/**
 * Readings of the same words compete by their weights. Other words for the day or the hour are meant as well: each that the cover leaves
 * to the name or the description makes a cover of its own, unless its role says that it is not the event's.
 */
export const findRivals = (text: string, cover: Cover, candidates: Candidates): Cover[] => {
  const isLeft = (span: Span) => !cover.parts.some((part) => overlaps(part, span));
  const days = strongestApart(candidates.days.filter((day) => isLeft(day) && isOtherDay(text, day, cover)));
  const hours = strongestApart(candidates.hours.filter((hour) => isLeft(hour) && isOtherHour(text, hour, cover)));
  const ofDays = days.map((day) => ({ days: day, hours: hourOf(day, hours, candidates.days) ?? cover.hours }));
  const ofHours = hours.filter((hour) => !ofDays.some((rival) => rival.hours === hour)).map((hour) => ({ hours: hour }));
  return [...ofDays, ...ofHours].slice(0, MAX_RIVALS).map((rival) => ({
    ...cover,
    ...rival,
    ...('days' in rival && { repeat: null, end: null, dayCount: null }),
    ...(rival.hours !== cover.hours && { duration: null }),
  }));
};

/** As many as a question has choices. */
const MAX_RIVALS = 5;

const overlaps = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

const strongestApart = <Reading extends { weight: number }>(found: readonly Found<Reading>[]): Found<Reading>[] => {
  const chosen: Found<Reading>[] = [];
  for (const one of found.toSorted((a, b) => b.reading.weight - a.reading.weight || b.to - b.from - (a.to - a.from)))
    if (!chosen.some((other) => overlaps(one, other))) chosen.push(one);
  return chosen.sort((a, b) => a.from - b.from);
};

const LIKELY_DAY = 9;

const isOtherDay = (text: string, day: DayCandidate, { days, repeat }: Cover): boolean => {
  const { reading } = day;
  return (
    (days !== null || repeat !== null) &&
    reading.weight >= LIKELY_DAY &&
    !reading.isName &&
    reading.spans.length > 0 &&
    !reading.period &&
    !(isDeadlineOf(day, days ?? repeat) && isBefore(day, days)) &&
    !(days && isNamed(text, day, days)) &&
    !(days && isWithin(reading.spans[0]!, days)) &&
    !(repeat && reading.kind === 'weekday' && !days)
  );
};

/** 'Tuesday night supper club Wed 12/2': a date decides. */
const isNamed = (text: string, day: DayCandidate, chosen: DayCandidate) =>
  day.reading.kind === 'weekday' &&
  chosen.reading.kind !== 'weekday' &&
  day.to < chosen.from &&
  !/[.,;:!?|•–—]/.test(text.slice(day.to, chosen.from));

const isWithin = ({ from, to }: { from: string; to: string }, { reading }: DayCandidate) =>
  reading.spans.some((span) => span.from <= from && to <= span.to);

/** What is said of a deadline behind the event is no other event. */
const isDeadlineOf = ({ from, reading }: Found<{ role: Role }>, chosen: Found<{ role: Role }> | null) =>
  (reading.role === 'deadline' || reading.role === 'until') && chosen?.reading.role === 'on' && from > chosen.from;

/** A deadline behind the day of the event is no deadline of it. */
const isBefore = ({ reading }: DayCandidate, days: DayCandidate | null) =>
  reading.spans[0]!.from <= (days?.reading.spans[0]?.from ?? reading.spans[0]!.from);

const LIKELY_HOUR = 8;

const isOtherHour = (text: string, hour: HourCandidate, { hours }: Cover): boolean =>
  hours !== null &&
  !hour.reading.start.isMidnight &&
  (hour.reading.weight >= LIKELY_HOUR ||
    isBareToo(text, hour, hours) ||
    isMinutes(text, hour, hours) ||
    isAlternative(text, hours, hour)) &&
  !isDeadlineOf(hour, hours) &&
  !isDuring(hour, hours);

/** 'Doors 7, show 8', 'ten forty five coffee hour' */
const isBareToo = (text: string, { from, to, reading }: HourCandidate, hours: HourCandidate): boolean =>
  reading.form === 'bare' &&
  reading.weight > 0 &&
  hours.reading.form === 'bare' &&
  (/^\s*(?:$|[,;:.!/])/.test(text.slice(to)) || /[a-z][ -][a-z]/i.test(text.slice(from, to)));

/** 'check in 615' */
const isMinutes = (text: string, { from, to, reading }: HourCandidate, hours: HourCandidate): boolean =>
  reading.form === 'bare' && reading.weight > 0 && hours.reading.end === null && /^\d{3,4}$/.test(text.slice(from, to));

/** '6 or 7' */
const isAlternative = (text: string, a: HourCandidate, b: HourCandidate): boolean =>
  [text.slice(a.to, b.from), text.slice(b.to, a.from)].some((between) => /^ (?:or|and\/or)(?: maybe)?(?: at)? $/i.test(between));

/** 'Craft fair 9-3. Lunch 11-1' */
const isDuring = ({ reading: { start } }: HourCandidate, { reading }: HourCandidate): boolean =>
  reading.end !== null && minuteOf(start.at) > minuteOf(reading.start.at) && minuteOf(start.at) < endOf(reading);

const HALF_A_DAY = 720;
const minuteOf = (at: number) => at % HALF_A_DAY;
const endOf = ({ start, end }: HourCandidate['reading']) =>
  minuteOf(end!.at) <= minuteOf(start.at) ? minuteOf(end!.at) + HALF_A_DAY : minuteOf(end!.at);

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
    .filter(({ from, to }) => parts.some((part) => part.kind === 'Name' && part.from <= from && to <= part.to))
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
