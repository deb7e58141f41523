import { type Coordinates, kilometersBetween } from '#libs/contracts';
import { type HttpClient, HttpFailure } from '../http-client';
import { type GeocodedPlace, Geocoder } from './geocoder';
import type { GeocoderMatch, GeocodingService } from './geocoding-services';

const FETCH_LIMITS = { maxBytes: 256 * 1024, timeoutMs: 10_000 };
/** A longer text is no address and is not looked up. */
const MAX_ADDRESS_LENGTH = 300;
/** About the distance of an outing. A match that is further away is a street of the same name in another town. */
const MAX_DISTANCE_KM = 500;

/** Validates the answer; of several matches the one nearest to the town counts. */
export class WebGeocoder extends Geocoder {
  constructor(
    private readonly httpClient: HttpClient,
    private readonly service: GeocodingService,
    private readonly town: Coordinates,
  ) {
    super();
  }

  async locate(address: string): Promise<GeocodedPlace | null> {
    if (address.length > MAX_ADDRESS_LENGTH) return null;
    const { bytes } = await this.httpClient.fetch(this.service.requestUrl(address), FETCH_LIMITS);
    const [nearest] = this.parseMatches(bytes, address)
      .map((place) => ({ spot: place, away: kilometersBetween(place, this.town) }))
      .filter(({ away: distanceKm }) => distanceKm <= MAX_DISTANCE_KM)
      .sort((one, other) => one.away - other.away);
    return nearest?.spot ?? null;
  }

  private parseMatches(bytes: Buffer, address: string): GeocodedPlace[] {
    try {
      return this.service.parse(JSON.parse(bytes.toString('utf8'))).map((match) => toGeocodedPlace(match, address));
    } catch (cause) {
      throw new HttpFailure('sent an invalid response', { cause });
    }
  }
}

const toGeocodedPlace = ({ latitude, longitude, formattedAddress }: GeocoderMatch, address: string): GeocodedPlace => ({
  latitude: toDegrees(90, latitude),
  longitude: toDegrees(180, longitude),
  formattedAddress: toLine(formattedAddress) || address,
});

const toDegrees = (most: number, degrees: unknown): number => {
  if (typeof degrees !== 'number' || !(Math.abs(degrees) <= most)) throw new RangeError('is not a coordinate');
  return Number(degrees.toFixed(DECIMAL_PLACES));
};

/** Decimal places of a degree: a tenth of a meter. */
const DECIMAL_PLACES = 6;

const toLine = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .replace(/[\p{C}\p{Z}]+/gu, ' ')
        .trim()
        .slice(0, MAX_ADDRESS_LENGTH)
    : '';
