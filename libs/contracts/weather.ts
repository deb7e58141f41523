import type { Day } from './day';

/** What the sky is drawn as. */
export const WEATHER_ICONS = ['sun', 'moon', 'partly', 'partly-night', 'cloud', 'fog', 'wind', 'rain', 'snow', 'storm'] as const;

export type WeatherIcon = (typeof WEATHER_ICONS)[number];

/** `icon` is '' where the words fit no drawing. */
export type Conditions = Readonly<{ description: string; icon: WeatherIcon | '' }>;

/** Of an answer that is not as new as it ought to be, because the weather service does not answer: the instant it is of. */
export type Dated = Readonly<{ asOf?: string }>;

/** In whole degrees Fahrenheit. */
export type CurrentWeather = Conditions & Readonly<{ temperature: number }>;

/** `GET /api/weather` */
export type Weather = CurrentWeather & Dated;

/** `time` is when the hour begins, an ISO instant by the town's clock. */
export type HourlyWeather = CurrentWeather & Readonly<{ time: string }>;

/** The night is the one after the day. Null is what nobody told: of an evening the service tells only the night. */
export type DailyWeather = Conditions & Readonly<{ date: Day; dayOfWeek: string; high: number | null; low: number | null }>;

/** `GET /api/weather/forecast`: twelve hours, from the present one on, and seven days, from today on; what was not told is left out. */
export type Forecast = Dated &
  Readonly<{ current: CurrentWeather; hourly: readonly HourlyWeather[]; daily: readonly DailyWeather[] }>;

/**
 * `GET /api/weather/alerts`. `source` is who gives it. ISO instants by the town's clock: `until` lasts what it warns of; after
 * `expiresAt`, often long before, it stands only if it is given anew.
 */
export type WeatherAlert = Readonly<{
  id: string;
  source: string;
  title: string;
  text: string;
  until: string;
  expiresAt: string;
}>;
