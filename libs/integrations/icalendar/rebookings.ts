import type { FeedOccurrence } from './feed-occurrence';
import { toComparable } from './texts/comparable';

type Placed = Pick<FeedOccurrence, 'location' | 'address' | 'onlineUrl'>;

/** A cancelled record beside a live one of the same title, time and place is a rebooking: it is on. Elsewhere both stand. */
export const withoutRebooked = (occurrences: FeedOccurrence[]): FeedOccurrence[] => {
  const isLive = ({ status }: FeedOccurrence) => status !== 'cancelled';
  const live = Map.groupBy(occurrences.filter(isLive), titleAndTimeKeyOf);
  const isOn = (occurrence: FeedOccurrence) =>
    (live.get(titleAndTimeKeyOf(occurrence)) ?? []).some((one) => !isInDifferentPlace(one, occurrence));
  return occurrences.filter((occurrence) => isLive(occurrence) || !isOn(occurrence));
};

export const titleAndTimeKeyOf = ({ name, startTime, date }: Pick<FeedOccurrence, 'name' | 'startTime' | 'date'>): string =>
  `${startTime ?? date} ${toComparable(name)}`;

/** A missing place is no different one, nor a room with or without its building. All online-only events are in one place. */
export const isInDifferentPlace = (one: Placed, other: Placed): boolean => {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a.location && b.location
    ? differ(a.location, b.location)
    : differ(a.address, b.address) || (isPlaced(a) && b.isOnlineOnly) || (a.isOnlineOnly && isPlaced(b));
};

type Place = Readonly<{ location: Parts | undefined; address: Parts | undefined; isOnlineOnly: boolean }>;
type Parts = readonly string[];

/** Cached, because an event is compared with all others of its title and time. */
const placeOf = (placed: Placed): Place => {
  const cachedPlace = PLACE_CACHE.get(placed);
  if (cachedPlace) return cachedPlace;
  const [location, address] = [partsOf(placed.location), partsOf(placed.address)];
  const place = { location, address, isOnlineOnly: !location && !address && Boolean(placed.onlineUrl) };
  PLACE_CACHE.set(placed, place);
  return place;
};

const PLACE_CACHE = new WeakMap<Placed, Place>();

const partsOf = (text: string | undefined): Parts | undefined =>
  text ? text.split(BETWEEN_PARTS).filter(Boolean).map(toComparable) : undefined;

const BETWEEN_PARTS = /\s*[,;|/()\n]\s*|\s+[-–—@]\s+/;

const differ = (one: Parts | undefined, other: Parts | undefined): boolean =>
  one !== undefined && other !== undefined && !isPartOf(one, other) && !isPartOf(other, one);

const isPartOf = (parts: Parts, all: Parts) => parts.every((part) => all.includes(part));

const isPlaced = ({ location, address }: Place) => Boolean(location || address);
