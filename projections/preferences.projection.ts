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

/** One document per key. Preferences, My Almanac and the sidebar's boxes are derived from it, so they cannot disagree. */
export const preferences = projection<PreferencesDocument, PreferencesEvent>({
  name: 'preferences',
  version: 6,
  key: ({ data }) => data.key,
  on: {
    OrganizationFollowed: (document, { data }) =>
      withFollows(document, data.key, (followed) => withElement(followed, data.entry)),
    OrganizationUnfollowed: (document, { data }) =>
      withFollows(document, data.key, (followed) => withoutElement(followed, data.entry)),
    FeedDefaultsDeclined: (document, { data }) => withFollows(document, data.key, (followed) => followed),
    SubcalendarFollowed: (document, { data }) => {
      const p = document ?? emptyPreferences(data.key);
      return { ...p, subcalendars: withElement(p.subcalendars, data.subcalendarId) };
    },
    SubcalendarUnfollowed: (document, { data }) => {
      const p = document ?? emptyPreferences(data.key);
      return { ...p, subcalendars: withoutElement(p.subcalendars, data.subcalendarId) };
    },
    CollectionDistrictChosen: (document, { data: { key, entry, dropped } }) => {
      const p = document ?? emptyPreferences(key);
      const followed = withElement(dropped ? withoutElement(p.followed, dropped) : p.followed, entry);
      return { ...p, followed, district: entry };
    },
    EventSaved: (document, { data }) => {
      const p = document ?? emptyPreferences(data.key);
      return { ...p, saved: withElement(p.saved, data.eventId) };
    },
    EventUnsaved: (document, { data }) => {
      const p = document ?? emptyPreferences(data.key);
      return { ...p, saved: withoutElement(p.saved, data.eventId) };
    },
    SessionCarriedOver: (document, { data: { key, followed, subcalendars, saved } }) => {
      const p = document ?? emptyPreferences(key);
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
  document: PreferencesDocument | undefined,
  key: HashedKey,
  change: (followed: EntryId[]) => EntryId[],
): PreferencesDocument => {
  const p = document ?? emptyPreferences(key);
  return { ...p, followed: change(p.followed), defaults: false };
};
