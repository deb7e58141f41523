import { type CalendarDay, MONTHS, WEEKDAYS } from './calendar-day';

type Question = (day: CalendarDay) => boolean;

/**
 * Whether words say yes to a day. Every word narrows, a comma is an 'or': 'Tue,Thu Sep-Jun', '2nd,4th Mon', 'last Mon May',
 * 'Dec 25', 'Sun Nov 18-24', 'weekends', 'Sat +2' (the second Saturday after tomorrow).
 * @throws Error for a word that is none of these
 */
export const saidBy = (words: string): Question => {
  const questions = words.split(' ').map((word) => anyOf(word.split(',').map(questionOf)));
  return (day) => questions.every((ask) => ask(day));
};

const anyOf = (questions: Question[]): Question =>
  questions.length === 1 ? questions[0]! : (day) => questions.some((ask) => ask(day));

const questionOf = (word: string): Question => {
  const [, ask] = vocabulary.find(([shape]) => shape.test(word)) ?? [];
  if (!ask) throw new Error(`Unknown word for a day: '${word}'`);
  return ask(word);
};

const WEEKDAY = new RegExp(`^(${WEEKDAYS.join('|')})$`);
const MONTH = new RegExp(`^(${MONTHS.join('|')})$`);
const MONTH_RANGE = new RegExp(`^(${MONTHS.join('|')})-(${MONTHS.join('|')})$`);
const WEEKEND = ['Sat', 'Sun'];

const vocabulary: [RegExp, (word: string) => Question][] = [
  [WEEKDAY, (word) => (day) => day.weekday === word],
  [MONTH, (word) => (day) => day.month === word],
  [MONTH_RANGE, (word) => monthsBetween(word.split('-'))],
  [/^\d+$/, (word) => (day) => day.monthDay === Number(word)],
  [/^\d+-\d+$/, (word) => monthDaysBetween(word.split('-').map(Number))],
  [/^\d(st|nd|rd|th)$/, (word) => (day) => day.nth === Number(word[0])],
  [/^last$/, () => (day) => day.lastOfItsKind],
  [/^[+-]\d+$/, (word) => (day) => day.weeksAhead === Number(word)],
  [/^weekends$/, () => (day) => WEEKEND.includes(day.weekday)],
  [/^weekdays$/, () => (day) => !WEEKEND.includes(day.weekday)],
];

const monthsBetween = ([first, last]: string[]): Question => {
  const [from, to] = [MONTHS.indexOf(first!), MONTHS.indexOf(last!)];
  const within = (month: number) => (from <= to ? month >= from && month <= to : month >= from || month <= to);
  return (day) => within(MONTHS.indexOf(day.month));
};

const monthDaysBetween =
  ([from, to]: number[]): Question =>
  (day) =>
    day.monthDay >= from! && day.monthDay <= to!;
