import {
  addDays,
  type Day,
  type DraftQuestion,
  type DraftWhen,
  dayInYear,
  draftWhen,
  type Recurrence,
  recurrenceText,
  recurrenceWords,
} from '#libs/contracts';
import { type Days, whichDay } from './days';
import type { Ending, Repeats } from './repeats';
import { type Times, written } from './times';

/** The day it is in the town, and the minutes after its midnight. */
type Moment = { today: Day; clock: number };

type When = DraftWhen & { questions: DraftQuestion[] };

const DAY = 24 * 60;
const LAST_MINUTE = '23:59';

export const once = (days: Days | null, times: Times | null, moment: Moment): When => {
  const { date, endDate, questions } = days ?? withoutDay(times, moment);
  const isLate = times !== null && times.start >= DAY;
  const day = isLate && date ? addDays(date, 1) : date;
  const when: DraftWhen = { date: day, endDate, ...clockOn(times), recurrence: null };
  const passed =
    days && date === moment.today && times && !times.isMidnight && times.start < moment.clock && questions.length === 0;
  const asked = [
    ...questions,
    ...(passed ? [whichDay('That time has passed today. Which day is it?', [addDays(date, 1), date])] : []),
    ...(times?.isMidnight && date ? [whichMidnight(when, date, moment.today)] : []),
  ];
  return passed ? { ...when, date: addDays(date, 1), questions: asked } : { ...when, questions: asked };
};

/** Without a day it is today; without an hour that is to come, it is asked. */
const withoutDay = (times: Times | null, { today, clock }: Moment) => {
  if (!times) return { date: null, endDate: null, questions: [] };
  if (times.isMidnight || times.start >= clock) return { date: today, endDate: null, questions: [] };
  const tomorrow = addDays(today, 1);
  return { date: tomorrow, endDate: null, questions: [whichDay('Which day is it?', [tomorrow, today])] };
};

/** The night before a day, or the one after it: what is at 12:00 AM would stand there all day. */
const whichMidnight = (when: DraftWhen, date: Day, today: Day): DraftQuestion => ({
  question: `Is that the night after ${dayInYear(date, today)} or the one before?`,
  choices: [date, addDays(date, -1)].map((day) => ({ label: draftWhen({ ...when, date: day }, today), sets: { date: day } })),
});

export const repeating = (
  repeats: Repeats,
  ending: Ending,
  days: Days | null,
  times: Times | null,
  { today, clock }: Moment,
): When => {
  const isOver = !days && times !== null && times.start < clock;
  const begins = repeats.first(days?.date ?? ending.from ?? today);
  const date = isOver && begins === today ? repeats.first(addDays(today, 1)) : begins;
  const rule = repeats.rule(date);
  const untils = days?.endDate ? [days.endDate] : ending.untils;
  const endings: Recurrence[] = ending.count
    ? [{ ...rule, count: ending.count(rule) }]
    : untils.map((until) => ({ ...rule, until }));
  const [recurrence = recurrenceText(rule), ...others] = endings.map(recurrenceText);
  const asked = [
    ...repeats.questions,
    ...(days?.questions ?? []),
    ...(others.length > 0 ? [untilWhen([recurrence, ...others], date)] : []),
    ...(untils.some((until) => until < date) ? [{ question: 'It ends before it begins. When does it end?', choices: [] }] : []),
    ...(repeats.needsDay && !days ? [whichDay('From which day on?', [date, addDays(date, 1)])] : []),
  ];
  return { date, endDate: null, ...clockOn(times), recurrence, questions: asked };
};

const untilWhen = (rules: readonly string[], date: Day): DraftQuestion => ({
  question: 'Until when?',
  choices: rules.map((recurrence) => ({ label: recurrenceWords(recurrence, date), sets: { recurrence } })),
});

const clockOn = (times: Times | null): Pick<DraftWhen, 'startTime' | 'endTime'> => {
  if (!times) return { startTime: null, endTime: null };
  if (times.isMidnight) return { startTime: LAST_MINUTE, endTime: null };
  return { startTime: written(times.start), endTime: times.end === null ? null : written(times.end) };
};
