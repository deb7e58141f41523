import { type Foretold, WeatherService } from './weather-service';

/** Of a town that wants none: nobody is asked. */
export class NoWeather extends WeatherService {
  readonly identity = 'none';

  async foretell(): Promise<Foretold> {
    return { hours: [], days: [] };
  }

  async alerts() {
    return [];
  }
}
