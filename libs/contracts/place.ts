import type { TownEvent } from './town-event';

export type Coordinates = Readonly<{ latitude: number; longitude: number }>;

/** The place of an address; or only of `events`: their publisher gives no address, or one that known places resolved. */
export type Place = Coordinates & Readonly<{ address: string; events?: readonly number[] }>;

export const createPlaceFinder = (
  places: readonly Place[],
): ((event: Pick<TownEvent, 'id' | 'address'>) => Place | undefined) => {
  const byEvent = new Map(places.flatMap((place) => (place.events ?? []).map((id) => [id, place] as const)));
  const byAddress = new Map(places.flatMap((place) => (place.events ? [] : [[place.address, place] as const])));
  return ({ id, address = '' }) => byEvent.get(id) ?? byAddress.get(address);
};

/** The response of `POST /api/geocode`. */
export type GeocodeResponse = Readonly<{ lat: number; lng: number; formatted_address: string }>;
