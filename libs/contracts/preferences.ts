import type { NumberState } from './text-messages';

/** What one session or account follows and has saved. `GET /api/preferences/{key}` */
export type Preferences = {
  /** Organization names, 'organization::sub-organization' pairs, and 'Featured'. */
  followedOrganizations: string[];
  /** The pairs among `followedOrganizations`. */
  followedSubOrganizations: string[];
  followedSubcalendars: number[];
  savedEvents: number[];
  collectionDistrict: string | null;
  smsConsentGiven: boolean;
  smsRemindersEnabled: boolean;
  phoneNumber: string | null;
  /** What whoever has that telephone answered. */
  smsNumber: NumberState | null;
  /** True until a follow is changed for the first time: the town's defaults stand in for the feed. */
  defaults: boolean;
};

export type SavedEvents = { savedEvents: number[] };
