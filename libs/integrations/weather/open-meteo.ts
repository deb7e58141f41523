import { type Coordinates, dayIn } from '#libs/contracts';
import { type Outside, OutsideFailure } from '../outside';
import { fahrenheit, list, readJson } from './believed';
import { iconInWords } from './icons';
import { type Foretold, type ForetoldDay, type Hour, WeatherService } from './weather-service';

type About = Readonly<{ place: Coordinates; timeZone: string; address: string; userAgent: string }>;

const BOUNDS = { mostBytes: 1024 * 1024, withinMs: 10_000 };
const HOUR_S = 3_600;

/** At the address of its forecast, such as https://api.open-meteo.com/v1/forecast; it gives no alerts. https://open-meteo.com/en/docs */
export class OpenMeteo extends WeatherService {
  readonly identity: string;

  constructor(
    private readonly outside: Outside,
    private readonly about: About,
  ) {
    super();
    const { host, pathname } = new URL(about.address);
    this.identity = `${host}${pathname} ${about.place.latitude},${about.place.longitude}`;
  }

  async foretell(stopped: AbortSignal): Promise<Foretold> {
    const { userAgent } = this.about;
    const { bytes } = await this.outside.fetch(this.question(), { ...BOUNDS, userAgent, stopped });
    const told = readJson(bytes, (answer) => ({ hours: hoursIn(answer), days: daysIn(answer, this.about.timeZone) }));
    if (told.hours.length === 0 || told.days.length === 0) throw new OutsideFailure('has no forecast');
    return told;
  }

  async alerts() {
    return [];
  }

  private question() {
    const { place, timeZone, address } = this.about;
    const url = new URL(address);
    const words = {
      latitude: String(place.latitude),
      longitude: String(place.longitude),
      hourly: 'temperature_2m,weather_code,is_day',
      daily: 'weather_code,temperature_2m_max,temperature_2m_min',
      temperature_unit: 'fahrenheit',
      timeformat: 'unixtime',
      timezone: timeZone,
      forecast_days: '8',
    };
    for (const [name, value] of Object.entries(words)) url.searchParams.set(name, value);
    return url.href;
  }
}

const hoursIn = ({ hourly, hourly_units }: any): Hour[] =>
  list(hourly.time).flatMap((time, nth) => {
    const temperature = fahrenheit(list(hourly.temperature_2m)[nth], hourly_units.temperature_2m);
    const description = WORDS.get(list(hourly.weather_code)[nth]);
    if (!isTime(time) || temperature === undefined || !description) return [];
    const icon = iconInWords(description, list(hourly.is_day)[nth] !== 0);
    return [{ from: moment(time), to: moment(time + HOUR_S), temperature, description, icon }];
  });

const daysIn = ({ daily, daily_units }: any, timeZone: string): ForetoldDay[] =>
  list(daily.time).flatMap((time, nth) => {
    const high = fahrenheit(list(daily.temperature_2m_max)[nth], daily_units.temperature_2m_max);
    const low = fahrenheit(list(daily.temperature_2m_min)[nth], daily_units.temperature_2m_min);
    const description = WORDS.get(list(daily.weather_code)[nth]);
    if (!isTime(time) || high === undefined || low === undefined || !description) return [];
    // A day is told by its midnight, of the town or of UTC: half a day on it is that day in either.
    const day = dayIn(timeZone, moment(time + 12 * HOUR_S));
    return [{ day, high, low, description, icon: iconInWords(description, true) }];
  });

/** Seconds since 1970, of this century and the next. */
const isTime = (told: unknown): told is number => Number.isInteger(told) && (told as number) > 0 && (told as number) < 7e9;

const moment = (seconds: number) => new Date(seconds * 1_000).toISOString();

/** WMO code 4677, as far as it is used. */
const WORDS = new Map<unknown, string>([
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
