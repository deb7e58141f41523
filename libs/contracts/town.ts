import type { Countdown } from './countdown';
import type { Coordinates } from './place';

/** Where this calendar is, what time it is there and what is switched on. `GET /api/town` */
export type Town = {
  name: string;
  state: string;
  /** IANA name. */
  timeZone: string;
  /** The server's clock, ISO instant; clients take the day from it. */
  now: string;
  mapCenter: Coordinates;
  /** What the map of an event shows whose address nobody finds. */
  unknownPlace: Coordinates;
  /** Of the map's streets, by its address; '' where there are none. */
  mapStyle: string;
  /** The organization whose parts the collection districts are. */
  collection: string;
  /** The names of the collection districts: the place of each, from 1 on, is its number. None in a town without them. */
  districts: string[];
  /** What the map is called on which residents find their district, which is at `links.districts`. */
  districtMap: string;
  /** The organization whose own events, those of none of its parts, are the school dates; '' where there are none. */
  schoolDates: string;
  /** Whose schools' hours are told; '' where there are none. */
  schoolDistrict: string;
  /** The school that the bell schedule is of. */
  highSchool: string;
  /** In any order, those that are over among them. */
  countdowns: Countdown[];
  /** Of the form by which one subscribes to the newsletter; '' where there is none. */
  newsletter: string;
  links: Record<string, string>;
  /** Names of the features that are on. */
  features: string[];
};
