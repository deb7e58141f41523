/** In degrees. */
export type Coordinates = Readonly<{ latitude: number; longitude: number }>;

/** Where an address is. `GET /api/places` answers one for each address of the calendar's events that is known. */
export type Place = Coordinates & Readonly<{ address: string }>;

/** What `POST /api/geocode` answers. */
export type Geocoded = Readonly<{ lat: number; lng: number; formatted_address: string }>;
