/** How a geocoder on the web is asked, and where in its answer, JSON that nobody has looked at yet, its matches stand. */
export type Service = Readonly<{ ask: (address: string) => string; read: (answer: any) => Match[] }>;

/** As it was answered: anything. */
export type Match = Readonly<Record<'latitude' | 'longitude' | 'formattedAddress', unknown>>;

/** Of the United States, without a key. https://geocoding.geo.census.gov/geocoder/Geocoding_Services_API.html */
export const census: Service = {
  ask: (address) =>
    addressed('https://geocoding.geo.census.gov/geocoder/locations/onelineaddress', {
      address,
      benchmark: 'Public_AR_Current',
      format: 'json',
    }),
  read: ({ result: { addressMatches } }) =>
    list(addressMatches).map(({ coordinates: { x, y }, matchedAddress }) => ({
      latitude: y,
      longitude: x,
      formattedAddress: matchedAddress,
    })),
};

/** At the address of its search, such as https://nominatim.openstreetmap.org/search. https://nominatim.org/release-docs/latest/api/Search/ */
export const nominatim = (search: string): Service => ({
  ask: (q) => addressed(search, { q, format: 'jsonv2', limit: '5' }),
  read: (answer) =>
    list(answer).map(({ lat, lon, display_name }) => ({
      latitude: numeral(lat),
      longitude: numeral(lon),
      formattedAddress: display_name,
    })),
});

const addressed = (address: string, words: Record<string, string>) => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(words)) url.searchParams.set(name, value);
  return url.href;
};

const list = (answer: unknown): any[] => {
  if (!Array.isArray(answer)) throw new TypeError('is not a list');
  return answer;
};

/** Nominatim writes numbers as text. */
const numeral = (text: unknown) => (typeof text === 'string' && text.trim() !== '' ? Number(text) : text);
