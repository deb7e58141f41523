import { type DraftQuestion, formatTimeOfDay } from '#libs/contracts';
import { END_BOUNDARY, type Line, START_BOUNDARY } from './line';
import { MONTH_PATTERN, WEEKDAY_PATTERN } from './weekdays';

/** Minutes after midnight. `end` may exceed a day. */
export type TakenTimes = { start: number; end: number | null; questions: DraftQuestion[]; isMidnight?: boolean };

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

const HOUR_NUMBER = '(?:1[0-9]|2[0-3]|0?[0-9])';
const AM_OR_PM = '(?:\\s*(?:[ap]m|[ap]\\.m\\.?)(?![a-z])|[ap](?![a-z]))';
const TIME_IN_WORDS = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: fifteen| thirty| forty-?five)?';
const PAST_OR_TO = '(?:half past|(?:a )?quarter (?:past|after|to|of|until))';
/** '730pm' */
const COMPACT_TIME = '(?:1[0-2]|0?[1-9])[0-5]\\d(?=\\s?[ap])';
const CLOCK_TIME = `(?:(?:${PAST_OR_TO} (?:${TIME_IN_WORDS}|${HOUR_NUMBER})|${COMPACT_TIME}|${HOUR_NUMBER}(?::[0-5]\\d|\\.[0-5]\\d(?=\\s*[ap]))?)${AM_OR_PM}?|(?:[01]\\d|2[0-3])[0-5]\\d ?hours|noon|midnight)`;
/** '7', and '730' where nothing else is as likely. */
const BARE_NUMBER = `(?:(?:1[0-2]|[1-9])(?:15|30|45)|${HOUR_NUMBER})`;
const RANGE_SEPARATOR = '\\s*(?:-|–|—|to|until|through|(?<=\\bbetween [^,;]{1,12})and)\\s*';
const TIME_PREPOSITION = '(?:at|@|from|between|around|about|before|starting at|starts at|by)';

const PARTS_OF_DAY = /\b(?:in the |this |that )?(?:morning|afternoon|evening|night)s?\b|\b[ap](?:m\b|\.m\.?)/i;
const MORNING_WORDS = /\b(?:morning|breakfast|sunrise|dawn|a\.?m\.?)\b/i;
/** Activities for which 8 to 11 means AM. */
const DAYTIME_WORDS =
  /\b(?:morning|breakfast|brunch|coffee|a\.?m\.?|appt|appointment|check-?up|dentist|doctor|dr|drs|eye|orthodontist|vet|school|work|shift|haircut|church|mass|bank|story ?time|farmers'? market|garage sale|yard sale|oil change|workshop)\b/i;
/** Activities for which 5 to 7 may mean AM. */
const EARLY_WORDS = /\b(?:run|jog|gym|workout|hike|ride|flight|bus|train|carpool|yoga|leave|wake)\b/i;
const EVENING_WORDS =
  /\b(?:tonight|evening|night|dinner|supper|party|concert|movie|gala|sunset|p\.?m\.?|afternoon|drinks|happy hour)\b/i;

export const takeTimes = (line: Line): TakenTimes | null => {
  if (line.take('Time', new RegExp(`${START_BOUNDARY}all[ -]day(?: long)?${END_BOUNDARY}`, 'i'))) return null;
  return (
    takeRange(
      line,
      `${START_BOUNDARY}(?<part>(?:${TIME_PREPOSITION}\\s*)?(?<a>${CLOCK_TIME})${RANGE_SEPARATOR}(?<b>${CLOCK_TIME}))${END_BOUNDARY}`,
      isExplicitRangeMatch,
    ) ??
    takeRange(
      line,
      `${START_BOUNDARY}(?<part>(?:${TIME_PREPOSITION})\\s*(?<a>(?<=(?:from|between) )${TIME_IN_WORDS}|${CLOCK_TIME})${RANGE_SEPARATOR}(?<b>${TIME_IN_WORDS}|${CLOCK_TIME}))${END_BOUNDARY}`,
    ) ??
    takeRange(
      line,
      `${NOT_COUNTED}${START_BOUNDARY}(?<part>(?<a>${CLOCK_TIME})${RANGE_SEPARATOR}(?<b>${CLOCK_TIME}))(?=\\s+(?:on |this |next )*(?:${WEEKDAY_PATTERN}|today|tomorrow|${MONTH_PATTERN}\\.? \\d))`,
    ) ??
    takeOne(line, `${START_BOUNDARY}(?:${TIME_PREPOSITION}\\s*)?(?<a>${CLOCK_TIME})${END_BOUNDARY}`, isExplicitMatch) ??
    takeOne(
      line,
      `${START_BOUNDARY}(?:at|@|from|around|by|after(?= ))\\s*(?<a>(?<=(?:at|around) )${TIME_IN_WORDS}|${BARE_NUMBER})(?:ish|\\s*o'?clock)?${BARE_NUMBER_END}`,
      (match) => isBareTime(line, match),
    ) ??
    takeOne(line, `${START_BOUNDARY}(?<a>${HOUR_NUMBER})(?:ish|\\s*o'?clock)${END_BOUNDARY}`)
  );
};

/** 'in 2 hours', counted from the current time. */
export const takeTimeFromNow = (line: Line, clock: number): TakenTimes | null => {
  const found = line.take(
    'Time',
    new RegExp(`${START_BOUNDARY}in (?<n>\\d{1,3}|an?|two|three) (?<unit>hours?|minutes?|min)${END_BOUNDARY}`, 'i'),
  );
  if (!found) return null;
  const { n, unit } = found.groups!;
  const ahead = (NUMBER_VALUES[n!.toLowerCase()] ?? Number(n)) * (unit!.startsWith('h') ? HOUR_MINUTES : 1);
  return { start: clock + ahead, end: null, questions: [] };
};

/** After a date, a bare number is a time: 'tue 3', 'dec 3 7-9'. */
export const takeTimeBesideDay = (line: Line): TakenTimes | null => {
  const beside = '(?<=\\uE000[\\s,]*)';
  return (
    takeRange(line, `${beside}(?<part>(?<a>${HOUR_NUMBER})${RANGE_SEPARATOR}(?<b>${HOUR_NUMBER}))${BARE_NUMBER_END}`) ??
    takeRange(line, `${beside}(?<part>(?<a>${BARE_NUMBER})${RANGE_SEPARATOR}(?<b>${BARE_NUMBER}))${BARE_NUMBER_END}`, (match) =>
      isBareTime(line, match),
    ) ??
    takeOne(line, `${beside}(?<part>(?<a>${BARE_NUMBER}))${BARE_NUMBER_END}`, (match) => isBareTime(line, match))
  );
};

type MatchTest = (match: RegExpExecArray) => boolean;

const takeRange = (line: Line, pattern: string, fits?: MatchTest): TakenTimes | null => {
  const found = line.take('Time', new RegExp(pattern, 'i'), fits);
  return found ? toTimeRange(line, found.groups!.a!, found.groups!.b!) : null;
};

const takeOne = (line: Line, pattern: string, fits?: MatchTest): TakenTimes | null => {
  const found = line.take('Time', new RegExp(pattern, 'i'), fits);
  if (!found) return null;
  const times = toSingleTime(line, found.groups!.a!);
  const isEnd = /\buntil\s*$/i.test(line.rest.slice(0, found.index));
  return isEnd ? { ...times, questions: [...times.questions, START_QUESTION] } : times;
};

/** 'open until 9pm' */
const START_QUESTION: DraftQuestion = { question: 'That is when it ends. When does it begin?', choices: [] };

const BARE_NUMBER_END = '(?=$|[\\s,;.!?()@#\\uE000])';
/** Excludes numbers that count or number something. */
const NOT_COUNTED = `(?<!\\b(?:ages?|aged|turns|turning|grades?|rooms?|rm|pages?|k|bus|route|rt|hwy|flight|train|pack|troop|den|team|level|chapter|ch|part|number|no|field|court|gate|lane|unit|suite|week|day|session|district|ward|lot|phase|act|floor|studio|gym|class of|of|vs|top|under|over|form|q|u|${MONTH_PATTERN}\\.?) *)`;

/** 'at 2 coffee' is a time, 'at 16 Main Street' and '3 tickets' are not. */
const isBareTime = (line: Line, { index, 0: text, groups }: RegExpExecArray): boolean => {
  const next = line.rest.slice(index + text.length);
  return (
    isHour(groups!.a!) &&
    !STREET_ADDRESS.test(next) &&
    !/^ +(?:[A-Z]|\d|(?:[a-z]+s|k|km|mi|miles?|x|people|eleven|of|main|percent|%)\b)/.test(next)
  );
};

const STREET_ADDRESS =
  /^ +(?!(?:at|in|on|for|with|w) )(?:[a-z.]+ ){1,3}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|way|ct|court|pl|place|pike|hwy|highway)\b/i;

/** 'sunday brunch 11': after an activity with a time, a number at the end is a time. */
export const takeLastNumber = (line: Line): TakenTimes | null =>
  takeOne(
    line,
    `\\b(?:breakfast|brunch|lunch|dinner|supper|coffee|tea|drinks|party|meeting|mtg|appt|appointment|practice|game|dentist|doctor|dr|haircut|class|lesson|yoga|movie|recital|concert|rehearsal|church|vet|gym|call)\\s+(?<part>(?<a>${HOUR_NUMBER}))${BARE_NUMBER_END}`,
    (match) => isBareTime(line, match),
  );

const isExplicitMatch = ({ groups }: RegExpExecArray) => isExplicitTime(groups!.a!);
const isExplicitRangeMatch = ({ groups }: RegExpExecArray) => isExplicitTime(groups!.a!) || isExplicitTime(groups!.b!);
const isExplicitTime = (clock: string) => /:|[ap]\.?m?\.?$|noon|midnight|half|quarter|hours/i.test(clock);
const isHour = (text: string) => text.length > 2 || (Number(text) >= 1 && Number(text) <= 12);

type ParsedTime = { at: number; isSure: boolean };

const parseTime = (written: string): ParsedTime => {
  const clock = written
    .replace(/[a-z]{3,}(?:-five)?/gi, (word) => String(WORD_VALUES[word.toLowerCase()] ?? word))
    .replace(/(?<=\d) (?=\d)/, ':');
  if (/noon/i.test(clock)) return { at: 12 * HOUR_MINUTES, isSure: true };
  if (/midnight/i.test(clock)) return { at: 0, isSure: true };
  const [, hour, minutes = '0', half] = /(\d{1,2}?)(?:[:.]?(\d\d))?\s*(?:([ap])(?:\.?m\.?)?|hours)?$/i.exec(clock)!;
  const minute = Number(minutes) + minuteOffsetOf(clock);
  if (half) return { at: ((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * HOUR_MINUTES + minute, isSure: true };
  const isOf24 = Number(hour) > 12 || hour!.startsWith('0') || /hours/i.test(clock);
  return { at: Number(hour) * HOUR_MINUTES + minute, isSure: isOf24 };
};

const WORD_VALUES: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ fifteen: 15, thirty: 30, forty: 45, 'forty-five': 45, fortyfive: 45 },
};

/** 'half past', 'quarter to': minutes relative to the hour. */
const minuteOffsetOf = (clock: string): number => {
  if (/half/i.test(clock)) return 30;
  if (!/quarter/i.test(clock)) return 0;
  return /past|after/i.test(clock) ? 15 : -15;
};

const toSingleTime = (line: Line, clock: string): TakenTimes => {
  const { at, isSure } = parseTime(clock);
  const isMidnight = /midnight/i.test(clock);
  const [start, questions] = isSure ? [at, []] : resolveHalf(line, at);
  const lasts = takeDuration(line);
  return { start, end: lasts === null ? null : start + lasts, questions, ...(isMidnight && { isMidnight: true }) };
};

const toTimeRange = (line: Line, from: string, to: string): TakenTimes => {
  const [a, b] = [parseTime(from), parseTime(to)];
  if (/midnight/i.test(to)) b.at = DAY_MINUTES;
  const start = a.isSure ? a.at : resolveStart(line, a.at, b);
  const questions = !a.isSure && !b.isSure && isInOneHalf(a.at, b.at) ? resolveHalf(line, a.at)[1] : [];
  const end = b.isSure ? b.at : nextTimeAfter(start, b.at);
  return { start, end: end <= start ? end + DAY_MINUTES : end, questions };
};

/** Of a range of which only the end is AM or PM. */
const resolveStart = (line: Line, at: number, end: ParsedTime): number => {
  if (!end.isSure) return isInOneHalf(at, end.at) ? resolveHalf(line, at)[0] : resolveRangeStart(at, end.at);
  const [early, late] = [at % (12 * HOUR_MINUTES), (at % (12 * HOUR_MINUTES)) + 12 * HOUR_MINUTES];
  return late < end.at ? late : early < end.at ? early : late;
};

/** '9-5' and '10-2' mean the day, not the night. */
const resolveRangeStart = (from: number, to: number): number => {
  const hour = from % (12 * HOUR_MINUTES);
  if (to % (12 * HOUR_MINUTES) <= hour || from >= 12 * HOUR_MINUTES)
    return from >= 12 * HOUR_MINUTES ? 12 * HOUR_MINUTES + hour : hour;
  return hour + 12 * HOUR_MINUTES;
};

/** Both ends are in the same half of the day, which the context decides as for a single time. */
const isInOneHalf = (from: number, to: number): boolean => from < to && to < 12 * HOUR_MINUTES;

const nextTimeAfter = (start: number, at: number): number => {
  let end = at % (12 * HOUR_MINUTES);
  while (end <= start) end += 12 * HOUR_MINUTES;
  return end;
};

/** 1 to 7 is PM unless the text says otherwise; 8 to 11 is decided by the activity or asked. */
const resolveHalf = (line: Line, at: number): [number, DraftQuestion[]] => {
  const [early, late] = [at % (12 * HOUR_MINUTES), (at % (12 * HOUR_MINUTES)) + 12 * HOUR_MINUTES];
  if (at >= 12 * HOUR_MINUTES) return [late, []];
  const evening = EVENING_WORDS.test(line.text);
  if (at >= 5 * HOUR_MINUTES && at < 8 * HOUR_MINUTES && EARLY_WORDS.test(line.text) && !evening)
    return [early, [askWhichHalf(early, late)]];
  if (at < 8 * HOUR_MINUTES) return [at >= 5 * HOUR_MINUTES && MORNING_WORDS.test(line.text) && !evening ? early : late, []];
  const byDay = DAYTIME_WORDS.test(line.text);
  if (byDay !== evening) return [byDay ? early : late, []];
  return [early, [askWhichHalf(early, late)]];
};

const askWhichHalf = (...choices: number[]): DraftQuestion => ({
  question: 'Is that in the morning or in the evening?',
  choices: choices.map((at) => ({ label: formatTimeOfDay(at), sets: { startTime: formatTime(at) } })),
});

const takeDuration = (line: Line): number | null => {
  const found = line.take(
    'Time',
    /(?<=^|[\s,(\uE000])(?:for (?:about )?)?(?<n>\d+(?:\.\d+)?|an?|one|two|three|four|half an)(?:\s+(?<half>and a half))?[\s-]*(?<unit>hours?|h|minutes?|min)\b(?<more> and a half)?(?: long)?/i,
  );
  if (!found) return null;
  const { n, unit, half, more } = found.groups!;
  const amount = NUMBER_VALUES[n!.toLowerCase()] ?? Number(n);
  return Math.round((amount + (half || more ? 0.5 : 0)) * (unit!.toLowerCase().startsWith('h') ? HOUR_MINUTES : 1));
};

const NUMBER_VALUES: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, 'half an': 0.5 };

export const findTimeQuestions = (line: Line, times: TakenTimes | null): DraftQuestion[] => {
  const found = (pattern: string, fits: MatchTest) => [...line.rest.matchAll(new RegExp(pattern, 'gi'))].find(fits);
  const isBare: MatchTest = (match) => isBareTime(line, match);
  const other = times
    ? (found(`${START_BOUNDARY}(?<a>${CLOCK_TIME})${END_BOUNDARY}`, isExplicitMatch) ??
      found(`${START_BOUNDARY}(?<a>${BARE_NUMBER})(?=\\s*(?:and|or|&)\\s*\\uE000)`, isBare) ??
      found(`(?<=\\uE000\\s*(?:and|or|&)\\s*)(?<a>${BARE_NUMBER})${BARE_NUMBER_END}`, isBare))
    : found(
        `${NOT_COUNTED}(?<=[a-z]\\s+|^\\s*)(?<a>${BARE_NUMBER})(?:${RANGE_SEPARATOR}${BARE_NUMBER})?(?=\\s*(?:$|[,;.!?]|\\uE000))`,
        isBare,
      );
  if (!other) return [];
  const { at, isSure } = parseTime(other.groups!.a!);
  const possible = isSure ? [at] : [resolveHalf(line, at)[0], (resolveHalf(line, at)[0] + 12 * HOUR_MINUTES) % DAY_MINUTES];
  const choices = [...(times ? [times.start] : []), ...possible].map((start) => ({
    label: formatTimeOfDay(start),
    sets: { startTime: formatTime(start), endTime: times?.start === start && times.end !== null ? formatTime(times.end) : null },
  }));
  return [{ question: 'At what time is it?', choices: times ? choices : [...choices, { label: 'All day', sets: {} }] }];
};

/** Next to a time, which it does not change: 'in the morning'. */
export const takePartOfDay = (line: Line): void => {
  line.take('Time', new RegExp(`(?<=\\uE000[\\s,]*)(?:${PARTS_OF_DAY.source})(?=$|[\\s,;.!?\\uE000])`, 'i'));
};

/** HH:MM */
export const formatTime = (at: number): string => {
  const of = ((at % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(of / HOUR_MINUTES)).padStart(2, '0')}:${String(of % HOUR_MINUTES).padStart(2, '0')}`;
};
