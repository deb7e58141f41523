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
    'https://tickets.example/venues/551209',
    'https://tickets.example/o/copper-lantern-551209/',
    'mailto:parks@example.org',
    'not an address',
    undefined,
  ])('is not %s', (url) => {
    expect(toEventPage(url)).toBeUndefined();
  });

  it('is no list of what is on in a ZIP code of the town', () => {
    const zips = new Set(['05099']);
    expect(toEventPage('https://tickets.example/events/05099', zips)).toBeUndefined();
    expect(toEventPage('https://tickets.example/events/05099/polka', zips)).toBe('tickets.example/events/polka?');
    expect(toEventPage('https://tickets.example/events/18012', zips)).toBe('tickets.example/18012?');
  });

  it('is one by the number of the event, whatever the rest of the address is', () => {
    const page = fc.constantFrom(
      (number: number) => `https://tickets.example/e/polka-sunday-tickets-${number}`,
      (number: number) => `https://www.tickets.example/checkout?eid=${number}`,
      (number: number) => `https://tickets.example/events/2026-10-11/${number}?date=20261011`,
    );
    const number = fc.integer({ min: 100_000, max: 100_003 });
    fc.assert(
      fc.property(page, page, number, number, (first, second, one, other) => {
        expect(toEventPage(first(one)) === toEventPage(second(other))).toBe(one === other);
      }),
    );
  });

  it.each([
    ['https://tickets.example/e/polka-sunday-tickets-55120', 'https://tickets.example/checkout?eid=55120'],
    ['https://tickets.example/events/55120/polka-sunday', 'https://tickets.example/event?event_id=55120&day=2'],
  ])('is one by five digits that follow a word for an event: %s, %s', (a, b) => {
    expect(toEventPage(a)).toBe(toEventPage(b));
  });

  it('is another for another event under one ZIP code', () => {
    const zip = fc.integer({ min: 501, max: 99_950 }).map((number) => String(number).padStart(5, '0'));
    const page = fc.constantFrom(
      (code: string, name: string) => `https://news.example/nj/${code}/${name}`,
      (code: string, name: string) => `https://news.example/${name}?zip=${code}`,
    );
    fc.assert(
      fc.property(page, zip, (toUrl, code) => {
        expect(toEventPage(toUrl(code, 'book-sale'))).not.toBe(toEventPage(toUrl(code, 'flu-clinic')));
      }),
    );
  });

  it('is another for another event', () => {
    expect(toEventPage('https://parks.example.org/event?id=1')).not.toBe(toEventPage('https://parks.example.org/event?id=2'));
  });
});
