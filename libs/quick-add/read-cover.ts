import {
  addDays,
  type Day,
  type DraftQuestion,
  type DraftSchedule,
  daysBetween,
  type EventDraft,
  formatClockTime,
  formatDateInYear,
  formatDraftSchedule,
  formatFullDate,
  formatRecurrence,
  formatTimeOfDay,
  type Recurrence,
  toRruleValue,
  weekdayOf,
} from '#libs/contracts';
import { DAY_MINUTES, type DayReading, type DaySpan, type Hours, type RepeatReading, resolveHours, WEEKDAY } from '#libs/when';
import type { Cover } from './build-covers';
import { type Span, withBlanksAt } from './candidates';
import type { LineContext } from './find-candidates';
import type { NameAndDescription } from './name-and-description';
import { findClauseEnd } from './sentence-end';

export const WHICH_HALF = 'Is that in the morning or in the evening?';

const LAST_MINUTE = '23:59';

/** The draft that a cover makes, with the questions that its own words leave open. */
export const readCover = (
  text: string,
  cover: Cover,
  extract: (parts: Cover['parts']) => NameAndDescription,
  category: string | null,
  context: LineContext,
): EventDraft => {
  const { name, description, parts } = extract(cover.parts);
  const days = readDays(text, cover, context);
  const hours = readHours(text, cover, days, context);
  const when = cover.repeat ? resolveSeries(text, cover, days, hours, context) : resolveOnce(text, cover, days, hours, context);
  const [place] = cover.place?.reading.places ?? [];
  return {
    name,
    ...{ date: when.date, endDate: when.endDate, startTime: when.startTime, endTime: when.endTime },
    ...{ location: place?.name ?? null, address: place?.address ?? null, category, recurrence: when.recurrence, description },
    parts,
    questions: [...when.questions, ...askHalf(hours, when)],
  };
};

type Days = Readonly<{ spans: readonly DaySpan[]; questions: DraftQuestion[] }> | null;
type Schedule = DraftSchedule & { questions: DraftQuestion[] };

const readDays = (text: string, { days, repeat, dayCount }: Cover, { today }: LineContext): Days => {
  if (!days) return null;
  const spans = dayCount
    ? days.reading.spans.map(({ from }) => ({ from, to: addDays(from, dayCount.reading.days - 1) }))
    : days.reading.spans;
  const { question, role, isName, isClear, nth } = days.reading;
  if (spans.length === 0)
    return {
      spans: [{ from: today, to: today }],
      questions: [askOpenly(days.reading.noDay ? `There is no ${wordsOf(text, days)}. Which day is it?` : question!)],
    };
  const [span] = spans as [DaySpan];
  if (question && span.from !== span.to && (IS_WHOLE.test(text) || isOfAll(text, days.reading)))
    return { spans: [span], questions: [] };
  if (isName && !isClear && !repeat)
    return { spans, questions: [askWhichDays('Which day is it?', spans.length > 1 ? spans : nearHoliday(span.from, today))] };
  if (nth && !repeat) return { spans, questions: [askEveryMonth(nth)] };
  if (nth && isByMonth(repeat!.reading, span.from)) return { spans, questions: [] };
  if (role === 'until' && !repeat && span.from === span.to && span.from > today) {
    // One drops off on one of the days.
    const isFromNow = /^(?:from )?now /i.test(text.slice(days.from, days.to)) && !IS_OF_ONE_DAY.test(text);
    return { spans: [{ from: today, to: span.to }], questions: isFromNow ? [] : [askFromWhich(span.from, today)] };
  }
  if (role === 'before' && span.from > today)
    return {
      spans,
      questions: [askWhichDays('Which day is it?', [span, { from: addDays(span.from, -1), to: addDays(span.from, -1) }])],
    };
  const isOfWeekdays = days.reading.isOfWeekdays && !repeat && daysBetween(span.from, span.to) < MAX_WEEKDAYS;
  const weekdays = isOfWeekdays ? daysOf(span).map(weekdayOf) : [];
  const isPerhapsWeekly =
    weekdays.length >= 3 &&
    weekdays.every((day) => day > 0 && day < 6) &&
    days.reading.kind === 'date' &&
    !IS_CLOSURE.test(text) &&
    !IS_OF_ONE_WEEK.test(text);
  const asked = question ? (spans.length > 1 ? [askWhichDays(question, spans)] : [askOpenly(question)]) : [];
  const single = spans.filter(({ from, to }) => from === to);
  const everyWeekChoices =
    !repeat && days.reading.isOfWeekdays && single.length > 1
      ? [toEveryWeekChoice(single.map(({ from }) => weekdayOf(from)))]
      : [];
  return {
    spans,
    questions: [
      ...asked.map(({ question, choices }) => ({
        question,
        choices: [...choices, ...everyWeekChoices, ...(!repeat && days.reading.kind === 'date' ? toWeeksChoice(spans) : [])],
      })),
      ...(isPerhapsWeekly ? [askEveryWeek(weekdays)] : []),
    ],
  };
};

const MAX_WEEKDAYS = 5;

/** 'every month', without the day in it. */
const isByMonth = ({ rule }: RepeatReading, from: Day): boolean => {
  const { frequency, days } = rule(from);
  return frequency === 'MONTHLY' && days.length === 0;
};

/** 'must attend both' */
const IS_WHOLE =
  /\b(?:attend|come|need|be there|required) (?:to |for |on )?(?:both|all)\b|\b(?:both|all (?:two|three|four|five)) (?:days|nights|sessions) (?:are )?(?:required|mandatory)\b/i;

/** 'tryouts Mon Nov 30 and Tue Dec 1'; 'pickup Mon Dec 7 and Tue Dec 8' is on one of them. */
const isOfAll = (text: string, { question, spans: [whole, ...days], isOfAll: areBoth }: DayReading): boolean =>
  question === WHICH_DAY &&
  days.every(({ from, to }) => whole!.from <= from && to <= whole!.to) &&
  (IS_CLOSURE.test(text) || (areBoth === true && !IS_OF_ONE_DAY.test(text)));

const WHICH_DAY = 'Which day is it?';
/** 'Office closed Thu, Nov 26 and Fri, Nov 27' */
const IS_CLOSURE =
  /\b(?:no (?:school|class(?:es)?|daycare|preschool|practice|trash|mail)|school (?:is |will be )?(?:out|off)|closed|closing|closure|(?:out of|away from) (?:the )?office|vacation|tournament|(?:estate|garage|yard|rummage|moving|barn|tag) sale)\b/i;
/** 'book fair Monday through Thursday', but no 'free testing', 'visiting hours' and 'conference call' */
const IS_OF_ONE_WEEK = new RegExp(
  `(?:\\b(?:(?:book|science|craft|job|health|county|art) fair|conference|convention|revival|retreat|trip|vacation|out of town|festival|spirit week|house ?sit(?:ting)?|dog ?sit(?:ting)?|closure|road ?work|(?:hunting|deer) season|visiting|(?:is|are|be) out)|(?:^|\\b(?:final|finals|midterm|semester|state|school|college) )(?:exams?|finals|testing)|\\bvacation bible school)(?=,?(?:\\s*$|[:;.!(-]| (?:\\d|-|–|${WEEKDAY}\\b|at\\b|in\\b|on\\b|from\\b|to\\b|with\\b|w/|is\\b|will\\b|this\\b|next\\b|us\\b|for\\b)))`,
  'i',
);
const IS_OF_ONE_DAY =
  /\b(?:pick[ -]?ups?|drop[ -]?offs?|conferences?|screenings?|registration|retakes|clinics?|appointments?|one of|either|choose|pick (?:a|one|your)|your (?:choice|slot))\b/i;

const wordsOf = (text: string, { from, to }: { from: number; to: number }) =>
  text
    .slice(from, to)
    .replace(/^(?:on|the|by|until|through) /i, '')
    .trim();

const nearHoliday = (day: Day, today: Day): DaySpan[] => {
  const saturday = addDays(day, -((weekdayOf(day) + 1) % 7 || 7));
  return [day, addDays(day, -1), saturday]
    .filter((one, at, all) => one >= today && all.indexOf(one) === at)
    .map((one) => ({ from: one, to: one }));
};

const daysOf = ({ from, to }: DaySpan): Day[] => Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));

const askEveryWeek = (weekdays: readonly number[]): DraftQuestion => ({
  question: 'Is that every week?',
  choices: [{ label: 'Only that week', sets: {} }, toEveryWeekChoice(weekdays)],
});

/** 'Dec 2 and 9' */
const toWeeksChoice = (spans: readonly DaySpan[]): DraftQuestion['choices'] => {
  const isEveryWeek = spans.every(
    ({ from, to }, at) => from === to && (at === 0 || daysBetween(spans[at - 1]!.from, from) === 7),
  );
  const recurrence = toRruleValue({ frequency: 'WEEKLY', interval: 1, days: [], until: spans.at(-1)!.from });
  return spans.length > 1 && isEveryWeek
    ? [{ label: formatRecurrence(recurrence, spans[0]!.from), sets: { date: spans[0]!.from, endDate: null, recurrence } }]
    : [];
};

const toEveryWeekChoice = (weekdays: readonly number[]): DraftQuestion['choices'][number] => ({
  label: weekdays.length === 5 ? 'Every weekday' : 'Every week',
  sets: {
    endDate: null,
    recurrence: toRruleValue({ frequency: 'WEEKLY', interval: 1, days: weekdays.toSorted().map((weekday) => ({ weekday })) }),
  },
});

const askEveryMonth = (day: { nth: number; weekday: number }): DraftQuestion => ({
  question: 'Is that every month?',
  choices: [
    { label: 'Only once', sets: {} },
    { label: 'Every month', sets: { recurrence: toRruleValue({ frequency: 'MONTHLY', interval: 1, days: [day] }) } },
  ],
});

/** 'food drive through Dec 10' does not name its first day. */
const askFromWhich = (day: Day, today: Day): DraftQuestion => ({
  question: 'From which day on?',
  choices: [
    { label: `Through ${formatFullDate(day)}`, sets: { date: today, endDate: day } },
    { label: formatFullDate(day), sets: { date: day, endDate: null } },
  ],
});

type ReadHours = Readonly<{ options: readonly Hours[]; isMidnight: boolean; isNight: boolean }> | null;

const readHours = (
  text: string,
  { hours, duration, days, repeat, parts, place }: Cover,
  read: Days,
  { today, minuteOfDay }: LineContext,
): ReadHours => {
  if (!hours) return null;
  // Words of later sentences do not decide between a.m. and p.m.
  const others = parts.filter(({ kind }) => kind === 'Category' || kind === 'Location');
  const words = withBlanksAt(text, others).slice(0, findClauseEnd(text, hours.to));
  const isTonight = !days || /\b(?:to(?:day|night|nite)|this)\b/i.test(text.slice(days.from, days.to));
  const isToday = !repeat && (days ? read!.spans[0]!.from === today && !/weekday/.test(days.reading.kind) : false);
  const weekdays = read || !repeat ? [weekdayOf(read?.spans[0]?.from ?? today)] : repeat.reading.weekdays;
  const isWorkday = weekdays.length > 0 && weekdays.every((day) => day > 0 && day < 6);
  const isAtHome = IS_HOME.test(place?.reading.places[0]?.name ?? '');
  // 'cancelled tonight, see you Saturday at 9'
  const own = isTonight ? words : words.replace(/\b(?:tonight|tonite)\b/gi, '');
  const isNext = isToday || (!days && !repeat && IS_REMINDER.test(text));
  const hints = { words: own, notBefore: isNext ? minuteOfDay : undefined, isWorkday, isAtHome };
  const options = resolveHours(hours.reading, hints).map(({ start, end }) => ({
    start,
    end: end ?? (duration ? start + duration.reading.minutes : null),
  }));
  return { options, isMidnight: hours.reading.start.isMidnight === true, isNight: /\b(?:nights?|nite|evening)\b/i.test(words) };
};

/** At the next such hour: 'remind me at five'. */
const IS_REMINDER = /\bremind (?:me|us)\b/i;

/** "Connie's", "the Millers' house", 'our place' */
const IS_HOME =
  /^(?:my|our|his|her|their) (?:house|home|place|apartment)$|^(?!st\b).*(?:['’]s|s['’])(?: (?:house|home|place|apartment))?$/i;

const resolveOnce = (
  text: string,
  { days: found, hours: said }: Cover,
  days: Days,
  hours: ReadHours,
  { today, minuteOfDay }: LineContext,
): Schedule => {
  const [first] = hours?.options ?? [];
  const isOver = first !== undefined && !hours!.isMidnight && first.start < minuteOfDay;
  const { spans, questions } = days ?? withoutDay(hours, today, isOver);
  const isWeekdayToday = found?.reading.kind === 'weekday' && spans.length === 2 && spans[0]!.from === today;
  const span = isWeekdayToday && isOver ? spans[1]! : spans[0];
  const open = isWeekdayToday && isOver ? [] : questions;
  const daysLater = Math.floor((first?.start ?? 0) / DAY_MINUTES);
  const date = span ? addDays(span.from, daysLater) : null;
  // '1am Sunday night' is rather Monday.
  const isEarlyAtNight = days !== null && date && first && !hours!.isMidnight && first.start < 5 * 60 && hours!.isNight;
  const passed = days !== null && date === today && isOver && open.length === 0 && span!.from === span!.to;
  const when: DraftSchedule = {
    date: passed ? addDays(today, 1) : date,
    endDate: span && span.to !== span.from ? span.to : null,
    ...toTimes(first, hours),
    recurrence: null,
  };
  const asked = [
    ...open,
    ...(passed
      ? [
          askWhichDays(
            'That time has passed today. Which day is it?',
            [addDays(today, 1), today].map((day) => ({ from: day, to: day })),
          ),
        ]
      : []),
    ...(isEarlyAtNight && open.length === 0
      ? [
          askWhichDays(
            'Which night is it?',
            [addDays(date!, 1), date!].map((day) => ({ from: day, to: day })),
          ),
        ]
      : []),
    ...(hours?.isMidnight && date ? [askWhichMidnight(when, date, today)] : []),
    ...(said?.reading.side === 'until' && first ? [askBeginning(first.start)] : []),
    ...(found && span && first && isHourOfEachDay(text, found, span, first)
      ? [askEveryDay(span, toRruleValue({ frequency: 'DAILY', interval: 1, days: [], until: span.to }))]
      : []),
  ];
  return { ...when, questions: asked };
};

/** Without a day: today if the time is still to come, otherwise a question. */
const withoutDay = (hours: ReadHours, today: Day, isOver: boolean): { spans: DaySpan[]; questions: DraftQuestion[] } => {
  if (!hours) return { spans: [], questions: [] };
  const days = (isOver ? [addDays(today, 1), today] : [today]).map((day) => ({ from: day, to: day }));
  return { spans: days, questions: isOver ? [askWhichDays('Which day is it?', days)] : [] };
};

const toTimes = (first: Hours | undefined, hours: ReadHours): Pick<DraftSchedule, 'startTime' | 'endTime'> => {
  if (!first) return { startTime: null, endTime: null };
  if (hours!.isMidnight) return { ...timesOf(first), startTime: LAST_MINUTE };
  return timesOf(first);
};

const timesOf = ({ start, end }: Hours) => ({ startTime: formatTime(start), endTime: end === null ? null : formatTime(end) });

/** 'HH:MM' of a minute that may lie on another day. */
const formatTime = (minute: number): string => formatClockTime(((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES);

const askBeginning = (end: number): DraftQuestion => ({
  question: 'That is when it ends. When does it begin?',
  choices: [
    { label: formatTimeOfDay(end), sets: {} },
    ...[60, 120, 180].map((before) => ({
      label: formatTimeOfDay(end - before),
      sets: { startTime: formatTime(end - before), endTime: formatTime(end) },
    })),
    { label: 'All day', sets: { startTime: null, endTime: null } },
  ],
});

/** 'Midnight' may be before or after the day. An event at 12:00 AM would be shown as all day. */
const askWhichMidnight = (when: DraftSchedule, date: Day, today: Day): DraftQuestion => ({
  question: `Is that the night after ${formatDateInYear(date, today)} or the one before?`,
  choices: [date, addDays(date, -1)].map((day) => ({
    label: formatDraftSchedule({ ...when, date: day }, today),
    sets: { date: day },
  })),
});

const resolveSeries = (
  text: string,
  { repeat, end, days: found, hours: said }: Cover,
  days: Days,
  hours: ReadHours,
  { today, minuteOfDay }: LineContext,
): Schedule => {
  const reading = repeat!.reading;
  const [first] = hours?.options ?? [];
  const span = found?.reading.period ?? days?.spans[0];
  const isOver = !days && first !== undefined && first.start < minuteOfDay;
  // A series that is under way goes on from today.
  const isUnderWay = span !== undefined && span.from < today && (found?.reading.period !== undefined || span.to >= today);
  const base = span ? (isUnderWay ? today : span.from) : (end?.reading.from ?? today);
  const firstOf = (first: (from: Day) => Day) => {
    const begins = first(base);
    return isOver && begins === today ? first(addDays(today, 1)) : begins;
  };
  const date = firstOf(reading.first);
  const nth = found?.reading.nth;
  // 'the first Tuesday at 7 every month'
  const rule = nth && isByMonth(reading, date) ? { ...reading.rule(date), days: [nth] } : reading.rule(date);
  // 'starting next week' says only when it begins.
  const isSpan = span !== undefined && span.to !== span.from && !(found?.reading.period && found.reading.role === 'from');
  const isOfDays =
    isSpan &&
    !found?.reading.period &&
    daysBetween(span.from, span.to) < MAX_RUN_DAYS &&
    isDaily(rule) &&
    !/^every/i.test(text.slice(repeat!.from, repeat!.to)) &&
    !isOfEachHour(text, repeat!, said, found);
  const lastListed = findLastListed(repeat!.reading.weekdays, days?.spans ?? []);
  const isPerhapsFromToday =
    end?.reading.count !== undefined && !days && !end.reading.from && date === today && reading.weekdays.length > 1;
  const untils = isSpan ? [span.to] : lastListed ? [lastListed] : (end?.reading.untils ?? []);
  const endings: Recurrence[] =
    end?.reading.count && !isSpan ? [{ ...rule, count: end.reading.count(rule) }] : untils.map((until) => ({ ...rule, until }));
  const [recurrence, ...others] = (endings.length > 0 ? endings : [rule]).map(toRruleValue) as [string, ...string[]];
  // 'every morning this week'
  const isRestOfWeek = rule.frequency === 'DAILY' && found?.reading.period !== undefined && daysBetween(date, span!.to) < 6;
  const weekdayToday = found?.reading.kind === 'weekday';
  const asked: DraftQuestion[] = [
    ...(reading.question && !(reading.question === IS_EVERY_WEEK && (untils.length > 0 || found?.reading.role === 'from'))
      ? [
          {
            question: reading.question,
            choices: (reading.answers ?? []).map(({ label, recurrence: value, first: firstDay }) => ({
              label,
              sets: { ...(value !== undefined && { recurrence: value }), ...(firstDay && { date: firstOf(firstDay) }) },
            })),
          },
        ]
      : []),
    ...(found?.reading.period || isSpan || lastListed || weekdayToday ? [] : (days?.questions ?? [])),
    ...(others.length > 0 ? [askUntilWhen([recurrence, ...others], date)] : []),
    ...(isOfDays ? [askEveryDay(span, recurrence)] : []),
    ...(isRestOfWeek ? [askUntilWhen([recurrence, toRruleValue({ ...rule, count: 7 })], date)] : []),
    ...(untils.some((until) => until < date) ? [askOpenly('It ends before it begins. When does it end?')] : []),
    ...(reading.needsDay && !days && !end?.reading.from
      ? [
          askWhichDays(
            'From which day on?',
            [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(date, at)).map((day) => ({ from: day, to: day })),
          ),
        ]
      : []),
    ...(isPerhapsFromToday
      ? [
          askWhichDays(
            'From which day on?',
            [date, reading.first(addDays(date, 1))].map((day) => ({ from: day, to: day })),
          ),
        ]
      : []),
    ...(said?.reading.side === 'until' && first ? [askBeginning(first.start)] : []),
  ];
  return { date, endDate: null, ...toTimes(first, hours), recurrence, questions: asked };
};

/** 'daily at 7 p.m. from December 15 to December 23': each of the days has the hour, before they are named. */
const isOfEachHour = (text: string, repeat: Span, hours: Cover['hours'], days: Cover['days']): boolean =>
  hours !== null &&
  days !== null &&
  hours.reading.end === null &&
  hours.to <= days.from &&
  /^\s*$/.test(text.slice(repeat.to, hours.from));

/** 'Wednesdays December 2, 9 and 16' */
const findLastListed = (weekdays: readonly number[], spans: readonly DaySpan[]): Day | null => {
  const isEveryWeek = spans.every(
    ({ from, to }, at) =>
      from === to && weekdays.includes(weekdayOf(from)) && (at === 0 || daysBetween(spans[at - 1]!.from, from) === 7),
  );
  return spans.length > 2 && isEveryWeek ? spans.at(-1)!.from : null;
};

/** An end or a beginning says so: 'Mon/Wed/Fri 6:30 am beginning November 30'. */
const IS_EVERY_WEEK = 'Is that every week?';

const MAX_RUN_DAYS = 15;

const isDaily = ({ frequency, interval, days }: Recurrence) =>
  interval === 1 && (frequency === 'DAILY' || (frequency === 'WEEKLY' && days.length === WORKDAYS_PER_WEEK));

const WORKDAYS_PER_WEEK = 5;

/** 'Dec 18-20, 6 to 9 each night' */
const askEveryDay = ({ from, to }: DaySpan, recurrence: string): DraftQuestion => ({
  question: 'Is that one event, or one every day?',
  choices: [
    { label: 'One event of several days', sets: { date: from, endDate: to, recurrence: null } },
    { label: formatRecurrence(recurrence, from), sets: { date: from, endDate: null, recurrence } },
  ],
});

/** 'Jan 9-10, 10 AM to 4 PM both days' */
const isHourOfEachDay = (text: string, { from, to }: Span, span: DaySpan, { end }: Hours): boolean =>
  (end === null && isListOfDays(text.slice(from, to), span)) || (span.from !== span.to && BOTH_DAYS.test(text.slice(to)));

const BOTH_DAYS = /\b(?:[ap]\.?m\.?|\d),? (?:on )?both days\b/i;

/** 'Dec 10, 11 and 12': with an hour, perhaps of each day. */
const isListOfDays = (said: string, { from, to }: DaySpan): boolean =>
  daysBetween(from, to) > 1 && /\d(?:st|nd|rd|th)?(?:, ?\d{1,2}(?:st|nd|rd|th)?)+,? (?:and|&) /.test(said);

const askUntilWhen = (rules: readonly string[], date: Day): DraftQuestion => ({
  question: 'Until when?',
  choices: rules.map((recurrence) => ({ label: formatRecurrence(recurrence, date), sets: { recurrence } })),
});

const askHalf = (hours: ReadHours, { startTime }: DraftSchedule): DraftQuestion[] => {
  if (!hours || hours.options.length < 2 || startTime === null) return [];
  return [
    {
      question: WHICH_HALF,
      choices: hours.options.map((option) => ({ label: labelOf(option), sets: timesOf(option) })),
    },
  ];
};

const labelOf = ({ start, end }: Hours): string =>
  [start, end].flatMap((at) => (at === null ? [] : [formatTimeOfDay(at % DAY_MINUTES)])).join(' – ');

const askWhichDays = (question: string, spans: readonly DaySpan[]): DraftQuestion => ({
  question,
  choices: spans.map(({ from, to }) => ({
    label: from === to ? formatFullDate(from) : `${formatFullDate(from)} – ${formatFullDate(to)}`,
    sets: { date: from, endDate: from === to ? null : to },
  })),
});

const askOpenly = (question: string): DraftQuestion => ({ question, choices: [] });
