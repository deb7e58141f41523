import { addDays, type Day, yearOf } from '#libs/contracts';
import { nthWeekdayOfMonth } from './take-days';

type Holiday = { name: string; on: (year: number) => Day };

const onFixedDay = (monthAndDay: string) => (year: number) => `${year}-${monthAndDay}`;

const HOLIDAYS: readonly Holiday[] = [
  { name: 'christmas eve', on: onFixedDay('12-24') },
  { name: 'christmas(?: day)?', on: onFixedDay('12-25') },
  { name: "new year'?s eve", on: onFixedDay('12-31') },
  { name: "new year'?s(?: day)?", on: onFixedDay('01-01') },
  { name: "valentine'?s(?: day)?", on: onFixedDay('02-14') },
  { name: "(?:st\\.? patrick'?s|st\\.? patty'?s) day", on: onFixedDay('03-17') },
  { name: 'juneteenth', on: onFixedDay('06-19') },
  { name: '(?:july 4th|the fourth of july|fourth of july|4th of july|independence day)', on: onFixedDay('07-04') },
  { name: 'halloween', on: onFixedDay('10-31') },
  { name: "veterans?'? day", on: onFixedDay('11-11') },
  { name: 'memorial day', on: (year) => nthWeekdayOfMonth(year, 5, -1, 1) },
  { name: 'labor day', on: (year) => nthWeekdayOfMonth(year, 9, 1, 1) },
  { name: "mother'?s day", on: (year) => nthWeekdayOfMonth(year, 5, 2, 0) },
  { name: "father'?s day", on: (year) => nthWeekdayOfMonth(year, 6, 3, 0) },
  { name: '(?:mlk day|martin luther king day)', on: (year) => nthWeekdayOfMonth(year, 1, 3, 1) },
  { name: "presidents?'? day", on: (year) => nthWeekdayOfMonth(year, 2, 3, 1) },
  { name: "(?:columbus day|indigenous people'?s'? day)", on: (year) => nthWeekdayOfMonth(year, 10, 2, 1) },
  { name: 'election day', on: (year) => addDays(nthWeekdayOfMonth(year, 11, 1, 1), 1) },
  { name: 'thanksgiving(?: day)?', on: (year) => thanksgiving(year) },
  { name: 'black friday', on: (year) => addDays(thanksgiving(year), 1) },
  { name: 'small business saturday', on: (year) => addDays(thanksgiving(year), 2) },
  { name: 'cyber monday', on: (year) => addDays(thanksgiving(year), 4) },
  { name: 'giving tuesday', on: (year) => addDays(thanksgiving(year), 5) },
];

const thanksgiving = (year: number) => nthWeekdayOfMonth(year, 11, 4, 4);

/** The rules cannot compute their dates: a question asks. */
export const MOVABLE_HOLIDAY_PATTERN =
  '(?:easter|good friday|holy thursday|maundy thursday|palm sunday|ash wednesday|fat tuesday|mardi gras|passover|purim|c?han+uk+ah?|rosh hashanah|yom kippur|ramadan|eid|diwali|lunar new year|chinese new year|super bowl(?: sunday)?)';

export const HOLIDAY_PATTERN = `(?:${HOLIDAYS.map(({ name }) => name).join('|')})`;

export const findHoliday = (text: string, today: Day): Day | null => {
  const known = HOLIDAYS.find(({ name }) => new RegExp(`^${name}$`, 'i').test(text.trim()));
  if (!known) return null;
  return [0, 1].map((ahead) => known.on(yearOf(today) + ahead)).find((day) => day >= today)!;
};
