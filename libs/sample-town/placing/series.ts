import type { Place } from './place';
import { annual, everyDays, monthly, once, type Rule, weekly } from './rules';

/** Something that happens once or again and again: when, what, where. */
export type Series = Details & {
  /** The stable part of every uid. */
  key: string;
  rule: Rule;
  /** '18:00-21:00', '19:00', 'All Day', or '' for not known. */
  hours: string;
  /** '{a|b|c}' takes turns. */
  name: string;
};

export type Details = {
  sub?: string;
  at?: Place;
  /** Line breaks are spaces; an empty line begins a paragraph; '{a|b}' takes turns. */
  text?: string;
  /** Further words about the day: 'Apr-Sep', 'weekdays Nov-Dec'. */
  only?: string;
  /** So many days ahead rather than the usual of its rule. */
  ahead?: number;
  /** How many days it lasts. */
  days?: number;
  /** Shown instead of the date; '{spring}' is 'Spring' with the year of the next one. */
  shown?: string;
  tentative?: true;
  promoted?: true;
  cancelled?: true;
  /** A public meeting: its agenda is posted ten days before. */
  agenda?: true;
  /** Gives out a paper that is no agenda. */
  handout?: true;
  narrated?: true;
  /** An emergency alert, shown until that hour so many days after its own. */
  alertUntil?: [days: number, clock: string];
};

type Line = [hours: string, name: string, details: Details];

/** Three weeks back and six ahead. `days`: 'Tue', 'Mon,Wed'. Pauses on holidays, as the next one does. */
export const everyWeek = (key: string, days: string, ...line: Line) => series(key, weekly(days), line);

/** A month back and four ahead. `days`: '2nd,4th Mon', 'last Fri'. */
export const everyMonth = (key: string, days: string, ...line: Line) => series(key, monthly(days), line);

/** A month back and thirteen ahead. `day`: 'Dec 25', '2nd Sat Dec', 'last Mon May', 'Sun Nov 18-24'. */
export const everyYear = (key: string, day: string, ...line: Line) => series(key, annual(day), line);

/** Every so many days, one of them so many days after today: `every('story-time', 7, 0, …)` is weekly and today. */
export const every = (key: string, days: number, first: number, ...line: Line) => series(key, everyDays(days, first), line);

/** `day`: so many days from today, or 'Sat +2' for the second Saturday after tomorrow, 'Sat -1' for the last one before today. */
export const oneTime = (key: string, day: number | string, ...line: Line) => series(key, once(day), line);

/** A day long settled, however far away. */
export const onDay = (key: string, day: string, ...line: Line) => series(key, { dates: [day] }, line);

/** Its day is not known yet. */
export const someDay = (key: string, name: string, details: Details) => series(key, { dates: [NO_DATE] }, ['', name, details]);

const NO_DATE = '2099-12-31';

const series = (key: string, rule: Rule, [hours, name, details]: Line): Series => ({ ...details, key, rule, hours, name });
