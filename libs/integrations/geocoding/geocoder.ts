import type { Coordinates } from '#libs/contracts';

/** Whoever knows where addresses are. */
export abstract class Geocoder {
  /**
   * Null when there is no such address.
   * @throws OutsideFailure when nobody answers, or with what cannot be
   */
  abstract locate(address: string): Promise<Spot | null>;
}

/** `formattedAddress` as the geocoder writes it. */
export type Spot = Coordinates & Readonly<{ formattedAddress: string }>;
