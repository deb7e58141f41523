import { type Preferences, parseOrganizationEntry } from '#libs/contracts';
import type { NO_PREFERENCES } from '#projections';
import type { OrganizationNames } from '../organizations/organization-names';
import type { StoredSmsSettings } from '../text-messages/sms-settings-store';

export const toPreferencesResponse = (
  { followed, subcalendars, district, defaults }: typeof NO_PREFERENCES,
  names: OrganizationNames,
  savedEvents: number[],
  texts: StoredSmsSettings,
): Preferences => {
  const followedOrganizations = followed.map((entry) => names.textOf(entry));
  return {
    followedOrganizations,
    followedSubOrganizations: followedOrganizations.filter((entry) => parseOrganizationEntry(entry).subOrganization),
    followedSubcalendars: subcalendars,
    savedEvents,
    collectionDistrict: (district && parseOrganizationEntry(names.textOf(district)).subOrganization) ?? null,
    ...texts,
    defaults,
  };
};
