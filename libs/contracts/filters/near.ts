import { kilometersBetween } from '../distance';
import { type Coordinates, createPlaceFinder, type Place } from '../place';
import type { TownEvent } from '../town-event';

export const MAX_NEAR_MILES = 1;

/** Returns a function: miles between `here` and an event in a straight line; null if its place is unknown. */
export const milesFrom = (
  here: Coordinates,
  places: readonly Place[],
): ((event: Pick<TownEvent, 'id' | 'address'>) => number | null) => {
  const placeOf = createPlaceFinder(places);
  return (event) => {
    const place = placeOf(event);
    return place ? kilometersBetween(here, place) / KILOMETERS_PER_MILE : null;
  };
};

export const formatMiles = (miles: number): string => {
  const rounded = miles.toFixed(1).replace(/\.0$/, '');
  return miles < 0.1 ? 'less than 0.1 miles' : rounded === '1' ? '1 mile' : `${rounded} miles`;
};

const KILOMETERS_PER_MILE = 1.609344;
