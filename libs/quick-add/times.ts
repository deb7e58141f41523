import { clockText, type DraftQuestion } from '#libs/contracts';
import { AFTER, BEFORE, type Line } from './line';
import { MONTH, WEEKDAY } from './weekdays';

/** Minutes after midnight; an end may lie beyond it. Null all day. */
export type Times = { start: number; end: number | null; questions: DraftQuestion[]; isMidnight?: boolean };

const HOUR = 60;
const DAY = 24 * HOUR;

const NUMBER = '(?:1[0-9]|2[0-3]|0?[0-9])';
const CLOCK = `(?:${NUMBER}(?::[0-5]\\d|\\.[0-5]\\d(?=\\s*[ap]))?(?:\\s*(?:[ap]m|[ap]\\.m\\.?)(?![a-z])|[ap](?![a-z]))?|noon|midnight)`;
const TO = '\\s*(?:-|–|—|to|until|through|and)\\s*';
const AT = '(?:at|@|from|between|around|about|before|starting at|starts at|by)';

/** What says a time of day without a number. */
const PARTS_OF_DAY = /\b(?:in the |this |that )?(?:morning|afternoon|evening|night)s?\b|\bam\b|\bpm\b/i;
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
    takeRange(line, `${BEFORE}(?<part>(?:${AT})\\s*(?<a>${CLOCK})${TO}(?<b>${CLOCK}))${AFTER}`) ??
    takeRange(
      line,
      `${NO_COUNT}${BEFORE}(?<part>(?<a>${CLOCK})${TO}(?<b>${CLOCK}))(?=\\s+(?:on |this |next )*(?:${WEEKDAY}|today|tomorrow|${MONTH}\\.? \\d))`,
    ) ??
    takeOne(line, `${BEFORE}(?:${AT}\\s*)?(?<a>${CLOCK})${AFTER}`, isPlainTime) ??
    takeOne(line, `${BEFORE}(?:at|@|from|around|by)\\s*(?<a>${NUMBER})(?:ish|\\s*o'?clock)?${BARE_END}`, (match) =>
      isBareTime(line, match),
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
    takeOne(line, `${beside}(?<part>(?<a>${NUMBER}))${BARE_END}`, (match) => isBareTime(line, match))
  );
};

type Fits = (match: RegExpExecArray) => boolean;

const takeRange = (line: Line, pattern: string, fits?: Fits): Times | null => {
  const found = line.take('Time', new RegExp(pattern, 'i'), fits);
  return found ? between(line, found.groups!.a!, found.groups!.b!) : null;
};

const takeOne = (line: Line, pattern: string, fits?: Fits): Times | null => {
  const found = line.take('Time', new RegExp(pattern, 'i'), fits);
  return found ? single(line, found.groups!.a!) : null;
};

const BARE_END = '(?=$|[\\s,;.!?()@#\\uE000])';
const NO_COUNT = '(?<!\\b(?:ages?|grades?|rooms?|pages?|k) *)';

/** 'at 2 coffee' is a time, 'at 16 Main Street' and '3 tickets' are none. */
const isBareTime = (line: Line, { index, 0: text, groups }: RegExpExecArray): boolean => {
  const next = line.rest.slice(index + text.length);
  return isHour(groups!.a!) && !/^ +(?:[A-Z]|\d|(?:[a-z]+s|k|km|mi|miles?|x|people|eleven|of|main|percent|%)\b)/.test(next);
};

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
const isPlain = (clock: string) => /:|[ap]\.?m?\.?$|noon|midnight/i.test(clock);
const isHour = (text: string) => Number(text) >= 1 && Number(text) <= 12;

type Said = { at: number; isSure: boolean };

const said = (clock: string): Said => {
  if (/noon/i.test(clock)) return { at: 12 * HOUR, isSure: true };
  if (/midnight/i.test(clock)) return { at: 0, isSure: true };
  const [, hour, minute = '0', half] = /^(\d{1,2})(?:[:.](\d\d))?\s*([ap])?/i.exec(clock)!;
  if (half) return { at: ((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * HOUR + Number(minute), isSure: true };
  const isOf24 = Number(hour) > 12 || hour!.startsWith('0');
  return { at: Number(hour) * HOUR + Number(minute), isSure: isOf24 };
};

const single = (line: Line, clock: string): Times => {
  const { at, isSure } = said(clock);
  const isMidnight = /midnight/i.test(clock);
  const [start, questions] = isSure ? [at, []] : halfOf(line, at);
  const lasts = durationOf(line);
  return { start, end: lasts === null ? null : start + lasts, questions, ...(isMidnight && { isMidnight: true }) };
};

const between = (line: Line, from: string, to: string): Times => {
  const [a, b] = [said(from), said(to)];
  if (/midnight/i.test(to)) b.at = DAY;
  const start = a.isSure ? a.at : startBefore(line, a.at, b);
  const questions = !a.isSure && !b.isSure && isOpen(line, a.at, b.at) ? halfOf(line, a.at)[1] : [];
  const end = b.isSure ? b.at : after(start, b.at);
  return { start, end: end <= start ? end + DAY : end, questions };
};

/** The start of a range of which only the end says whether it is before noon. */
const startBefore = (line: Line, at: number, end: Said): number => {
  if (!end.isSure) return isOpen(line, at, end.at) ? halfOf(line, at)[0] : rangeStart(at, end.at);
  const [early, late] = [at % (12 * HOUR), (at % (12 * HOUR)) + 12 * HOUR];
  return late < end.at ? late : early < end.at ? early : late;
};

/** Of '9-5' or '10-2', nobody means the night. */
const rangeStart = (from: number, to: number): number => {
  const hour = from % (12 * HOUR);
  if (to % (12 * HOUR) <= hour || from >= 12 * HOUR) return from >= 12 * HOUR ? 12 * HOUR + hour : hour;
  return hour + 12 * HOUR;
};

const isOpen = (line: Line, from: number, to: number): boolean =>
  from >= 8 * HOUR && from < 12 * HOUR && to > from && to < 12 * HOUR && halfOf(line, from)[1].length > 0;

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
    /(?<=^|[\s,(\uE000])(?:for (?:about )?)?(?<n>\d+(?:\.\d+)?|an?|one|two|three|four|half an)(?:\s+(?<half>and a half))?[\s-]*(?<unit>hours?|h|minutes?|min)\b(?: long)?/i,
  );
  if (!found) return null;
  const { n, unit, half } = found.groups!;
  const amount = NUMBERS[n!.toLowerCase()] ?? Number(n);
  return Math.round((amount + (half ? 0.5 : 0)) * (unit!.toLowerCase().startsWith('h') ? HOUR : 1));
};

const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, 'half an': 0.5 };

/** 'in the morning' beside a time says nothing more than it. */
export const takePartOfDay = (line: Line): void => {
  line.take('Time', new RegExp(`(?<=\\uE000[\\s,]*)(?:${PARTS_OF_DAY.source})(?=$|[\\s,;.!?\\uE000])`, 'i'));
};

/** HH:MM */
export const written = (at: number): string => {
  const of = ((at % DAY) + DAY) % DAY;
  return `${String(Math.floor(of / HOUR)).padStart(2, '0')}:${String(of % HOUR).padStart(2, '0')}`;
};
