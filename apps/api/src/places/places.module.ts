import { Module } from '@nestjs/common';
import { address, LocateAddress, NoteAddress } from '#libs/domain';
import { AskingGeocoder, census, Geocoder, nominatim, Outside, PoliteGeocoder } from '#libs/integrations';
import { commandHandlers } from '../commands/command-handlers';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { LocateAddresses } from './locate-addresses';
import { Places } from './places';
import { PlacesController } from './places.controller';

/** What those who answer without being paid ask for. */
const ONE_QUESTION_MS = 1_000;

@Module({
  controllers: [PlacesController],
  providers: [
    Places,
    LocateAddresses,
    ...commandHandlers(address, [NoteAddress, LocateAddress]),
    {
      provide: Geocoder,
      inject: [Outside, Configuration, TownSettings],
      useFactory: (outside: Outside, { GEOCODER }: Configuration, { mapCenter }: TownSettings) => {
        const service = GEOCODER === 'census' || GEOCODER === 'none' ? census : nominatim(GEOCODER);
        return new PoliteGeocoder(new AskingGeocoder(outside, service, mapCenter), ONE_QUESTION_MS);
      },
    },
  ],
  exports: [LocateAddresses],
})
export class PlacesModule {}
