import type { TownEvent } from './town-event';

/** In degrees. */
export type Coordinates = Readonly<{ latitude: number; longitude: number }>;

/**
 * Where events are. `GET /api/places` answers one for each address of the calendar's events that is known. With `events` it is the
 * place of these alone, whose publisher tells no address or one that only other known places explain; `address` is what they write.
 */
export type Place = Coordinates & Readonly<{ address: string; events?: readonly number[] }>;

/** Finds the place of an event among `places`. */
export const placesOf = (places: readonly Place[]): ((event: Pick<TownEvent, 'id' | 'address'>) => Place | undefined) => {
  const byEvent = new Map(places.flatMap((place) => (place.events ?? []).map((id) => [id, place] as const)));
  const byAddress = new Map(places.flatMap((place) => (place.events ? [] : [[place.address, place] as const])));
  return ({ id, address = '' }) => byEvent.get(id) ?? byAddress.get(address);
};

/** What `POST /api/geocode` answers. */
export type Geocoded = Readonly<{ lat: number; lng: number; formatted_address: string }>;
