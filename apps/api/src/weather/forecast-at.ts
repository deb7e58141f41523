import { addDays, type Day, type Forecast, formatWeekday, toTownInstant } from '#libs/contracts';
import type { HourlyForecast, WeatherForecast } from '#libs/integrations';

const FORECAST_HOURS = 12;
const FORECAST_DAYS = 7;
const HOUR_MS = 3_600_000;

type TownTime = Readonly<{ now: string; today: Day; timeZone: string }>;

export const forecastAt = ({ hours, days }: WeatherForecast, { now, today, timeZone }: TownTime): Forecast | undefined => {
  const at = Date.parse(now);
  const present = hours.find(({ from, to }) => Date.parse(from) <= at && at < Date.parse(to));
  if (!present) return undefined;
  const until = Date.parse(present.from) + FORECAST_HOURS * HOUR_MS;
  return {
    current: conditionsOf(present),
    hourly: hours
      .filter(({ from }) => from >= present.from && Date.parse(from) < until)
      .slice(0, FORECAST_HOURS)
      .map((hour) => ({ time: toTownInstant(hour.from, timeZone), ...conditionsOf(hour) })),
    daily: days
      .filter(({ day }) => day >= today && day < addDays(today, FORECAST_DAYS))
      .map(({ day, description, icon, high = null, low = null }) => ({
        date: day,
        dayOfWeek: formatWeekday(day),
        ...{ description, icon, high, low },
      })),
  };
};

const conditionsOf = ({ temperature, description, icon }: HourlyForecast) => ({ temperature, description, icon });

/** An evening forecast has only the night: the day's high is kept from an earlier forecast. */
export const keepHighs = (before: WeatherForecast | undefined, foretold: WeatherForecast): WeatherForecast => {
  const highs = new Map(before?.days.map(({ day, high }) => [day, high]));
  return {
    ...foretold,
    days: foretold.days.map((daily) => {
      const high = daily.high ?? highs.get(daily.day);
      return high === undefined ? daily : { ...daily, high };
    }),
  };
};
