import { createContext, useContext } from 'react';
import type { Day, Town } from '#libs/contracts';

export type TownPlace = Omit<Town, 'now'>;

/** Used until the server has answered. Only the name is in the HTML. */
export const UNKNOWN_TOWN: TownPlace = {
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

export const TownContext = createContext<TownPlace>(UNKNOWN_TOWN);
export const NowContext = createContext('');
export const TodayContext = createContext<Day>('');

export const useTown = () => useContext(TownContext);

/** By the server's clock, as ISO text, updated every half minute. */
export const useNow = () => useContext(NowContext);

export const useToday = () => useContext(TodayContext);

export const useFeature = (feature: string | undefined) => {
  const { features } = useTown();
  return feature === undefined || features.includes(feature);
};
