import type { Coordinates } from '#libs/contracts';

export abstract class Geocoder {
  /** Null if there is no such address. @throws HttpFailure when the service does not answer, or its answer is invalid */
  abstract locate(address: string): Promise<GeocodedPlace | null>;
}

export type GeocodedPlace = Coordinates & Readonly<{ formattedAddress: string }>;
