import { type Coordinates, kilometersBetween } from '#libs/contracts';
import { type Outside, OutsideFailure } from '../outside';
import { Geocoder, type Spot } from './geocoder';
import type { Match, Service } from './services';

const BOUNDS = { mostBytes: 256 * 1024, withinMs: 10_000 };
/** Characters. Whatever is longer is no address, and nobody is asked about it. */
const LONGEST = 300;
/** As far as a town goes on an outing. What is further away is the street of that name in another town. */
const FARTHEST_KM = 500;

/** Asks a service on the web, and believes it only what can be; of several places the one nearest to the town. */
export class AskingGeocoder extends Geocoder {
  constructor(
    private readonly outside: Outside,
    private readonly service: Service,
    private readonly town: Coordinates,
  ) {
    super();
  }

  async locate(address: string): Promise<Spot | null> {
    if (address.length > LONGEST) return null;
    const { bytes } = await this.outside.fetch(this.service.ask(address), BOUNDS);
    const [nearest] = this.spotsIn(bytes, address)
      .map((spot) => ({ spot, away: kilometersBetween(spot, this.town) }))
      .filter(({ away }) => away <= FARTHEST_KM)
      .sort((one, other) => one.away - other.away);
    return nearest?.spot ?? null;
  }

  private spotsIn(bytes: Buffer, address: string): Spot[] {
    try {
      return this.service.read(JSON.parse(bytes.toString('utf8'))).map((match) => believed(match, address));
    } catch (cause) {
      throw new OutsideFailure('sent an invalid response', { cause });
    }
  }
}

const believed = ({ latitude, longitude, formattedAddress }: Match, address: string): Spot => ({
  latitude: within(90, latitude),
  longitude: within(180, longitude),
  formattedAddress: lineOf(formattedAddress) || address,
});

const within = (most: number, degrees: unknown): number => {
  if (typeof degrees !== 'number' || !(Math.abs(degrees) <= most)) throw new RangeError('is not a coordinate');
  return Number(degrees.toFixed(PLACES));
};

/** Decimal places of a degree: a tenth of a meter. */
const PLACES = 6;

const lineOf = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .replace(/[\p{C}\p{Z}]+/gu, ' ')
        .trim()
        .slice(0, LONGEST)
    : '';
