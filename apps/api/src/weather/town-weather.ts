import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type Forecast, millisecondsOf, toTownInstant, type Weather, type WeatherAlert } from '#libs/contracts';
import { Notes } from '#libs/event-sourcing';
import { type WeatherForecast, WeatherService } from '#libs/integrations';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { CachedCall } from './cached-call';
import { forecastAt, keepHighs } from './forecast-at';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** While the service fails, its last result is used for six hours. Alerts are refreshed more often than the forecast. */
const MAX_AGE_MS = 6 * HOUR_MS;
const FORECAST_CACHE = { note: 'weather forecast 1', freshMs: 10 * MINUTE_MS, maxAgeMs: MAX_AGE_MS };
const ALERTS_CACHE = { note: 'weather alerts 1', freshMs: 2 * MINUTE_MS, maxAgeMs: MAX_AGE_MS };

@Injectable()
export class TownWeather implements OnModuleDestroy {
  private readonly shutdown = new AbortController();
  private readonly forecastCall: CachedCall<WeatherForecast>;
  private readonly alertsCall: CachedCall<readonly WeatherAlert[]>;

  constructor(
    service: WeatherService,
    notes: Notes,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {
    const { identity } = service;
    const { signal } = this.shutdown;
    const loadForecast = async (before: WeatherForecast | undefined) => keepHighs(before, await service.forecast(signal));
    this.forecastCall = new CachedCall(
      { ...FORECAST_CACHE, identity, call: loadForecast, onStateChange: this.createStateLogger('The weather forecast') },
      notes,
    );
    this.alertsCall = new CachedCall(
      { ...ALERTS_CACHE, identity, call: () => service.alerts(signal), onStateChange: this.createStateLogger('Weather alerts') },
      notes,
    );
  }

  onModuleDestroy() {
    this.shutdown.abort();
  }

  async forecast(): Promise<Forecast | undefined> {
    const result = await this.forecastCall.get();
    const [now, today] = [this.clock.now(), this.clock.today()];
    const forecast = result && forecastAt(result.value, { now, today, timeZone: this.town.timeZone });
    if (!forecast || !result.isStale) return forecast;
    return { ...forecast, asOf: this.onClock(new Date(millisecondsOf(now) - result.age).toISOString()) };
  }

  async now(): Promise<Weather | undefined> {
    const forecast = await this.forecast();
    return forecast && { ...forecast.current, ...(forecast.asOf && { asOf: forecast.asOf }) };
  }

  async alerts(): Promise<WeatherAlert[]> {
    const result = await this.alertsCall.get();
    const now = millisecondsOf(this.clock.now());
    return (result?.value ?? [])
      .filter(({ expiresAt }) => millisecondsOf(expiresAt) > now)
      .map(({ until, expiresAt, ...alert }) => ({ ...alert, until: this.onClock(until), expiresAt: this.onClock(expiresAt) }));
  }

  private onClock(instant: string) {
    return toTownInstant(instant, this.town.timeZone);
  }

  private createStateLogger(what: string) {
    return (sentence: string) => {
      if (!this.shutdown.signal.aborted) new Logger('Weather').warn(`${what}: the service ${sentence}.`);
    };
  }
}
