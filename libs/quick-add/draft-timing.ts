import {
  addDays,
  type Day,
  type DraftQuestion,
  type DraftSchedule,
  formatDateInYear,
  formatDraftSchedule,
  formatRecurrence,
  type Recurrence,
  toRruleValue,
} from '#libs/contracts';
import { askWhichDay, type TakenDays } from './take-days';
import type { RecurrenceEnd, TakenRecurrence } from './take-recurrence';
import { formatTime, type TakenTimes } from './take-times';

type TownTime = { today: Day; clock: number };

type DraftTiming = DraftSchedule & { questions: DraftQuestion[] };

const DAY_MINUTES = 24 * 60;
const LAST_MINUTE = '23:59';

export const resolveOnce = (days: TakenDays | null, times: TakenTimes | null, moment: TownTime): DraftTiming => {
  const { date, endDate, questions } = days ?? resolveMissingDay(times, moment);
  const isLate = times !== null && times.start >= DAY_MINUTES;
  const day = isLate && date ? addDays(date, 1) : date;
  const when: DraftSchedule = { date: day, endDate, ...toDraftTimes(times), recurrence: null };
  const passed =
    days && date === moment.today && times && !times.isMidnight && times.start < moment.clock && questions.length === 0;
  const asked = [
    ...questions,
    ...(passed ? [askWhichDay('That time has passed today. Which day is it?', [addDays(date, 1), date])] : []),
    ...(times?.isMidnight && date ? [askWhichMidnight(when, date, moment.today)] : []),
  ];
  return passed ? { ...when, date: addDays(date, 1), questions: asked } : { ...when, questions: asked };
};

/** Without a day: today if the time is still to come, otherwise a question. */
const resolveMissingDay = (times: TakenTimes | null, { today, clock }: TownTime) => {
  if (!times) return { date: null, endDate: null, questions: [] };
  if (times.isMidnight || times.start >= clock) return { date: today, endDate: null, questions: [] };
  const tomorrow = addDays(today, 1);
  return { date: tomorrow, endDate: null, questions: [askWhichDay('Which day is it?', [tomorrow, today])] };
};

/** 'Midnight' may be before or after the day. An event at 12:00 AM would be shown as all day. */
const askWhichMidnight = (when: DraftSchedule, date: Day, today: Day): DraftQuestion => ({
  question: `Is that the night after ${formatDateInYear(date, today)} or the one before?`,
  choices: [date, addDays(date, -1)].map((day) => ({
    label: formatDraftSchedule({ ...when, date: day }, today),
    sets: { date: day },
  })),
});

export const resolveRecurring = (
  repeats: TakenRecurrence,
  ending: RecurrenceEnd,
  days: TakenDays | null,
  times: TakenTimes | null,
  { today, clock }: TownTime,
): DraftTiming => {
  const isOver = !days && times !== null && times.start < clock;
  const begins = repeats.first(days?.date ?? ending.from ?? today);
  const date = isOver && begins === today ? repeats.first(addDays(today, 1)) : begins;
  const rule = repeats.rule(date);
  const untils = days?.endDate ? [days.endDate] : ending.untils;
  const endings: Recurrence[] = ending.count
    ? [{ ...rule, count: ending.count(rule) }]
    : untils.map((until) => ({ ...rule, until }));
  const [recurrence = toRruleValue(rule), ...others] = endings.map(toRruleValue);
  const asked = [
    ...repeats.questions,
    ...(days?.questions ?? []),
    ...(others.length > 0 ? [askUntilWhen([recurrence, ...others], date)] : []),
    ...(untils.some((until) => until < date) ? [{ question: 'It ends before it begins. When does it end?', choices: [] }] : []),
    ...(repeats.needsDay && !days ? [askWhichDay('From which day on?', [date, addDays(date, 1)])] : []),
  ];
  return { date, endDate: null, ...toDraftTimes(times), recurrence, questions: asked };
};

const askUntilWhen = (rules: readonly string[], date: Day): DraftQuestion => ({
  question: 'Until when?',
  choices: rules.map((recurrence) => ({ label: formatRecurrence(recurrence, date), sets: { recurrence } })),
});

const toDraftTimes = (times: TakenTimes | null): Pick<DraftSchedule, 'startTime' | 'endTime'> => {
  if (!times) return { startTime: null, endTime: null };
  if (times.isMidnight) return { startTime: LAST_MINUTE, endTime: null };
  return { startTime: formatTime(times.start), endTime: times.end === null ? null : formatTime(times.end) };
};
