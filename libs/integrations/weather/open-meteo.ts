import { type Coordinates, toTownDay } from '#libs/contracts';
import { type HttpClient, HttpFailure } from '../http-client';
import { iconOfDescription } from './icons';
import { readJson, requireList, toFahrenheit } from './validate-response';
import { type DailyForecast, type HourlyForecast, type WeatherForecast, WeatherService } from './weather-service';

type OpenMeteoOptions = Readonly<{ place: Coordinates; timeZone: string; address: string; userAgent: string }>;

const FETCH_LIMITS = { maxBytes: 1024 * 1024, timeoutMs: 10_000 };
const HOUR_S = 3_600;

/** A forecast API such as https://api.open-meteo.com/v1/forecast, without alerts. https://open-meteo.com/en/docs */
export class OpenMeteo extends WeatherService {
  readonly identity: string;

  constructor(
    private readonly httpClient: HttpClient,
    private readonly options: OpenMeteoOptions,
  ) {
    super();
    const { host, pathname } = new URL(options.address);
    this.identity = `${host}${pathname} ${options.place.latitude},${options.place.longitude}`;
  }

  async forecast(signal: AbortSignal): Promise<WeatherForecast> {
    const { userAgent } = this.options;
    const { bytes } = await this.httpClient.fetch(this.requestUrl(), { ...FETCH_LIMITS, userAgent, signal: signal });
    const forecast = readJson(bytes, (answer) => ({ hours: parseHours(answer), days: parseDays(answer, this.options.timeZone) }));
    if (forecast.hours.length === 0 || forecast.days.length === 0) throw new HttpFailure('has no forecast');
    return forecast;
  }

  async alerts() {
    return [];
  }

  private requestUrl() {
    const { place, timeZone, address } = this.options;
    const url = new URL(address);
    const parameters = {
      latitude: String(place.latitude),
      longitude: String(place.longitude),
      hourly: 'temperature_2m,weather_code,is_day',
      daily: 'weather_code,temperature_2m_max,temperature_2m_min',
      temperature_unit: 'fahrenheit',
      timeformat: 'unixtime',
      timezone: timeZone,
      forecast_days: '8',
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }
}

const parseHours = ({ hourly, hourly_units }: any): HourlyForecast[] =>
  requireList(hourly.time).flatMap((time, nth) => {
    const temperature = toFahrenheit(requireList(hourly.temperature_2m)[nth], hourly_units.temperature_2m);
    const description = DESCRIPTIONS.get(requireList(hourly.weather_code)[nth]);
    if (!isTime(time) || temperature === undefined || !description) return [];
    const icon = iconOfDescription(description, requireList(hourly.is_day)[nth] !== 0);
    return [{ from: toInstant(time), to: toInstant(time + HOUR_S), temperature, description, icon }];
  });

const parseDays = ({ daily, daily_units }: any, timeZone: string): DailyForecast[] =>
  requireList(daily.time).flatMap((time, nth) => {
    const high = toFahrenheit(requireList(daily.temperature_2m_max)[nth], daily_units.temperature_2m_max);
    const low = toFahrenheit(requireList(daily.temperature_2m_min)[nth], daily_units.temperature_2m_min);
    const description = DESCRIPTIONS.get(requireList(daily.weather_code)[nth]);
    if (!isTime(time) || high === undefined || low === undefined || !description) return [];
    // A day is given by its midnight, of the town or of UTC: half a day later is that day in either.
    const day = toTownDay(timeZone, toInstant(time + 12 * HOUR_S));
    return [{ day, high, low, description, icon: iconOfDescription(description, true) }];
  });

const isTime = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0 && (value as number) < 7e9;

const toInstant = (seconds: number) => new Date(seconds * 1_000).toISOString();

const DESCRIPTIONS = new Map<unknown, string>([
  [0, 'Clear'],
  [1, 'Mostly clear'],
  [2, 'Partly cloudy'],
  [3, 'Cloudy'],
  [45, 'Fog'],
  [48, 'Freezing fog'],
  [51, 'Light drizzle'],
  [53, 'Drizzle'],
  [55, 'Heavy drizzle'],
  [56, 'Light freezing drizzle'],
  [57, 'Freezing drizzle'],
  [61, 'Light rain'],
  [63, 'Rain'],
  [65, 'Heavy rain'],
  [66, 'Light freezing rain'],
  [67, 'Freezing rain'],
  [71, 'Light snow'],
  [73, 'Snow'],
  [75, 'Heavy snow'],
  [77, 'Snow grains'],
  [80, 'Light rain showers'],
  [81, 'Rain showers'],
  [82, 'Heavy rain showers'],
  [85, 'Light snow showers'],
  [86, 'Heavy snow showers'],
  [95, 'Thunderstorms'],
  [96, 'Thunderstorms with hail'],
  [99, 'Thunderstorms with heavy hail'],
]);
