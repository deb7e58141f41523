import { addDays, type ChatQuery, type Day, type QuerySpan } from '#libs/contracts';
import { DAY_MINUTES, type Moment, mondayOf, parseWhen } from '#libs/when';
import { CANCELLED } from './lexicon/fillers';
import { PART_OF_DAY_PHRASES } from './lexicon/parts-of-day';
import { readPeriod, readWeekdays } from './period';
import { hoursOfPart } from './span-text';
import { readTwoSpans } from './two-spans';

type QuestionTime = Readonly<{
  span: ChatQuery['span'] | null;
  hours: ChatQuery['hours'] | null;
  weekdays: ChatQuery['weekdays'] | null;
  rest: string;
  noDay?: string;
}>;

/** 'The Thursday before Christmas week, Dec 17': the date says which day is meant. */
export const readTime = (text: string, moment: Moment): QuestionTime => {
  const [, before, date] = DATE_AT_END.exec(text) ?? [];
  const others = text.replace(REFUSED_DAYS, ' ');
  const suiting = others === text ? null : readPhrase(others, moment);
  if (suiting?.span) return suiting;
  const [relative, exact] = date ? [readPhrase(before!, moment), readPhrase(date, moment)] : [];
  return relative?.span && exact?.span ? { ...relative, span: exact.span } : readPhrase(text, moment);
};

/** 'In April, not this weekend': days that do not suit, beside those that are asked about. */
const REFUSED_DAYS =
  /[\s,]+(?:but |just )?not (?:on |in |for )?(?:(?:this|next|the) )?(?:coming )?(?:weekends?|week|month|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;

const MONTH_DAY = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?';
const DATE_AT_END = new RegExp(
  `^((?!.*\\b${MONTH_DAY}\\b.*\\b${MONTH_DAY})(?=.*\\b(?:before|after|week|day)\\b).*),\\s*(${MONTH_DAY})\\W*$`,
  'i',
);

const readPhrase = (text: string, moment: Moment): QuestionTime => {
  const phrased = PART_OF_DAY_PHRASES.reduce((left, [pattern, phrase]) => left.replace(pattern, phrase), text);
  const week = readWeekdays(phrased);
  const both = week.weekdays ? null : readTwoSpans(week.rest, moment.today);
  const period = both ?? readPeriod(week.rest, moment);
  const { span, hours, part, rest, noDay } = parseWhen(period?.rest ?? week.rest, moment);
  const isHourGiven = hours !== null && (hours.from !== undefined || hours.until !== undefined);
  const asked = isHourGiven
    ? { from: hours.from ?? 0, until: hours.until ?? DAY_MINUTES }
    : part === null
      ? null
      : hoursOfPart(part);
  const days: QuerySpan | null = readPastSpan(text, moment.today) ?? period?.span ?? span;
  return {
    span: days && { from: days.from, to: days.to, ...(days.gap && { gap: days.gap }) },
    hours: asked && {
      from: Math.min(asked.from, asked.until),
      until: asked.from === asked.until && BEGINS.test(text) ? asked.until + 30 : asked.until,
    },
    weekdays: week.weekdays,
    rest,
    ...(noDay && !period && { noDay }),
  };
};

/** 'When did we vote this month', 'earlier this year': of the days that are over. */
const readPastSpan = (text: string, today: Day): QuerySpan | null => {
  const [, earlier, past] = OVER.exec(text) ?? [];
  const unit = (earlier ?? past)?.toLowerCase();
  if (!unit || CANCELLED.test(text)) return null;
  const from = FIRST_DAYS[unit]!(today);
  return from < today ? { from, to: addDays(today, -1) } : null;
};

const OVER =
  /\bearlier (?:in )?this (week|month|year)\b|^\W*(?:(?:and|so|but|ok)\W+)*(?:when|where|what day|what time|which day|who) (?:did|was|were)\b.*\bthis (week|month|year)\b/i;

const FIRST_DAYS: Readonly<Record<string, (today: Day) => Day>> = {
  week: mondayOf,
  month: (today) => `${today.slice(0, 7)}-01`,
  year: (today) => `${today.slice(0, 4)}-01-01`,
};

/** 'What begins at ten' is not what goes on then. */
const BEGINS = /\b(?:starts?|starting|begins?|beginning) (?:at|around|about)\b/i;
