import { BadGatewayException, Controller, Get } from '@nestjs/common';
import type { Forecast, Weather, WeatherAlert } from '#libs/contracts';
import { TownWeather } from './town-weather';

@Controller('weather')
export class WeatherController {
  constructor(private readonly weather: TownWeather) {}

  @Get()
  async now(): Promise<Weather> {
    return known(await this.weather.now());
  }

  @Get('forecast')
  async forecast(): Promise<Forecast> {
    return known(await this.weather.forecast());
  }

  @Get('alerts')
  alerts(): Promise<WeatherAlert[]> {
    return this.weather.alerts();
  }
}

const known = <Answer>(answer: Answer | undefined): Answer => {
  if (answer === undefined) throw new BadGatewayException('Nobody says what the weather is.');
  return answer;
};
