import { createContext, useContext } from 'react';
import type { Day, Town } from '#libs/contracts';

/** Everything about the town but its time. */
export type Place = Omit<Town, 'now'>;

/** Stands in until the server has said where we are; only the name is in the page from its first moment. */
export const UNKNOWN_TOWN: Place = {
  name: globalThis.document?.querySelector<HTMLMetaElement>('meta[name="town"]')?.content ?? '',
  state: '',
  timeZone: 'UTC',
  mapCenter: { latitude: 0, longitude: 0 },
  unknownPlace: { latitude: 0, longitude: 0 },
  mapStyle: '',
  collection: '',
  districts: [],
  districtMap: '',
  schoolDates: '',
  schoolDistrict: '',
  highSchool: '',
  countdowns: [],
  newsletter: '',
  links: {},
  features: [],
};

export const TownContext = createContext<Place>(UNKNOWN_TOWN);
export const NowContext = createContext('');
export const TodayContext = createContext<Day>('');

/** Name, zone, links and features. */
export const useTown = () => useContext(TownContext);

/** The present instant by the server's clock, ISO, moving on every half minute. */
export const useNow = () => useContext(NowContext);

/** The town's day, changing at its midnight. */
export const useToday = () => useContext(TodayContext);

/** Whether a part of Almanac is switched on here. */
export const useFeature = (feature: string | undefined) => {
  const { features } = useTown();
  return feature === undefined || features.includes(feature);
};
