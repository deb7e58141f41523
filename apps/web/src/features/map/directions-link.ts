import { type Coordinates, repairMojibake, type TownEvent } from '#libs/contracts';

export const directionsLink = ({ address }: Pick<TownEvent, 'address'>, { latitude, longitude }: Coordinates) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(repairMojibake(address || `${latitude},${longitude}`))}`;
