import { type Coordinates, plainQuotes, type TownEvent } from '#libs/contracts';

/** Where a maps service shows the way to an event: to its address, or to its place where its publisher tells none. */
export const directionsLink = ({ address }: Pick<TownEvent, 'address'>, { latitude, longitude }: Coordinates) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(plainQuotes(address || `${latitude},${longitude}`))}`;
