import type { ParsedComponents, ParsedResult } from 'chrono-node';
import { casual } from 'chrono-node/en';
import {
  addDays,
  type Day,
  type DraftQuestion,
  daysBetween,
  formatDateInYear,
  formatFullDate,
  formatMonth,
  isDay,
  toRruleValue,
  weekdayOf,
  yearOf,
} from '#libs/contracts';
import { END_BOUNDARY, type Line, START_BOUNDARY, TAKEN_CHARACTER } from './line';
import { MONTH_PATTERN, MONTH_PREFIXES, ORDINAL_PATTERN, ORDINAL_VALUES, parseWeekday, WEEKDAY_PATTERN } from './weekdays';

export type TakenDays = { date: Day; endDate: Day | null; questions: DraftQuestion[] };

type FoundDays = TakenDays & { index: number };

export const takeDays = (line: Line, today: Day, hasPassed: boolean): TakenDays | null => {
  const found = [
    ...takeAll(() => takeWeekend(line, today)),
    ...takeAll(() => takeWeekdayOfOtherWeek(line, today)),
    ...takeAll(() => takeNthWeekday(line, today)),
    ...takeAll(() => takeSlashRange(line, today)),
    ...takeAll(() => takeDayOfMonth(line, today)),
    ...takeAll(() => takeByChrono(line, today)),
    ...takeAll(() => takeThisPartOfDay(line, today)),
    ...takeAll(() => takeImpossibleDay(line, today)),
    ...takeAll(() => takeWeekday(line, today, hasPassed)),
  ].sort((a, b) => a.index - b.index);
  const [first, ...others] = found;
  if (!first) return null;
  const days = others.length === 0 ? toRangeUntil(line, first, today) : combineDays(line, found);
  return isWorkWeek(line, days) ? { ...days, questions: [...days.questions, EVERY_WEEKDAY] } : days;
};

const takeAll = (take: () => FoundDays | null): FoundDays[] => {
  const found: FoundDays[] = [];
  for (let next = take(); next && found.length < MAX_DAYS; next = take()) found.push(next);
  return found;
};

const MAX_DAYS = 4;

/** Consecutive days become a range. Otherwise a question lists them, deadlines last. */
const combineDays = (line: Line, found: readonly FoundDays[]): TakenDays => {
  const days = found.flatMap(({ date, endDate }) => [date, ...(endDate ? [endDate] : [])]);
  const between = line.text.slice(found[0]!.index, found.at(-1)!.index);
  const first = days[0]!;
  const last = resolveRangeEnd(line, first, days.at(-1)!, found.at(-1)!);
  const asked = found.flatMap(({ questions }) => questions);
  const isSpan = days.every((day, at) => at === 0 || daysBetween(days[at - 1]!, day) === 1);
  if (last > first && ((isSpan && LIST_OR_RANGE_WORD.test(between)) || RANGE_WORD.test(between)))
    return { date: first, endDate: last, questions: asked };
  if (days.every((day) => day === first)) return { date: first, endDate: null, questions: asked };
  const inOrder = [...found].sort((a, b) => Number(isDeadline(line, a)) - Number(isDeadline(line, b)));
  const { date, endDate } = inOrder[0]!;
  if (!isDeadline(line, inOrder[0]!)) for (const one of found) if (isDeadline(line, one)) line.giveBack('Date', one.index);
  const choices = inOrder.map((one) => ({ label: formatFullDate(one.date), sets: { date: one.date, endDate: one.endDate } }));
  return { date, endDate, questions: [{ question: 'Which day is it?', choices }] };
};

/** 'food drive through Dec 10' does not name its first day. */
const toRangeUntil = (line: Line, found: FoundDays, today: Day): TakenDays => {
  if (found.endDate || found.date <= today || !/\b(?:until|through|thru|til|till)\s+$/i.test(line.text.slice(0, found.index)))
    return found;
  const choices = [
    { label: `Through ${formatFullDate(found.date)}`, sets: { date: today, endDate: found.date } },
    { label: formatFullDate(found.date), sets: { date: found.date, endDate: null } },
  ];
  return { date: today, endDate: found.date, questions: [...found.questions, { question: 'From which day on?', choices }] };
};

/** 'Mon-Fri' is one week or every week. */
const isWorkWeek = (line: Line, { date, endDate }: TakenDays) =>
  weekdayOf(date) === 1 && endDate === addDays(date, 4) && /\bmon/i.test(line.text);

const EVERY_WEEKDAY: DraftQuestion = {
  question: 'Is that every week?',
  choices: [
    { label: 'Only that week', sets: {} },
    { label: 'Every weekday', sets: { endDate: null, recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR' } },
  ],
};

/** Matched directly before the last day: 'Wed to Sun', but not another dash or 'to' in the text. */
const LIST_OR_RANGE_WORD = /(?:\b(?:and|to|through|thru|til|till|until|untill)\b(?: on)?(?: the)?|[&/–—-])\s*$/i;
const RANGE_WORD = /(?:\b(?:to|through|thru|til|till|until|untill)\b(?: on)?(?: the)?|[–—-])\s*$/i;

/** In 'Wednesday to Sunday' the Sunday is the one after that Wednesday. */
const resolveRangeEnd = (line: Line, first: Day, last: Day, { index }: FoundDays): Day => {
  const isWeekday = new RegExp(`^${WEEKDAY_PATTERN}(?![\\w,]| \\d)`, 'i').test(line.text.slice(index));
  return isWeekday && last <= first && daysBetween(last, first) < 7 ? addDays(last, 7) : last;
};

const isDeadline = (line: Line, { index }: FoundDays) =>
  /\b(?:by|before|due|deadline|rsvp|register|sign ?up|tickets|order|ends?|closes?)\W+(?:\w+\W+){0,2}$/i.test(
    line.text.slice(0, index),
  );

/** Saturday and Sunday; on either of them, the rest of the current weekend. */
const takeWeekend = (line: Line, today: Day): FoundDays | null => {
  const match = line.take(
    'Date',
    new RegExp(`${START_BOUNDARY}(?:on |over )?(?<which>this|the|next|this coming)? ?weekend${END_BOUNDARY}`, 'i'),
  );
  if (!match) return null;
  const weekday = weekdayOf(today);
  const saturday = addDays(today, weekday === 0 ? -1 : 6 - weekday);
  const isNext = /next/i.test(match.groups!.which ?? '');
  const [soon, later] = [saturday, addDays(saturday, 7)];
  const date = isNext ? later : soon < today ? today : soon;
  const span = (day: Day) => ({ date: day, endDate: weekdayOf(day) === 0 ? null : addDays(day, 1) });
  const isOpen = (isNext && weekday > 0 && weekday < 4) || !match.groups!.which;
  const questions = isOpen ? [askWhichDays('Which weekend?', (isNext ? [later, soon] : [soon, later]).map(span))] : [];
  return { ...span(date), questions, index: line.offsetOf(match.index) };
};

/** 'a week from Tuesday', 'Tuesday week', 'Tuesday after next', 'next week Tuesday', 'Tuesday next week', 'week of Dec 7'. */
const takeWeekdayOfOtherWeek = (line: Line, today: Day): FoundDays | null => {
  const overmorrow = line.take('Date', new RegExp(`${START_BOUNDARY}(?:the )?day after tomorrow${END_BOUNDARY}`, 'i'));
  if (overmorrow) return { date: addDays(today, 2), endDate: null, questions: [], index: line.offsetOf(overmorrow.index) };
  const fromNow = line.take(
    'Date',
    new RegExp(
      `${START_BOUNDARY}(?:on )?(?<n>a|one|1|two|2|three|3) weeks? from (?:this |next )?(?<day>${WEEKDAY_PATTERN}|today|tomorrow)${END_BOUNDARY}`,
      'i',
    ),
  );
  if (fromNow) {
    const { n, day } = fromNow.groups!;
    const from = /today/i.test(day!)
      ? today
      : /tomorrow/i.test(day!)
        ? addDays(today, 1)
        : nextWeekday(today, parseWeekday(day!), false);
    return {
      date: addDays(from, 7 * COUNT_VALUES[n!.toLowerCase()]!),
      endDate: null,
      questions: [],
      index: line.offsetOf(fromNow.index),
    };
  }
  const ofNext =
    line.take(
      'Date',
      new RegExp(`${START_BOUNDARY}(?:on )?(?:next week(?: on)?,? )(?<day>${WEEKDAY_PATTERN})${END_BOUNDARY}`, 'i'),
    ) ??
    line.take('Date', new RegExp(`${START_BOUNDARY}(?:on )?(?<day>${WEEKDAY_PATTERN}),? (?:of )?next week${END_BOUNDARY}`, 'i'));
  if (ofNext) return { ...weekdayInNextWeek(today, parseWeekday(ofNext.groups!.day!)), index: line.offsetOf(ofNext.index) };
  const afterNext = line.take(
    'Date',
    new RegExp(`${START_BOUNDARY}(?:on )?(?:the )?(?<day>${WEEKDAY_PATTERN}) after next${END_BOUNDARY}`, 'i'),
  );
  if (!afterNext) return null;
  const date = addDays(nextWeekday(today, parseWeekday(afterNext.groups!.day!), false), 7);
  return { date, endDate: null, questions: [], index: line.offsetOf(afterNext.index) };
};

const COUNT_VALUES: Readonly<Record<string, number>> = { a: 1, one: 1, '1': 1, two: 2, '2': 2, three: 3, '3': 3 };

/** A week may begin on Sunday or Monday, so a Sunday is asked about. */
const weekdayInNextWeek = (today: Day, weekday: number): TakenDays => {
  const monday = addDays(today, (8 - (weekdayOf(today) || 7)) % 7 || 7);
  const date = addDays(monday, (weekday + 6) % 7);
  const other = addDays(date, -7);
  const questions = weekday === 0 && other > today ? [askWhichDay('Which Sunday?', [date, other])] : [];
  return { date, endDate: null, questions };
};

const takeNthWeekday = (line: Line, today: Day): FoundDays | null => {
  const match = line.take(
    'Date',
    new RegExp(
      `${START_BOUNDARY}(?:on )?(?:the )?(?<nth>${ORDINAL_PATTERN}) (?<day>${WEEKDAY_PATTERN}) (?:of|in) (?<month>${MONTH_PATTERN}|this month|next month)${END_BOUNDARY}`,
      'i',
    ),
  );
  if (!match) return takeNthAlone(line, today);
  const { nth, day, month } = match.groups!;
  const thisMonth = Number(today.slice(5, 7));
  const wanted = /this/i.test(month!)
    ? thisMonth
    : /next/i.test(month!)
      ? (thisMonth % 12) + 1
      : MONTH_PREFIXES.indexOf(month!.slice(0, 3).toLowerCase()) + 1;
  const year = yearOf(today);
  const inYearOf = (one: number) => nthWeekdayOfMonth(one, wanted, ORDINAL_VALUES[nth!.toLowerCase()]!, parseWeekday(day!));
  const date = [inYearOf(year), inYearOf(year + 1)].find((one) => one >= today)!;
  return { date, endDate: null, questions: [], index: line.offsetOf(match.index) };
};

const takeNthAlone = (line: Line, today: Day): FoundDays | null => {
  const match = line.take(
    'Date',
    new RegExp(`${START_BOUNDARY}(?:on )?(?:the )?(?<nth>${ORDINAL_PATTERN}) (?<day>${WEEKDAY_PATTERN})${END_BOUNDARY}`, 'i'),
    (found) => !/last/i.test(found[0]),
  );
  if (!match) return null;
  const [nth, weekday] = [ORDINAL_VALUES[match.groups!.nth!.toLowerCase()]!, parseWeekday(match.groups!.day!)];
  const month = Number(today.slice(5, 7));
  const inMonth = (ahead: number) =>
    nthWeekdayOfMonth(yearOf(today) + (month + ahead > 12 ? 1 : 0), ((month + ahead - 1) % 12) + 1, nth, weekday);
  const date = [0, 1, 2].map(inMonth).find((one) => one >= today)!;
  const recurrence = toRruleValue({ frequency: 'MONTHLY', interval: 1, days: [{ weekday, nth }] });
  const choices = [
    { label: 'Only once', sets: {} },
    { label: 'Every month', sets: { recurrence } },
  ];
  return { date, endDate: null, questions: [{ question: 'Is that every month?', choices }], index: line.offsetOf(match.index) };
};

/** `nth` is -1 for the last one. `weekday` is 0 for Sunday. */
export const nthWeekdayOfMonth = (year: number, month: number, nth: number, weekday: number): Day => {
  const [first, next] = [firstDayOfMonth(year, month), firstDayOfMonth(month === 12 ? year + 1 : year, (month % 12) + 1)];
  const start = nextWeekday(first, weekday, true);
  const date = nth > 0 ? addDays(start, 7 * (nth - 1)) : addDays(nextWeekday(next, weekday, true), -7);
  return date;
};

export const firstDayOfMonth = (year: number, month: number): Day => `${year}-${String(month).padStart(2, '0')}-01`;

/** 'the 5th', 'Tuesday the 24th': of this or one of the next months. */
const takeDayOfMonth = (line: Line, today: Day): FoundDays | null => {
  const match = line.take(
    'Date',
    new RegExp(
      `${START_BOUNDARY}(?:on )?(?:(?<day>${WEEKDAY_PATTERN}),? (?:the )?|the )(?<n>3[01]|[12]?\\d)(?:st|nd|rd|th)${END_BOUNDARY}`,
      'i',
    ),
    ({ index, 0: text }) => !NOT_A_DAY.test(line.rest.slice(index + text.length)),
  );
  if (!match) return null;
  const { day, n } = match.groups!;
  const months = [0, 1, 2].map((ahead) => {
    const month = Number(today.slice(5, 7)) + ahead;
    return `${firstDayOfMonth(yearOf(today) + (month > 12 ? 1 : 0), ((month - 1) % 12) + 1).slice(0, 8)}${n!.padStart(2, '0')}`;
  });
  const possible = months.filter((one) => isDay(one) && one >= today);
  const date = possible.find((one) => !day || weekdayOf(one) === parseWeekday(day)) ?? possible[0];
  const isSure = date && (!day || weekdayOf(date) === parseWeekday(day));
  const index = line.offsetOf(match.index);
  const questions = isSure ? takeAlternativeDay(line, date) : [askOpenly('Which day is it?')];
  return { date: date ?? today, endDate: null, questions, index };
};

const NOT_A_DAY = /^\s+(?:grade|floor|annual|street|st|ave|avenue|time|anniversary|birthday|inning|place)\b/i;

const takeImpossibleDay = (line: Line, today: Day): FoundDays | null => {
  const match =
    line.take(
      'Date',
      new RegExp(`${START_BOUNDARY}(?:on )?(?<said>${MONTH_PATTERN}\\.? \\d{1,2}(?:st|nd|rd|th)?)${END_BOUNDARY}`, 'i'),
    ) ??
    line.take(
      'Date',
      new RegExp(
        `${START_BOUNDARY}(?<said>(?:this|next|in|in the|over the) (?:summer|fall|autumn|winter|spring))${END_BOUNDARY}`,
        'i',
      ),
    );
  if (!match) return null;
  const from = match.index + match[0].indexOf(match.groups!.said!);
  const said = line.originalText(from, from + match.groups!.said!.length);
  const question = /\d/.test(said) ? `There is no ${said}. Which day is it?` : `Which day ${said} is it?`;
  return { date: today, endDate: null, questions: [askOpenly(question)], index: line.offsetOf(match.index) };
};

/** '2/13-2/20' */
const takeSlashRange = (line: Line, today: Day): FoundDays | null => {
  const match = line.take(
    'Date',
    new RegExp(
      `${START_BOUNDARY}(?<from>\\d{1,2}\\/\\d{1,2}) ?(?:-|–|—|to|through) ?(?<to>\\d{1,2}\\/\\d{1,2})${END_BOUNDARY}`,
      'i',
    ),
  );
  const dates = match && [match.groups!.from!, match.groups!.to!].map((said) => nextMonthAndDay(said, today));
  if (!dates?.[0] || !dates[1]) return null;
  const [date, until] = [dates[0], dates[1]];
  const endDate = until > date ? until : nextMonthAndDay(match!.groups!.to!, date)!;
  return { date, endDate, questions: [], index: line.offsetOf(match!.index) };
};

export const nextMonthAndDay = (said: string, today: Day): Day | undefined => {
  const [month, day] = said.split('/').map((part) => part.padStart(2, '0'));
  return [0, 1].map((ahead) => `${yearOf(today) + ahead}-${month}-${day}`).find((one) => isDay(one) && one >= today);
};

const takeThisPartOfDay = (line: Line, today: Day): FoundDays | null => {
  const match = line.take('Date', new RegExp(`${START_BOUNDARY}this (?:morning|afternoon|evening)${END_BOUNDARY}`, 'i'));
  return match && { date: today, endDate: null, questions: [], index: line.offsetOf(match.index) };
};

const takeWeekday = (line: Line, today: Day, hasPassed: boolean): FoundDays | null => {
  const match = line.take(
    'Date',
    new RegExp(
      `${START_BOUNDARY}(?:on )?(?:(?<which>this coming|this|coming|next|last|the) )?(?<day>${WEEKDAY_PATTERN})(?: (?:morning|afternoon|evening|eve|night))?(?:'s)?${END_BOUNDARY}`,
      'i',
    ),
    (found) => isWeekdayMeant(line, found),
  );
  if (!match) return null;
  const { which = '', day } = match.groups!;
  return { ...resolveWeekday(which.toLowerCase(), parseWeekday(day!), today, hasPassed), index: line.offsetOf(match.index) };
};

const resolveWeekday = (which: string, weekday: number, today: Day, hasPassed: boolean): TakenDays => {
  const isToday = weekdayOf(today) === weekday;
  const soon = nextWeekday(today, weekday, isToday && which !== 'next' && !hasPassed);
  if (which === 'last') {
    const past = addDays(nextWeekday(today, weekday, false), isToday ? -14 : -7);
    return {
      date: past,
      endDate: null,
      questions: [askWhichDay('That day has passed. Which one is it?', [past, addDays(past, isToday ? 14 : 7)])],
    };
  }
  if (which === 'next' && !isToday) {
    const later = addDays(soon, 7);
    // On a Friday, 'next Tuesday' is the coming one; on a Monday, 'next Friday' is ambiguous.
    const isThisWeek = daysBetween(today, soon) + ((weekdayOf(today) + 6) % 7) < 7;
    const date = isThisWeek ? later : soon;
    const isPlain = !isThisWeek && daysBetween(today, soon) <= 4;
    return {
      date,
      endDate: null,
      questions: isPlain ? [] : [askWhichDay('Which one do you mean?', [date, isThisWeek ? soon : later])],
    };
  }
  if (isToday && which === '' && !hasPassed)
    return { date: today, endDate: null, questions: [askWhichDay('Is that today?', [today, addDays(today, 7)])] };
  return { date: soon, endDate: null, questions: [] };
};

const NAMED_DAY =
  /\b(?:(?:black|good) fri|cyber mon|giving tue|small business sat|(?:holy|maundy) thu|(?:palm|easter|super bowl) sun|ash wed|fat tue)[a-z]*$/i;

/** 'sat' and 'sun' are also words. */
const isWeekdayMeant = (line: Line, { index, groups, 0: whole }: RegExpExecArray): boolean => {
  const { day, which } = groups!;
  // 'SAT' is the test.
  if (day === 'SAT' && line.text !== line.text.toUpperCase()) return false;
  // 'Good Friday' is a holiday.
  if (NAMED_DAY.test(line.rest.slice(0, index + whole.length))) return false;
  if (!/^(?:sat|sun|mon|wed|fri)$/i.test(day!) || which) return true;
  const [before, after] = [line.rest.slice(0, index), line.rest.slice(index + whole.length)];
  if (/^(?:wed|fri|mon)$/i.test(day!)) return true;
  return (
    !/\b(?:the|of|hot|kids|we|he|she|they|who|dog|cat)\s+$/i.test(before) &&
    !(/^sun$/i.test(day!) && /\bin\s+$/i.test(before)) &&
    !/^\s+(?:on the|down|still|with|tea|dress|screen|and (?:moon|sand|fun))\b/i.test(after)
  );
};

export const nextWeekday = (today: Day, weekday: number, mayBeToday: boolean): Day => {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 && !mayBeToday ? 7 : ahead);
};

/** Time and zone are ignored. */
const takeByChrono = (line: Line, today: Day): FoundDays | null => {
  const result = casual.parse(toChronoText(line.rest), toNoon(today), { forwardDate: false }).find((one) => isDate(line, one));
  if (!result) return null;
  const lead = /(?:\bon|\bthe|\bstarting|\bbeginning|\bfrom)\s+$/i.exec(line.rest.slice(0, result.index));
  const from = result.index - (lead?.[0].length ?? 0);
  // In 'March 4th grade concert' the number belongs to the name as well.
  const ordinal =
    NOT_A_DAY.test(line.rest.slice(result.index + result.text.length)) && /\s\d{1,2}(?:st|nd|rd|th)$/i.exec(result.text);
  line.takeOut('Date', from, result.index + (ordinal ? ordinal.index : result.text.length));
  const index = line.offsetOf(result.index);
  const [year, month] = [result.start.get('year')!, result.start.get('month')!];
  const start = toDay(result.start);
  if (!start)
    return {
      date: today,
      endDate: null,
      questions: [askOpenly(`There is no such day: ${result.text.trim()}. Which day is it?`)],
      index,
    };
  if (!result.start.isCertain('day')) return { ...wholeMonth(start, today, year, month), index };
  if (/^(?:next|this) (?:week|month|year)$/i.test(result.text.trim()))
    return { date: start, endDate: null, questions: [askOpenly(`Which day ${result.text.trim().toLowerCase()} is it?`)], index };
  const short = line.take('Date', /(?<=\uE000,?)\s*['’](?<n>\d\d)(?=$|[\s,;.])/);
  const [date, questions] = short
    ? withYear(`20${short.groups!.n}${start.slice(4)}`, today)
    : resolveYear(start, result.start, today);
  if (ordinal) questions.push(askWhichDay('Which day is it?', [date]));
  questions.push(...takeAlternativeDay(line, date));
  if (line.take('Date', /\bweek of(?=\s*\uE000)/i))
    questions.push(askOpenly(`Which day in the week of ${formatDateInYear(date, today)} is it?`));
  const said = result.start.isCertain('weekday') && new RegExp(WEEKDAY_PATTERN, 'i').exec(result.text);
  if (said && parseWeekday(said[0]) !== weekdayOf(date) && result.start.isCertain('day'))
    questions.push(
      askWhichDay(`${formatDateInYear(date, today)} is not a ${WEEKDAY_NAMES[parseWeekday(said[0])]}. Which day is it?`, [
        date,
        nextWeekday(addDays(date, -3), parseWeekday(said[0]), true),
      ]),
    );
  const end = result.end ? toDay(result.end) : takeSecondNumber(line, start);
  const also =
    !end &&
    line.take(
      'Date',
      /(?<=\uE000)\s*(?:and|&)\s*(?<n>[12]?\d|3[01])(?:st|nd|rd|th)?(?=$|[\s,;.])(?!\s*[ap]m)/i,
      ({ groups }) => Number(groups!.n) > Number(date.slice(8)),
    );
  if (also)
    questions.push(
      askWhichDay('Which day is it?', [date, `${date.slice(0, 8)}${also.groups!.n!.padStart(2, '0')}`].filter(isDay)),
    );
  const endDate = end ? addDays(date, daysBetween(start, end)) : null;
  return { date, endDate: endDate && endDate > date ? endDate : null, questions, index };
};

const takeAlternativeDay = (line: Line, date: Day): DraftQuestion[] => {
  const or = line.take('Date', /(?<=\uE000)\s*or\s+(?:the )?(?<n>\d{1,2})(?:st|nd|rd|th)?(?=$|[\s,;.])/i);
  const other = or && `${date.slice(0, 8)}${or.groups!.n!.padStart(2, '0')}`;
  return other ? [askWhichDay('Which day is it?', [date, other].filter(isDay))] : [];
};

/** 'Dec 12 and 13' */
const takeSecondNumber = (line: Line, first: Day): Day | null => {
  const next = addDays(first, 1);
  const number = String(Number(next.slice(8)));
  return (
    line.take(
      'Date',
      new RegExp(`(?<=\\uE000)\\s*(?:and|&|,)\\s*${number}(?:st|nd|rd|th)?(?=$|\\s+(?![ap]m)|[,;.!?\\uE000])`, 'i'),
    ) && next
  );
};

const toChronoText = (rest: string) =>
  rest
    .replaceAll(TAKEN_CHARACTER, '·')
    .replace(HOURS_AFTER_DATE, (hours) => '·'.repeat(hours.length))
    .replace(/\b(?:morning|afternoon|evening|night)s?\b/gi, (word) => '·'.repeat(word.length));

/** In 'Dec 5 10-4' and 'dec 5 10' the last number is no year. */
const HOURS_AFTER_DATE = new RegExp(
  `(?<=\\b${MONTH_PATTERN}\\.? \\d{1,2}(?:st|nd|rd|th)?(?: ?[-–] ?\\d{1,2})?,? )(?:1\\d|2[0-3]|0?\\d)(?!\\d)`,
  'gi',
);

const MONTH_ALONE = /^(?:in |this |next |by )*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?$/i;

/** Rejects fractions, scores, words that are also months, and times. */
const isDate = (line: Line, { start, text, index }: ParsedResult): boolean => {
  const [before, after] = [line.rest.slice(0, index), line.rest.slice(index + text.length)];
  if (
    new RegExp(`^(?:on |this |next |last |coming )*${WEEKDAY_PATTERN}(?: (?:morning|afternoon|evening|night))?$`, 'i').test(
      text.trim(),
    )
  )
    return false;
  if (/^\d{1,2}\/\d{1,2}$/.test(text) && /^\s*(?:price|off|mile|cup|hours?|day|lb|inch)|^"/i.test(after)) return false;
  if (/^24\/7$/.test(text) || /^\d+(?:[.-]\d+)?$/.test(text.trim())) return false;
  if (MONTH_ALONE.test(text.trim()))
    return /\b(?:in|this|next|by|early|late|mid)\s+$/i.test(before) || /^(?:in|this|next)\b/i.test(text);
  if (/\b(?:class of|grade|room|route|rt|level|chapter)\s+$/i.test(before)) return false;
  // Weekdays alone have their own rules.
  return start.isCertain('day') || start.isCertain('month');
};

const wholeMonth = (start: Day, today: Day, year: number, month: number): TakenDays => {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const ahead = first < today.slice(0, 8) ? `${year + 1}${first.slice(4)}` : first;
  return {
    date: ahead > today ? ahead : start,
    endDate: null,
    questions: [askOpenly(`Which day in ${formatMonth(ahead)} is it?`)],
  };
};

const withYear = (day: Day, today: Day): [Day, DraftQuestion[]] => [day, day >= today ? [] : [askAboutPassedDay(day, today)]];

/** A day without a year is the next one. If it passed recently, a question asks. */
const resolveYear = (day: Day, start: ParsedComponents, today: Day): [Day, DraftQuestion[]] => {
  const isYearSaid = start.isCertain('year') && !isRelative(start);
  if (isYearSaid || isRelative(start)) return withYear(day, today);
  const thisYear = sameDayInYear(yearOf(today), day);
  const next = sameDayInYear(yearOf(today) + 1, day);
  if (thisYear >= today) return [thisYear, []];
  return daysBetween(thisYear, today) <= RECENT_DAYS ? [next, [askAboutPassedDay(thisYear, today)]] : [next, []];
};

/**
 * chrono is certain about the year of relative dates ('tomorrow', 'in two weeks') too, so certainty alone does not mean that a year
 * was written.
 */
const isRelative = (start: ParsedComponents) => [...start.tags()].some((tag) => /casual|relative|EndOf/i.test(tag));

const RECENT_DAYS = 60;

const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const askAboutPassedDay = (day: Day, today: Day): DraftQuestion => {
  const next = [0, 1, 2].map((years) => sameDayInYear(yearOf(today) + years, day)).find((one) => one >= today)!;
  return askWhichDay(`${formatDateInYear(day, today)} has passed. Which day is it?`, [next, day]);
};

const sameDayInYear = (year: number, day: Day): Day => {
  const same = `${year}${day.slice(4)}`;
  return isDay(same) ? same : `${year}-02-28`;
};

const toDay = (components: ParsedComponents): Day | null => {
  const [year, month, day] = (['year', 'month', 'day'] as const).map((one) => components.get(one)!);
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(text) ? text : null;
};

/** In the host's zone, as chrono expects. At noon no zone changes the day. */
const toNoon = (day: Day) => new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), 12);

const toSingleDay = (date: Day) => ({ date, endDate: null });

const askWhichDays = (question: string, choices: readonly { date: Day; endDate: Day | null }[]): DraftQuestion => ({
  question,
  choices: choices.map((sets) => ({ label: formatFullDate(sets.date), sets })),
});

export const askWhichDay = (question: string, days: readonly Day[]): DraftQuestion =>
  askWhichDays(question, days.map(toSingleDay));

const askOpenly = (question: string): DraftQuestion => ({ question, choices: [] });
