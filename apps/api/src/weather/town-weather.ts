import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type Forecast, millisecondsOf, onTownClock, type Weather, type WeatherAlert } from '#libs/contracts';
import { Notes } from '#libs/event-sourcing';
import { type Foretold, WeatherService } from '#libs/integrations';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { forecastAt, withHighsOf } from './forecast-at';
import { Kept } from './kept';

const MINUTES = 60_000;
const HOURS = 60 * MINUTES;

/** Where the service is down, what it said is told for six hours. A warning cannot wait for ten minutes. */
const TRUE_MS = 6 * HOURS;
const FORECAST = { note: 'weather forecast 1', freshMs: 10 * MINUTES, trueMs: TRUE_MS };
const ALERTS = { note: 'weather alerts 1', freshMs: 2 * MINUTES, trueMs: TRUE_MS };

/** The weather of this town, asked for when somebody wants to know, and once for everybody. */
@Injectable()
export class TownWeather implements OnModuleDestroy {
  private readonly closing = new AbortController();
  private readonly foretold: Kept<Foretold>;
  private readonly warned: Kept<readonly WeatherAlert[]>;

  constructor(
    service: WeatherService,
    notes: Notes,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {
    const { identity } = service;
    const { signal } = this.closing;
    const ask = async (before: Foretold | undefined) => withHighsOf(before, await service.foretell(signal));
    this.foretold = new Kept({ ...FORECAST, identity, ask, tell: this.logged('The weather forecast') }, notes);
    this.warned = new Kept(
      { ...ALERTS, identity, ask: () => service.alerts(signal), tell: this.logged('Weather alerts') },
      notes,
    );
  }

  /** Nobody who stops this process waits for somebody else's answer. */
  onModuleDestroy() {
    this.closing.abort();
  }

  /** Undefined where nobody knows it. */
  async forecast(): Promise<Forecast | undefined> {
    const answer = await this.foretold.get();
    const [now, today] = [this.clock.now(), this.clock.today()];
    const forecast = answer && forecastAt(answer.said, { now, today, timeZone: this.town.timeZone });
    if (!forecast || !answer.isStale) return forecast;
    return { ...forecast, asOf: this.onClock(new Date(millisecondsOf(now) - answer.age).toISOString()) };
  }

  /** Undefined where nobody knows it. */
  async now(): Promise<Weather | undefined> {
    const forecast = await this.forecast();
    return forecast && { ...forecast.current, ...(forecast.asOf && { asOf: forecast.asOf }) };
  }

  /** Those that stand; none where nobody knows of any. */
  async alerts(): Promise<WeatherAlert[]> {
    const answer = await this.warned.get();
    const now = millisecondsOf(this.clock.now());
    return (answer?.said ?? [])
      .filter(({ expiresAt }) => millisecondsOf(expiresAt) > now)
      .map(({ until, expiresAt, ...alert }) => ({ ...alert, until: this.onClock(until), expiresAt: this.onClock(expiresAt) }));
  }

  private onClock(instant: string) {
    return onTownClock(instant, this.town.timeZone);
  }

  private logged(what: string) {
    return (sentence: string) => {
      if (!this.closing.signal.aborted) new Logger('Weather').warn(`${what}: the service ${sentence}.`);
    };
  }
}
