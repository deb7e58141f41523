import type { Day } from './day';

export const WEATHER_ICONS = ['sun', 'moon', 'partly', 'partly-night', 'cloud', 'fog', 'wind', 'rain', 'snow', 'storm'] as const;

export type WeatherIcon = (typeof WEATHER_ICONS)[number];

/** `icon` is '' if the description matches none. */
export type Conditions = Readonly<{ description: string; icon: WeatherIcon | '' }>;

/** `asOf` is the instant of outdated data; set while the weather service is unreachable. */
export type WeatherAge = Readonly<{ asOf?: string }>;

/** `temperature` is in whole degrees Fahrenheit. */
export type CurrentWeather = Conditions & Readonly<{ temperature: number }>;

export type Weather = CurrentWeather & WeatherAge;

/** `time` is the start of the hour, an ISO instant with the town's offset. */
export type HourlyWeather = CurrentWeather & Readonly<{ time: string }>;

/** `low` is of the night after the day. Null if unknown: in the evening the service has no `high` for the day. */
export type DailyWeather = Conditions & Readonly<{ date: Day; dayOfWeek: string; high: number | null; low: number | null }>;

/** `GET /api/weather/forecast`: twelve hours from the current one, and seven days from today. Missing ones are left out. */
export type Forecast = WeatherAge &
  Readonly<{ current: CurrentWeather; hourly: readonly HourlyWeather[]; daily: readonly DailyWeather[] }>;

/** `source` is the issuing office. Instants have the town's offset; `until` ends the weather. After `expiresAt`, often long before, it is void unless renewed. */
export type WeatherAlert = Readonly<{
  id: string;
  source: string;
  title: string;
  text: string;
  until: string;
  expiresAt: string;
}>;
