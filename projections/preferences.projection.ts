import type { EntryId, HashedKey, PreferencesEvent } from '#libs/domain';
import { projection } from '#libs/event-sourcing';
import { withElement, withoutElement } from './lists';

export type PreferencesDocument = {
  key: HashedKey;
  followed: EntryId[];
  subcalendars: number[];
  saved: number[];
  district: EntryId | null;
  /** True until a follow is changed for the first time: the town's defaults apply beside `followed`. */
  defaults: boolean;
};

export const NO_PREFERENCES: Omit<PreferencesDocument, 'key'> = {
  followed: [],
  subcalendars: [],
  saved: [],
  district: null,
  defaults: true,
};

/**
 * What does a session or account follow, and what has it saved? One document per key. Preferences, My Almanac and the sidebar's
 * boxes are all derived from it, so they cannot disagree.
 */
export const preferences = projection<PreferencesDocument, PreferencesEvent>({
  name: 'preferences',
  version: 6,
  key: ({ data }) => data.key,
  on: {
    OrganizationFollowed: (known, { data }) => withFollows(known, data.key, (followed) => withElement(followed, data.entry)),
    OrganizationUnfollowed: (known, { data }) => withFollows(known, data.key, (followed) => withoutElement(followed, data.entry)),
    FeedDefaultsDeclined: (known, { data }) => withFollows(known, data.key, (followed) => followed),
    SubcalendarFollowed: (known, { data }) => {
      const p = known ?? emptyPreferences(data.key);
      return { ...p, subcalendars: withElement(p.subcalendars, data.subcalendarId) };
    },
    SubcalendarUnfollowed: (known, { data }) => {
      const p = known ?? emptyPreferences(data.key);
      return { ...p, subcalendars: withoutElement(p.subcalendars, data.subcalendarId) };
    },
    CollectionDistrictChosen: (known, { data: { key, entry, dropped } }) => {
      const p = known ?? emptyPreferences(key);
      const followed = withElement(dropped ? withoutElement(p.followed, dropped) : p.followed, entry);
      return { ...p, followed, district: entry };
    },
    EventSaved: (known, { data }) => {
      const p = known ?? emptyPreferences(data.key);
      return { ...p, saved: withElement(p.saved, data.eventId) };
    },
    EventUnsaved: (known, { data }) => {
      const p = known ?? emptyPreferences(data.key);
      return { ...p, saved: withoutElement(p.saved, data.eventId) };
    },
    SessionCarriedOver: (known, { data: { key, followed, subcalendars, saved } }) => {
      const p = known ?? emptyPreferences(key);
      return {
        ...p,
        followed: followed.reduce((list, { entry }) => withElement(list, entry), p.followed),
        subcalendars: subcalendars.reduce(withElement, p.subcalendars),
        saved: saved.reduce(withElement, p.saved),
        defaults: p.defaults && followed.length === 0,
      };
    },
    PreferencesForgotten: () => null,
  },
});

const emptyPreferences = (key: HashedKey): PreferencesDocument => ({ key, ...NO_PREFERENCES });

const withFollows = (
  known: PreferencesDocument | undefined,
  key: HashedKey,
  change: (followed: EntryId[]) => EntryId[],
): PreferencesDocument => {
  const p = known ?? emptyPreferences(key);
  return { ...p, followed: change(p.followed), defaults: false };
};
