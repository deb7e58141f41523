import { addDays, type QuerySpan, weekdayOf } from '#libs/contracts';
import { findHoliday } from '#libs/when';
import type { ReadingContext } from './question';

/** 'Things to do over Christmas break': the days without school that the calendar has, else the usual ones; the text without them. */
export const readSchoolBreak = (text: string, { today, events }: ReadingContext): { span: QuerySpan; rest: string } | null => {
  const before = DAY_BEFORE.exec(text);
  const breakAfter = before && spanOf(before.groups!.name!, today, events);
  if (breakAfter && !ASKS_ABOUT_BREAK.test(text) && !ASKS_FOR_LAST_DAY.test(text)) {
    const day = lastWorkingDayBefore(breakAfter.from);
    return { span: { from: day, to: day }, rest: text.replace(before[0], ' ') };
  }
  const match = BREAK.exec(text);
  if (!match || !ASKS_WHAT_IS_ON.test(text) || ASKS_ABOUT_BREAK.test(text)) return null;
  const span = spanOf(match.groups!.name ?? '', today, events);
  if (!span) return null;
  return { span: { from: span.from < today ? today : span.from, to: span.to }, rest: text.replace(match[0], ' ') };
};

const spanOf = (name: string, today: string, events: ReadingContext['events']): QuerySpan | null => {
  const kind = BREAK_KINDS.find(({ pattern }) => pattern.test(name));
  return (events?.breakOf(kind?.pattern ?? /break|recess|vacation/i) ?? usualSpanOf(kind?.holiday, today)) || null;
};

/** 'The last day before Christmas break', on which something is asked for. 'Last day of school before break' asks for that day. */
const DAY_BEFORE =
  /(?<!\b(?:half|short|early|full) )\b(?:on )?(?:the )?(?:last )?(?:school )?day (?:of school )?before (?:the )?(?<name>(?:christmas|xmas|winter|holiday|thanksgiving|fall|spring|easter|february|mid-?winter) (?:break|vacation|recess))\b/i;

const ASKS_FOR_LAST_DAY = /^\W*(?:(?:what|which)(?: day)?(?:'s| is) |the )*last day of school before\b/i;

const lastWorkingDayBefore = (day: string): string => {
  const before = addDays(day, -1);
  return [0, 6].includes(weekdayOf(before)) ? lastWorkingDayBefore(before) : before;
};

const BREAK =
  /\b(?:(?:over|during|in|on|for|throughout|while the kids are (?:off|home) (?:for|over)) )?(?:the |this |our |their )?(?:kids'? |school )?(?:(?<name>christmas|xmas|winter|holiday|thanksgiving|fall|autumn|spring|easter|february|mid-?winter|presidents'?(?: day)?) (?:break|vacation|recess)|(?<=\b(?:over|during) (?:the )?)(?:school )?(?:break|vacation|recess))\b(?! (?:camp|bible|starts?|begins?|ends?))/i;
const ASKS_WHAT_IS_ON =
  /\b(?:over|during|throughout) (?:the )?(?:\w+ )?(?:break|vacation|recess)\b|\b(?:things?|anything|something|stuff|what|what's|whats|activit(?:y|ies)|events?|to do|fun|happening|going on|any|is there|are there)\b/i;
const ASKS_ABOUT_BREAK =
  /\bwhen\b(?! (?:can|could) (?:i|we|you|the kids|my)\b)|\bwhat (?:day|date|week|time)s?\b|\bhow long\b|\bback\b|\bno school\b|\b(?:is|are) (?:there |the )?schools?\b/i;

type BreakKind = Readonly<{ pattern: RegExp; holiday?: string }>;

const BREAK_KINDS: readonly BreakKind[] = [
  { pattern: /\b(?:christmas|xmas|winter|holiday)\b/i, holiday: 'christmas' },
  { pattern: /\b(?:thanksgiving|fall|autumn)\b/i, holiday: 'thanksgiving' },
  { pattern: /\b(?:spring|easter)\b/i },
  { pattern: /\b(?:february|mid-?winter|presidents)\b/i },
];

/** Of 'when do we go back after winter break', by which names of breaks are found. */
export const findBreakPattern = (text: string): RegExp | undefined =>
  BREAK_NAMED.test(text) ? BREAK_KINDS.find(({ pattern }) => pattern.test(text))?.pattern : undefined;

const BREAK_NAMED = /\b(?:break|vacation|recess|holidays?)\b/i;

/** Of most schools. */
const USUAL_DAYS: Readonly<Record<string, readonly [before: number, after: number]>> = {
  christmas: [-1, 7],
  thanksgiving: [-1, 3],
};

const usualSpanOf = (holiday: string | undefined, today: string): QuerySpan | null => {
  const day = holiday && findHoliday(holiday, today);
  const days = holiday && USUAL_DAYS[holiday];
  return day && days ? { from: addDays(day, days[0]), to: addDays(day, days[1]) } : null;
};
