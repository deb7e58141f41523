import { type WeatherForecast, WeatherService } from './weather-service';

export class NoWeather extends WeatherService {
  readonly identity = 'none';

  async forecast(): Promise<WeatherForecast> {
    return { hours: [], days: [] };
  }

  async alerts() {
    return [];
  }
}
