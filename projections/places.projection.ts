import type { Place } from '#libs/contracts';
import { type AddressLocated, addressKey, type CatalogueContent, type EventPublished, type EventRevised } from '#libs/domain';
import { projection, type Recorded } from '#libs/event-sourcing';

/** `by` whom it is known. */
export type PlaceDocument = Place & { formattedAddress: string; by: 'publisher' | 'geocoder' };

type Listened = EventPublished | EventRevised | AddressLocated;

/** Where is an address? One document per address. What a publisher says of it stands over what a geocoder does. */
export const places = projection<PlaceDocument, Listened>({
  name: 'places',
  version: 1,
  key: (event) => {
    const place = placeIn(event);
    return place ? [addressKey(place.address)] : [];
  },
  on: {
    EventPublished: (_, event) => placeIn(event)!,
    EventRevised: (_, event) => placeIn(event)!,
    AddressLocated: (known, event) => (known?.by === 'publisher' ? known : placeIn(event)!),
  },
});

const placeIn = ({ type, data }: Recorded<Listened>): PlaceDocument | undefined => PLACE[type](data as never);

const PLACE: { [T in Listened['type']]: (data: Extract<Listened, { type: T }>['data']) => PlaceDocument | undefined } = {
  EventPublished: ({ content }) => published(content),
  EventRevised: ({ changes: { address, coordinates } }) =>
    published({ address: address?.to, coordinates: coordinates?.to } as Where),
  AddressLocated: (spot) => ({ ...spot, by: 'geocoder' }),
};

type Where = Pick<CatalogueContent, 'address' | 'coordinates'>;

const published = ({ address, coordinates }: Where): PlaceDocument | undefined =>
  address && coordinates ? { address, ...coordinates, formattedAddress: address, by: 'publisher' } : undefined;
