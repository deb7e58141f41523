import { addDays } from '#libs/contracts';
import type { Candidates, DayCandidate, HourCandidate } from './find-candidates';

type Span = Readonly<{ from: number; to: number }>;

export type EndHour = Readonly<{ hour: HourCandidate; day: DayCandidate | null; isRough: boolean }>;

/** An hour apart from the first one that says when the event ends: 'leaves 8:45, returns 2:30', '10 PM tonight until 6 AM tomorrow'. */
export const findEndHour = (
  text: string,
  hours: HourCandidate,
  days: DayCandidate | null,
  candidates: Candidates,
  isFree: (span: Span) => boolean,
): EndHour | null => {
  const hour = candidates.hours.find(
    (one) =>
      one.from >= hours.to &&
      one.from - hours.to < MAX_GAP &&
      one.reading.end === null &&
      one.reading.weight > 0 &&
      isFree(one) &&
      isEnd(text, hours, one) &&
      !candidates.days.some((day) => hours.to <= day.from && day.to <= one.from && isOtherDay(day, days)),
  );
  if (!hour) return null;
  const day = candidates.days.find(({ from }) => from >= hour.to && /^[\s,]*$/.test(text.slice(hour.to, from))) ?? null;
  if (day && isOtherDay(day, days) && !isNextDay(day, days)) return null;
  return { hour, day: day && isFree(day) ? day : null, isRough: ROUGH.test(text.slice(hour.from - MAX_LABEL, hour.to)) };
};

const [MAX_GAP, MAX_LABEL] = [40, 20];

const isEnd = (text: string, start: HourCandidate, { from, reading }: HourCandidate): boolean => {
  const between = text.slice(start.to, from);
  if (reading.side === 'until') return !/[.!?]\s/.test(between);
  return (
    END_LABEL.test(between) && !(start.reading.start.isSure && reading.start.isSure && reading.start.at < start.reading.start.at)
  );
};

const END_LABEL =
  /\b(?:arrives|arriving|arrival|arr|returns?|returning|(?:be|come|coming|and|,) back|ends?|ending|finish(?:es)?|over|done)\W*$/i;
const ROUGH = /\b(?:about|around|approximately|approx|roughly|ish)\b/i;

const spanOf = (day: DayCandidate | null) => day?.reading.spans[0];

const isOtherDay = (day: DayCandidate, days: DayCandidate | null): boolean =>
  day.reading.weight > 0 && day !== days && spanOf(day)?.from !== spanOf(days)?.from;

const isNextDay = (day: DayCandidate, days: DayCandidate | null): boolean => {
  const [next, own] = [spanOf(day), spanOf(days)];
  return next !== undefined && own !== undefined && next.from === addDays(own.from, 1);
};
