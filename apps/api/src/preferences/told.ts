import { type Preferences, parseEntry } from '#libs/contracts';
import type { NO_PREFERENCES } from '#projections';
import type { Names } from '../organizations/names';
import type { TextSettings } from '../text-messages/text-settings';

/** Preferences as the API tells them: in names, with `savedEvents` as they stand by now, and with what nobody can choose yet. */
export const told = (
  { followed, subcalendars, district, defaults }: typeof NO_PREFERENCES,
  names: Names,
  savedEvents: number[],
  texts: TextSettings,
): Preferences => {
  const followedOrganizations = followed.map((entry) => names.textOf(entry));
  return {
    followedOrganizations,
    followedSubOrganizations: followedOrganizations.filter((entry) => parseEntry(entry).subOrganization),
    followedSubcalendars: subcalendars,
    savedEvents,
    collectionDistrict: (district && parseEntry(names.textOf(district)).subOrganization) ?? null,
    ...texts,
    defaults,
  };
};
