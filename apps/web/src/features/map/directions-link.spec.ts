import { directionsLink } from './directions-link';

const place = { latitude: 39.9683, longitude: -74.9511 };
const destinationOf = (link: string) => new URL(link).searchParams.get('destination');

describe('The way to an event', () => {
  it('leads to its address', () =>
    expect(destinationOf(directionsLink({ address: '7 Mill & Oak Rd' }, place))).toBe('7 Mill & Oak Rd'));

  it.each([{}, { address: '' }])('leads to its place on the map without one: %j', (event) =>
    expect(destinationOf(directionsLink(event, place))).toBe('39.9683,-74.9511'),
  );
});
