import fc from 'fast-check';
import { type FetchResponse, HttpClient, HttpFailure } from '../http-client';
import { censusService, createNominatimService, type GeocodingService } from './geocoding-services';
import { WebGeocoder } from './web-geocoder';

const town = { latitude: 39.9686, longitude: -74.9489 };
const mill = '12 River Road, Moorestown, NJ 08057';

class FixedHttpClient extends HttpClient {
  readonly requested: string[] = [];

  constructor(private readonly answer: unknown) {
    super();
  }

  override async fetch(address: string): Promise<FetchResponse> {
    this.requested.push(address);
    const text = typeof this.answer === 'string' ? this.answer : JSON.stringify(this.answer);
    return { type: 'application/json', bytes: Buffer.from(text) };
  }

  override post(): Promise<never> {
    return Promise.reject(new Error('Nobody hands in anything here.'));
  }
}

const locate = (service: GeocodingService, answer: unknown, address = mill) =>
  new WebGeocoder(new FixedHttpClient(answer), service, town).locate(address);

const match = (coordinates: unknown, matchedAddress: unknown = '12 RIVER RD, MOORESTOWN, NJ, 08057') => ({
  result: { addressMatches: [{ matchedAddress, coordinates }] },
});
const SEARCH = 'https://nominatim.example/search?key=abc';

describe('A geocoder on the web', () => {
  it('is asked for the address, as its service wants it', async () => {
    const [one, other] = [new FixedHttpClient(match({ x: -74.95, y: 39.97 })), new FixedHttpClient([])];
    await new WebGeocoder(one, censusService, town).locate('12 River Road & Mill, #2');
    await new WebGeocoder(other, createNominatimService(SEARCH), town).locate('12 River Road & Mill, #2');
    const [address, search] = [new URL(one.requested[0]!), new URL(other.requested[0]!)];
    expect([address.host, address.searchParams.get('address')]).toEqual(['geocoding.geo.census.gov', '12 River Road & Mill, #2']);
    expect(Object.fromEntries(search.searchParams)).toEqual({
      key: 'abc',
      q: '12 River Road & Mill, #2',
      format: 'jsonv2',
      limit: '5',
    });
  });

  it('says where the address is', async () => {
    expect(await locate(censusService, match({ x: -74.951234567, y: 39.97 }))).toEqual({
      latitude: 39.97,
      longitude: -74.951235,
      formattedAddress: '12 RIVER RD, MOORESTOWN, NJ, 08057',
    });
    expect(
      await locate(createNominatimService(SEARCH), [{ lat: '39.97', lon: '-74.95', display_name: '12,\u202e River\nRoad' }]),
    ).toEqual({
      latitude: 39.97,
      longitude: -74.95,
      formattedAddress: '12, River Road',
    });
  });

  it('says when there is no such address, nor one anywhere near the town', async () => {
    expect(await locate(censusService, { result: { addressMatches: [] } })).toBeNull();
    expect(await locate(createNominatimService(SEARCH), [])).toBeNull();
    expect(await locate(censusService, match({ x: -122.68, y: 45.52 }, '12 RIVER RD, PORTLAND, OR'))).toBeNull();
  });

  it('means the nearest one to the town where there are several', async () => {
    const streets = [
      [-122.68, 45.52],
      [-74.951, 39.971],
      [-74.2, 40.8],
    ].map(([x, y]) => ({ matchedAddress: `12 RIVER RD at ${x}`, coordinates: { x, y } }));
    expect(await locate(censusService, { result: { addressMatches: streets } })).toMatchObject({ latitude: 39.971 });
  });

  it('is not asked about what is no address', async () => {
    const outside = new FixedHttpClient(match({ x: -74.95, y: 39.97 }));
    expect(await new WebGeocoder(outside, censusService, town).locate('Main Street '.repeat(30))).toBeNull();
    expect(outside.requested).toEqual([]);
  });

  it('keeps to what it was asked when it writes no address of its own', async () => {
    expect(await locate(censusService, match({ x: -74.95, y: 39.97 }, { html: '<b>' }))).toMatchObject({
      formattedAddress: mill,
    });
  });

  it.each<[string, GeocodingService, unknown]>([
    ['a web page', censusService, '<!doctype html>'],
    ['nothing', censusService, ''],
    ['null', censusService, 'null'],
    ['an answer of another service', censusService, [{ lat: '39.97', lon: '-74.95' }]],
    ['a list that is none', createNominatimService(SEARCH), { length: 1, 0: { lat: '39.97', lon: '-74.95' } }],
    ['no coordinates', censusService, match(null)],
    ['half of them', censusService, match({ x: -74.95 })],
    ['a latitude beyond the pole', censusService, match({ x: -74.95, y: 90.1 })],
    ['a longitude beyond the world', censusService, match({ x: 1e9, y: 39.97 })],
    ['text', censusService, match({ x: '-74.95', y: '39.97' })],
    ['text that is no number', createNominatimService(SEARCH), [{ lat: '39.97', lon: 'west' }]],
    ['an empty text', createNominatimService(SEARCH), [{ lat: '', lon: '' }]],
  ])('is not believed when it answers %s', async (_, service, answer) => {
    await expect(locate(service, answer)).rejects.toThrow(HttpFailure);
  });

  it('comes to a place on earth, to nothing or to a failure, whatever it answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(censusService, createNominatimService(SEARCH)), fc.json(), async (service, answer) => {
        const spot = await locate(service, answer).catch((error) => error);
        expect(spot === null || spot instanceof HttpFailure || Math.abs(spot.latitude) <= 90).toBe(true);
      }),
    );
  });
});
