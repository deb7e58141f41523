import type { DraftPartKind } from '#libs/contracts';
import type { DayReading, Found, HourReading, RepeatEnd, RepeatReading } from '#libs/when';
import type { DurationReading } from './find-durations';
import type { Prelude } from './find-preludes';
import type { PlaceReading } from './place-reading';
import type { Role } from './roles';

/** Offsets in the line. */
export type Span = Readonly<{ from: number; to: number }>;

export const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

export const isInSpan = (one: Span, whole: Span): boolean => whole.from <= one.from && one.to <= whole.to;

/** The text with blanks in the place of the spans, of the same length. */
export const withBlanksAt = (text: string, spans: readonly Span[]): string => {
  let left = '';
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from))
    if (to > left.length) left += text.slice(left.length, from).padEnd(to - left.length);
  return left + text.slice(left.length);
};

/** 'Thanksgiving morning' is on that day, also where 'Thanksgiving' is the name. */
export const saysPartOfDay = (text: string, { from, to }: Span): boolean =>
  / (?:morning|afternoon|evening|night)$/i.test(text.slice(from, to));

/** 'Dec 15 at 5 pm', 'Dec 15 (10-3)' */
export const isBesideDay = (text: string, day: Span, hour: Span): boolean =>
  day.to <= hour.from && /^[\s,]*(?:at |from |\()?$/.test(text.slice(day.to, hour.from));

export type DayCandidate = Found<DayReading & { role: Role }>;
export type HourCandidate = Found<HourReading & { role: Role }>;
/** Of the event, or of its beginning. */
export const isOn = ({ reading: { role } }: DayCandidate | HourCandidate): boolean => role === 'on' || role === 'from';

export type RepeatCandidate = Found<RepeatReading & { role: Role }>;
export type Candidates = Readonly<{
  days: readonly DayCandidate[];
  hours: readonly HourCandidate[];
  durations: readonly Found<DurationReading>[];
  dayCounts: readonly Found<{ days: number }>[];
  repeats: readonly RepeatCandidate[];
  ends: readonly Found<RepeatEnd>[];
  places: readonly Found<PlaceReading>[];
  /** Words that only qualify what stands beside them: 'in the morning', 'EST'. */
  qualifiers: readonly Found<{ kind: DraftPartKind }>[];
  /** Days, hours and series of something else than the event. */
  asides: readonly Span[];
  preludes: readonly Prelude[];
  /** Sentences and brackets of a deadline or of something else: they go to the description. */
  digressions: readonly Span[];
}>;
