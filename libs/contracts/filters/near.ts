import { kilometersBetween } from '../distance';
import { type Coordinates, type Place, placesOf } from '../place';
import type { TownEvent } from '../town-event';

/** How far is near. */
export const NEAR_MILES = 1;

/** How many miles an event is away from `here` as the crow flies; null where nobody knows its place. */
export const milesFrom = (
  here: Coordinates,
  places: readonly Place[],
): ((event: Pick<TownEvent, 'id' | 'address'>) => number | null) => {
  const placeOf = placesOf(places);
  return (event) => {
    const place = placeOf(event);
    return place ? kilometersBetween(here, place) / KILOMETERS : null;
  };
};

/** '0.4 miles', 'less than 0.1 miles', '1 mile'. */
export const milesText = (miles: number): string => {
  const rounded = miles.toFixed(1).replace(/\.0$/, '');
  return miles < 0.1 ? 'less than 0.1 miles' : rounded === '1' ? '1 mile' : `${rounded} miles`;
};

const KILOMETERS = 1.609344;
