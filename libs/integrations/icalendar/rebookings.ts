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
export const isElsewhere = (one: Placed, other: Placed): boolean => {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a.location && b.location
    ? differ(a.location, b.location)
    : differ(a.address, b.address) || (isPlaced(a) && b.isOnlineOnly) || (a.isOnlineOnly && isPlaced(b));
};

/** The parts of its location and of its address, where it names them. */
type Place = Readonly<{ location: Parts | undefined; address: Parts | undefined; isOnlineOnly: boolean }>;
type Parts = readonly string[];

/** One is compared with all others of its title and time: its place is read once. */
const placeOf = (placed: Placed): Place => {
  const known = PLACES.get(placed);
  if (known) return known;
  const [location, address] = [partsOf(placed.location), partsOf(placed.address)];
  const place = { location, address, isOnlineOnly: !location && !address && Boolean(placed.onlineUrl) };
  PLACES.set(placed, place);
  return place;
};

const PLACES = new WeakMap<Placed, Place>();

const partsOf = (text: string | undefined): Parts | undefined =>
  text ? text.split(BETWEEN_PARTS).filter(Boolean).map(comparable) : undefined;

const BETWEEN_PARTS = /\s*[,;|/()\n]\s*|\s+[-–—@]\s+/;

const differ = (one: Parts | undefined, other: Parts | undefined): boolean =>
  one !== undefined && other !== undefined && !isPartOf(one, other) && !isPartOf(other, one);

const isPartOf = (parts: Parts, all: Parts) => parts.every((part) => all.includes(part));

const isPlaced = ({ location, address }: Place) => Boolean(location || address);
