import { addressKey, type CatalogueContent } from '#libs/domain';
import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { places } from './places.projection';

const { given } = projectionSpecFor(places);

const mill = '12 River Road, Moorestown, NJ 08057';
const [here, there] = [
  { latitude: 39.97, longitude: -74.95 },
  { latitude: 39.98, longitude: -74.96 },
];
const documentBy = (by: 'publisher' | 'geocoder', at = here, formattedAddress = mill) => ({
  [addressKey(mill)]: { address: mill, ...at, formattedAddress, by },
});

const published = (about: Partial<CatalogueContent>) => ({
  type: 'EventPublished' as const,
  data: {
    id: 7,
    content: { name: 'Open mill', organizationId: 4, category: 'Arts', date: '2026-11-20', time: '', ...about },
    origin: { source: 'mill', uid: 'open', instance: '' },
  },
});
const revised = (changes: Record<string, { from: unknown; to: unknown }>) => ({
  type: 'EventRevised' as const,
  data: { id: 7, changes },
});
const located = { type: 'AddressLocated' as const, data: { address: mill, ...there, formattedAddress: '12 RIVER RD' } };

describe('the places', () => {
  it('are where publishers say that they are', () => {
    given(published({ address: mill, coordinates: here })).then(documentBy('publisher'));
    given(
      published({ address: mill }),
      revised({ address: { from: mill, to: mill }, coordinates: { from: null, to: there } }),
    ).then(documentBy('publisher', there));
  });

  it('are else where the geocoder found them', () => {
    given(published({ address: mill }), located).then(documentBy('geocoder', there, '12 RIVER RD'));
  });

  it('are where their publisher says, whatever the geocoder does', () => {
    given(published({ address: mill, coordinates: here }), located).then(documentBy('publisher'));
    given(located, published({ address: mill, coordinates: here })).then(documentBy('publisher'));
  });

  it('are nowhere without an address, and stay when other things change', () => {
    given(published({ coordinates: here }), published({ address: mill })).then({});
    given(published({ address: mill, coordinates: here }), revised({ name: { from: 'Open mill', to: 'Mill day' } })).then(
      documentBy('publisher'),
    );
    given(
      published({ address: mill, coordinates: here }),
      revised({ address: { from: mill, to: mill }, coordinates: { from: here, to: null } }),
    ).then(documentBy('publisher'));
  });
});
