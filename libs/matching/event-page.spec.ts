import fc from 'fast-check';
import { toEventPage } from './event-page';

describe('The page of an event', () => {
  it('is one, however its address is written', () => {
    const tracking = fc.uniqueArray(
      fc.constantFrom('utm_source=county', 'utm_medium=ical', 'utm=1', 'fbclid=1', 'locale=en', 'aff=odcal'),
    );
    const way = fc.record({
      protocol: fc.constantFrom('http', 'https'),
      host: fc.constantFrom('parks.example.org', 'www.parks.example.org', 'PARKS.example.org'),
      slash: fc.constantFrom('', '/'),
      query: tracking,
      hash: fc.constantFrom('', '#tickets'),
    });
    fc.assert(
      fc.property(way, ({ protocol, host, slash, query, hash }) => {
        const url = `${protocol}://${host}/event/1150${slash}?${['day=2', ...query].join('&')}${hash}`;
        expect(toEventPage(url)).toBe(toEventPage('https://parks.example.org/event/1150?day=2'));
      }),
    );
  });

  it.each([
    'https://parks.example.org',
    'https://parks.example.org/events/',
    'https://parks.example.org/en/calendar?utm_source=a',
    'mailto:parks@example.org',
    'not an address',
    undefined,
  ])('is not %s', (url) => {
    expect(toEventPage(url)).toBeUndefined();
  });

  it('is another for another event', () => {
    expect(toEventPage('https://parks.example.org/event?id=1')).not.toBe(toEventPage('https://parks.example.org/event?id=2'));
  });
});
