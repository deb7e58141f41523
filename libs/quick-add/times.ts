import { clockText, type DraftQuestion } from '#libs/contracts';
import { AFTER, BEFORE, type Line } from './line';
import { MONTH, WEEKDAY } from './weekdays';

/** Minutes after midnight; an end may lie beyond it. Null all day. */
export type Times = { start: number; end: number | null; questions: DraftQuestion[]; isMidnight?: boolean };

const HOUR = 60;
const DAY = 24 * HOUR;

const NUMBER = '(?:1[0-9]|2[0-3]|0?[0-9])';
const HALF = '(?:\\s*(?:[ap]m|[ap]\\.m\\.?)(?![a-z])|[ap](?![a-z]))';
/** 'at seven thirty' */
const IN_WORDS = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: fifteen| thirty| forty-?five)?';
const PAST = '(?:half past|(?:a )?quarter (?:past|after|to|of|until))';
/** '730pm' */
const RUN_TOGETHER = '(?:1[0-2]|0?[1-9])[0-5]\\d(?=\\s?[ap])';
const CLOCK = `(?:(?:${PAST} (?:${IN_WORDS}|${NUMBER})|${RUN_TOGETHER}|${NUMBER}(?::[0-5]\\d|\\.[0-5]\\d(?=\\s*[ap]))?)${HALF}?|(?:[01]\\d|2[0-3])[0-5]\\d ?hours|noon|midnight)`;
/** '7', and where nothing else is as likely, '730'. */
const BARE = `(?:(?:1[0-2]|[1-9])(?:15|30|45)|${NUMBER})`;
const TO = '\\s*(?:-|–|—|to|until|through|(?<=\\bbetween [^,;]{1,12})and)\\s*';
const AT = '(?:at|@|from|between|around|about|before|starting at|starts at|by)';

/** What says a time of day without a number. */
const PARTS_OF_DAY = /\b(?:in the |this |that )?(?:morning|afternoon|evening|night)s?\b|\b[ap](?:m\b|\.m\.?)/i;
const IN_THE_MORNING = /\b(?:morning|breakfast|sunrise|dawn|a\.?m\.?)\b/i;
/** From 8 to 11, of what is done by day. */
const BY_DAY =
  /\b(?:morning|breakfast|brunch|coffee|a\.?m\.?|appt|appointment|check-?up|dentist|doctor|dr|drs|eye|orthodontist|vet|school|work|shift|haircut|church|mass|bank|story ?time|farmers'? market|garage sale|yard sale|oil change|workshop)\b/i;
/** From 5 to 7, of what is done before work as well as after it. */
const EARLY = /\b(?:run|jog|gym|workout|hike|ride|flight|bus|train|carpool|yoga|leave|wake)\b/i;
const IN_THE_EVENING =
  /\b(?:tonight|evening|night|dinner|supper|party|concert|movie|gala|sunset|p\.?m\.?|afternoon|drinks|happy hour)\b/i;

/** Takes a time or a range, and how long it lasts, out of the line; null where there is none. */
export const takeTimes = (line: Line): Times | null => {
  if (line.take('Time', new RegExp(`${BEFORE}all[ -]day(?: long)?${AFTER}`, 'i'))) return null;
  return (
    takeRange(line, `${BEFORE}(?<part>(?:${AT}\\s*)?(?<a>${CLOCK})${TO}(?<b>${CLOCK}))${AFTER}`, isPlainRange) ??
    takeRange(
      line,
      `${BEFORE}(?<part>(?:${AT})\\s*(?<a>(?<=(?:from|between) )${IN_WORDS}|${CLOCK})${TO}(?<b>${IN_WORDS}|${CLOCK}))${AFTER}`,
    ) ??
    takeRange(
      line,
      `${NO_COUNT}${BEFORE}(?<part>(?<a>${CLOCK})${TO}(?<b>${CLOCK}))(?=\\s+(?:on |this |next )*(?:${WEEKDAY}|today|tomorrow|${MONTH}\\.? \\d))`,
    ) ??
    takeOne(line, `${BEFORE}(?:${AT}\\s*)?(?<a>${CLOCK})${AFTER}`, isPlainTime) ??
    takeOne(
      line,
      `${BEFORE}(?:at|@|from|around|by|after(?= ))\\s*(?<a>(?<=(?:at|around) )${IN_WORDS}|${BARE})(?:ish|\\s*o'?clock)?${BARE_END}`,
      (match) => isBareTime(line, match),
    ) ??
    takeOne(line, `${BEFORE}(?<a>${NUMBER})(?:ish|\\s*o'?clock)${AFTER}`)
  );
};

/** 'in 2 hours', from the clock as it is. */
export const takeFromNow = (line: Line, clock: number): Times | null => {
  const found = line.take(
    'Time',
    new RegExp(`${BEFORE}in (?<n>\\d{1,3}|an?|two|three) (?<unit>hours?|minutes?|min)${AFTER}`, 'i'),
  );
  if (!found) return null;
  const { n, unit } = found.groups!;
  const ahead = (NUMBERS[n!.toLowerCase()] ?? Number(n)) * (unit!.startsWith('h') ? HOUR : 1);
  return { start: clock + ahead, end: null, questions: [] };
};

/** Beside a day that was said, a number alone is a time: 'tue 3', 'dec 3 7-9'. */
export const takeTimeBesideDay = (line: Line): Times | null => {
  const beside = '(?<=\\uE000[\\s,]*)';
  return (
    takeRange(line, `${beside}(?<part>(?<a>${NUMBER})${TO}(?<b>${NUMBER}))${BARE_END}`) ??
    takeRange(line, `${beside}(?<part>(?<a>${BARE})${TO}(?<b>${BARE}))${BARE_END}`, (match) => isBareTime(line, match)) ??
    takeOne(line, `${beside}(?<part>(?<a>${BARE}))${BARE_END}`, (match) => isBareTime(line, match))
  );
};

type Fits = (match: RegExpExecArray) => boolean;

const takeRange = (line: Line, pattern: string, fits?: Fits): Times | null => {
  const found = line.take('Time', new RegExp(pattern, 'i'), fits);
  return found ? between(line, found.groups!.a!, found.groups!.b!) : null;
};

const takeOne = (line: Line, pattern: string, fits?: Fits): Times | null => {
  const found = line.take('Time', new RegExp(pattern, 'i'), fits);
  if (!found) return null;
  const times = single(line, found.groups!.a!);
  const isEnd = /\buntil\s*$/i.test(line.rest.slice(0, found.index));
  return isEnd ? { ...times, questions: [...times.questions, WHEN_BEGUN] } : times;
};

/** 'open until 9pm' */
const WHEN_BEGUN: DraftQuestion = { question: 'That is when it ends. When does it begin?', choices: [] };

const BARE_END = '(?=$|[\\s,;.!?()@#\\uE000])';
/** What is counted, or numbered. */
const NO_COUNT = `(?<!\\b(?:ages?|aged|turns|turning|grades?|rooms?|rm|pages?|k|bus|route|rt|hwy|flight|train|pack|troop|den|team|level|chapter|ch|part|number|no|field|court|gate|lane|unit|suite|week|day|session|district|ward|lot|phase|act|floor|studio|gym|class of|of|vs|top|under|over|form|q|u|${MONTH}\\.?) *)`;

/** 'at 2 coffee' is a time, 'at 16 Main Street' and '3 tickets' are none. */
const isBareTime = (line: Line, { index, 0: text, groups }: RegExpExecArray): boolean => {
  const next = line.rest.slice(index + text.length);
  return (
    isHour(groups!.a!) &&
    !ADDRESS.test(next) &&
    !/^ +(?:[A-Z]|\d|(?:[a-z]+s|k|km|mi|miles?|x|people|eleven|of|main|percent|%)\b)/.test(next)
  );
};

/** What a number of a house stands before. */
const ADDRESS =
  /^ +(?!(?:at|in|on|for|with|w) )(?:[a-z.]+ ){1,3}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|way|ct|court|pl|place|pike|hwy|highway)\b/i;

/** 'sunday brunch 11': of what takes place at an hour, a number that stands last. */
export const takeLastNumber = (line: Line): Times | null =>
  takeOne(
    line,
    `\\b(?:breakfast|brunch|lunch|dinner|supper|coffee|tea|drinks|party|meeting|mtg|appt|appointment|practice|game|dentist|doctor|dr|haircut|class|lesson|yoga|movie|recital|concert|rehearsal|church|vet|gym|call)\\s+(?<part>(?<a>${NUMBER}))${BARE_END}`,
    (match) => isBareTime(line, match),
  );

/** It says by itself that it is about the clock. */
const isPlainTime = ({ groups }: RegExpExecArray) => isPlain(groups!.a!);
const isPlainRange = ({ groups }: RegExpExecArray) => isPlain(groups!.a!) || isPlain(groups!.b!);
const isPlain = (clock: string) => /:|[ap]\.?m?\.?$|noon|midnight|half|quarter|hours/i.test(clock);
const isHour = (text: string) => text.length > 2 || (Number(text) >= 1 && Number(text) <= 12);

type Said = { at: number; isSure: boolean };

const timeSaid = (written: string): Said => {
  const clock = written
    .replace(/[a-z]{3,}(?:-five)?/gi, (word) => String(FIGURES[word.toLowerCase()] ?? word))
    .replace(/(?<=\d) (?=\d)/, ':');
  if (/noon/i.test(clock)) return { at: 12 * HOUR, isSure: true };
  if (/midnight/i.test(clock)) return { at: 0, isSure: true };
  const [, hour, minutes = '0', half] = /(\d{1,2}?)(?:[:.]?(\d\d))?\s*(?:([ap])(?:\.?m\.?)?|hours)?$/i.exec(clock)!;
  const minute = Number(minutes) + beside(clock);
  if (half) return { at: ((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * HOUR + minute, isSure: true };
  const isOf24 = Number(hour) > 12 || hour!.startsWith('0') || /hours/i.test(clock);
  return { at: Number(hour) * HOUR + minute, isSure: isOf24 };
};

const FIGURES: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ fifteen: 15, thirty: 30, forty: 45, 'forty-five': 45, fortyfive: 45 },
};

/** 'half past', 'quarter to': the minutes from the hour. */
const beside = (clock: string): number => {
  if (/half/i.test(clock)) return 30;
  if (!/quarter/i.test(clock)) return 0;
  return /past|after/i.test(clock) ? 15 : -15;
};

const single = (line: Line, clock: string): Times => {
  const { at, isSure } = timeSaid(clock);
  const isMidnight = /midnight/i.test(clock);
  const [start, questions] = isSure ? [at, []] : halfOf(line, at);
  const lasts = durationOf(line);
  return { start, end: lasts === null ? null : start + lasts, questions, ...(isMidnight && { isMidnight: true }) };
};

const between = (line: Line, from: string, to: string): Times => {
  const [a, b] = [timeSaid(from), timeSaid(to)];
  if (/midnight/i.test(to)) b.at = DAY;
  const start = a.isSure ? a.at : startBefore(line, a.at, b);
  const questions = !a.isSure && !b.isSure && isOnOneSide(a.at, b.at) ? halfOf(line, a.at)[1] : [];
  const end = b.isSure ? b.at : after(start, b.at);
  return { start, end: end <= start ? end + DAY : end, questions };
};

/** The start of a range of which only the end says whether it is before noon. */
const startBefore = (line: Line, at: number, end: Said): number => {
  if (!end.isSure) return isOnOneSide(at, end.at) ? halfOf(line, at)[0] : rangeStart(at, end.at);
  const [early, late] = [at % (12 * HOUR), (at % (12 * HOUR)) + 12 * HOUR];
  return late < end.at ? late : early < end.at ? early : late;
};

/** Of '9-5' or '10-2', nobody means the night. */
const rangeStart = (from: number, to: number): number => {
  const hour = from % (12 * HOUR);
  if (to % (12 * HOUR) <= hour || from >= 12 * HOUR) return from >= 12 * HOUR ? 12 * HOUR + hour : hour;
  return hour + 12 * HOUR;
};

/** Both before noon, or both after it: which, the words around it say as of one time. */
const isOnOneSide = (from: number, to: number): boolean => from < to && to < 12 * HOUR;

const after = (start: number, at: number): number => {
  let end = at % (12 * HOUR);
  while (end <= start) end += 12 * HOUR;
  return end;
};

/** Which half of the day an hour without one is in: from 1 to 7 the second, unless the words say otherwise; from 8 to 11 it is asked. */
const halfOf = (line: Line, at: number): [number, DraftQuestion[]] => {
  const [early, late] = [at % (12 * HOUR), (at % (12 * HOUR)) + 12 * HOUR];
  if (at >= 12 * HOUR) return [late, []];
  const evening = IN_THE_EVENING.test(line.text);
  if (at >= 5 * HOUR && at < 8 * HOUR && EARLY.test(line.text) && !evening) return [early, [whichHalf(early, late)]];
  if (at < 8 * HOUR) return [at >= 5 * HOUR && IN_THE_MORNING.test(line.text) && !evening ? early : late, []];
  const byDay = BY_DAY.test(line.text);
  if (byDay !== evening) return [byDay ? early : late, []];
  return [early, [whichHalf(early, late)]];
};

const whichHalf = (...choices: number[]): DraftQuestion => ({
  question: 'Is that in the morning or in the evening?',
  choices: choices.map((at) => ({ label: clockText(at), sets: { startTime: written(at) } })),
});

/** 'for 2 hours', '(90 min)', '2hrs'. */
const durationOf = (line: Line): number | null => {
  const found = line.take(
    'Time',
    /(?<=^|[\s,(\uE000])(?:for (?:about )?)?(?<n>\d+(?:\.\d+)?|an?|one|two|three|four|half an)(?:\s+(?<half>and a half))?[\s-]*(?<unit>hours?|h|minutes?|min)\b(?<more> and a half)?(?: long)?/i,
  );
  if (!found) return null;
  const { n, unit, half, more } = found.groups!;
  const amount = NUMBERS[n!.toLowerCase()] ?? Number(n);
  return Math.round((amount + (half || more ? 0.5 : 0)) * (unit!.toLowerCase().startsWith('h') ? HOUR : 1));
};

const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, 'half an': 0.5 };

/** Of two times that are said, and of a number that may be one, it is asked. */
export const askedAgain = (line: Line, times: Times | null): DraftQuestion[] => {
  const found = (pattern: string, fits: Fits) => [...line.rest.matchAll(new RegExp(pattern, 'gi'))].find(fits);
  const isBare: Fits = (match) => isBareTime(line, match);
  const other = times
    ? (found(`${BEFORE}(?<a>${CLOCK})${AFTER}`, isPlainTime) ??
      found(`${BEFORE}(?<a>${BARE})(?=\\s*(?:and|or|&)\\s*\\uE000)`, isBare) ??
      found(`(?<=\\uE000\\s*(?:and|or|&)\\s*)(?<a>${BARE})${BARE_END}`, isBare))
    : found(`${NO_COUNT}(?<=[a-z]\\s+|^\\s*)(?<a>${BARE})(?:${TO}${BARE})?(?=\\s*(?:$|[,;.!?]|\\uE000))`, isBare);
  if (!other) return [];
  const { at, isSure } = timeSaid(other.groups!.a!);
  const possible = isSure ? [at] : [halfOf(line, at)[0], (halfOf(line, at)[0] + 12 * HOUR) % DAY];
  const choices = [...(times ? [times.start] : []), ...possible].map((start) => ({
    label: clockText(start),
    sets: { startTime: written(start), endTime: times?.start === start && times.end !== null ? written(times.end) : null },
  }));
  return [{ question: 'At what time is it?', choices: times ? choices : [...choices, { label: 'All day', sets: {} }] }];
};

/** 'in the morning' beside a time says nothing more than it. */
export const takePartOfDay = (line: Line): void => {
  line.take('Time', new RegExp(`(?<=\\uE000[\\s,]*)(?:${PARTS_OF_DAY.source})(?=$|[\\s,;.!?\\uE000])`, 'i'));
};

/** HH:MM */
export const written = (at: number): string => {
  const of = ((at % DAY) + DAY) % DAY;
  return `${String(Math.floor(of / HOUR)).padStart(2, '0')}:${String(of % HOUR).padStart(2, '0')}`;
};
