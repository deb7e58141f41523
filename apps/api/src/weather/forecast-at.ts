import { addDays, type Day, type Forecast, onTownClock, weekdayName } from '#libs/contracts';
import type { Foretold, Hour } from '#libs/integrations';

const HOURS = 12;
const DAYS = 7;
const HOUR_MS = 3_600_000;

type Moment = Readonly<{ now: string; today: Day; timeZone: string }>;

/**
 * What was foretold, as it is at a moment: what is over is gone, what was not foretold is left out. Undefined when nobody foretold
 * the present hour.
 */
export const forecastAt = ({ hours, days }: Foretold, { now, today, timeZone }: Moment): Forecast | undefined => {
  const at = Date.parse(now);
  const present = hours.find(({ from, to }) => Date.parse(from) <= at && at < Date.parse(to));
  if (!present) return undefined;
  const until = Date.parse(present.from) + HOURS * HOUR_MS;
  return {
    current: conditionsOf(present),
    hourly: hours
      .filter(({ from }) => from >= present.from && Date.parse(from) < until)
      .slice(0, HOURS)
      .map((hour) => ({ time: onTownClock(hour.from, timeZone), ...conditionsOf(hour) })),
    daily: days
      .filter(({ day }) => day >= today && day < addDays(today, DAYS))
      .map(({ day, description, icon, high = null, low = null }) => ({
        date: day,
        dayOfWeek: weekdayName(day),
        ...{ description, icon, high, low },
      })),
  };
};

const conditionsOf = ({ temperature, description, icon }: Hour) => ({ temperature, description, icon });

/** Of an evening only the night is foretold: how warm the day was to be is kept from what was foretold before. */
export const withHighsOf = (before: Foretold | undefined, foretold: Foretold): Foretold => {
  const highs = new Map(before?.days.map(({ day, high }) => [day, high]));
  return {
    ...foretold,
    days: foretold.days.map((told) => {
      const high = told.high ?? highs.get(told.day);
      return high === undefined ? told : { ...told, high };
    }),
  };
};
