import type { TownEvent } from './town-event';

export type Coordinates = Readonly<{ latitude: number; longitude: number }>;

/**
 * `GET /api/places`: one place for each known address of the calendar's events. With `events` it applies to these events only,
 * whose publisher gives no address or one that was resolved by the names of known places.
 */
export type Place = Coordinates & Readonly<{ address: string; events?: readonly number[] }>;

/** Returns a function that finds the place of an event, by its id first, then by its address. */
export const createPlaceFinder = (
  places: readonly Place[],
): ((event: Pick<TownEvent, 'id' | 'address'>) => Place | undefined) => {
  const byEvent = new Map(places.flatMap((place) => (place.events ?? []).map((id) => [id, place] as const)));
  const byAddress = new Map(places.flatMap((place) => (place.events ? [] : [[place.address, place] as const])));
  return ({ id, address = '' }) => byEvent.get(id) ?? byAddress.get(address);
};

/** The response of `POST /api/geocode`. */
export type GeocodeResponse = Readonly<{ lat: number; lng: number; formatted_address: string }>;
