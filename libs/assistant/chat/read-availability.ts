import type { ChatQuery } from '#libs/contracts';
import { audienceOf } from './asked-ages';
import { SERIES_NOUN } from './lexicon/follow-ups';
import {
  ASKS_FOR_NEXT,
  ASKS_FOR_OTHERS,
  AVAILABILITY,
  OF_THE_EVENT,
  TIME_OF_THE_EVENT,
  TOO_EARLY,
  TOO_LATE,
  UNTIL,
  WORDS_OF_BEING_FREE,
} from './lexicon/free-times';
import { hasTime } from './query-time';
import type { ReadingContext } from './question';
import { readQuestion } from './read-question';
import { asksNothing } from './without-statements';

/**
 * When a resident can come, or cannot. `side` is that of the hour of the event before; without a time and a side, the event itself is
 * refused. `words` name what she cannot come to. `isOfNext` if only the next one is asked for. `instead` is a question of its own, which
 * is asked at another time, for whom the time before does not suit.
 */
export type Availability = Readonly<{
  isRefusal: boolean;
  time: Pick<ChatQuery, 'span' | 'weekdays' | 'hours'>;
  side?: 'late' | 'early';
  words?: string;
  isOfNext?: boolean;
  instead?: string;
  whom?: ReturnType<typeof audienceOf>;
}>;

/** 'I can only do afternoons', 'can't this Monday', 'we can't tomorrow, what's after that': null if it says more, or nothing of it. */
export const readAvailability = (text: string, context: ReadingContext): Availability | null => {
  const groups = AVAILABILITY.exec(text)?.groups;
  if (!groups) return null;
  const { free, refused, not, rest = '', thing = '', whom = '', request: said = groups.asked ?? '' } = groups;
  const whole = text
    .slice(0, text.length - said.length)
    .replace(thing, '')
    .replace(whom, '')
    .replace(TIME_OF_THE_EVENT, '');
  // 'Not Friday' by itself is read as the other days.
  const clause = not === undefined ? whole : rest;
  const beside = asksNothing(said) ? '' : said;
  const { span, weekdays, hours, words: named, price: _, ...others } = readQuestion(toSingular(clause), context).query;
  const words = named && !WORDS_OF_BEING_FREE.test(named) ? { words: named } : {};
  if (Object.keys(others).length > 0) return null;
  const time = { ...(span && { span }), ...(weekdays && { weekdays }), ...(hours && { hours }) };
  const isOfTime = hasTime(time);
  if (!isOfTime && (refused === undefined || !OF_THE_EVENT.test(rest))) return null;
  const availability: Availability = { isRefusal: free === undefined, time, ...(!isOfTime && sideOf(clause)), ...words };
  if (beside === '') return { ...availability, isOfNext: !isOfTime };
  const query = readQuestion(beside, context).query;
  if (hasTime(query)) return { ...availability, instead: beside, whom: audienceOf(readQuestion(whom, context).query) };
  if (UNTIL.test(clause)) return null;
  const isOfNext = ASKS_FOR_NEXT.test(beside);
  const isOfAnother = isOfNext || ASKS_FOR_OTHERS.test(beside);
  return isOfAnother && (!query.words || SERIES_NOUN.test(query.words)) ? { ...availability, isOfNext } : null;
};

const sideOf = (clause: string): Pick<Availability, 'side'> =>
  TOO_LATE.test(clause) ? { side: 'late' } : TOO_EARLY.test(clause) ? { side: 'early' } : {};

/** 'Evenings', of any day. */
const toSingular = (clause: string): string => clause.replace(PARTS_OF_DAY, 'in the $1');

const PARTS_OF_DAY = /(?<!\b(?:the|this|\w+day|tomorrow) )\b(?:in the |at )?(morning|afternoon|evening|night)s\b/gi;
