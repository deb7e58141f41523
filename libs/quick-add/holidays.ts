import { addDays, type Day, yearOf } from '#libs/contracts';
import { nthDay } from './days';

type Holiday = { name: string; on: (year: number) => Day };

const fixed = (monthAndDay: string) => (year: number) => `${year}-${monthAndDay}`;

/** What residents name instead of a day. */
const HOLIDAYS: readonly Holiday[] = [
  { name: 'christmas eve', on: fixed('12-24') },
  { name: 'christmas(?: day)?', on: fixed('12-25') },
  { name: "new year'?s eve", on: fixed('12-31') },
  { name: "new year'?s(?: day)?", on: fixed('01-01') },
  { name: "valentine'?s(?: day)?", on: fixed('02-14') },
  { name: "(?:st\\.? patrick'?s|st\\.? patty'?s) day", on: fixed('03-17') },
  { name: 'juneteenth', on: fixed('06-19') },
  { name: '(?:july 4th|the fourth of july|fourth of july|4th of july|independence day)', on: fixed('07-04') },
  { name: 'halloween', on: fixed('10-31') },
  { name: "veterans?'? day", on: fixed('11-11') },
  { name: 'memorial day', on: (year) => nthDay(year, 5, -1, 1) },
  { name: 'labor day', on: (year) => nthDay(year, 9, 1, 1) },
  { name: "mother'?s day", on: (year) => nthDay(year, 5, 2, 0) },
  { name: "father'?s day", on: (year) => nthDay(year, 6, 3, 0) },
  { name: '(?:mlk day|martin luther king day)', on: (year) => nthDay(year, 1, 3, 1) },
  { name: "presidents?'? day", on: (year) => nthDay(year, 2, 3, 1) },
  { name: "(?:columbus day|indigenous people'?s'? day)", on: (year) => nthDay(year, 10, 2, 1) },
  { name: 'election day', on: (year) => addDays(nthDay(year, 11, 1, 1), 1) },
  { name: 'thanksgiving(?: day)?', on: (year) => thanksgiving(year) },
  { name: 'black friday', on: (year) => addDays(thanksgiving(year), 1) },
  { name: 'small business saturday', on: (year) => addDays(thanksgiving(year), 2) },
  { name: 'cyber monday', on: (year) => addDays(thanksgiving(year), 4) },
  { name: 'giving tuesday', on: (year) => addDays(thanksgiving(year), 5) },
];

const thanksgiving = (year: number) => nthDay(year, 11, 4, 4);

/** Each year on another day, by the moon or by who plays: which day it is, is asked. */
export const MOVING =
  '(?:easter|good friday|holy thursday|maundy thursday|palm sunday|ash wednesday|fat tuesday|mardi gras|passover|purim|c?han+uk+ah?|rosh hashanah|yom kippur|ramadan|eid|diwali|lunar new year|chinese new year|super bowl(?: sunday)?)';

export const HOLIDAY = `(?:${HOLIDAYS.map(({ name }) => name).join('|')})`;

/** The next time that it is; null for what names none. */
export const holidayIn = (text: string, today: Day): Day | null => {
  const known = HOLIDAYS.find(({ name }) => new RegExp(`^${name}$`, 'i').test(text.trim()));
  if (!known) return null;
  return [0, 1].map((ahead) => known.on(yearOf(today) + ahead)).find((day) => day >= today)!;
};
