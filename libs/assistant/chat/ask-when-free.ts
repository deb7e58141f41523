import { addDays, type ChatQuery, daysBetween, escapeMarks, MAX_QUERY_EVENTS } from '#libs/contracts';
import { DAY_MINUTES } from '#libs/when';
import { askBeside } from './ask-beside';
import { askFact } from './ask-fact';
import { EARLIER_OR_LATER } from './lexicon/follow-ups';
import { type FollowUp, isInName, isOfOneEvent, mergeQueries } from './merge-queries';
import { besideHours, hasTime, MAX_DAYS_OF_SERIES } from './query-time';
import { nameToWords, type Reading } from './question';
import type { Availability } from './read-availability';
import { formatDaysOfWeek, formatHours } from './span-text';
import { createTimeTest } from './time-test';
import { otherWeekdays } from './weekdays';

/** 'I can only do afternoons', 'can't this Monday': of what was told those that suit, else what was asked for, at a time that suits. */
export const askWhenFree = (asked: FollowUp, availability: Availability): Reading | null => {
  const { before, eventIds, listed, events } = asked;
  const { words, isRefusal } = availability;
  const [first] = eventIds;
  const isOfOne = isOfOneEvent(asked);
  const time = timeOf(availability, asked);
  if (first === undefined || before.topic || (words && !events.mentions(first, words)) || !(isOfOne || hasTime(time)))
    return null;
  const ofDay = availability.side && EARLIER_OR_LATER.test(asked.text) ? askBeside({ ...asked, query: {} }) : null;
  if (ofDay) return { query: ofDay };
  const isThen = createTimeTest(time, asked);
  const suits = (id: number) => isThen(id) !== isRefusal;
  const told = listed.filter(suits);
  const suiting = told.length > 0 || !isOfOne ? told : datesOfSeries(asked).filter(suits);
  const among = suiting.slice(0, availability.isOfNext && isOfOne ? 1 : MAX_QUERY_EVENTS);
  if (among.length > 0) return { query: { ...(among.length === 1 && { asks: 'when' }), among } };
  if (isRefusal && isOfOne) {
    const ofRide = askFact(asked);
    if (ofRide) return { query: ofRide };
    const none = `I find no “${events.nameOf(first) ?? ''}” ${formatBeside(time)}.`;
    const isToldOfOther = events.isCancelled(first) || OTHER_DATE.some((words) => events.says(first, words));
    return isToldOfOther ? { query: { among: [first] }, lead: escapeMarks(none) } : { query: {}, remark: none };
  }
  const { asks: _, ...subject } = before;
  return { query: mergeQueries(subject, isRefusal ? besideTime(time, before) : time, events) };
};

/** What a text says of a date beside its own: 'Rain date Sunday', 'the market reopens in May'. */
const OTHER_DATE = ['rain date', 'snow date', 'new date', 'other date', 'rescheduled', 'postponed', 'reopens'];

const datesOfSeries = ({ before, eventIds: [first], events }: FollowUp): readonly number[] => {
  const [name, day] = [events.nameOf(first!) ?? '', events.dayOf(first!)];
  const words = before.words && isInName(name, before.words) ? before.words : nameToWords(name);
  return day ? events.idsWithin({ from: day, to: addDays(day, MAX_DAYS_OF_SERIES) }, words) : [];
};

const formatBeside = ({ weekdays, hours }: Availability['time']): string =>
  hours ? `that is not ${formatHours(hours)}` : weekdays ? `that is not ${formatDaysOfWeek(weekdays)}` : 'on another date';

/** 'Too late': the hours from those of the event before on. */
const timeOf = ({ time, side }: Availability, { eventIds: [first], events }: FollowUp): Availability['time'] => {
  const own = side && events.hoursOf(first!);
  if (!own) return time;
  return { hours: side === 'late' ? { from: own.from, until: DAY_MINUTES } : { from: 0, until: own.from + 1 } };
};

/** The time beside one that does not suit: the days that are left of those that were asked about, or as many after them. */
const besideTime = ({ span, weekdays, hours }: Availability['time'], before: ChatQuery): ChatQuery => {
  const asked = before.span;
  const from = span && addDays(span.to, 1);
  const days =
    from && asked && (asked.to >= from ? { from, to: asked.to } : { from, to: addDays(from, daysBetween(asked.from, asked.to)) });
  return {
    ...(days && { span: days }),
    ...(weekdays && { weekdays: otherWeekdays(weekdays) }),
    ...(hours && !span && { hours: besideHours(hours) }),
  };
};
