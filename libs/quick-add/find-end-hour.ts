import { addDays, type Day, daysBetween, weekdayOf } from '#libs/contracts';
import { nextWeekday } from '#libs/when';
import type { Candidates, DayCandidate, HourCandidate, Span } from './candidates';

/** What is over 'about ten' is only perhaps the end, unless 'until' says so. */
export type EndHour = Readonly<{ hour: HourCandidate; isRough: boolean }>;

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
      (isEnd(text, hours, one) || isBehindDayOf(text, hours, one, days)) &&
      !candidates.days.some((day) => hours.to <= day.from && day.to <= one.from && isOtherDay(day, days)),
  );
  if (!hour) return null;
  // '6 pm Fri to 9 pm Sat' is more than one day, and of '7pm Fri - 10 Sat' the second hour may be early.
  const isOfMoreDays = isBehindDayOf(text, hours, hour, days) && !isPastMidnight(hours, hour);
  const isEndOfOther = candidates.days.some(
    (day) => isBehind(text, hour, day) && isOtherDay(day, days) && (isOfMoreDays || !isNextDay(day, days)),
  );
  return isEndOfOther
    ? null
    : { hour, isRough: hour.reading.side !== 'until' && ROUGH.test(text.slice(Math.max(0, hour.from - MAX_LABEL), hour.to)) };
};

/** A later day with its hour behind the first hour: 'Fri 7pm to Sat 8am', 'Fri Jan 8 5pm - Sun Jan 10 noon'. */
export const findLaterEnd = (
  text: string,
  hours: HourCandidate,
  days: DayCandidate | null,
  candidates: Candidates,
  isFree: (span: Span) => boolean,
): { hour: HourCandidate; day: DayCandidate; date: Day } | null => {
  const own = spanOf(days);
  if (!own || own.from !== own.to) return null;
  const behind = candidates.days
    .filter((day) => day.from >= hours.to && isFree(day) && isUntil(text.slice(hours.to, day.from), day))
    .sort((a, b) => b.to - a.to);
  for (const day of behind) {
    const date = day.reading.kind === 'weekday' ? nextWeekday(own.from, weekdayOf(spanOf(day)!.from), false) : spanOf(day)?.from;
    const hour = candidates.hours.find(
      (one) => one.from >= day.to && one.reading.end === null && isFree(one) && /^,?\s*$/.test(text.slice(day.to, one.from)),
    );
    if (hour && date && date > own.from && daysBetween(own.from, date) <= MAX_DAYS) return { hour, day, date };
  }
  return null;
};

const MAX_DAYS = 14;

const isUntil = (between: string, { reading }: DayCandidate): boolean =>
  /^\s*(?:to|until|till?|through|thru|-|–|—)\s*$/i.test(between) || (reading.role === 'until' && between.trim() === '');

/** '7pm until 8am Saturday': the day after that of the event, behind its end. */
export const findEndDay = (text: string, end: Span, days: DayCandidate | null, candidates: Candidates): DayCandidate | null =>
  candidates.days.filter((day) => isBehind(text, end, day) && isNextDay(day, days)).sort((a, b) => b.to - a.to)[0] ?? null;

const isBehind = (text: string, { to }: Span, day: Span): boolean => day.from >= to && /^[\s,]*$/.test(text.slice(to, day.from));

const [MAX_GAP, MAX_LABEL] = [50, 20];

const isEnd = (text: string, start: HourCandidate, { from, reading }: HourCandidate): boolean => {
  const between = text.slice(start.to, from);
  if (BEHIND_CODE.test(text.slice(0, start.from)) && NEXT_CODE.test(between)) return true;
  if (reading.side === 'until') return !/[.!?]\s/.test(between);
  if (ARRIVES.test(between) && !isArrivalOfTrip(text, start, from)) return false;
  return (
    END_LABEL.test(between) && !(start.reading.start.isSure && reading.start.isSure && reading.start.at < start.reading.start.at)
  );
};

/** 'leaves 8:05, arrives 11:15'. Without a departure, 'arrive 6:15' is when those who take part come. */
const isArrivalOfTrip = (text: string, start: HourCandidate, from: number): boolean => {
  const between = text.slice(start.to, from);
  if (!/\barrive\b/i.test(between) || IS_CODE.test(between)) return IS_TRIP.test(text.slice(0, from));
  return DEPARTS.test(text.slice(0, start.from));
};

/** Before an hour: 'depart', 'departs Union Depot Fri 18 Dec' */
const DEPARTS = /\b(?:dep|departs?|departing|departure|leav(?:es?|ing)|lv)\b[^.;!?]*$/i;

/** '11pm Sat - 7am Sun' */
const isBehindDayOf = (text: string, start: HourCandidate, { from }: HourCandidate, days: DayCandidate | null): boolean =>
  days !== null &&
  start.to < days.from &&
  days.to < from &&
  /^[\s,]*$/.test(text.slice(start.to, days.from)) &&
  /^ ?(?:-|–|—|to|until|through) ?$/.test(text.slice(days.to, from));

const isPastMidnight = ({ reading: { start } }: HourCandidate, { reading: { start: end } }: HourCandidate): boolean =>
  start.isSure && end.isSure && end.at < start.at;

const END_LABEL =
  /(?:^|\b)(?:gets in|lands|(?:arrives?|arriving|arrival|arr|returns?|returning)(?::?\s+(?:in |at |to )?(?:\p{L}+|\([A-Z]{3}\))){0,4}|(?:(?:be|come|coming|and|,|\n) ?back|(?:(?:bus|ride|be|head(?:ing)?|get(?:s|ting)?) (?:back )?|, )home)(?:\s+(?:in|at|to)(?:\s+\p{L}+){1,3}?)?(?:\s+(?:by|around|about))?|ends?|ending|finish(?:es)?|over|done)\W*$/iu;
/** 'arrive ORD 9:52 AM' */
const IS_CODE = /\b[Aa]rrive [A-Z]{3} /;
/** Behind the hour at an airport, that at the next one: 'DEN 7:05 AM - ORD 10:31 AM' */
const BEHIND_CODE = /\b[A-Z]{3} $/;
const NEXT_CODE = /^ ?(?:(?:-|–|—|→|>|to|\/|\|)+ ?(?:[Aa]rr(?:ive)?s? )?|[Aa]rr(?:ive)?s? )[A-Z]{3}(?: at)? $/;
/** 'tree lighting 5:30, Santa arrives 6:15' */
const ARRIVES = /\b(?:arrives?|arriving|arrival|arr)\b/i;
const IS_TRIP =
  /\b(?:depart\w*|leav\w*|lv|flights?|flt|fly|flies|flying|trains?|bus|ferry|amtrak|greyhound|air(?:lines?|ways)|delta|united|southwest|jetblue|[A-Z]{3} ?(?:-|–|to) ?[A-Z]{3}|[A-Z]{2} ?\d{2,4})\b/i;
const ROUGH = /\b(?:about|around|approximately|approx|roughly)\b|\d ?-?ish\b/i;

const spanOf = (day: DayCandidate | null) => day?.reading.spans[0];

const isOtherDay = (day: DayCandidate, days: DayCandidate | null): boolean =>
  day.reading.weight > 0 && day !== days && !isOn(day, spanOf(days)?.from);

const isNextDay = (day: DayCandidate, days: DayCandidate | null): boolean => {
  const own = spanOf(days)?.from;
  return own !== undefined && isOn(day, addDays(own, 1));
};

const isOn = (day: DayCandidate, date: Day | undefined): boolean => {
  const from = spanOf(day)?.from;
  if (from === undefined || date === undefined) return from === date;
  return from === date || (day.reading.kind === 'weekday' && weekdayOf(from) === weekdayOf(date));
};
