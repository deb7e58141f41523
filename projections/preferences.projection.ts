import type { EntryId, HashedKey, PreferencesEvent } from '#libs/domain';
import { projection } from '#libs/event-sourcing';
import { added, removed } from './lists';

export type PreferencesDocument = {
  key: HashedKey;
  followed: EntryId[];
  subcalendars: number[];
  saved: number[];
  /** Where their refuse is collected. */
  district: EntryId | null;
  /** True until a follow is changed for the first time: the town's defaults stand in, beside `followed`. */
  defaults: boolean;
};

/** Of everybody who has not chosen anything yet. */
export const NO_PREFERENCES: Omit<PreferencesDocument, 'key'> = {
  followed: [],
  subcalendars: [],
  saved: [],
  district: null,
  defaults: true,
};

/**
 * What does this session or account follow, and what has it saved? One document per key. Their preferences, their feed and the
 * boxes in their sidebar are told from it, and so cannot disagree.
 */
export const preferences = projection<PreferencesDocument, PreferencesEvent>({
  name: 'preferences',
  version: 6,
  key: ({ data }) => data.key,
  on: {
    OrganizationFollowed: (known, { data }) => following(known, data.key, (followed) => added(followed, data.entry)),
    OrganizationUnfollowed: (known, { data }) => following(known, data.key, (followed) => removed(followed, data.entry)),
    FeedDefaultsDeclined: (known, { data }) => following(known, data.key, (followed) => followed),
    SubcalendarFollowed: (known, { data }) => {
      const p = known ?? noneOf(data.key);
      return { ...p, subcalendars: added(p.subcalendars, data.subcalendarId) };
    },
    SubcalendarUnfollowed: (known, { data }) => {
      const p = known ?? noneOf(data.key);
      return { ...p, subcalendars: removed(p.subcalendars, data.subcalendarId) };
    },
    CollectionDistrictChosen: (known, { data: { key, entry, dropped } }) => {
      const p = known ?? noneOf(key);
      const followed = added(dropped ? removed(p.followed, dropped) : p.followed, entry);
      return { ...p, followed, district: entry };
    },
    EventSaved: (known, { data }) => {
      const p = known ?? noneOf(data.key);
      return { ...p, saved: added(p.saved, data.eventId) };
    },
    EventUnsaved: (known, { data }) => {
      const p = known ?? noneOf(data.key);
      return { ...p, saved: removed(p.saved, data.eventId) };
    },
    SessionCarriedOver: (known, { data: { key, followed, subcalendars, saved } }) => {
      const p = known ?? noneOf(key);
      return {
        ...p,
        followed: followed.reduce((list, { entry }) => added(list, entry), p.followed),
        subcalendars: subcalendars.reduce(added, p.subcalendars),
        saved: saved.reduce(added, p.saved),
        defaults: p.defaults && followed.length === 0,
      };
    },
    PreferencesForgotten: () => null,
  },
});

const noneOf = (key: HashedKey): PreferencesDocument => ({ key, ...NO_PREFERENCES });

const following = (
  known: PreferencesDocument | undefined,
  key: HashedKey,
  change: (followed: EntryId[]) => EntryId[],
): PreferencesDocument => {
  const p = known ?? noneOf(key);
  return { ...p, followed: change(p.followed), defaults: false };
};
