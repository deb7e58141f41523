import { addDays, type Day, type DraftQuestion, type EventDraft, foldCaseAndAccents, toTownDay } from '#libs/contracts';
import { resolveOnce, resolveRecurring } from './draft-timing';
import { findHoliday, HOLIDAY_PATTERN, MOVABLE_HOLIDAY_PATTERN } from './holidays';
import { END_BOUNDARY, Line, START_BOUNDARY, TAKEN_CHARACTER } from './line';
import { extractNameAndDescription } from './name-and-description';
import { askWhichDay, nextMonthAndDay, nextWeekday, type TakenDays, takeDays } from './take-days';
import { type KnownPlace, takePlace } from './take-place';
import { takeRecurrence, takeRecurrenceEnd } from './take-recurrence';
import { findTimeQuestions, takeLastNumber, takePartOfDay, takeTimeBesideDay, takeTimeFromNow, takeTimes } from './take-times';
import { parseWeekday, WEEKDAY_PATTERN } from './weekdays';

export type QuickAddContext = {
  now: string;
  timeZone: string;
  /** May be left out of the name of a place. */
  town: string;
  places: readonly KnownPlace[];
  categories: readonly string[];
};

/** Deterministic: independent of the host's clock and zone. */
export const parseQuickAdd = (text: string, { now, timeZone, town, places, categories }: QuickAddContext): EventDraft => {
  const line = new Line(text);
  const moment = { today: toTownDay(timeZone, now), clock: minuteOfDayAt(timeZone, now) };
  const category = takeCategory(line, categories);
  const repeats = takeRecurrence(line);
  const restoreExceptions = repeats && line.hide(EXCEPTION_WORDS);
  const ending = repeats ? takeRecurrenceEnd(line, moment.today) : { untils: [] };
  const length = takeDayCount(line);
  const early = takeTimeFromNow(line, moment.clock) ?? takeTimes(line);
  const aside = takeBesideHoliday(line, moment.today);
  const plain = takeDays(line, moment.today, early !== null && !early.isMidnight && early.start < moment.clock);
  const said = (aside && plain ? combineAlternatives(aside, plain) : (aside ?? plain)) ?? takeHoliday(line, moment.today);
  const figures = said || repeats || !early ? null : takeDashedDate(line, moment.today);
  const times = early ?? takeTimeBesideDay(line) ?? takeLastNumber(line);
  takePartOfDay(line);
  const days = (said && withDayCount(said, length)) ?? figures;
  const place = takePlace(line, places, town);
  const when = repeats
    ? resolveRecurring(repeats, ending, days, times, moment)
    : resolveOnce(days ?? findNamedHoliday(line, moment.today), times, moment);
  const zone = times ? takeZone(line, timeZone, now) : [];
  const again = said || repeats ? findTimeQuestions(line, times) : [];
  restoreExceptions?.();
  const { name, description, named } = extractNameAndDescription(line);
  return {
    name,
    ...{ date: when.date, endDate: when.endDate, startTime: when.startTime, endTime: when.endTime },
    ...{ location: place?.name ?? null, address: place?.address ?? null, category, recurrence: when.recurrence, description },
    parts: [...line.parts, ...named.map((span) => ({ ...span, kind: 'Name' as const }))].sort((a, b) => a.from - b.from),
    questions: [
      ...when.questions,
      ...(times?.questions ?? []),
      ...again,
      ...zone,
      ...(restoreExceptions ? [NO_EXCEPTION_QUESTION] : []),
    ],
  };
};

const minuteOfDayAt = (timeZone: string, instant: string): number => {
  const [hours, minutes] = new Date(instant)
    .toLocaleTimeString('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .split(':')
    .map(Number);
  return hours! * 60 + minutes!;
};

/** Exceptions of a recurrence are recognized, but not supported. */
const EXCEPTION_WORDS = /\b(?:except|excluding|but not|skipping)\b[^,;\n\uE000]*/i;

const NO_EXCEPTION_QUESTION: DraftQuestion = {
  question: 'Exceptions are not supported. Add it without them?',
  choices: [{ label: 'Add without exceptions', sets: {} }],
};

/** '3pm EST': a zone other than the town's leads to a question. */
const takeZone = (line: Line, timeZone: string, now: string): DraftQuestion[] => {
  const found = line.take(
    'Time',
    new RegExp(
      `(?<=${TAKEN_CHARACTER}\\s*)(?:ET|et|[ECMP][SD]T|[ecmp][sd]t|(?:eastern|central|mountain|pacific) time|GMT|UTC)${END_BOUNDARY}`,
    ),
  );
  if (!found) return [];
  const town = new Date(now).toLocaleTimeString('en-US', { timeZone, timeZoneName: 'shortGeneric' }).split(' ').at(-1);
  if (town === `${found[0].charAt(0).toUpperCase()}T`) return [];
  return [{ question: `Is that by the town's own clock, not ${found[0].toUpperCase()}?`, choices: [] }];
};

/** '#family' selects the existing 'Family'; an unknown category is new. */
const takeCategory = (line: Line, categories: readonly string[]): string | null => {
  const found = line.take('Category', /(?<=^|[\s,;.(])#(?<word>[\p{L}\p{N}][\p{L}\p{N}_-]*)/u);
  if (!found) return null;
  const word = found.groups!.word!;
  return categories.find((one) => foldCaseAndAccents(one).replace(/\s/g, '') === foldCaseAndAccents(word)) ?? word;
};

const takeBesideHoliday = (line: Line, today: Day): TakenDays | null => {
  const found = line.take(
    'Date',
    new RegExp(
      `${START_BOUNDARY}(?:on )?(?:the )?(?<which>day|night|${WEEKDAY_PATTERN}) (?<side>before|after) (?<day>${HOLIDAY_PATTERN}|${MOVABLE_HOLIDAY_PATTERN})${END_BOUNDARY}`,
      'i',
    ),
  );
  if (!found) return null;
  const { which, side, day } = found.groups!;
  const holiday = findHoliday(day!, today);
  if (!holiday) return { date: today, endDate: null, questions: [{ question: `Which day is that ${day}?`, choices: [] }] };
  const isBefore = /before/i.test(side!);
  if (/day$|night/i.test(which!) && parseWeekday(which!) < 0)
    return { date: addDays(holiday, isBefore ? -1 : 1), endDate: null, questions: [] };
  const date = isBefore
    ? addDays(nextWeekday(holiday, parseWeekday(which!), false), -7)
    : nextWeekday(holiday, parseWeekday(which!), false);
  return { date: date, endDate: null, questions: [] };
};

/** In '11-28 wreath making 2pm' the numbers may be a date. */
const takeDashedDate = (line: Line, today: Day): TakenDays | null => {
  const found = line.take(
    'Date',
    /(?<=^|[\s,])(?<!\b(?:ages?|grades?|rooms?|pages?|k|u) )(?<said>(?:1[0-2]|0?[1-9])[-.](?:3[01]|[12]\d|0?[1-9]))(?=$|\s(?!(?:k|mi|miles?|year|hour)\b)|,)/i,
  );
  const date = found && nextMonthAndDay(found.groups!.said!.replace(/[-.]/, '/'), today);
  return date ? { date, endDate: null, questions: [askWhichDay('Which day is it?', [date, today])] } : null;
};

const combineAlternatives = (a: TakenDays, b: TakenDays): TakenDays =>
  a.date === b.date ? a : { ...a, questions: [askWhichDay('Which day is it?', [a.date, b.date])] };

const takeHoliday = (line: Line, today: Day): TakenDays | null => {
  const found = line.take('Date', new RegExp(`${START_BOUNDARY}(?:on|this) (?<day>${HOLIDAY_PATTERN})${END_BOUNDARY}`, 'i'));
  const date = found && findHoliday(found.groups!.day!, today);
  return date ? { date, endDate: null, questions: [] } : null;
};

/** A 'Christmas party' may be on another day. */
const findNamedHoliday = (line: Line, today: Day): TakenDays | null => {
  const found = new RegExp(`\\b${HOLIDAY_PATTERN}(?!\\w)`, 'i').exec(line.rest);
  const date = found && findHoliday(found[0], today);
  if (!date && new RegExp(`\\b${MOVABLE_HOLIDAY_PATTERN}(?!\\w)`, 'i').test(line.rest))
    return { date: today, endDate: null, questions: [{ question: 'Which day is it?', choices: [] }] };
  if (!date) return null;
  return { date, endDate: null, questions: [askWhichDay('Which day is it?', [date, today])] };
};

const takeDayCount = (line: Line): number => {
  const found = line.take(
    'Date',
    new RegExp(`${START_BOUNDARY}for (?<n>\\d{1,2}|two|three|four|five|six|seven) days${END_BOUNDARY}`, 'i'),
  );
  if (!found) return 1;
  return (
    ['', '', 'two', 'three', 'four', 'five', 'six', 'seven'].indexOf(found.groups!.n!.toLowerCase()) + 1 ||
    Number(found.groups!.n)
  );
};

const withDayCount = (days: TakenDays, length: number): TakenDays =>
  length > 1 && !days.endDate ? { ...days, endDate: addDays(days.date, length - 1) } : days;
