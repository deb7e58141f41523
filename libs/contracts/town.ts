import type { Countdown } from './countdown';
import type { Coordinates } from './place';

export type Town = {
  name: string;
  state: string;
  timeZone: string;
  /** The server's clock, ISO instant. Clients derive today from it. */
  now: string;
  mapCenter: Coordinates;
  /** The center of an event's map if its address is not found. */
  unknownPlace: Coordinates;
  /** URL of the map style; '' without a map. */
  mapStyle: string;
  /** Its sub-organizations are the collection districts. */
  collection: string;
  /** Names of the collection districts. A district's number is its position, from 1. Empty if the town has none. */
  districts: string[];
  /** Name of the map on which residents find their district. Its URL is `links.districts`. */
  districtMap: string;
  /** The organization whose own events (not those of sub-organizations) are the school dates; '' if there is none. */
  schoolDates: string;
  /** The district whose school hours are shown; '' if there is none. */
  schoolDistrict: string;
  /** The school of the bell schedule. */
  highSchool: string;
  /** In any order, including past ones. */
  countdowns: Countdown[];
  /** URL of the newsletter's sign-up form; '' if there is none. */
  newsletter: string;
  links: Record<string, string>;
  /** Names of enabled features. */
  features: string[];
  /** Present if the town has too many events for a browser to load all of them: it asks for pages and counts. */
  isLarge?: true;
};
