import type { SamplePlace } from './place';
import { annualRule, intervalRule, monthlyRule, type SeriesRule, singleRule, weeklyRule } from './rules';

export type SampleSeries = SeriesDetails & {
  /** The permanent part of every uid. */
  key: string;
  rule: SeriesRule;
  /** '18:00-21:00', '19:00', 'All Day', or '' if unknown. */
  hours: string;
  /** '{a|b|c}' changes from date to date. */
  name: string;
};

export type SeriesDetails = {
  sub?: string;
  at?: SamplePlace;
  /** Line breaks are spaces; an empty line begins a paragraph; '{a|b}' changes from date to date. */
  text?: string;
  only?: string;
  /** In place of the default of its rule. */
  ahead?: number;
  days?: number;
  /** Shown instead of the date; '{spring}' becomes 'Spring' with its next year. */
  displayDate?: string;
  tentative?: true;
  promoted?: true;
  cancelled?: true;
  /** Posted ten days before a public meeting. */
  agenda?: true;
  handout?: true;
  narrated?: true;
  /** An emergency alert, shown until this time, so many days after its own day. */
  alertUntil?: [days: number, clock: string];
};

type SeriesLine = [hours: string, name: string, details: SeriesDetails];

/** Three weeks back and six ahead. `days`: 'Tue', 'Mon,Wed'. Pauses on holidays. */
export const everyWeek = (key: string, days: string, ...line: SeriesLine) => createSeries(key, weeklyRule(days), line);

/** A month back and four ahead. `days`: '2nd,4th Mon', 'last Fri'. Pauses on holidays. */
export const everyMonth = (key: string, days: string, ...line: SeriesLine) => createSeries(key, monthlyRule(days), line);

/** A month back and thirteen ahead. `day`: 'Dec 25', '2nd Sat Dec', 'last Mon May', 'Sun Nov 18-24'. */
export const everyYear = (key: string, day: string, ...line: SeriesLine) => createSeries(key, annualRule(day), line);

/** `first` is days after today: `every('story-time', 7, 0, …)` is weekly and today. */
export const everyDays = (key: string, days: number, first: number, ...line: SeriesLine) =>
  createSeries(key, intervalRule(days, first), line);

/** `day`: days from today, or 'Sat +2' for the second Saturday after tomorrow, 'Sat -1' for the last one before today. */
export const oneTime = (key: string, day: number | string, ...line: SeriesLine) => createSeries(key, singleRule(day), line);

export const onDay = (key: string, day: string, ...line: SeriesLine) => createSeries(key, { dates: [day] }, line);

export const withoutDate = (key: string, name: string, details: SeriesDetails) =>
  createSeries(key, { dates: [UNKNOWN_DATE] }, ['', name, details]);

const UNKNOWN_DATE = '2099-12-31';

const createSeries = (key: string, rule: SeriesRule, [hours, name, details]: SeriesLine): SampleSeries => ({
  ...details,
  key,
  rule,
  hours,
  name,
});
