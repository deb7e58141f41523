import { remembered, useRemembered } from './local-storage';
import { UNKNOWN_TOWN, useFeature, useTown } from './use-town';

export const useAssistantOn = (): boolean => {
  const [isOn] = useRemembered(remembered.magicStuff);
  return useFeature('magic') && isOn;
};

/** Not the opposite of `useAssistantOn`: both are false until the town is known, unless this device has switched it off. */
export const useAssistantOff = (): boolean => {
  const [isOn] = useRemembered(remembered.magicStuff);
  const town = useTown();
  return !isOn || (town !== UNKNOWN_TOWN && !town.features.includes('magic'));
};
