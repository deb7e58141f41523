import { MAX_FACTS_PER_COMMAND, MAX_FOLLOWED_ENTRIES, MAX_SAVED_EVENTS } from '#libs/contracts';
import { command, type DomainEvent, decider, Rejected } from '#libs/event-sourcing';
import { type EntryId, parseEntryId, toEntryId, wholeOrganizationOf } from './entry-id';
import type { HashedKey } from './hashed-key';

type Key = { key: HashedKey };

/** `subOrganizations` existed when it was followed. One that appears later is new to this person. */
export type OrganizationFollowed = DomainEvent<
  'OrganizationFollowed',
  Key & { entry: EntryId; subOrganizations?: readonly number[] }
>;
export type OrganizationUnfollowed = DomainEvent<'OrganizationUnfollowed', Key & { entry: EntryId }>;
export type FeedDefaultsDeclined = DomainEvent<'FeedDefaultsDeclined', Key>;
export type SubcalendarFollowed = DomainEvent<'SubcalendarFollowed', Key & { subcalendarId: number }>;
export type SubcalendarUnfollowed = DomainEvent<'SubcalendarUnfollowed', Key & { subcalendarId: number }>;
/** `added`: its pick-ups were not followed before. Drops those followed only with the previous district. Keeps the defaults. */
export type CollectionDistrictChosen = DomainEvent<
  'CollectionDistrictChosen',
  Key & { entry: EntryId; added: boolean; dropped?: EntryId }
>;
export type EventSaved = DomainEvent<'EventSaved', Key & { eventId: number }>;
export type EventUnsaved = DomainEvent<'EventUnsaved', Key & { eventId: number }>;
/** Carried over up to `revision` of the session's stream, as far as the account did not have it. The session keeps its own. */
export type SessionCarriedOver = DomainEvent<
  'SessionCarriedOver',
  Key & {
    session: HashedKey;
    revision: number;
    followed: readonly Omit<OrganizationFollowed['data'], 'key'>[];
    subcalendars: readonly number[];
    saved: readonly number[];
  }
>;
/** Everything before is void. */
export type PreferencesForgotten = DomainEvent<'PreferencesForgotten', Key & { reason?: string }>;
export type PreferencesEvent =
  | OrganizationFollowed
  | OrganizationUnfollowed
  | FeedDefaultsDeclined
  | SubcalendarFollowed
  | SubcalendarUnfollowed
  | CollectionDistrictChosen
  | EventSaved
  | EventUnsaved
  | SessionCarriedOver
  | PreferencesForgotten;

export type OrganizationTree = Readonly<Record<number, readonly number[]>>;

/** What a session follows and has saved at a revision of its stream, and the revision at which it began. */
export type LeftBySession = Readonly<{
  revision: number;
  everChanged: boolean;
  followed: readonly Readonly<{ entry: EntryId; subOrganizations?: readonly number[]; since: number }>[];
  subcalendars: readonly Readonly<{ id: number; since: number }>[];
  saved: readonly Readonly<{ id: number; since: number }>[];
  district: Readonly<{ entry: EntryId; since: number }> | null;
}>;

/** `wished` is the complete list. */
export class FollowOrganizations extends command('FollowOrganizations')<
  Key & { wished: readonly EntryId[]; tree: OrganizationTree }
> {}
export class FollowNewSubOrganization extends command('FollowNewSubOrganization')<
  Key & { organizationId: number; subOrganizationId: number }
> {}
export class FollowSubcalendars extends command('FollowSubcalendars')<Key & { wished: readonly number[] }> {}
/** The entry is a part of the collection organization. */
export class ChooseCollectionDistrict extends command('ChooseCollectionDistrict')<Key & { entry: EntryId }> {}
export class SaveEvent extends command('SaveEvent')<Key & { eventId: number }> {}
export class UnsaveEvent extends command('UnsaveEvent')<Key & { eventId: number }> {}
/** For a sign-in. What was carried over from the session before is not carried over again, even if it was removed since. */
export class CarryOverSession extends command('CarryOverSession')<Key & { session: HashedKey; left: LeftBySession }> {}
export class ForgetPreferences extends command('ForgetPreferences')<PreferencesForgotten['data']> {}
export type PreferencesCommand =
  | FollowOrganizations
  | FollowNewSubOrganization
  | FollowSubcalendars
  | ChooseCollectionDistrict
  | SaveEvent
  | UnsaveEvent
  | CarryOverSession
  | ForgetPreferences;

type State = Readonly<{
  followed: readonly EntryId[];
  /** Entries this person has followed, unfollowed, or could have chosen when following the organization. */
  decided: readonly EntryId[];
  everChanged: boolean;
  subcalendars: readonly number[];
  saved: readonly number[];
  district: District | null;
  /** The revision up to which each session was carried over. */
  carriedOver: Readonly<Record<HashedKey, number>>;
}>;

/** `added` while its pick-ups are followed only because of the district. */
type District = Readonly<{ entry: EntryId; added: boolean }>;

const stateAfterFollow = (state: State, { entry, subOrganizations = [] }: Omit<OrganizationFollowed['data'], 'key'>): State => ({
  ...state,
  followed: [...state.followed, entry],
  decided: [...state.decided, ...withoutAll(choosableEntries(entry, subOrganizations), state.decided)],
  everChanged: true,
  district: districtAfterChoice(state.district, entry),
});

/** An explicit follow or unfollow replaces the district as the reason. */
const districtAfterChoice = (district: District | null, entry: EntryId) =>
  district?.entry === entry ? { entry, added: false } : district;

const NEW_PREFERENCES: State = {
  followed: [],
  decided: [],
  everChanged: false,
  subcalendars: [],
  saved: [],
  district: null,
  carriedOver: {},
};

/** A separate object: it is compared by identity, and any later fact replaces it. */
const FORGOTTEN_PREFERENCES: State = { ...NEW_PREFERENCES };

export const preferences = decider<State, PreferencesCommand, PreferencesEvent>({
  stream: 'preferences',
  identify: ({ key }) => key,
  initialState: NEW_PREFERENCES,

  decide: {
    FollowOrganizations: ({ key, wished, tree }, { followed, everChanged }) => {
      const whole = withAllPartsOfNewOrganizations(wished, followed, tree);
      if (whole.length === 0 && followed.length === 0 && !everChanged) return [{ type: 'FeedDefaultsDeclined', data: { key } }];
      if (whole.length > MAX_FOLLOWED_ENTRIES && whole.length > followed.length)
        throw new Rejected('too-many-followed', `You can follow at most ${MAX_FOLLOWED_ENTRIES} entries.`);
      return checkFactCount([
        ...withoutAll(followed, whole).map((entry) => ({ type: 'OrganizationUnfollowed' as const, data: { key, entry } })),
        ...withoutAll(whole, followed).map((entry) => ({
          type: 'OrganizationFollowed' as const,
          data: { key, entry, ...subOrganizationsOf(entry, tree) },
        })),
      ]);
    },
    FollowNewSubOrganization: ({ key, organizationId, subOrganizationId }, { followed, decided }) => {
      const entry = toEntryId(organizationId, subOrganizationId);
      if (!followed.includes(toEntryId(organizationId)) || decided.includes(entry) || followed.length >= MAX_FOLLOWED_ENTRIES)
        return [];
      return [{ type: 'OrganizationFollowed', data: { key, entry } }];
    },
    FollowSubcalendars: ({ key, wished }, { subcalendars }) =>
      checkFactCount([
        ...withoutAll(subcalendars, wished).map((subcalendarId) => ({
          type: 'SubcalendarUnfollowed' as const,
          data: { key, subcalendarId },
        })),
        ...withoutAll(unique(wished), subcalendars).map((subcalendarId) => ({
          type: 'SubcalendarFollowed' as const,
          data: { key, subcalendarId },
        })),
      ]),
    ChooseCollectionDistrict: ({ key, entry }, { district, followed }) => {
      const addsEntry = !followed.includes(entry);
      if (district?.entry === entry && !addsEntry) return [];
      const dropped = district?.added && district.entry !== entry && { dropped: district.entry };
      return [{ type: 'CollectionDistrictChosen', data: { key, entry, added: addsEntry, ...dropped } }];
    },
    SaveEvent: (data, { saved }) => {
      if (saved.includes(data.eventId)) return [];
      if (saved.length >= MAX_SAVED_EVENTS)
        throw new Rejected('too-many-saved', `You have saved ${MAX_SAVED_EVENTS} events, the maximum. Remove some first.`);
      return [{ type: 'EventSaved', data }];
    },
    UnsaveEvent: (data, { saved }) => (saved.includes(data.eventId) ? [{ type: 'EventUnsaved', data }] : []),
    CarryOverSession: ({ key, session, left }, { carriedOver, followed, everChanged, subcalendars, saved, district }) => {
      const revisionBefore = carriedOver[session] ?? -1;
      if (left.revision <= revisionBefore) return [];
      const isNew = ({ since }: { since: number }) => since > revisionBefore;
      const idsOf = (list: LeftBySession['saved']) => list.filter(isNew).map(({ id }) => id);
      const joining = left.followed.filter((one) => isNew(one) && !followed.includes(one.entry));
      const carried: SessionCarriedOver = {
        type: 'SessionCarriedOver',
        data: {
          ...{ key, session, revision: left.revision },
          followed: joining.map(({ since: _, ...entry }) => entry),
          subcalendars: withoutAll(idsOf(left.subcalendars), subcalendars),
          saved: withoutAll(idsOf(left.saved), saved),
        },
      };
      const wantsNone = left.everChanged && left.followed.length === 0 && !everChanged;
      const lives = !district && left.district && isNew(left.district) ? left.district.entry : undefined;
      const added = lives !== undefined && ![...followed, ...joining.map(({ entry }) => entry)].includes(lives);
      return [
        carried,
        ...(wantsNone ? [{ type: 'FeedDefaultsDeclined' as const, data: { key } }] : []),
        ...(lives ? [{ type: 'CollectionDistrictChosen' as const, data: { key, entry: lives, added } }] : []),
      ];
    },
    // Recorded even if nothing was left, because this fact alone shows that the person was forgotten.
    ForgetPreferences: (data, state) => (state === FORGOTTEN_PREFERENCES ? [] : [{ type: 'PreferencesForgotten', data }]),
  },

  evolve: {
    OrganizationFollowed: stateAfterFollow,
    OrganizationUnfollowed: (state, { entry }) => ({
      ...state,
      followed: state.followed.filter((other) => other !== entry),
      everChanged: true,
      district: districtAfterChoice(state.district, entry),
    }),
    FeedDefaultsDeclined: (state) => ({ ...state, everChanged: true }),
    SubcalendarFollowed: (state, { subcalendarId }) => ({ ...state, subcalendars: [...state.subcalendars, subcalendarId] }),
    SubcalendarUnfollowed: (state, { subcalendarId }) => ({
      ...state,
      subcalendars: withoutAll(state.subcalendars, [subcalendarId]),
    }),
    CollectionDistrictChosen: (state, { entry, added, dropped }) => ({
      ...state,
      followed: unique([...state.followed.filter((other) => other !== dropped), entry]),
      decided: unique([...state.decided, entry]),
      district: { entry, added },
    }),
    EventSaved: (state, { eventId }) => ({ ...state, saved: [...state.saved, eventId] }),
    EventUnsaved: (state, { eventId }) => ({ ...state, saved: withoutAll(state.saved, [eventId]) }),
    SessionCarriedOver: (state, { session, revision, followed, subcalendars, saved }) => ({
      ...followed.reduce(stateAfterFollow, state),
      subcalendars: [...state.subcalendars, ...subcalendars],
      saved: [...state.saved, ...saved],
      carriedOver: { ...state.carriedOver, [session]: revision },
    }),
    PreferencesForgotten: () => FORGOTTEN_PREFERENCES,
  },
});

/** A new organization without any of its sub-organizations brings all of them, with some only those. */
const withAllPartsOfNewOrganizations = (wished: readonly EntryId[], followed: readonly EntryId[], tree: OrganizationTree) => {
  const parts = wished.map(parseEntryId);
  const chosen = new Set(parts.flatMap((part) => (part.subOrganizationId ? [part.organizationId] : [])));
  return unique(
    wished.flatMap((entry) => {
      const whole = wholeOrganizationOf(entry);
      if (whole === undefined || followed.includes(entry) || chosen.has(whole)) return [entry];
      return [entry, ...(tree[whole] ?? []).map((sub) => toEntryId(whole, sub))];
    }),
  );
};

const choosableEntries = (entry: EntryId, subOrganizations: readonly number[]): readonly EntryId[] => [
  entry,
  ...subOrganizations.map((sub) => toEntryId(wholeOrganizationOf(entry)!, sub)),
];

const subOrganizationsOf = (entry: EntryId, tree: OrganizationTree) => {
  const whole = wholeOrganizationOf(entry);
  return whole === undefined ? {} : { subOrganizations: tree[whole] ?? [] };
};

const checkFactCount = (facts: readonly PreferencesEvent[]) => {
  if (facts.length > MAX_FACTS_PER_COMMAND)
    throw new Rejected('too-much-at-once', `At most ${MAX_FACTS_PER_COMMAND} changes can be made at once.`);
  return facts;
};

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

const withoutAll = <T>(list: readonly T[], others: readonly T[]) => list.filter((one) => !others.includes(one));
