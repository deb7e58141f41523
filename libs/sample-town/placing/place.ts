import type { Coordinates } from '#libs/contracts';
import { coordinatesOf } from './on-the-map';

/** What stands on the card, and where the map puts it. */
export type Place = { location: string; address?: string; coordinates?: Coordinates };

export const place = (location: string, street?: string): Place => ({
  location,
  ...(street && { address: `${street}, Moorestown, NJ 08057`, coordinates: coordinatesOf(street) }),
});

export const elsewhere = (location: string, address: string): Place => ({
  location,
  address,
  coordinates: coordinatesOf(address),
});
