import { type Preferences, parseEntry } from '#libs/contracts';
import type { NO_PREFERENCES } from '#projections';
import type { Names } from '../organizations/names';

/** Preferences as the API tells them: in names, and with what nobody can choose yet. */
export const told = ({ followed, subcalendars, saved, defaults }: typeof NO_PREFERENCES, names: Names): Preferences => {
  const followedOrganizations = followed.map((entry) => names.textOf(entry));
  return {
    followedOrganizations,
    followedSubOrganizations: followedOrganizations.filter((entry) => parseEntry(entry).subOrganization),
    followedSubcalendars: subcalendars,
    savedEvents: saved,
    collectionDistrict: null,
    smsConsentGiven: false,
    smsRemindersEnabled: false,
    phoneNumber: null,
    defaults,
  };
};
