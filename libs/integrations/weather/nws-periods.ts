import { type Conditions, type Day, dayIn } from '#libs/contracts';
import { fahrenheit, instant, line, list } from './believed';
import { iconOf } from './nws-icons';
import type { ForetoldDay, Hour } from './weather-service';

const HOUR_MS = 3_600_000;
/** A forecast by the hour has hours. */
const LONGEST_MS = 3 * HOUR_MS;
/** Before it a night belongs to the day before. */
const NIGHT_ENDS_MS = 6 * HOUR_MS;
/** Characters of what the sky looks like. */
const LONGEST = 120;

/** Of the answer of `/forecast/hourly`; an hour that is told twice counts once. */
export const hoursIn = ({ properties }: any): Hour[] => {
  const hours = list(properties.periods).flatMap(hourIn);
  return [...new Map(hours.toReversed().map((hour) => [hour.from, hour])).values()].sort((one, other) =>
    one.from.localeCompare(other.from),
  );
};

/** Of the answer of `/forecast`, which has days and nights. */
export const daysIn = ({ properties }: any, timeZone: string): ForetoldDay[] => {
  const days = new Map<Day, ForetoldDay>();
  for (const part of list(properties.periods).flatMap((period) => halfIn(period, timeZone))) {
    const { day, isDay, temperature, ...conditions } = part;
    const known = days.get(day);
    const [high, low] = isDay ? [temperature, known?.low] : [known?.high, temperature];
    const words = known && (!isDay || known.high !== undefined) ? known : conditions;
    const { description, icon } = words;
    days.set(day, { day, description, icon, ...(high !== undefined && { high }), ...(low !== undefined && { low }) });
  }
  return [...days.values()].sort((one, other) => one.day.localeCompare(other.day));
};

const hourIn = (period: unknown): Hour[] => {
  const told = periodIn(period);
  if (!told || Date.parse(told.to) - Date.parse(told.from) > LONGEST_MS) return [];
  const { isDay, ...hour } = told;
  return [hour];
};

const halfIn = (period: unknown, timeZone: string) => {
  const told = periodIn(period);
  if (!told) return [];
  const { from, to, ...half } = told;
  const begins = Date.parse(from) - (told.isDay ? 0 : NIGHT_ENDS_MS);
  return [{ day: dayIn(timeZone, new Date(begins).toISOString()), ...half }];
};

type Period = Conditions & Readonly<{ from: string; to: string; isDay: boolean; temperature: number }>;

const periodIn = (period: any): Period | undefined => {
  const [from, to] = [instant(period?.startTime), instant(period?.endTime)];
  const temperature = fahrenheit(period?.temperature, period?.temperatureUnit);
  const words = line(period?.shortForecast, LONGEST);
  const isDay = period?.isDaytime;
  if (!from || !to || from >= to || temperature === undefined || !words || typeof isDay !== 'boolean') return undefined;
  return { from, to, isDay, temperature, description: sentenceCase(words), icon: iconOf(period.icon, words, isDay) };
};

/** 'Chance Rain And Snow' as one writes it: 'Chance rain and snow'. */
const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
