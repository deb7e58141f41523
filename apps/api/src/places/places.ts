import { Injectable } from '@nestjs/common';
import type { Geocoded, Place, TownEvent } from '#libs/contracts';
import { addressKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue, organizations, places } from '#projections';
import { Derived } from '../answers/derived';
import { type Finished, finished } from '../answers/finished';
import { Calendar } from '../events/calendar';
import { Clock } from '../settings/clock';

/** Where the town's events take place. Nobody is asked here: what is not known yet is nowhere. */
@Injectable()
export class Places {
  private readonly answer: Derived<Finished>;

  constructor(
    private readonly readModels: ReadModels,
    calendar: Calendar,
    private readonly clock: Clock,
  ) {
    this.answer = new Derived(readModels, [catalogue, organizations, places], async () =>
      finished(await this.of(await calendar.events())),
    );
  }

  /** One for each address of the calendar's events, as they write it. */
  finished(): Promise<Finished> {
    return this.answer.get(this.clock.today());
  }

  async geocode(address: string): Promise<Geocoded | undefined> {
    const known = await this.readModels.get(places, addressKey(address));
    return known && { lat: known.latitude, lng: known.longitude, formatted_address: known.formattedAddress };
  }

  private async of(events: readonly TownEvent[]): Promise<Place[]> {
    const addresses = [...new Set(events.flatMap(({ address }) => address ?? []))];
    const known = await this.readModels.getMany(places, addresses.map(addressKey));
    return addresses.flatMap((address, nth) => {
      const place = known[nth];
      return place ? [{ address, latitude: place.latitude, longitude: place.longitude }] : [];
    });
  }
}
