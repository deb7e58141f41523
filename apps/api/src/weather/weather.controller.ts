import { BadGatewayException, Controller, Get, NotFoundException } from '@nestjs/common';
import type { Forecast, Weather, WeatherAlert } from '#libs/contracts';
import { Configuration } from '../settings/configuration';
import { TownWeather } from './town-weather';

@Controller('weather')
export class WeatherController {
  constructor(
    private readonly weather: TownWeather,
    private readonly configuration: Configuration,
  ) {}

  @Get()
  async now(): Promise<Weather> {
    return this.orFailure(await this.weather.now());
  }

  @Get('forecast')
  async forecast(): Promise<Forecast> {
    return this.orFailure(await this.weather.forecast());
  }

  @Get('alerts')
  alerts(): Promise<WeatherAlert[]> {
    return this.weather.alerts();
  }

  private orFailure<Answer>(result: Answer | undefined): Answer {
    if (result !== undefined) return result;
    if (this.configuration.WEATHER === 'none') throw new NotFoundException('This town shows no weather.');
    throw new BadGatewayException('The weather is not available.');
  }
}
