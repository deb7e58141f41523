import { OutsideFailure } from '../outside';
import { WeatherService } from './weather-service';

/** Of a town that wants none: nobody is asked. */
export class NoWeather extends WeatherService {
  readonly identity = 'none';

  async foretell(): Promise<never> {
    throw new OutsideFailure('is not asked here');
  }

  async alerts() {
    return [];
  }
}
