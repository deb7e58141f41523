import type { Coordinates } from '#libs/contracts';
import { coordinatesOf } from './coordinates';

export type SamplePlace = { location: string; address?: string; coordinates?: Coordinates };

export const placeInTown = (location: string, street?: string): SamplePlace => ({
  location,
  ...(street && { address: `${street}, Moorestown, NJ 08057`, coordinates: coordinatesOf(street) }),
});

export const placeOutsideTown = (location: string, address: string): SamplePlace => ({
  location,
  address,
  coordinates: coordinatesOf(address),
});
