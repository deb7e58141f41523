import type { Property } from '../file/read-properties';
import { DAY_SECONDS, dayOf, daysInMonth, timeOf, toDayNumber, type Wall } from './civil';
import type { SourceClock } from './source-clock';

/** As the source states it. */
export type ZonedTime = { wall: Wall; isDate: boolean; zone: string };

export const toZonedTime = ({ values, params }: Property, clock: SourceClock): ZonedTime =>
  parseZonedTime(String(values[0]), params['tzid'], clock);

export const parseZonedTime = (text: string, tzid: string | undefined, clock: SourceClock): ZonedTime => {
  const [, year, month, day, hour, minute, second, utc] = JCAL_TIME.exec(text) ?? [];
  const midnight = toDayNumber(Number(year), Number(month), Number(day)) * DAY_SECONDS;
  if (EMPTY_TIME.test(text)) throw new Error('its date is empty');
  if (!year || !isCalendarDay(Number(year), Number(month), Number(day))) throw new Error(`'${text}' is not a date`);
  if (!hour || !minute) return { wall: midnight, isDate: true, zone: clock.townZone };
  const time = Number(hour) * 3600 + Number(minute) * 60 + Math.min(Number(second ?? 0), 59);
  if (Number(minute) > 59 || time > DAY_SECONDS) throw new Error(`'${text}' is not a time`);
  return { wall: midnight + time, isDate: false, zone: utc ? 'UTC' : clock.zoneOf(tzid) };
};

/** Some sources identify an occurrence by its day although it has a time, or the other way round. */
export const toKindOf = (event: ZonedTime, moment: ZonedTime): ZonedTime =>
  event.isDate === moment.isDate
    ? moment
    : { ...event, wall: dayOf(moment.wall) * DAY_SECONDS + (event.isDate ? 0 : timeOf(event.wall)) };

/** As ical.js writes them, with gaps for parts that the source left out. */
const JCAL_TIME = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d)?:(\d\d)?:(\d\d)?(Z)?)?$/;

const EMPTY_TIME = /^[-T:]*$/;

const isCalendarDay = (year: number, month: number, day: number): boolean =>
  year >= MIN_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

/** The Gregorian calendar is younger than some years that broken exporters write. */
const MIN_YEAR = 1600;
