import { addDays, type Day } from '#libs/contracts';
import { easterSunday, nextYearly, nthWeekdayOfMonth, toDay } from './calendar';

/** `name` is a pattern. `on` is null in a year for which the day is not in the table. */
type Holiday = Readonly<{ name: string; on: (year: number) => Day | null }>;

const fixed = (month: number, day: number) => (year: number) => toDay(year, month, day);
const nth =
  (month: number, which: number, weekday: number, later = 0) =>
  (year: number) =>
    addDays(nthWeekdayOfMonth(year, month, which, weekday), later);
const easter = (later: number) => (year: number) => addDays(easterSunday(year), later);
/** Calendars that follow the moon: the evening or day on which each begins, by year. */
const listed = (days: Readonly<Record<number, string>>) => (year: number) => (days[year] ? `${year}-${days[year]}` : null);

const HOLIDAYS: readonly Holiday[] = [
  { name: 'christmas eve', on: fixed(12, 24) },
  { name: 'christmas(?: day)?', on: fixed(12, 25) },
  { name: 'boxing day', on: fixed(12, 26) },
  { name: "(?:new year'?s'? eve|nye)", on: fixed(12, 31) },
  { name: "new year'?s'?(?: day)?", on: fixed(1, 1) },
  { name: 'groundhog day', on: fixed(2, 2) },
  { name: "(?:st\\.? )?valentine'?s'?(?: day)?", on: fixed(2, 14) },
  { name: "(?:(?:st|saint)\\.? (?:patrick'?s|patty'?s|paddy'?s)(?: day)?)", on: fixed(3, 17) },
  { name: "april fool'?s'?(?: day)?", on: fixed(4, 1) },
  { name: 'tax day', on: (year) => firstWorkday(fixed(4, 15)(year)!) },
  { name: 'earth day', on: fixed(4, 22) },
  { name: 'cinco de mayo', on: fixed(5, 5) },
  { name: 'flag day', on: fixed(6, 14) },
  { name: 'juneteenth', on: fixed(6, 19) },
  {
    name: '(?:july 4th|july fourth|(?:the )?fourth of july|(?:the )?4th of july|independence day)',
    on: fixed(7, 4),
  },
  { name: "(?:halloween|hallowe'en)", on: fixed(10, 31) },
  { name: "veteran'?s'?(?:'?) day", on: fixed(11, 11) },
  { name: 'pearl harbor day', on: fixed(12, 7) },
  { name: 'memorial day', on: nth(5, -1, 1) },
  { name: 'labor day', on: nth(9, 1, 1) },
  { name: "mother'?s'?(?:'?) day", on: nth(5, 2, 0) },
  { name: "father'?s'?(?:'?) day", on: nth(6, 3, 0) },
  { name: '(?:mlk(?: jr\\.?)?(?: day)?|martin luther king(?:,? jr\\.?)?(?: day)?)', on: nth(1, 3, 1) },
  { name: "president'?s'?(?:'?) day", on: nth(2, 3, 1) },
  { name: "(?:columbus day|indigenous people'?s'? day)", on: nth(10, 2, 1) },
  { name: "grandparent'?s'? day", on: nth(9, 1, 1, 6) },
  { name: 'election day', on: nth(11, 1, 1, 1) },
  { name: 'thanksgiving eve', on: nth(11, 4, 4, -1) },
  { name: '(?:thanksgiving(?: day)?|turkey day)', on: nth(11, 4, 4) },
  { name: 'black fri(?:day)?', on: nth(11, 4, 4, 1) },
  { name: 'small (?:business|biz) sat(?:urday)?', on: nth(11, 4, 4, 2) },
  { name: 'cyber mon(?:day)?', on: nth(11, 4, 4, 4) },
  { name: 'giving tue(?:sday)?', on: nth(11, 4, 4, 5) },
  { name: '(?:super ?bowl(?: sunday)?)', on: nth(2, 2, 0) },
  { name: '(?:mardi gras|fat tuesday|shrove tuesday)', on: easter(-47) },
  { name: 'ash wed(?:nesday)?', on: easter(-46) },
  { name: 'palm sun(?:day)?', on: easter(-7) },
  { name: '(?:holy|maundy) thu(?:rsday)?', on: easter(-3) },
  { name: 'good fri(?:day)?', on: easter(-2) },
  { name: 'holy saturday', on: easter(-1) },
  { name: 'easter monday', on: easter(1) },
  { name: 'easter(?: sunday)?', on: easter(0) },
  { name: 'ascension(?: day)?', on: easter(39) },
  { name: 'pentecost(?: sunday)?', on: easter(49) },
  { name: 'passover', on: listed({ 2026: '04-01', 2027: '04-21', 2028: '04-10', 2029: '03-30', 2030: '04-17' }) },
  { name: 'purim', on: listed({ 2026: '03-02', 2027: '03-22', 2028: '03-11', 2029: '02-28', 2030: '03-18' }) },
  { name: 'c?han+uk+ah?', on: listed({ 2026: '12-04', 2027: '12-24', 2028: '12-12', 2029: '12-01', 2030: '12-20' }) },
  { name: 'rosh hashanah?', on: listed({ 2026: '09-11', 2027: '10-01', 2028: '09-20', 2029: '09-09', 2030: '09-27' }) },
  { name: 'yom kippur', on: listed({ 2026: '09-20', 2027: '10-10', 2028: '09-29', 2029: '09-18', 2030: '10-06' }) },
  { name: 'diwali', on: listed({ 2026: '11-08', 2027: '10-29', 2028: '10-17', 2029: '11-05', 2030: '10-26' }) },
  {
    name: '(?:lunar|chinese) new year',
    on: listed({ 2026: '02-17', 2027: '02-06', 2028: '01-26', 2029: '02-13', 2030: '02-03' }),
  },
  { name: 'ramadan', on: listed({ 2026: '02-18', 2027: '02-08', 2028: '01-28', 2029: '01-16', 2030: '01-05' }) },
  { name: 'eid(?: al[- ]fitr)?', on: listed({ 2026: '03-20', 2027: '03-10', 2028: '02-27', 2029: '02-14', 2030: '02-04' }) },
];

/** Taxes that are due on a weekend are due on Monday. */
const firstWorkday = (day: Day): Day => {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  return addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
};

/** 'christmas day' before 'christmas': longer names match first. */
export const HOLIDAY = `(?:${HOLIDAYS.map(({ name }) => name).join('|')})`;

/** The next one that is not over; null for another word, or if the table ends. */
export const findHoliday = (text: string, today: Day): Day | null => {
  const holiday = holidayOf(text);
  return holiday ? nextYearly(holiday.on, today) : null;
};

const holidayOf = (text: string) => {
  const word = text.trim().toLowerCase();
  if (!holidayCache.has(word))
    holidayCache.set(
      word,
      HOLIDAYS.find((_, at) => WHOLE_NAMES[at]!.test(word)),
    );
  return holidayCache.get(word);
};

const WHOLE_NAMES = HOLIDAYS.map(({ name }) => new RegExp(`^(?:the )?${name}$`, 'i'));

const holidayCache = new Map<string, Holiday | undefined>();
