import type { Property } from '../file/read-properties';
import { DAY, dayNumber, dayOf, daysInMonth, timeOf, type Wall } from './civil';
import type { SourceClock } from './source-clock';

/** A day or a time as the source says it: what the wall clock shows, and in which zone the wall stands. */
export type Moment = { wall: Wall; isDate: boolean; zone: string };

/** Throws when a property's value is no date. */
export const momentIn = ({ values, params }: Property, clock: SourceClock): Moment =>
  momentOf(String(values[0]), params['tzid'], clock);

export const momentOf = (text: string, tzid: string | undefined, clock: SourceClock): Moment => {
  const [, year, month, day, hour, minute, second, utc] = JCAL.exec(text) ?? [];
  const midnight = dayNumber(Number(year), Number(month), Number(day)) * DAY;
  if (SAYS_NOTHING.test(text)) throw new Error('its date is empty');
  if (!year || !isDayOfCalendar(Number(year), Number(month), Number(day))) throw new Error(`'${text}' is not a date`);
  if (!hour || !minute) return { wall: midnight, isDate: true, zone: clock.town };
  const time = Number(hour) * 3600 + Number(minute) * 60 + Math.min(Number(second ?? 0), 59);
  if (Number(minute) > 59 || time > DAY) throw new Error(`'${text}' is not a time`);
  return { wall: midnight + time, isDate: false, zone: utc ? 'UTC' : clock.zoneOf(tzid) };
};

/** Sources name an occurrence by its day where it has a time, or the other way round. What is meant is plain. */
export const inKindOf = (event: Moment, moment: Moment): Moment =>
  event.isDate === moment.isDate
    ? moment
    : { ...event, wall: dayOf(moment.wall) * DAY + (event.isDate ? 0 : timeOf(event.wall)) };

/** As ical.js writes them, with gaps where the source left something out. */
const JCAL = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d)?:(\d\d)?:(\d\d)?(Z)?)?$/;

/** Of an empty value nothing is left but what ical.js puts between its parts. */
const SAYS_NOTHING = /^[-T:]*$/;

const isDayOfCalendar = (year: number, month: number, day: number): boolean =>
  year >= EARLIEST && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

/** The Gregorian calendar is younger than the years that broken exporters write. */
const EARLIEST = 1600;
