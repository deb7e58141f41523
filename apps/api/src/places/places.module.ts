import { Module } from '@nestjs/common';
import { address, LocateAddress, NoteAddress } from '#libs/domain';
import { censusService, createNominatimService, Geocoder, HttpClient, ThrottledGeocoder, WebGeocoder } from '#libs/integrations';
import { commandHandlers } from '../commands/command-handlers';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { AddressLocator } from './address-locator';
import { Places } from './places';
import { PlacesController } from './places.controller';

/** The usage limit of free geocoding services. */
const MIN_REQUEST_INTERVAL_MS = 1_000;

@Module({
  controllers: [PlacesController],
  providers: [
    Places,
    AddressLocator,
    ...commandHandlers(address, [NoteAddress, LocateAddress]),
    {
      provide: Geocoder,
      inject: [HttpClient, Configuration, TownSettings],
      useFactory: (outside: HttpClient, { GEOCODER }: Configuration, { mapCenter }: TownSettings) => {
        const service = GEOCODER === 'census' || GEOCODER === 'none' ? censusService : createNominatimService(GEOCODER);
        return new ThrottledGeocoder(new WebGeocoder(outside, service, mapCenter), MIN_REQUEST_INTERVAL_MS);
      },
    },
  ],
  exports: [AddressLocator],
})
export class PlacesModule {}
