/** Fragments of the patterns of days and hours, for texts with corrected spelling and the flag `i`. */

export const WEEKDAY =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday|s)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)';

export const WEEKDAY_PLURAL =
  '(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|mons|tues|weds|thurs|fris|sats|suns)';

export const FULL_WEEKDAY_PLURAL = '(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|mons|fris|sats|suns)';

/** 'sat/sun': both days of a weekend are seldom those of a series. */
export const WEEKEND_DAYS = '(?:fri(?:day)?\\/sat(?:urday)?|sat(?:urday)?\\/sun(?:day)?)';

/** 0 is Sunday. */
export const parseWeekday = (text: string): number =>
  WEEKDAY_PREFIXES.findIndex((prefix) => prefix.startsWith(text.slice(0, 3).toLowerCase()));

const WEEKDAY_PREFIXES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

export const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** 1 to 12. */
export const parseMonth = (text: string): number => MONTH_PREFIXES.indexOf(text.slice(0, 3).toLowerCase()) + 1;

const MONTH_PREFIXES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const TEENS = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];

/** Number words of a text up to 59, in figures. */
export const parseCount = (text: string): number => {
  const word = text.toLowerCase();
  return COUNTS.get(word) ?? Number(word);
};

const COUNTS = new Map<string, number>([
  ...[...UNITS, ...TEENS].map((word, at) => [word, at + 1] as const),
  ...(['a', 'an', 'the', 'next'] as const).map((word) => [word, 1] as const),
  ...([
    ['couple', 2],
    ['a couple', 2],
    ['a couple of', 2],
    ['few', 3],
    ['a few', 3],
  ] as const),
  ...([
    ['twenty', 20],
    ['thirty', 30],
    ['forty', 40],
    ['fifty', 50],
    ['sixty', 60],
    ['ninety', 90],
  ] as const),
]);

/** Up to twenty. */
export const NUMBER_WORD = `(?:${[...UNITS, ...TEENS].join('|')}|twenty)`;

/** Up to fifty-nine, in words. */
export const COUNT_WORD = `(?:(?:twenty|thirty|forty|fifty)[ -](?:${UNITS.slice(0, 9).join('|')})|${NUMBER_WORD}|thirty|forty|fifty)`;

/** The value of a COUNT_WORD or of figures. */
export const parseCountWord = (text: string): number => text.split(/[ -]/).reduce((sum, word) => sum + parseCount(word), 0);

export const SMALL_COUNT = `(?:${UNITS.join('|')}|\\d{1,2})`;

/** Any count in figures or words, also one that no calendar holds: '9999', 'two hundred', 'several'. */
export const ANY_COUNT = `(?:\\d[\\d,.]*|(?:(?:${[...UNITS, ...TEENS].join('|')}|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|several|few|couple of|a)(?:[ -](?:and )?(?=[a-z]))?)+)`;

const ORDINAL_UNITS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const ORDINAL_TEENS = [
  ...['tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth'],
  'nineteenth',
];

/** Days of a month in words: 'fifth', 'twenty-first'. */
const ORDINAL_DAYS = new Map<string, number>([
  ...[...ORDINAL_UNITS, ...ORDINAL_TEENS].map((word, at) => [word, at + 1] as const),
  ['twentieth', 20],
  ...ORDINAL_UNITS.map((word, at) => [`twenty ${word}`, at + 21] as const),
  ['thirtieth', 30],
  ['thirty first', 31],
]);

/** Said of a day of a month without its ending: 'December three', 'March twenty two'. */
export const CARDINAL_DAY_WORD = `(?:twenty[ -](?:${UNITS.slice(0, 9).join('|')})|thirty(?:[ -]one)?|twenty|${TEENS.join('|')}|${UNITS.join('|')})(?![ -](?:${ORDINAL_UNITS.join('|')}))`;

export const ORDINAL_DAY_WORD = `(?:twenty[ -](?:${ORDINAL_UNITS.join('|')})|thirty[ -]first|twentieth|thirtieth|${[...ORDINAL_TEENS].join('|')}|${ORDINAL_UNITS.join('|')})`;

/** '5', '5th', 'fifth'. NaN if it is none. */
export const parseDayNumber = (text: string): number =>
  ORDINAL_DAYS.get(text.toLowerCase().replace('-', ' ')) ?? Number(/\d+/.exec(text)?.[0] ?? parseCountWord(text));

/** Behind 'at': an hour that no clock shows. */
export const HOUR_OF_LIGHT = '(?:sunset|sunrise|sundown|sunup|dusk|dawn|first light|bedtime|lunch ?time|dinner ?time)';

/** Which weekday of a month; -1 is the last one. */
export const NTH = '(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)';

export const parseNth = (text: string): number => NTH_VALUES[text.toLowerCase()]!;

const NTH_VALUES: Readonly<Record<string, number>> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 },
  ...{ '1st': 1, '2nd': 2, '3rd': 3, '4th': 4, '5th': 5 },
};

export const HOUR_WORD = `(?:${UNITS.join('|')})`;
const MINUTE_WORDS =
  '(?:oh[ -](?:one|two|three|four|five|six|seven|eight|nine)|(?:twenty|thirty|forty|fifty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)';

/** 'seven', 'seven thirty', 'eleven forty five', 'seven oh five'. */
export const TIME_IN_WORDS = `${HOUR_WORD}(?:[ -]${MINUTE_WORDS})?`;

/** Hours and minutes in figures: 'eleven forty five' is [11, 45]. */
export const parseTimeInWords = (text: string): [number, number] => {
  const [hour, ...minutes] = text.toLowerCase().split(/[ -]+/);
  return [parseCount(hour!), minutes.filter((word) => word !== 'oh').reduce((sum, word) => sum + parseCount(word), 0)];
};
