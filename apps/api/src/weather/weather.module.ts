import { Module } from '@nestjs/common';
import { NoWeather, Nws, OpenMeteo, Outside, WeatherService } from '#libs/integrations';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { TownWeather } from './town-weather';
import { WeatherController } from './weather.controller';

@Module({
  controllers: [WeatherController],
  providers: [
    TownWeather,
    {
      provide: WeatherService,
      inject: [Outside, Configuration, TownSettings],
      useFactory: (outside: Outside, configuration: Configuration, { mapCenter: place, timeZone }: TownSettings) => {
        const { WEATHER, NWS_URL } = configuration;
        if (WEATHER === 'none') return new NoWeather();
        const about = { place, timeZone, userAgent: userAgentOf(configuration) };
        return WEATHER === 'nws'
          ? new Nws(outside, { ...about, ...(NWS_URL && { address: NWS_URL }) })
          : new OpenMeteo(outside, { ...about, address: WEATHER });
      },
    },
  ],
})
export class WeatherModule {}

/** Who asks, and whom to write to about it. */
const userAgentOf = ({ ALMANAC_URL, MAIL_FROM }: Configuration) => {
  const [sender = ''] = /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM) ?? [];
  return `Almanac (${ALMANAC_URL ?? encodeURI(sender)})`;
};
