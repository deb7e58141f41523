import type { Conditions, Day, WeatherAlert } from '#libs/contracts';

/** Whoever knows the weather of a place, as it is foretold, and what is dangerous about it. */
export abstract class WeatherService {
  /** By which what it told is known from what another service told, or it of another place. */
  abstract readonly identity: string;

  /**
   * Hangs up when `stopped` says so.
   * @throws OutsideFailure when nobody answers, or with what cannot be
   */
  abstract foretell(stopped: AbortSignal): Promise<Foretold>;

  /** Of those that threaten life or property; none where there are none. @throws OutsideFailure as above */
  abstract alerts(stopped: AbortSignal): Promise<readonly WeatherAlert[]>;
}

/** Each in its order. What cannot be believed is left out: there may be gaps. */
export type Foretold = Readonly<{ hours: readonly Hour[]; days: readonly ForetoldDay[] }>;

/** ISO instants in UTC; in whole degrees Fahrenheit. */
export type Hour = Conditions & Readonly<{ from: string; to: string; temperature: number }>;

/** The low is that of the night after the day. */
export type ForetoldDay = Conditions & Readonly<{ day: Day; high?: number; low?: number }>;
