import { Injectable } from '@nestjs/common';
import type { Coordinates, Geocoded, Place } from '#libs/contracts';
import { addressKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { isNamesake, type KnownPlace, placeFinder, type Whereabouts } from '#libs/matching';
import { catalogue, type PlaceDocument, places, type ShelvedEvent } from '#projections';
import { Derived } from '../answers/derived';
import { type Finished, finished } from '../answers/finished';
import { Calendar } from '../events/calendar';
import { CARDS_HANG_ON, Cards } from '../events/cards';
import type { ShownEvent } from '../events/composed';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';

/** Where the town's events take place. Nobody is asked here: what is not known yet is nowhere. */
@Injectable()
export class Places {
  private readonly answer: Derived<Finished>;
  private readonly known: Derived<Known>;

  constructor(
    private readonly readModels: ReadModels,
    private readonly calendar: Calendar,
    private readonly cards: Cards,
    private readonly directory: Directory,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {
    this.answer = new Derived(readModels, HANGS_ON, async () => finished(await this.ofCalendar()));
    this.known = new Derived(readModels, HANGS_ON, () => this.learn());
  }

  /** One for each address of the calendar's events, as they write it, and for each place where events without one are. */
  finished(): Promise<Finished> {
    return this.answer.get(this.clock.today());
  }

  async geocode(where: Whereabouts & { address: string }): Promise<Geocoded | undefined> {
    const known = await this.readModels.get(places, addressKey(where.address));
    if (known) return { lat: known.latitude, lng: known.longitude, formatted_address: known.formattedAddress };
    const found = (await this.known.get(this.clock.today())).find(where);
    return found && { lat: found.latitude, lng: found.longitude, formatted_address: where.address };
  }

  private async ofCalendar(): Promise<Place[]> {
    const { events, byAddress, find } = await this.known.get(this.clock.today());
    const placed = events.flatMap((event): Placed[] => {
      const { id, address, location = '' } = event;
      const known = address && byAddress.get(addressKey(address));
      if (known) return [{ ...spotOf(known), address }];
      const spot = (!address && this.spotTold(event)) || find(event);
      return spot ? [{ ...spotOf(spot), address: address ?? location, event: id }] : [];
    });
    const alike = Map.groupBy(placed, ({ event, ...place }) => JSON.stringify([place, event === undefined]));
    return [...alike.values()].map((those) => {
      const { event: _, ...place } = those[0]!;
      const events = those.flatMap(({ event }) => event ?? []);
      return events.length > 0 ? { ...place, events } : place;
    });
  }

  /** Where its publisher says that it is, unless that cannot be. */
  private spotTold(event: ShelvedEvent): Coordinates | undefined {
    const { coordinates } = event;
    return coordinates && !isNamesake(event, coordinates, this.town.mapCenter) ? coordinates : undefined;
  }

  private async learn(): Promise<Known> {
    const found = await this.readModels.find(catalogue, { lastDay: { gte: this.calendar.firstDay() } }, { sort: 'lastDay' });
    const [shown, located, names] = [
      await this.cards.shownOf(found),
      await this.readModels.find(places),
      await this.directory.names(),
    ];
    const named = <Event extends ShownEvent>(event: Event) => ({ ...event, organization: names.of(event).organization });
    const told = found.flatMap(({ event }): KnownPlace[] => {
      const spot = this.spotTold(event);
      return spot ? [{ ...named(event), ...spot }] : [];
    });
    const ofTown = this.town.places.map(({ name, ...place }): KnownPlace => ({ ...place, location: name, isOfTown: true }));
    return {
      events: shown.map(({ event }) => named(event)).filter(({ status }) => status !== 'withdrawn'),
      byAddress: new Map(located.map((place) => [addressKey(place.address), place])),
      find: placeFinder([...ofTown, ...told, ...located], this.town.name),
    };
  }
}

const HANGS_ON = [...CARDS_HANG_ON, places];

type Known = Readonly<{
  events: readonly (ShownEvent & { organization: string })[];
  byAddress: ReadonlyMap<string, PlaceDocument>;
  find: (where: Whereabouts) => Coordinates | undefined;
}>;

/** An event that nobody finds by its address alone brings its number. */
type Placed = Omit<Place, 'events'> & { event?: number };

const spotOf = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });
