import type { ParsedComponents, ParsedResult } from 'chrono-node';
import { casual } from 'chrono-node/en';
import {
  addDays,
  type Day,
  type DraftQuestion,
  dayInYear,
  daysBetween,
  fullDate,
  isDay,
  monthName,
  recurrenceText,
  weekdayOf,
  yearOf,
} from '#libs/contracts';
import { AFTER, BEFORE, type Line, TAKEN } from './line';
import { MONTH, MONTHS, NTH, NTHS, WEEKDAY, weekdayIn } from './weekdays';

export type Days = { date: Day; endDate: Day | null; questions: DraftQuestion[] };

type Found = Days & { index: number };

/** Takes the day, or the days, out of the line; null where none is said. `isOver`: what of today is said has passed. */
export const takeDays = (line: Line, today: Day, isOver: boolean): Days | null => {
  const found = [
    ...all(() => takeWeekend(line, today)),
    ...all(() => takeWeekdayOfWeek(line, today)),
    ...all(() => takeNthWeekday(line, today)),
    ...all(() => takeSlashes(line, today)),
    ...all(() => takeNumber(line, today)),
    ...all(() => takeByCalendar(line, today)),
    ...all(() => takeThisPart(line, today)),
    ...all(() => takeNoDay(line, today)),
    ...all(() => takeWeekday(line, today, isOver)),
  ].sort((a, b) => a.index - b.index);
  const [first, ...others] = found;
  if (!first) return null;
  const days = others.length === 0 ? untilThen(line, first, today) : severalDays(line, found);
  return isWorkWeek(line, days) ? { ...days, questions: [...days.questions, EVERY_WEEKDAY] } : days;
};

const all = (take: () => Found | null): Found[] => {
  const found: Found[] = [];
  for (let next = take(); next && found.length < MOST; next = take()) found.push(next);
  return found;
};

const MOST = 4;

/** Days one after the other are a span; of others it is asked which is meant, and one that is a deadline stands last. */
const severalDays = (line: Line, found: readonly Found[]): Days => {
  const days = found.flatMap(({ date, endDate }) => [date, ...(endDate ? [endDate] : [])]);
  const between = line.text.slice(found[0]!.index, found.at(-1)!.index);
  const first = days[0]!;
  const last = afterFirst(line, first, days.at(-1)!, found.at(-1)!);
  const asked = found.flatMap(({ questions }) => questions);
  const isSpan = days.every((day, at) => at === 0 || daysBetween(days[at - 1]!, day) === 1);
  if (last > first && ((isSpan && JOINED.test(between)) || THROUGH.test(between)))
    return { date: first, endDate: last, questions: asked };
  if (days.every((day) => day === first)) return { date: first, endDate: null, questions: asked };
  const inOrder = [...found].sort((a, b) => Number(isDeadline(line, a)) - Number(isDeadline(line, b)));
  const { date, endDate } = inOrder[0]!;
  if (!isDeadline(line, inOrder[0]!)) for (const one of found) if (isDeadline(line, one)) line.giveBack('Date', one.index);
  const choices = inOrder.map((one) => ({ label: fullDate(one.date), sets: { date: one.date, endDate: one.endDate } }));
  return { date, endDate, questions: [{ question: 'Which day is it?', choices }] };
};

/** 'food drive through Dec 10': its first day is not said. */
const untilThen = (line: Line, found: Found, today: Day): Days => {
  if (found.endDate || found.date <= today || !/\b(?:until|through|thru|til|till)\s+$/i.test(line.text.slice(0, found.index)))
    return found;
  const choices = [
    { label: `Through ${fullDate(found.date)}`, sets: { date: today, endDate: found.date } },
    { label: fullDate(found.date), sets: { date: found.date, endDate: null } },
  ];
  return { date: today, endDate: found.date, questions: [...found.questions, { question: 'From which day on?', choices }] };
};

/** 'Mon-Fri' is one week, or all of them. */
const isWorkWeek = (line: Line, { date, endDate }: Days) =>
  weekdayOf(date) === 1 && endDate === addDays(date, 4) && /\bmon/i.test(line.text);

const EVERY_WEEKDAY: DraftQuestion = {
  question: 'Is that every week?',
  choices: [
    { label: 'Only that week', sets: {} },
    { label: 'Every weekday', sets: { endDate: null, recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR' } },
  ],
};

/** Right before the last of them: 'Wed to Sun', no other dash or 'to' of the words. */
const JOINED = /(?:\b(?:and|to|through|thru|til|till|until|untill)\b(?: on)?(?: the)?|[&/–—-])\s*$/i;
const THROUGH = /(?:\b(?:to|through|thru|til|till|until|untill)\b(?: on)?(?: the)?|[–—-])\s*$/i;

/** From Wednesday to Sunday: the Sunday after it. */
const afterFirst = (line: Line, first: Day, last: Day, { index }: Found): Day => {
  const isWeekday = new RegExp(`^${WEEKDAY}(?![\\w,]| \\d)`, 'i').test(line.text.slice(index));
  return isWeekday && last <= first && daysBetween(last, first) < 7 ? addDays(last, 7) : last;
};

const isDeadline = (line: Line, { index }: Found) =>
  /\b(?:by|before|due|deadline|rsvp|register|sign ?up|tickets|order|ends?|closes?)\W+(?:\w+\W+){0,2}$/i.test(
    line.text.slice(0, index),
  );

/** Saturday and Sunday; on one of them, the rest of this one. */
const takeWeekend = (line: Line, today: Day): Found | null => {
  const match = line.take(
    'Date',
    new RegExp(`${BEFORE}(?:on |over )?(?<which>this|the|next|this coming)? ?weekend${AFTER}`, 'i'),
  );
  if (!match) return null;
  const weekday = weekdayOf(today);
  const saturday = addDays(today, weekday === 0 ? -1 : 6 - weekday);
  const isNext = /next/i.test(match.groups!.which ?? '');
  const [soon, later] = [saturday, addDays(saturday, 7)];
  const date = isNext ? later : soon < today ? today : soon;
  const span = (day: Day) => ({ date: day, endDate: weekdayOf(day) === 0 ? null : addDays(day, 1) });
  const isOpen = (isNext && weekday > 0 && weekday < 4) || !match.groups!.which;
  const questions = isOpen ? [whichDays('Which weekend?', (isNext ? [later, soon] : [soon, later]).map(span))] : [];
  return { ...span(date), questions, index: line.placeOf(match.index) };
};

/** 'a week from Tuesday', 'Tuesday week', 'Tuesday after next', 'next week Tuesday', 'Tuesday next week', 'week of Dec 7'. */
const takeWeekdayOfWeek = (line: Line, today: Day): Found | null => {
  const overmorrow = line.take('Date', new RegExp(`${BEFORE}(?:the )?day after tomorrow${AFTER}`, 'i'));
  if (overmorrow) return { date: addDays(today, 2), endDate: null, questions: [], index: line.placeOf(overmorrow.index) };
  const fromNow = line.take(
    'Date',
    new RegExp(
      `${BEFORE}(?:on )?(?<n>a|one|1|two|2|three|3) weeks? from (?:this |next )?(?<day>${WEEKDAY}|today|tomorrow)${AFTER}`,
      'i',
    ),
  );
  if (fromNow) {
    const { n, day } = fromNow.groups!;
    const from = /today/i.test(day!) ? today : /tomorrow/i.test(day!) ? addDays(today, 1) : coming(today, weekdayIn(day!), false);
    return {
      date: addDays(from, 7 * COUNTS[n!.toLowerCase()]!),
      endDate: null,
      questions: [],
      index: line.placeOf(fromNow.index),
    };
  }
  const ofNext =
    line.take('Date', new RegExp(`${BEFORE}(?:on )?(?:next week(?: on)?,? )(?<day>${WEEKDAY})${AFTER}`, 'i')) ??
    line.take('Date', new RegExp(`${BEFORE}(?:on )?(?<day>${WEEKDAY}),? (?:of )?next week${AFTER}`, 'i'));
  if (ofNext) return { ...inNextWeek(today, weekdayIn(ofNext.groups!.day!)), index: line.placeOf(ofNext.index) };
  const afterNext = line.take('Date', new RegExp(`${BEFORE}(?:on )?(?:the )?(?<day>${WEEKDAY}) after next${AFTER}`, 'i'));
  if (!afterNext) return null;
  const date = addDays(coming(today, weekdayIn(afterNext.groups!.day!), false), 7);
  return { date, endDate: null, questions: [], index: line.placeOf(afterNext.index) };
};

const COUNTS: Readonly<Record<string, number>> = { a: 1, one: 1, '1': 1, two: 2, '2': 2, three: 3, '3': 3 };

/** Weeks begin on Sunday or on Monday: for a Sunday that is asked. */
const inNextWeek = (today: Day, weekday: number): Days => {
  const monday = addDays(today, (8 - (weekdayOf(today) || 7)) % 7 || 7);
  const date = addDays(monday, (weekday + 6) % 7);
  const other = addDays(date, -7);
  const questions = weekday === 0 && other > today ? [whichDay('Which Sunday?', [date, other])] : [];
  return { date, endDate: null, questions };
};

/** 'the second Monday of January', 'last Friday in May'. */
const takeNthWeekday = (line: Line, today: Day): Found | null => {
  const match = line.take(
    'Date',
    new RegExp(
      `${BEFORE}(?:on )?(?:the )?(?<nth>${NTH}) (?<day>${WEEKDAY}) (?:of|in) (?<month>${MONTH}|this month|next month)${AFTER}`,
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
      : MONTHS.indexOf(month!.slice(0, 3).toLowerCase()) + 1;
  const year = yearOf(today);
  const inYearOf = (one: number) => nthDay(one, wanted, NTHS[nth!.toLowerCase()]!, weekdayIn(day!));
  const date = [inYearOf(year), inYearOf(year + 1)].find((one) => one >= today)!;
  return { date, endDate: null, questions: [], index: line.placeOf(match.index) };
};

/** '1st Friday art walk' */
const takeNthAlone = (line: Line, today: Day): Found | null => {
  const match = line.take(
    'Date',
    new RegExp(`${BEFORE}(?:on )?(?:the )?(?<nth>${NTH}) (?<day>${WEEKDAY})${AFTER}`, 'i'),
    (found) => !/last/i.test(found[0]),
  );
  if (!match) return null;
  const [nth, weekday] = [NTHS[match.groups!.nth!.toLowerCase()]!, weekdayIn(match.groups!.day!)];
  const month = Number(today.slice(5, 7));
  const inMonth = (ahead: number) =>
    nthDay(yearOf(today) + (month + ahead > 12 ? 1 : 0), ((month + ahead - 1) % 12) + 1, nth, weekday);
  const date = [0, 1, 2].map(inMonth).find((one) => one >= today)!;
  const recurrence = recurrenceText({ frequency: 'MONTHLY', interval: 1, days: [{ weekday, nth }] });
  const choices = [
    { label: 'Only once', sets: {} },
    { label: 'Every month', sets: { recurrence } },
  ];
  return { date, endDate: null, questions: [{ question: 'Is that every month?', choices }], index: line.placeOf(match.index) };
};

/** Of a weekday in a month, -1 for the last. */
export const nthDay = (year: number, month: number, nth: number, weekday: number): Day => {
  const [first, next] = [firstOf(year, month), firstOf(month === 12 ? year + 1 : year, (month % 12) + 1)];
  const start = coming(first, weekday, true);
  const date = nth > 0 ? addDays(start, 7 * (nth - 1)) : addDays(coming(next, weekday, true), -7);
  return date;
};

/** The first day of a month. */
export const firstOf = (year: number, month: number): Day => `${year}-${String(month).padStart(2, '0')}-01`;

/** 'the 5th', 'Tuesday the 24th': of this month, or of the next. */
const takeNumber = (line: Line, today: Day): Found | null => {
  const match = line.take(
    'Date',
    new RegExp(`${BEFORE}(?:on )?(?:(?<day>${WEEKDAY}),? (?:the )?|the )(?<n>3[01]|[12]?\\d)(?:st|nd|rd|th)${AFTER}`, 'i'),
    ({ index, 0: text }) => !NO_DAY.test(line.rest.slice(index + text.length)),
  );
  if (!match) return null;
  const { day, n } = match.groups!;
  const months = [0, 1, 2].map((ahead) => {
    const month = Number(today.slice(5, 7)) + ahead;
    return `${firstOf(yearOf(today) + (month > 12 ? 1 : 0), ((month - 1) % 12) + 1).slice(0, 8)}${n!.padStart(2, '0')}`;
  });
  const possible = months.filter((one) => isDay(one) && one >= today);
  const date = possible.find((one) => !day || weekdayOf(one) === weekdayIn(day)) ?? possible[0];
  const isSure = date && (!day || weekdayOf(date) === weekdayIn(day));
  const index = line.placeOf(match.index);
  const questions = isSure ? orAnother(line, date) : [open('Which day is it?')];
  return { date: date ?? today, endDate: null, questions, index };
};

const NO_DAY = /^\s+(?:grade|floor|annual|street|st|ave|avenue|time|anniversary|birthday|inning|place)\b/i;

/** A day of a month that has none such, and a time of the year. */
const takeNoDay = (line: Line, today: Day): Found | null => {
  const match =
    line.take('Date', new RegExp(`${BEFORE}(?:on )?(?<said>${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?)${AFTER}`, 'i')) ??
    line.take(
      'Date',
      new RegExp(`${BEFORE}(?<said>(?:this|next|in|in the|over the) (?:summer|fall|autumn|winter|spring))${AFTER}`, 'i'),
    );
  if (!match) return null;
  const from = match.index + match[0].indexOf(match.groups!.said!);
  const said = line.typed(from, from + match.groups!.said!.length);
  const question = /\d/.test(said) ? `There is no ${said}. Which day is it?` : `Which day ${said} is it?`;
  return { date: today, endDate: null, questions: [open(question)], index: line.placeOf(match.index) };
};

/** '2/13-2/20', 'this morning' */
const takeSlashes = (line: Line, today: Day): Found | null => {
  const match = line.take(
    'Date',
    new RegExp(`${BEFORE}(?<from>\\d{1,2}\\/\\d{1,2}) ?(?:-|–|—|to|through) ?(?<to>\\d{1,2}\\/\\d{1,2})${AFTER}`, 'i'),
  );
  const dates = match && [match.groups!.from!, match.groups!.to!].map((said) => nextOn(said, today));
  if (!dates?.[0] || !dates[1]) return null;
  const [date, until] = [dates[0], dates[1]];
  const endDate = until > date ? until : nextOn(match!.groups!.to!, date)!;
  return { date, endDate, questions: [], index: line.placeOf(match!.index) };
};

export const nextOn = (said: string, today: Day): Day | undefined => {
  const [month, day] = said.split('/').map((part) => part.padStart(2, '0'));
  return [0, 1].map((ahead) => `${yearOf(today) + ahead}-${month}-${day}`).find((one) => isDay(one) && one >= today);
};

const takeThisPart = (line: Line, today: Day): Found | null => {
  const match = line.take('Date', new RegExp(`${BEFORE}this (?:morning|afternoon|evening)${AFTER}`, 'i'));
  return match && { date: today, endDate: null, questions: [], index: line.placeOf(match.index) };
};

/** 'friday', 'this friday', 'next friday', 'last friday'. */
const takeWeekday = (line: Line, today: Day, isOver: boolean): Found | null => {
  const match = line.take(
    'Date',
    new RegExp(
      `${BEFORE}(?:on )?(?:(?<which>this coming|this|coming|next|last|the) )?(?<day>${WEEKDAY})(?: (?:morning|afternoon|evening|eve|night))?(?:'s)?${AFTER}`,
      'i',
    ),
    (found) => isMeant(line, found),
  );
  if (!match) return null;
  const { which = '', day } = match.groups!;
  return { ...weekdayMeant(which.toLowerCase(), weekdayIn(day!), today, isOver), index: line.placeOf(match.index) };
};

const weekdayMeant = (which: string, weekday: number, today: Day, isOver: boolean): Days => {
  const isToday = weekdayOf(today) === weekday;
  const soon = coming(today, weekday, isToday && which !== 'next' && !isOver);
  if (which === 'last') {
    const past = addDays(coming(today, weekday, false), isToday ? -14 : -7);
    return {
      date: past,
      endDate: null,
      questions: [whichDay('That day has passed. Which one is it?', [past, addDays(past, isToday ? 14 : 7)])],
    };
  }
  if (which === 'next' && !isToday) {
    const later = addDays(soon, 7);
    // On a Friday, next Tuesday is the one that comes; on a Monday, next Friday may be either.
    const isThisWeek = daysBetween(today, soon) + ((weekdayOf(today) + 6) % 7) < 7;
    const date = isThisWeek ? later : soon;
    const isPlain = !isThisWeek && daysBetween(today, soon) <= 4;
    return {
      date,
      endDate: null,
      questions: isPlain ? [] : [whichDay('Which one do you mean?', [date, isThisWeek ? soon : later])],
    };
  }
  if (isToday && which === '' && !isOver)
    return { date: today, endDate: null, questions: [whichDay('Is that today?', [today, addDays(today, 7)])] };
  return { date: soon, endDate: null, questions: [] };
};

const NAMED =
  /\b(?:(?:black|good) fri|cyber mon|giving tue|small business sat|(?:holy|maundy) thu|(?:palm|easter|super bowl) sun|ash wed|fat tue)[a-z]*$/i;

/** 'sat' and 'sun' are words, too. */
const isMeant = (line: Line, { index, groups, 0: whole }: RegExpExecArray): boolean => {
  const { day, which } = groups!;
  // The test is no Saturday.
  if (day === 'SAT' && line.text !== line.text.toUpperCase()) return false;
  // A day that has a name of its own is a holiday.
  if (NAMED.test(line.rest.slice(0, index + whole.length))) return false;
  if (!/^(?:sat|sun|mon|wed|fri)$/i.test(day!) || which) return true;
  const [before, after] = [line.rest.slice(0, index), line.rest.slice(index + whole.length)];
  if (/^(?:wed|fri|mon)$/i.test(day!)) return true;
  return (
    !/\b(?:the|of|hot|kids|we|he|she|they|who|dog|cat)\s+$/i.test(before) &&
    !(/^sun$/i.test(day!) && /\bin\s+$/i.test(before)) &&
    !/^\s+(?:on the|down|still|with|tea|dress|screen|and (?:moon|sand|fun))\b/i.test(after)
  );
};

/** The next of a weekday, today itself only where it may be. */
export const coming = (today: Day, weekday: number, mayBeToday: boolean): Day => {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 && !mayBeToday ? 7 : ahead);
};

/** Whatever chrono reads as a day: its clock and zone are left out of it. */
const takeByCalendar = (line: Line, today: Day): Found | null => {
  const result = casual.parse(readable(line.rest), noon(today), { forwardDate: false }).find((one) => isDate(line, one));
  if (!result) return null;
  const lead = /(?:\bon|\bthe|\bstarting|\bbeginning|\bfrom)\s+$/i.exec(line.rest.slice(0, result.index));
  const from = result.index - (lead?.[0].length ?? 0);
  // Of 'March 4th grade concert', the number is the name's as well.
  const ordinal =
    NO_DAY.test(line.rest.slice(result.index + result.text.length)) && /\s\d{1,2}(?:st|nd|rd|th)$/i.exec(result.text);
  line.takeOut('Date', from, result.index + (ordinal ? ordinal.index : result.text.length));
  const index = line.placeOf(result.index);
  const [year, month] = [result.start.get('year')!, result.start.get('month')!];
  const start = dayOf(result.start);
  if (!start)
    return {
      date: today,
      endDate: null,
      questions: [open(`There is no such day: ${result.text.trim()}. Which day is it?`)],
      index,
    };
  if (!result.start.isCertain('day')) return { ...wholeMonth(start, today, year, month), index };
  if (/^(?:next|this) (?:week|month|year)$/i.test(result.text.trim()))
    return { date: start, endDate: null, questions: [open(`Which day ${result.text.trim().toLowerCase()} is it?`)], index };
  const short = line.take('Date', /(?<=\uE000,?)\s*['’](?<n>\d\d)(?=$|[\s,;.])/);
  const [date, questions] = short ? ofYear(`20${short.groups!.n}${start.slice(4)}`, today) : inYear(start, result.start, today);
  if (ordinal) questions.push(whichDay('Which day is it?', [date]));
  questions.push(...orAnother(line, date));
  if (line.take('Date', /\bweek of(?=\s*\uE000)/i))
    questions.push(open(`Which day in the week of ${dayInYear(date, today)} is it?`));
  const said = result.start.isCertain('weekday') && new RegExp(WEEKDAY, 'i').exec(result.text);
  if (said && weekdayIn(said[0]) !== weekdayOf(date) && result.start.isCertain('day'))
    questions.push(
      whichDay(`${dayInYear(date, today)} is not a ${WEEKDAYS[weekdayIn(said[0])]}. Which day is it?`, [
        date,
        coming(addDays(date, -3), weekdayIn(said[0]), true),
      ]),
    );
  const end = result.end ? dayOf(result.end) : takeSecondNumber(line, start);
  const also =
    !end &&
    line.take(
      'Date',
      /(?<=\uE000)\s*(?:and|&)\s*(?<n>[12]?\d|3[01])(?:st|nd|rd|th)?(?=$|[\s,;.])(?!\s*[ap]m)/i,
      ({ groups }) => Number(groups!.n) > Number(date.slice(8)),
    );
  if (also)
    questions.push(whichDay('Which day is it?', [date, `${date.slice(0, 8)}${also.groups!.n!.padStart(2, '0')}`].filter(isDay)));
  const endDate = end ? addDays(date, daysBetween(start, end)) : null;
  return { date, endDate: endDate && endDate > date ? endDate : null, questions, index };
};

/** 'Dec 12 or 13', 'the 3rd or 4th' */
const orAnother = (line: Line, date: Day): DraftQuestion[] => {
  const or = line.take('Date', /(?<=\uE000)\s*or\s+(?:the )?(?<n>\d{1,2})(?:st|nd|rd|th)?(?=$|[\s,;.])/i);
  const other = or && `${date.slice(0, 8)}${or.groups!.n!.padStart(2, '0')}`;
  return other ? [whichDay('Which day is it?', [date, other].filter(isDay))] : [];
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

/** For chrono, which takes no account of what it cannot read. */
const readable = (rest: string) =>
  rest
    .replaceAll(TAKEN, '·')
    .replace(HOURS_BEHIND, (hours) => '·'.repeat(hours.length))
    .replace(/\b(?:morning|afternoon|evening|night)s?\b/gi, (word) => '·'.repeat(word.length));

/** 'Dec 5 10-4', 'dec 5 10': no year. */
const HOURS_BEHIND = new RegExp(
  `(?<=\\b${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?(?: ?[-–] ?\\d{1,2})?,? )(?:1\\d|2[0-3]|0?\\d)(?!\\d)`,
  'gi',
);

const MONTH_ALONE = /^(?:in |this |next |by )*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?$/i;

/** No fraction, no score, no word that happens to be a month, and nothing of the clock. */
const isDate = (line: Line, { start, text, index }: ParsedResult): boolean => {
  const [before, after] = [line.rest.slice(0, index), line.rest.slice(index + text.length)];
  if (
    new RegExp(`^(?:on |this |next |last |coming )*${WEEKDAY}(?: (?:morning|afternoon|evening|night))?$`, 'i').test(text.trim())
  )
    return false;
  if (/^\d{1,2}\/\d{1,2}$/.test(text) && /^\s*(?:price|off|mile|cup|hours?|day|lb|inch)|^"/i.test(after)) return false;
  if (/^24\/7$/.test(text) || /^\d+(?:[.-]\d+)?$/.test(text.trim())) return false;
  if (MONTH_ALONE.test(text.trim()))
    return /\b(?:in|this|next|by|early|late|mid)\s+$/i.test(before) || /^(?:in|this|next)\b/i.test(text);
  if (/\b(?:class of|grade|room|route|rt|level|chapter)\s+$/i.test(before)) return false;
  // Weekdays alone are read by us.
  return start.isCertain('day') || start.isCertain('month');
};

const wholeMonth = (start: Day, today: Day, year: number, month: number): Days => {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const ahead = first < today.slice(0, 8) ? `${year + 1}${first.slice(4)}` : first;
  return { date: ahead > today ? ahead : start, endDate: null, questions: [open(`Which day in ${monthName(ahead)} is it?`)] };
};

const ofYear = (day: Day, today: Day): [Day, DraftQuestion[]] => [day, day >= today ? [] : [passed(day, today)]];

/** A day without a year is the next one; one that has just been is asked. */
const inYear = (day: Day, start: ParsedComponents, today: Day): [Day, DraftQuestion[]] => {
  const isYearSaid = start.isCertain('year') && !isRelative(start);
  if (isYearSaid || isRelative(start)) return ofYear(day, today);
  const thisYear = onDay(yearOf(today), day);
  const next = onDay(yearOf(today) + 1, day);
  if (thisYear >= today) return [thisYear, []];
  return daysBetween(thisYear, today) <= JUST_BEEN ? [next, [passed(thisYear, today)]] : [next, []];
};

/** Chrono tells by what it is sure of whether a year was said; of 'tomorrow' and 'in two weeks' it is sure of all of it, in vain. */
const isRelative = (start: ParsedComponents) => [...start.tags()].some((tag) => /casual|relative|EndOf/i.test(tag));

const JUST_BEEN = 60;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const passed = (day: Day, today: Day): DraftQuestion => {
  const next = [0, 1, 2].map((years) => onDay(yearOf(today) + years, day)).find((one) => one >= today)!;
  return whichDay(`${dayInYear(day, today)} has passed. Which day is it?`, [next, day]);
};

const onDay = (year: number, day: Day): Day => {
  const same = `${year}${day.slice(4)}`;
  return isDay(same) ? same : `${year}-02-28`;
};

const dayOf = (components: ParsedComponents): Day | null => {
  const [year, month, day] = (['year', 'month', 'day'] as const).map((one) => components.get(one)!);
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(text) ? text : null;
};

/** On the clock of wherever this runs: no zone moves a noon to another day. */
const noon = (day: Day) => new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), 12);

const only = (date: Day) => ({ date, endDate: null });

const whichDays = (question: string, choices: readonly { date: Day; endDate: Day | null }[]): DraftQuestion => ({
  question,
  choices: choices.map((sets) => ({ label: fullDate(sets.date), sets })),
});

export const whichDay = (question: string, days: readonly Day[]): DraftQuestion => whichDays(question, days.map(only));

const open = (question: string): DraftQuestion => ({ question, choices: [] });
