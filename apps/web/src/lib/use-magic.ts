import { remembered, useRemembered } from './local-storage';
import { useFeature } from './use-town';

/** Whether assisted features are there: where the town has them, and whoever is at this device has not switched them off. */
export const useMagic = (): boolean => {
  const [isOn] = useRemembered(remembered.magicStuff);
  return useFeature('magic') && isOn;
};
