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

/** `POST /api/organizations/follow`: the whole list wished for. Answers `Preferences`. */
export type FollowOrganizationsRequest = { sessionId: string; organizations: string[] };

/** `POST /api/subcalendars/follow`: the whole list wished for. Answers `Preferences`. */
export type FollowSubcalendarsRequest = { sessionId: string; subcalendars: number[] };

/** `POST /api/preferences/{key}/collection-district`: 'District 2 (Tuesday pick up)'. Answers `Preferences`. */
export type CollectionDistrictRequest = { district: string };

/** `POST` and `DELETE /api/events/{id}/save`. Answers `SavedEvents`. */
export type SaveRequest = { sessionId: string };

/** `POST /api/preferences/{key}/save-event`. Answers `SavedEvents`. */
export type SaveEventRequest = { eventId: number };

export type SavedEvents = { savedEvents: number[] };
