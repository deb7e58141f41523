import { addDays, type Day, type DraftQuestion, dayIn, type EventDraft, folded } from '#libs/contracts';
import { coming, type Days, nextOn, takeDays, whichDay } from './days';
import { HOLIDAY, holidayIn, MOVING } from './holidays';
import { AFTER, BEFORE, Line, TAKEN } from './line';
import { type KnownPlace, takePlace } from './places';
import { takeEnd, takeRepeats } from './repeats';
import { askedAgain, takeFromNow, takeLastNumber, takePartOfDay, takeTimeBesideDay, takeTimes } from './times';
import { WEEKDAY, weekdayIn } from './weekdays';
import { once, repeating } from './when';
import { wordsLeft } from './words';

/** What a town and a resident bring along to be understood with. */
export type Known = {
  /** An ISO instant. */
  now: string;
  timeZone: string;
  /** The town's name, which may be left out of the name of a place. */
  town: string;
  places: readonly KnownPlace[];
  categories: readonly string[];
};

/** An event in somebody's own words. The same words say the same on every machine. */
export const understand = (text: string, { now, timeZone, town, places, categories }: Known): EventDraft => {
  const line = new Line(text);
  const moment = { today: dayIn(timeZone, now), clock: clockAt(timeZone, now) };
  const category = takeCategory(line, categories);
  const repeats = takeRepeats(line);
  const excepted = repeats && line.hide(EXCEPTIONS);
  const ending = repeats ? takeEnd(line, moment.today) : { untils: [] };
  const length = takeLength(line);
  const early = takeFromNow(line, moment.clock) ?? takeTimes(line);
  const aside = takeBesideHoliday(line, moment.today);
  const plain = takeDays(line, moment.today, early !== null && !early.isMidnight && early.start < moment.clock);
  const said = (aside && plain ? oneOf(aside, plain) : (aside ?? plain)) ?? takeHoliday(line, moment.today);
  const figures = said || repeats || !early ? null : takeFigures(line, moment.today);
  const times = early ?? takeTimeBesideDay(line) ?? takeLastNumber(line);
  takePartOfDay(line);
  const days = (said && lasting(said, length)) ?? figures;
  const place = takePlace(line, places, town);
  const when = repeats
    ? repeating(repeats, ending, days, times, moment)
    : once(days ?? holidayNamed(line, moment.today), times, moment);
  const zone = times ? takeZone(line, timeZone, now) : [];
  const again = said || repeats ? askedAgain(line, times) : [];
  excepted?.();
  const { name, description, named } = wordsLeft(line);
  return {
    name,
    ...{ date: when.date, endDate: when.endDate, startTime: when.startTime, endTime: when.endTime },
    ...{ location: place?.name ?? null, address: place?.address ?? null, category, recurrence: when.recurrence, description },
    parts: [...line.parts, ...named.map((span) => ({ ...span, kind: 'Name' as const }))].sort((a, b) => a.from - b.from),
    questions: [...when.questions, ...(times?.questions ?? []), ...again, ...zone, ...(excepted ? [WITHOUT_EXCEPTION] : [])],
  };
};

const clockAt = (timeZone: string, instant: string): number => {
  const [hours, minutes] = new Date(instant)
    .toLocaleTimeString('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .split(':')
    .map(Number);
  return hours! * 60 + minutes!;
};

/** Of what repeats, days on which it is not: they are not kept, and no days of it. */
const EXCEPTIONS = /\b(?:except|excluding|but not|skipping)\b[^,;\n\uE000]*/i;

const WITHOUT_EXCEPTION: DraftQuestion = {
  question: 'Exceptions are not supported. Add it without them?',
  choices: [{ label: 'Add without exceptions', sets: {} }],
};

/** Beside a time, '3pm EST': on another clock than the town's, it is asked. */
const takeZone = (line: Line, timeZone: string, now: string): DraftQuestion[] => {
  const found = line.take(
    'Time',
    new RegExp(`(?<=${TAKEN}\\s*)(?:ET|et|[ECMP][SD]T|[ecmp][sd]t|(?:eastern|central|mountain|pacific) time|GMT|UTC)${AFTER}`),
  );
  if (!found) return [];
  const town = new Date(now).toLocaleTimeString('en-US', { timeZone, timeZoneName: 'shortGeneric' }).split(' ').at(-1);
  if (town === `${found[0].charAt(0).toUpperCase()}T`) return [];
  return [{ question: `Is that by the town's own clock, not ${found[0].toUpperCase()}?`, choices: [] }];
};

/** '#Family' is the one that is there, in whatever letters; another is a new one. */
const takeCategory = (line: Line, categories: readonly string[]): string | null => {
  const found = line.take('Category', /(?<=^|[\s,;.(])#(?<word>[\p{L}\p{N}][\p{L}\p{N}_-]*)/u);
  if (!found) return null;
  const word = found.groups!.word!;
  return categories.find((one) => folded(one).replace(/\s/g, '') === folded(word)) ?? word;
};

/** 'the day after Thanksgiving', 'the Saturday before Christmas' */
const takeBesideHoliday = (line: Line, today: Day): Days | null => {
  const found = line.take(
    'Date',
    new RegExp(
      `${BEFORE}(?:on )?(?:the )?(?<which>day|night|${WEEKDAY}) (?<side>before|after) (?<day>${HOLIDAY}|${MOVING})${AFTER}`,
      'i',
    ),
  );
  if (!found) return null;
  const { which, side, day } = found.groups!;
  const holiday = holidayIn(day!, today);
  if (!holiday) return { date: today, endDate: null, questions: [{ question: `Which day is that ${day}?`, choices: [] }] };
  const isBefore = /before/i.test(side!);
  if (/day$|night/i.test(which!) && weekdayIn(which!) < 0)
    return { date: addDays(holiday, isBefore ? -1 : 1), endDate: null, questions: [] };
  const date = isBefore ? addDays(coming(holiday, weekdayIn(which!), false), -7) : coming(holiday, weekdayIn(which!), false);
  return { date: date, endDate: null, questions: [] };
};

/** '11-28 wreath making 2pm' may be a day. */
const takeFigures = (line: Line, today: Day): Days | null => {
  const found = line.take(
    'Date',
    /(?<=^|[\s,])(?<!\b(?:ages?|grades?|rooms?|pages?|k|u) )(?<said>(?:1[0-2]|0?[1-9])[-.](?:3[01]|[12]\d|0?[1-9]))(?=$|\s(?!(?:k|mi|miles?|year|hour)\b)|,)/i,
  );
  const date = found && nextOn(found.groups!.said!.replace(/[-.]/, '/'), today);
  return date ? { date, endDate: null, questions: [whichDay('Which day is it?', [date, today])] } : null;
};

const oneOf = (a: Days, b: Days): Days =>
  a.date === b.date ? a : { ...a, questions: [whichDay('Which day is it?', [a.date, b.date])] };

const takeHoliday = (line: Line, today: Day): Days | null => {
  const found = line.take('Date', new RegExp(`${BEFORE}(?:on|this) (?<day>${HOLIDAY})${AFTER}`, 'i'));
  const date = found && holidayIn(found.groups!.day!, today);
  return date ? { date, endDate: null, questions: [] } : null;
};

/** 'Christmas party' is not on Christmas, or is it? */
const holidayNamed = (line: Line, today: Day): Days | null => {
  const found = new RegExp(`\\b${HOLIDAY}(?!\\w)`, 'i').exec(line.rest);
  const date = found && holidayIn(found[0], today);
  if (!date && new RegExp(`\\b${MOVING}(?!\\w)`, 'i').test(line.rest))
    return { date: today, endDate: null, questions: [{ question: 'Which day is it?', choices: [] }] };
  if (!date) return null;
  return { date, endDate: null, questions: [whichDay('Which day is it?', [date, today])] };
};

/** 'for 3 days' */
const takeLength = (line: Line): number => {
  const found = line.take('Date', new RegExp(`${BEFORE}for (?<n>\\d{1,2}|two|three|four|five|six|seven) days${AFTER}`, 'i'));
  if (!found) return 1;
  return (
    ['', '', 'two', 'three', 'four', 'five', 'six', 'seven'].indexOf(found.groups!.n!.toLowerCase()) + 1 ||
    Number(found.groups!.n)
  );
};

const lasting = (days: Days, length: number): Days =>
  length > 1 && !days.endDate ? { ...days, endDate: addDays(days.date, length - 1) } : days;
