import { type Conditions, type Day, toTownDay } from '#libs/contracts';
import { findNwsIcon } from './nws-icons';
import { requireList, toFahrenheit, toLine, toUtcInstant } from './validate-response';
import type { DailyForecast, HourlyForecast } from './weather-service';

const HOUR_MS = 3_600_000;
/** A period of an hourly forecast is about an hour. */
const MAX_PERIOD_MS = 3 * HOUR_MS;
/** A night that begins before this time belongs to the day before. */
const NIGHT_ENDS_MS = 6 * HOUR_MS;
const MAX_DESCRIPTION_LENGTH = 120;

export const parseHours = ({ properties }: any): HourlyForecast[] => {
  const hours = requireList(properties.periods).flatMap(parseHour);
  return [...new Map(hours.toReversed().map((hour) => [hour.from, hour])).values()].sort((one, other) =>
    one.from.localeCompare(other.from),
  );
};

/** Takes the response of `/forecast`, which has days and nights. */
export const parseDays = ({ properties }: any, timeZone: string): DailyForecast[] => {
  const days = new Map<Day, DailyForecast>();
  for (const part of requireList(properties.periods).flatMap((period) => parseHalfDay(period, timeZone))) {
    const { day, isDay, temperature, ...conditions } = part;
    const forecast = days.get(day);
    const [high, low] = isDay ? [temperature, forecast?.low] : [forecast?.high, temperature];
    const words = forecast && (!isDay || forecast.high !== undefined) ? forecast : conditions;
    const { description, icon } = words;
    days.set(day, { day, description, icon, ...(high !== undefined && { high }), ...(low !== undefined && { low }) });
  }
  return [...days.values()].sort((one, other) => one.day.localeCompare(other.day));
};

const parseHour = (period: unknown): HourlyForecast[] => {
  const parsed = parsePeriod(period);
  if (!parsed || Date.parse(parsed.to) - Date.parse(parsed.from) > MAX_PERIOD_MS) return [];
  const { isDay, ...hour } = parsed;
  return [hour];
};

const parseHalfDay = (period: unknown, timeZone: string) => {
  const parsed = parsePeriod(period);
  if (!parsed) return [];
  const { from, to, ...half } = parsed;
  const begins = Date.parse(from) - (parsed.isDay ? 0 : NIGHT_ENDS_MS);
  return [{ day: toTownDay(timeZone, new Date(begins).toISOString()), ...half }];
};

type ForecastPeriod = Conditions & Readonly<{ from: string; to: string; isDay: boolean; temperature: number }>;

const parsePeriod = (period: any): ForecastPeriod | undefined => {
  const [from, to] = [toUtcInstant(period?.startTime), toUtcInstant(period?.endTime)];
  const temperature = toFahrenheit(period?.temperature, period?.temperatureUnit);
  const words = toLine(period?.shortForecast, MAX_DESCRIPTION_LENGTH);
  const isDay = period?.isDaytime;
  if (!from || !to || from >= to || temperature === undefined || !words || typeof isDay !== 'boolean') return undefined;
  return { from, to, isDay, temperature, description: toSentenceCase(words), icon: findNwsIcon(period.icon, words, isDay) };
};

const toSentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
