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
      useFactory: (httpClient: HttpClient, configuration: Configuration, { mapCenter: place, timeZone }: TownSettings) => {
        const { WEATHER, NWS_URL } = configuration;
        if (WEATHER === 'none') return new NoWeather();
        const options = { place, timeZone, userAgent: userAgentOf(configuration) };
        // Another value is the address of an Open-Meteo server.
        return WEATHER === 'nws'
          ? new Nws(httpClient, { ...options, ...(NWS_URL && { address: NWS_URL }) })
          : new OpenMeteo(httpClient, { ...options, address: WEATHER });
      },
    },
  ],
})
export class WeatherModule {}

/** With the contact that NWS requires: the site, otherwise the sender of mail. */
const userAgentOf = ({ ALMANAC_URL, MAIL_FROM }: Configuration) => {
  const [sender = ''] = /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM) ?? [];
  return `Almanac (${ALMANAC_URL ?? encodeURI(sender)})`;
};
