import type { Place } from '#libs/contracts';
import {
  type AddressLocated,
  addressKey,
  type CatalogueContent,
  changesBetween,
  type EventPublished,
  type EventRevised,
  isUnchanged,
} from '#libs/domain';
import { projection, type Recorded } from '#libs/event-sourcing';

export type PlaceDocument = Place & { formattedAddress: string; by: 'publisher' | 'geocoder' };

type FoldedFact = EventPublished | EventRevised | AddressLocated;

/** Where is an address? One document per address. The publisher's coordinates take precedence over the geocoder's. */
export const places = projection<PlaceDocument, FoldedFact>({
  name: 'places',
  version: 1,
  key: (event) => {
    const place = placeOfFact(event);
    return place ? [addressKey(place.address)] : [];
  },
  on: {
    EventPublished: (document, event) => toPlace(document, placeOfFact(event)!),
    EventRevised: (document, event) => toPlace(document, placeOfFact(event)!),
    AddressLocated: (document, event) => (document?.by === 'publisher' ? document : placeOfFact(event)!),
  },
});

/** Most events are at a place that is there already: the same document is not written again. */
const toPlace = (document: PlaceDocument | undefined, place: PlaceDocument): PlaceDocument =>
  document && isUnchanged(changesBetween(document, place)) ? document : place;

const placeOfFact = ({ type, data }: Recorded<FoldedFact>): PlaceDocument | undefined => PLACE_OF_FACT[type](data as never);

const PLACE_OF_FACT: {
  [T in FoldedFact['type']]: (data: Extract<FoldedFact, { type: T }>['data']) => PlaceDocument | undefined;
} = {
  EventPublished: ({ content }) => toPublisherPlace(content),
  EventRevised: ({ changes: { address, coordinates } }) =>
    toPublisherPlace({ address: address?.to, coordinates: coordinates?.to } as AddressDetails),
  AddressLocated: (spot) => ({ ...spot, by: 'geocoder' }),
};

type AddressDetails = Pick<CatalogueContent, 'address' | 'coordinates'>;

const toPublisherPlace = ({ address, coordinates }: AddressDetails): PlaceDocument | undefined =>
  address && coordinates ? { address, ...coordinates, formattedAddress: address, by: 'publisher' } : undefined;
