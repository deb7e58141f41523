import { MONTH, ORDINAL_DAY_WORD, WEEKDAY } from './vocabulary';

/**
 * Phones write a spoken '5:30' as '5 30': behind what leads to an hour, behind a day, or where an hour is corrected. The blank becomes a
 * colon, so that all offsets stay. 'Dec 3 10 am' and 'Tuesday 5 30 lb bags' are other numbers.
 */
export const withColonsOfClocks = (text: string): string =>
  TWO_NUMBERS.test(text) ? text.replace(SPOKEN_CLOCK, (_, hour: string, minutes: string) => `${hour}:${minutes}`) : text;

const TWO_NUMBERS = /\d [0-5]\d(?!\d)/;

const LEAD =
  "at|@|from|to|until|till?|by|before|after|around|about|like|um+|uh+|is|no|sorry|wait|actually|mean|meant|rather|make (?:that|it)|scratch that|let['’]?s see";
const DATE = `${MONTH}\\.? (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?|${ORDINAL_DAY_WORD})|\\d{1,2}\\/\\d{1,2}|the (?:\\d{1,2}(?:st|nd|rd|th)|${ORDINAL_DAY_WORD})`;
const DAY = `${WEEKDAY}s?|today|tomorrow|tonight|morning|afternoon|evening|night|${DATE}`;
const HALF = '[ap] ?\\.?m\\b';
/** '6 35 per person', '6 15 a plate', '5 20 person limit' and '8 10 adult 5 child', but not '6 30 guest speaker' */
const PRICE_ENDS = '(?= ?(?:$|[,.;!?&/)–-]|\\n|\\d|(?:and|or|only|required|suggested|at the door|for)\\b))';
const PRICE = `(?:per|attending|(?:(?!free|no)[a-z]+ )?(?:max|maximum|minimum|limit|fee))\\b|(?:each|adult|child|kid|senior|student|member|family|person|guest|cash|(?:(?!free|no)[a-z]+ )?(?:entry|entrance|admission|cover|donation|deposit)|buck|dollar|an? (?:plate|head|person|ticket|piece|couple|family|car|carload|table|seat|team|kid|child|bag|box|dozen|player))${PRICE_ENDS}`;
/** What two numbers in a row count or number, or a price: '5 30 lb bags', 'at 9 30 Elm St'. */
const NO_COUNT = `(?= ?(?:$|[,.;!?)–-]|\\n|${HALF}|(?:in the|this|tomorrow) (?:morning|afternoon|evening)|tonight|at night|(?:${WEEKDAY}|${MONTH})\\b|\\d{1,2} [0-5]\\d\\b)| (?!(?:[nsew] )?(?:[a-z]+ ){1,2}(?:st|street|ave|avenue|rd|road|ln|lane|dr|drive|blvd)\\b|(?:[a-z]+ )?(?!(?:services|masses|shows|showings|performances)\\b)[a-z]{2,}(?<!s)s\\b|${PRICE}|(?:dozen|foot|gallon|hour|inch|k|lb|mile|min|minute|of|people|percent|pound|second|sec|watt|yard|year|yr)\\b)[a-z@])`;

const SPOKEN_CLOCK = new RegExp(
  `(?<=(?:^|[\\s,])(?:${LEAD}|${DAY}),? |(?<![\\d/])\\d{1,2} [0-5]\\d(?: ?(?:-|–|,|&|to|until|till?|and) ?| ))(1[0-2]|[1-9]) ([0-5][05])(?![\\d:/])${NO_COUNT}`,
  'gi',
);
