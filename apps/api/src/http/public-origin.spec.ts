import { publicOriginOf } from './public-origin';

describe('Where the town is found', () => {
  it.each([
    ['as it is configured', 'https://almanac.example', 'https', '127.0.0.1:3000', 'https://almanac.example'],
    ['else as it was asked for', undefined, 'https', 'town.example', 'https://town.example'],
    ['at its port', undefined, 'http', 'localhost:3000', 'http://localhost:3000'],
    ['at an address of numbers', undefined, 'http', '[::1]:3000', 'http://[::1]:3000'],
    ['nowhere else, whatever somebody writes there', undefined, 'http', 'a"><script>', 'http://localhost'],
    ['nor when they say nothing', undefined, 'http', '', 'http://localhost'],
  ])('is told %s', (_, configured, protocol, host, origin) =>
    expect(publicOriginOf(configured, { protocol: protocol as 'http', host })).toBe(origin),
  );
});
