import type { Coordinates } from '#libs/contracts';
import { type Outside, OutsideFailure } from '../outside';
import { line, readJson } from './believed';
import { alertsIn } from './nws-alerts';
import { daysIn, hoursIn } from './nws-periods';
import { type Foretold, WeatherService } from './weather-service';

/** Where it is asked, and by whom: it wants to know whom to write to about what an application does to it. */
type About = Readonly<{ place: Coordinates; timeZone: string; userAgent: string; address?: string }>;

/** Two questions, one after the other, are ten seconds at most. */
const BOUNDS = { mostBytes: 2 * 1024 * 1024, withinMs: 5_000 };

/** The National Weather Service of the United States, without a key. https://www.weather.gov/documentation/services-web-api */
export class Nws extends WeatherService {
  readonly identity: string;
  private readonly base: string;
  private readonly point: string;
  /** Which square of its map the place is in. It moves now and then. */
  private square: string | undefined;

  constructor(
    private readonly outside: Outside,
    private readonly about: About,
  ) {
    super();
    this.base = (about.address ?? 'https://api.weather.gov').replace(/\/$/, '');
    this.point = `${degrees(about.place.latitude)},${degrees(about.place.longitude)}`;
    this.identity = `${this.base} ${this.point}`;
  }

  async foretell(stopped: AbortSignal): Promise<Foretold> {
    this.square ??= await this.ask(`/points/${this.point}`, squareIn, stopped);
    try {
      const [hours, days] = await Promise.all([
        this.ask(`${this.square}/forecast/hourly`, hoursIn, stopped),
        this.ask(`${this.square}/forecast`, (answer) => daysIn(answer, this.about.timeZone), stopped),
      ]);
      if (hours.length === 0 || days.length === 0) throw new OutsideFailure('has no forecast');
      return { hours, days };
    } catch (error) {
      this.square = undefined;
      throw error;
    }
  }

  alerts(stopped: AbortSignal) {
    return this.ask(`/alerts/active?point=${this.point}`, alertsIn, stopped);
  }

  private async ask<Found>(path: string, read: (answer: any) => Found, stopped: AbortSignal): Promise<Found> {
    const { userAgent } = this.about;
    const { bytes } = await this.outside.fetch(this.base + path, { ...BOUNDS, userAgent, stopped });
    return readJson(bytes, read);
  }
}

/** Finer than this, or with zeros at the end, it redirects. */
const degrees = (angle: number) => Number(angle.toFixed(4));

const squareIn = ({ properties: { gridId, gridX, gridY } }: any): string => {
  if (!/^[A-Z]{3,4}$/.test(line(gridId, 8)) || ![gridX, gridY].every(Number.isInteger)) throw new TypeError('has no grid square');
  return `/gridpoints/${gridId}/${gridX},${gridY}`;
};
