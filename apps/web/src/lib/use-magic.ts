import { remembered, useRemembered } from './local-storage';
import { UNKNOWN_TOWN, useFeature, useTown } from './use-town';

/** Whether assisted features are there: where the town has them, and whoever is at this device has not switched them off. */
export const useMagic = (): boolean => {
  const [isOn] = useRemembered(remembered.magicStuff);
  return useFeature('magic') && isOn;
};

/** Whether it is known that they are not: before the town has said what it has, only this device can know. */
export const useNoMagic = (): boolean => {
  const [isOn] = useRemembered(remembered.magicStuff);
  const town = useTown();
  return !isOn || (town !== UNKNOWN_TOWN && !town.features.includes('magic'));
};
