import type { PhoneNumberState } from './text-messages';

/** The follows, saved events and settings of a session or account. `GET /api/preferences/{key}` */
export type Preferences = {
  /** Organization entries: names, 'organization::sub-organization' pairs, and 'Featured'. */
  followedOrganizations: string[];
  /** The pairs among `followedOrganizations`. */
  followedSubOrganizations: string[];
  followedSubcalendars: number[];
  savedEvents: number[];
  collectionDistrict: string | null;
  smsConsentGiven: boolean;
  smsRemindersEnabled: boolean;
  phoneNumber: string | null;
  /** The answer of the phone number's owner. */
  smsNumber: PhoneNumberState | null;
  /** True until a follow is changed for the first time: the town's defaults apply. */
  defaults: boolean;
};

export type SavedEvents = { savedEvents: number[] };
