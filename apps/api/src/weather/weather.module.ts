import { Module } from '@nestjs/common';
import { HttpClient, NoWeather, Nws, OpenMeteo, WeatherService } from '#libs/integrations';
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
      inject: [HttpClient, Configuration, TownSettings],
      useFactory: (outside: HttpClient, configuration: Configuration, { mapCenter: place, timeZone }: TownSettings) => {
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

/** With a contact, which the weather service requires. */
const userAgentOf = ({ ALMANAC_URL, MAIL_FROM }: Configuration) => {
  const [sender = ''] = /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM) ?? [];
  return `Almanac (${ALMANAC_URL ?? encodeURI(sender)})`;
};
