import { addDays, type Day, dayIn, type EventDraft, folded } from '#libs/contracts';
import { type Days, takeDays, whichDay } from './days';
import { HOLIDAY, holidayIn } from './holidays';
import { AFTER, BEFORE, Line } from './line';
import { type KnownPlace, takePlace } from './places';
import { takeEnd, takeRepeats } from './repeats';
import { takeFromNow, takeLastNumber, takePartOfDay, takeTimeBesideDay, takeTimes } from './times';
import { once, repeating } from './when';
import { wordsLeft } from './words';

/** What a town and a resident bring along to be understood with. */
export type Known = {
  /** An ISO instant. */
  now: string;
  timeZone: string;
  places: readonly KnownPlace[];
  categories: readonly string[];
};

/** An event in somebody's own words. The same words say the same on every machine. */
export const understand = (text: string, { now, timeZone, places, categories }: Known): EventDraft => {
  const line = new Line(text);
  const moment = { today: dayIn(timeZone, now), clock: clockAt(timeZone, now) };
  const category = takeCategory(line, categories);
  const repeats = takeRepeats(line);
  const ending = repeats ? takeEnd(line, moment.today) : { untils: [] };
  const length = takeLength(line);
  const early = takeFromNow(line, moment.clock) ?? takeTimes(line);
  const said = takeDays(line, moment.today, early !== null && early.start < moment.clock) ?? takeHoliday(line, moment.today);
  const times = early ?? takeTimeBesideDay(line) ?? takeLastNumber(line);
  takePartOfDay(line);
  const days = said && lasting(said, length);
  const place = takePlace(line, places);
  const when = repeats
    ? repeating(repeats, ending, days, times, moment)
    : once(days ?? holidayNamed(line, moment.today), times, moment);
  const { name, description, named } = wordsLeft(line);
  return {
    name,
    ...{ date: when.date, endDate: when.endDate, startTime: when.startTime, endTime: when.endTime },
    ...{ location: place?.name ?? null, address: place?.address ?? null, category, recurrence: when.recurrence, description },
    parts: [...line.parts, ...named.map((span) => ({ ...span, kind: 'Name' as const }))].sort((a, b) => a.from - b.from),
    questions: [...when.questions, ...(times?.questions ?? [])],
  };
};

const clockAt = (timeZone: string, instant: string): number => {
  const [hours, minutes] = new Date(instant)
    .toLocaleTimeString('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .split(':')
    .map(Number);
  return hours! * 60 + minutes!;
};

/** '#Family' is the one that is there, in whatever letters; another is a new one. */
const takeCategory = (line: Line, categories: readonly string[]): string | null => {
  const found = line.take('Category', /(?<=^|[\s,;.(])#(?<word>[\p{L}\p{N}][\p{L}\p{N}_-]*)/u);
  if (!found) return null;
  const word = found.groups!.word!;
  return categories.find((one) => folded(one).replace(/\s/g, '') === folded(word)) ?? word;
};

const takeHoliday = (line: Line, today: Day): Days | null => {
  const found = line.take('Date', new RegExp(`${BEFORE}(?:on|this) (?<day>${HOLIDAY})${AFTER}`, 'i'));
  const date = found && holidayIn(found.groups!.day!, today);
  return date ? { date, endDate: null, questions: [] } : null;
};

/** 'Christmas party' is not on Christmas, or is it? */
const holidayNamed = (line: Line, today: Day): Days | null => {
  const found = new RegExp(`\\b${HOLIDAY}(?!\\w)`, 'i').exec(line.rest);
  const date = found && holidayIn(found[0], today);
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
