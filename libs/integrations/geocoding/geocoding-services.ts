export type GeocodingService = Readonly<{ requestUrl: (address: string) => string; parse: (answer: any) => GeocoderMatch[] }>;

export type GeocoderMatch = Readonly<Record<'latitude' | 'longitude' | 'formattedAddress', unknown>>;

/** For the United States, without a key. https://geocoding.geo.census.gov/geocoder/Geocoding_Services_API.html */
export const censusService: GeocodingService = {
  requestUrl: (address) =>
    withQuery('https://geocoding.geo.census.gov/geocoder/locations/onelineaddress', {
      address,
      benchmark: 'Public_AR_Current',
      format: 'json',
    }),
  parse: ({ result: { addressMatches } }) =>
    toList(addressMatches).map(({ coordinates: { x, y }, matchedAddress }) => ({
      latitude: y,
      longitude: x,
      formattedAddress: matchedAddress,
    })),
};

/** `search` as https://nominatim.openstreetmap.org/search. https://nominatim.org/release-docs/latest/api/Search/ */
export const createNominatimService = (search: string): GeocodingService => ({
  requestUrl: (q) => withQuery(search, { q, format: 'jsonv2', limit: '5' }),
  parse: (answer) =>
    toList(answer).map(({ lat, lon, display_name }) => ({
      latitude: toNumber(lat),
      longitude: toNumber(lon),
      formattedAddress: display_name,
    })),
});

const withQuery = (address: string, parameters: Record<string, string>) => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};

const toList = (answer: unknown): any[] => {
  if (!Array.isArray(answer)) throw new TypeError('is not a list');
  return answer;
};

/** Nominatim writes numbers as text. */
const toNumber = (text: unknown) => (typeof text === 'string' && text.trim() !== '' ? Number(text) : text);
