import { type Preferences, parseEntry } from '#libs/contracts';
import type { PreferencesEvent } from '#libs/domain';
import { projection } from '#libs/event-sourcing';
import { added, removed } from './lists';

export const NO_PREFERENCES: Preferences = {
  followedOrganizations: [],
  followedSubOrganizations: [],
  followedSubcalendars: [],
  savedEvents: [],
  collectionDistrict: null,
  smsConsentGiven: false,
  smsRemindersEnabled: false,
  phoneNumber: null,
  defaults: true,
};

/** What does this session or account follow, and what has it saved? One document per key. */
export const preferences = projection<Preferences, PreferencesEvent>({
  name: 'preferences',
  version: 2,
  key: ({ data }) => data.key,
  on: {
    OrganizationFollowed: (p = NO_PREFERENCES, { data }) => following(p, added(p.followedOrganizations, data.entry)),
    OrganizationUnfollowed: (p = NO_PREFERENCES, { data }) => following(p, removed(p.followedOrganizations, data.entry)),
    FeedDefaultsDeclined: (p = NO_PREFERENCES) => ({ ...p, defaults: false }),
    SubcalendarFollowed: (p = NO_PREFERENCES, { data }) => ({
      ...p,
      followedSubcalendars: added(p.followedSubcalendars, data.subcalendarId),
    }),
    SubcalendarUnfollowed: (p = NO_PREFERENCES, { data }) => ({
      ...p,
      followedSubcalendars: removed(p.followedSubcalendars, data.subcalendarId),
    }),
    EventSaved: (p = NO_PREFERENCES, { data }) => ({ ...p, savedEvents: added(p.savedEvents, data.eventId) }),
    EventUnsaved: (p = NO_PREFERENCES, { data }) => ({ ...p, savedEvents: removed(p.savedEvents, data.eventId) }),
  },
});

const following = (p: Preferences, followedOrganizations: string[]): Preferences => ({
  ...p,
  followedOrganizations,
  followedSubOrganizations: followedOrganizations.filter((entry) => parseEntry(entry).subOrganization),
  defaults: false,
});
