import { Injectable } from '@nestjs/common';
import type { Coordinates, GeocodeResponse, Place } from '#libs/contracts';
import { addressKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { createPlaceFinder, isNamesake, type KnownPlace, type PublishedPlace } from '#libs/matching';
import { type CatalogueEntry, catalogue, type PlaceDocument, places } from '#projections';
import { Calendar } from '../events/calendar';
import type { ShownEvent } from '../events/compose-versions';
import { MERGED_EVENT_MODELS, MergedEvents } from '../events/merged-events';
import { Directory } from '../organizations/directory';
import { DerivedValue } from '../response-cache/derived-value';
import { type FinishedResponse, finishJson } from '../response-cache/finished-response';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';

/** Asks no geocoder: a place that is not located yet is left out. */
@Injectable()
export class Places {
  private readonly derivedResponse: DerivedValue<FinishedResponse>;
  private readonly derivedPlaces: DerivedValue<KnownPlaces>;

  constructor(
    private readonly readModels: ReadModels,
    private readonly calendar: Calendar,
    private readonly mergedEvents: MergedEvents,
    private readonly directory: Directory,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {
    this.derivedResponse = new DerivedValue(readModels, USED_READ_MODELS, async () => finishJson(await this.listPlaces()));
    this.derivedPlaces = new DerivedValue(readModels, USED_READ_MODELS, () => this.readKnownPlaces());
  }

  /** One place for each address of the calendar's events, as written, and one for each place of events without an address. */
  finishedResponse(): Promise<FinishedResponse> {
    return this.derivedResponse.get(this.clock.today());
  }

  async geocode(where: PublishedPlace & { address: string }): Promise<GeocodeResponse | undefined> {
    const place = await this.readModels.get(places, addressKey(where.address));
    if (place) return { lat: place.latitude, lng: place.longitude, formatted_address: place.formattedAddress };
    const placeFound = (await this.derivedPlaces.get(this.clock.today())).find(where);
    return placeFound && { lat: placeFound.latitude, lng: placeFound.longitude, formatted_address: where.address };
  }

  private async listPlaces(): Promise<Place[]> {
    const { events, byAddress, find } = await this.derivedPlaces.get(this.clock.today());
    const placedEvents = events.flatMap((event): PlacedEvent[] => {
      const { id, address, location = '' } = event;
      const place = address && byAddress.get(addressKey(address));
      if (place) return [{ ...coordinatesOf(place), address }];
      const spot = (!address && this.publishedCoordinates(event)) || find(event);
      return spot ? [{ ...coordinatesOf(spot), address: address ?? location, event: id }] : [];
    });
    const alike = Map.groupBy(placedEvents, ({ event, ...place }) => JSON.stringify([place, event === undefined]));
    return [...alike.values()].map((those) => {
      const { event: _, ...place } = those[0]!;
      const events = those.flatMap(({ event }) => event ?? []);
      return events.length > 0 ? { ...place, events } : place;
    });
  }

  /** Coordinates from the publisher, unless they are of a place of the same name in another town. */
  private publishedCoordinates(event: CatalogueEntry): Coordinates | undefined {
    const { coordinates } = event;
    return coordinates && !isNamesake(event, coordinates, this.town.mapCenter) ? coordinates : undefined;
  }

  private async readKnownPlaces(): Promise<KnownPlaces> {
    const found = await this.readModels.find(catalogue, { lastDay: { gte: this.calendar.firstDay() } }, { sort: 'lastDay' });
    const [documents, located, names] = [
      await this.mergedEvents.shownOf(found),
      await this.readModels.find(places),
      await this.directory.names(),
    ];
    const withCurrentNames = <Event extends ShownEvent>(event: Event) => ({
      ...event,
      organization: names.namesOf(event).organization,
    });
    const publishedPlaces = found.flatMap(({ event }): KnownPlace[] => {
      const spot = this.publishedCoordinates(event);
      return spot ? [{ ...withCurrentNames(event), ...spot }] : [];
    });
    const townPlaces = this.town.places.map(({ name, ...place }): KnownPlace => ({ ...place, location: name, isOfTown: true }));
    return {
      events: documents.map(({ event }) => withCurrentNames(event)).filter(({ status }) => status !== 'withdrawn'),
      byAddress: new Map(located.map((place) => [addressKey(place.address), place])),
      find: createPlaceFinder([...townPlaces, ...publishedPlaces, ...located], this.town.name),
    };
  }
}

const USED_READ_MODELS = [...MERGED_EVENT_MODELS, places];

type KnownPlaces = Readonly<{
  events: readonly (ShownEvent & { organization: string })[];
  byAddress: ReadonlyMap<string, PlaceDocument>;
  find: (where: PublishedPlace) => Coordinates | undefined;
}>;

type PlacedEvent = Omit<Place, 'events'> & { event?: number };

const coordinatesOf = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });
