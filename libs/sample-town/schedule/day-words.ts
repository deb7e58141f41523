import { type CalendarDay, MONTH_NAMES, WEEKDAY_NAMES } from './calendar-day';

type DayPredicate = (day: CalendarDay) => boolean;

/** Every word narrows, a comma is an 'or': 'Tue,Thu Sep-Jun', '2nd,4th Mon', 'last Mon May', 'Sun Nov 18-24', 'Sat +2' (the second from now). @throws Error */
export const parseDayWords = (words: string): DayPredicate => {
  const questions = words.split(' ').map((word) => anyPredicate(word.split(',').map(parseWord)));
  return (day) => questions.every((ask) => ask(day));
};

const anyPredicate = (questions: DayPredicate[]): DayPredicate =>
  questions.length === 1 ? questions[0]! : (day) => questions.some((ask) => ask(day));

const parseWord = (word: string): DayPredicate => {
  const [, ask] = VOCABULARY.find(([shape]) => shape.test(word)) ?? [];
  if (!ask) throw new Error(`Unknown word for a day: '${word}'`);
  return ask(word);
};

const WEEKDAY_WORD = new RegExp(`^(${WEEKDAY_NAMES.join('|')})$`);
const MONTH_WORD = new RegExp(`^(${MONTH_NAMES.join('|')})$`);
const MONTH_RANGE_WORD = new RegExp(`^(${MONTH_NAMES.join('|')})-(${MONTH_NAMES.join('|')})$`);
const WEEKEND_NAMES = ['Sat', 'Sun'];

const VOCABULARY: [RegExp, (word: string) => DayPredicate][] = [
  [WEEKDAY_WORD, (word) => (day) => day.weekday === word],
  [MONTH_WORD, (word) => (day) => day.month === word],
  [MONTH_RANGE_WORD, (word) => monthsBetween(word.split('-'))],
  [/^\d+$/, (word) => (day) => day.monthDay === Number(word)],
  [/^\d+-\d+$/, (word) => monthDaysBetween(word.split('-').map(Number))],
  [/^\d(st|nd|rd|th)$/, (word) => (day) => day.nth === Number(word[0])],
  [/^last$/, () => (day) => day.lastOfItsKind],
  [/^[+-]\d+$/, (word) => (day) => day.weeksAhead === Number(word)],
  [/^weekends$/, () => (day) => WEEKEND_NAMES.includes(day.weekday)],
  [/^weekdays$/, () => (day) => !WEEKEND_NAMES.includes(day.weekday)],
];

const monthsBetween = ([first, last]: string[]): DayPredicate => {
  const [from, to] = [MONTH_NAMES.indexOf(first!), MONTH_NAMES.indexOf(last!)];
  const within = (month: number) => (from <= to ? month >= from && month <= to : month >= from || month <= to);
  return (day) => within(MONTH_NAMES.indexOf(day.month));
};

const monthDaysBetween =
  ([from, to]: number[]): DayPredicate =>
  (day) =>
    day.monthDay >= from! && day.monthDay <= to!;
