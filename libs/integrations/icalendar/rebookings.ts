import type { Happening } from './happening';
import { comparable } from './texts/comparable';

type Placed = Pick<Happening, 'location' | 'address' | 'onlineUrl'>;

/** A cancelled record beside a live one of the same title, time and place is a rebooking: it is on. Elsewhere each is what it says. */
export const withoutRebooked = (happenings: Happening[]): Happening[] => {
  const isLive = ({ status }: Happening) => status !== 'cancelled';
  const live = Map.groupBy(happenings.filter(isLive), titleAndTime);
  const isOn = (happening: Happening) => (live.get(titleAndTime(happening)) ?? []).some((one) => !isElsewhere(one, happening));
  return happenings.filter((happening) => isLive(happening) || !isOn(happening));
};

/** The same text for the same title and start, wherever that is. */
export const titleAndTime = ({ name, startTime, date }: Pick<Happening, 'name' | 'startTime' | 'date'>): string =>
  `${startTime ?? date} ${comparable(name)}`;

/** Whether two are in different places. Nowhere is no other place, nor is a room with or without its house; online alone is one, by whatever link. */
export const isElsewhere = (one: Placed, other: Placed): boolean =>
  one.location && other.location
    ? differ(one.location, other.location)
    : differ(one.address, other.address) || (isPlaced(one) && isOnlineOnly(other)) || (isOnlineOnly(one) && isPlaced(other));

const isPlaced = ({ location, address }: Placed): boolean => Boolean(location || address);

const isOnlineOnly = (one: Placed): boolean => !isPlaced(one) && Boolean(one.onlineUrl);

const differ = (one = '', other = ''): boolean => one !== '' && other !== '' && !isPartOf(one, other) && !isPartOf(other, one);

const isPartOf = (one: string, other: string): boolean => {
  const parts = partsOf(other);
  return partsOf(one).every((part) => parts.includes(part));
};

const partsOf = (place: string): string[] => place.split(BETWEEN_PARTS).filter(Boolean).map(comparable);

const BETWEEN_PARTS = /\s*[,;|/()\n]\s*|\s+[-–—@]\s+/;
