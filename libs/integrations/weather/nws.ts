import type { Coordinates } from '#libs/contracts';
import { type HttpClient, HttpFailure } from '../http-client';
import { parseAlerts } from './nws-alerts';
import { parseDays, parseHours } from './nws-periods';
import { readJson, toLine } from './validate-response';
import { type WeatherForecast, WeatherService } from './weather-service';

/** The service requires a user agent with a contact. */
type NwsOptions = Readonly<{ place: Coordinates; timeZone: string; userAgent: string; address?: string }>;

/** Two requests in sequence take ten seconds at most. */
const FETCH_LIMITS = { maxBytes: 2 * 1024 * 1024, timeoutMs: 5_000 };

/** The National Weather Service of the United States, without a key. https://www.weather.gov/documentation/services-web-api */
export class Nws extends WeatherService {
  readonly identity: string;
  private readonly base: string;
  private readonly coordinates: string;
  /** The grid square of the place. The service changes it now and then. */
  private gridPath: string | undefined;

  constructor(
    private readonly httpClient: HttpClient,
    private readonly options: NwsOptions,
  ) {
    super();
    this.base = (options.address ?? 'https://api.weather.gov').replace(/\/$/, '');
    this.coordinates = `${toDegrees(options.place.latitude)},${toDegrees(options.place.longitude)}`;
    this.identity = `${this.base} ${this.coordinates}`;
  }

  async forecast(signal: AbortSignal): Promise<WeatherForecast> {
    this.gridPath ??= await this.ask(`/points/${this.coordinates}`, parseGridPath, signal);
    try {
      const [hours, days] = await Promise.all([
        this.ask(`${this.gridPath}/forecast/hourly`, parseHours, signal),
        this.ask(`${this.gridPath}/forecast`, (response) => parseDays(response, this.options.timeZone), signal),
      ]);
      if (hours.length === 0 || days.length === 0) throw new HttpFailure('has no forecast');
      return { hours, days };
    } catch (error) {
      this.gridPath = undefined;
      throw error;
    }
  }

  alerts(signal: AbortSignal) {
    return this.ask(`/alerts/active?point=${this.coordinates}`, parseAlerts, signal);
  }

  private async ask<Found>(path: string, read: (response: any) => Found, signal: AbortSignal): Promise<Found> {
    const { userAgent } = this.options;
    const { bytes } = await this.httpClient.fetch(this.base + path, { ...FETCH_LIMITS, userAgent, signal: signal });
    return readJson(bytes, read);
  }
}

/** The service redirects coordinates with more digits, or with trailing zeros. */
const toDegrees = (angle: number) => Number(angle.toFixed(4));

const parseGridPath = ({ properties: { gridId, gridX, gridY } }: any): string => {
  if (!/^[A-Z]{3,4}$/.test(toLine(gridId, 8)) || ![gridX, gridY].every(Number.isInteger))
    throw new TypeError('has no grid square');
  return `/gridpoints/${gridId}/${gridX},${gridY}`;
};
