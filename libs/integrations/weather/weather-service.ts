import type { Conditions, Day, WeatherAlert } from '#libs/contracts';

export abstract class WeatherService {
  /** Identifies service and place, so that stored forecasts of another one are not used. */
  abstract readonly identity: string;

  /** @throws HttpFailure when the service does not answer, or its answer is invalid */
  abstract forecast(signal: AbortSignal): Promise<WeatherForecast>;

  /** Returns the alerts that threaten life or property. @throws HttpFailure as above */
  abstract alerts(signal: AbortSignal): Promise<readonly WeatherAlert[]>;
}

/** Both in order. Invalid entries are left out, so there may be gaps. */
export type WeatherForecast = Readonly<{ hours: readonly HourlyForecast[]; days: readonly DailyForecast[] }>;

/** ISO instants in UTC; whole degrees Fahrenheit. */
export type HourlyForecast = Conditions & Readonly<{ from: string; to: string; temperature: number }>;

/** `low` is that of the night after the day. */
export type DailyForecast = Conditions & Readonly<{ day: Day; high?: number; low?: number }>;
