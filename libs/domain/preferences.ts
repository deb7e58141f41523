import { MOST_FACTS, MOST_FOLLOWED, MOST_SAVED } from '#libs/contracts';
import { command, type DomainEvent, decider, Rejected } from '#libs/event-sourcing';
import { type EntryId, entryId, partsOf, wholeIn } from './entry-id';
import type { HashedKey } from './hashed-key';

type Key = { key: HashedKey };

/** `subOrganizations` are those the organization had when it was followed: one that appears later is new to this person. */
export type OrganizationFollowed = DomainEvent<
  'OrganizationFollowed',
  Key & { entry: EntryId; subOrganizations?: readonly number[] }
>;
export type OrganizationUnfollowed = DomainEvent<'OrganizationUnfollowed', Key & { entry: EntryId }>;
export type FeedDefaultsDeclined = DomainEvent<'FeedDefaultsDeclined', Key>;
export type SubcalendarFollowed = DomainEvent<'SubcalendarFollowed', Key & { subcalendarId: number }>;
export type SubcalendarUnfollowed = DomainEvent<'SubcalendarUnfollowed', Key & { subcalendarId: number }>;
/**
 * Where their refuse is collected. Its pick-ups are followed from now on: `added` when they were not before. Of the district
 * before it, those that had only come with it are dropped. Whoever goes by the town's defaults goes on doing so beside it.
 */
export type CollectionDistrictChosen = DomainEvent<
  'CollectionDistrictChosen',
  Key & { entry: EntryId; added: boolean; dropped?: EntryId }
>;
export type EventSaved = DomainEvent<'EventSaved', Key & { eventId: number }>;
export type EventUnsaved = DomainEvent<'EventUnsaved', Key & { eventId: number }>;
/**
 * What a session had followed and saved, up to `revision` of its stream, joined an account: of that, what the account had not.
 * The session's own preferences stay as they were.
 */
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
/** Nothing of all that was, as if they had never followed and saved anything. */
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

/** Sub-organizations by organization, as they are when the command is issued. */
export type OrganizationTree = Readonly<Record<number, readonly number[]>>;

/** What a session follows and has saved at a revision of its stream, and at which it began to. */
export type LeftBySession = Readonly<{
  revision: number;
  everChanged: boolean;
  followed: readonly Readonly<{ entry: EntryId; subOrganizations?: readonly number[]; since: number }>[];
  subcalendars: readonly Readonly<{ id: number; since: number }>[];
  saved: readonly Readonly<{ id: number; since: number }>[];
  district: Readonly<{ entry: EntryId; since: number }> | null;
}>;

/** The whole list wished for. */
export class FollowOrganizations extends command('FollowOrganizations')<
  Key & { wished: readonly EntryId[]; tree: OrganizationTree }
> {}
/** A sub-organization has appeared under an organization this person may follow. */
export class FollowNewSubOrganization extends command('FollowNewSubOrganization')<
  Key & { organizationId: number; subOrganizationId: number }
> {}
export class FollowSubcalendars extends command('FollowSubcalendars')<Key & { wished: readonly number[] }> {}
/** Of the organization's parts, one. */
export class ChooseCollectionDistrict extends command('ChooseCollectionDistrict')<Key & { entry: EntryId }> {}
export class SaveEvent extends command('SaveEvent')<Key & { eventId: number }> {}
export class UnsaveEvent extends command('UnsaveEvent')<Key & { eventId: number }> {}
/** Somebody signs in from a session. What was carried over from it before is not carried over again, wherever it is by now. */
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
  /** Entries this person has followed or unfollowed, or could have chosen when they followed the organization. */
  decided: readonly EntryId[];
  everChanged: boolean;
  subcalendars: readonly number[];
  saved: readonly number[];
  district: District | null;
  /** The revision up to which each session was carried over. */
  carriedOver: Readonly<Record<HashedKey, number>>;
}>;

/** `added` as long as its pick-ups are followed for no other reason. */
type District = Readonly<{ entry: EntryId; added: boolean }>;

const following = (state: State, { entry, subOrganizations = [] }: Omit<OrganizationFollowed['data'], 'key'>): State => ({
  ...state,
  followed: [...state.followed, entry],
  decided: [...state.decided, ...without(choosable(entry, subOrganizations), state.decided)],
  everChanged: true,
  district: withoutCause(state.district, entry),
});

/** Who follows or unfollows its pick-ups by their own choice has another reason by then. */
const withoutCause = (district: District | null, entry: EntryId) =>
  district?.entry === entry ? { entry, added: false } : district;

const NOTHING: State = {
  followed: [],
  decided: [],
  everChanged: false,
  subcalendars: [],
  saved: [],
  district: null,
  carriedOver: {},
};

/** Whatever is done afterwards makes another of it. */
const FORGOTTEN: State = { ...NOTHING };

export const preferences = decider<State, PreferencesCommand, PreferencesEvent>({
  stream: 'preferences',
  identify: ({ key }) => key,
  initialState: NOTHING,

  decide: {
    FollowOrganizations: ({ key, wished, tree }, { followed, everChanged }) => {
      const whole = withNewOrganizationsWhole(wished, followed, tree);
      if (whole.length === 0 && followed.length === 0 && !everChanged) return [{ type: 'FeedDefaultsDeclined', data: { key } }];
      if (whole.length > MOST_FOLLOWED && whole.length > followed.length)
        throw new Rejected('too-many-followed', `More than ${MOST_FOLLOWED} entries cannot be followed.`);
      return atOnce([
        ...without(followed, whole).map((entry) => ({ type: 'OrganizationUnfollowed' as const, data: { key, entry } })),
        ...without(whole, followed).map((entry) => ({
          type: 'OrganizationFollowed' as const,
          data: { key, entry, ...subsOf(entry, tree) },
        })),
      ]);
    },
    FollowNewSubOrganization: ({ key, organizationId, subOrganizationId }, { followed, decided }) => {
      const entry = entryId(organizationId, subOrganizationId);
      if (!followed.includes(entryId(organizationId)) || decided.includes(entry) || followed.length >= MOST_FOLLOWED) return [];
      return [{ type: 'OrganizationFollowed', data: { key, entry } }];
    },
    FollowSubcalendars: ({ key, wished }, { subcalendars }) =>
      atOnce([
        ...without(subcalendars, wished).map((subcalendarId) => ({
          type: 'SubcalendarUnfollowed' as const,
          data: { key, subcalendarId },
        })),
        ...without(unique(wished), subcalendars).map((subcalendarId) => ({
          type: 'SubcalendarFollowed' as const,
          data: { key, subcalendarId },
        })),
      ]),
    ChooseCollectionDistrict: ({ key, entry }, { district, followed }) => {
      const added = !followed.includes(entry);
      if (district?.entry === entry && !added) return [];
      const dropped = district?.added && district.entry !== entry && { dropped: district.entry };
      return [{ type: 'CollectionDistrictChosen', data: { key, entry, added, ...dropped } }];
    },
    SaveEvent: (data, { saved }) => {
      if (saved.includes(data.eventId)) return [];
      if (saved.length >= MOST_SAVED)
        throw new Rejected('too-many-saved', `You have saved ${MOST_SAVED} events: take some back first.`);
      return [{ type: 'EventSaved', data }];
    },
    UnsaveEvent: (data, { saved }) => (saved.includes(data.eventId) ? [{ type: 'EventUnsaved', data }] : []),
    CarryOverSession: ({ key, session, left }, { carriedOver, followed, everChanged, subcalendars, saved, district }) => {
      const before = carriedOver[session] ?? -1;
      if (left.revision <= before) return [];
      const isNew = ({ since }: { since: number }) => since > before;
      const idsOf = (list: LeftBySession['saved']) => list.filter(isNew).map(({ id }) => id);
      const joining = left.followed.filter((one) => isNew(one) && !followed.includes(one.entry));
      const carried: SessionCarriedOver = {
        type: 'SessionCarriedOver',
        data: {
          ...{ key, session, revision: left.revision },
          followed: joining.map(({ since: _, ...entry }) => entry),
          subcalendars: without(idsOf(left.subcalendars), subcalendars),
          saved: without(idsOf(left.saved), saved),
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
    // Also where nothing is left, or ever was: that somebody was forgotten is told by this fact alone.
    ForgetPreferences: (data, state) => (state === FORGOTTEN ? [] : [{ type: 'PreferencesForgotten', data }]),
  },

  evolve: {
    OrganizationFollowed: following,
    OrganizationUnfollowed: (state, { entry }) => ({
      ...state,
      followed: state.followed.filter((other) => other !== entry),
      everChanged: true,
      district: withoutCause(state.district, entry),
    }),
    FeedDefaultsDeclined: (state) => ({ ...state, everChanged: true }),
    SubcalendarFollowed: (state, { subcalendarId }) => ({ ...state, subcalendars: [...state.subcalendars, subcalendarId] }),
    SubcalendarUnfollowed: (state, { subcalendarId }) => ({
      ...state,
      subcalendars: without(state.subcalendars, [subcalendarId]),
    }),
    CollectionDistrictChosen: (state, { entry, added, dropped }) => ({
      ...state,
      followed: unique([...state.followed.filter((other) => other !== dropped), entry]),
      decided: unique([...state.decided, entry]),
      district: { entry, added },
    }),
    EventSaved: (state, { eventId }) => ({ ...state, saved: [...state.saved, eventId] }),
    EventUnsaved: (state, { eventId }) => ({ ...state, saved: without(state.saved, [eventId]) }),
    SessionCarriedOver: (state, { session, revision, followed, subcalendars, saved }) => ({
      ...followed.reduce(following, state),
      subcalendars: [...state.subcalendars, ...subcalendars],
      saved: [...state.saved, ...saved],
      carriedOver: { ...state.carriedOver, [session]: revision },
    }),
    PreferencesForgotten: () => FORGOTTEN,
  },
});

/** An organization newly wished for without any of its subs brings all of them; with some of them, just those. */
const withNewOrganizationsWhole = (wished: readonly EntryId[], followed: readonly EntryId[], tree: OrganizationTree) => {
  const parts = wished.map(partsOf);
  const chosen = new Set(parts.flatMap((part) => (part.subOrganizationId ? [part.organizationId] : [])));
  return unique(
    wished.flatMap((entry) => {
      const whole = wholeIn(entry);
      if (whole === undefined || followed.includes(entry) || chosen.has(whole)) return [entry];
      return [entry, ...(tree[whole] ?? []).map((sub) => entryId(whole, sub))];
    }),
  );
};

/** What was there to choose for whoever followed an entry. */
const choosable = (entry: EntryId, subOrganizations: readonly number[]): readonly EntryId[] => [
  entry,
  ...subOrganizations.map((sub) => entryId(wholeIn(entry)!, sub)),
];

const subsOf = (entry: EntryId, tree: OrganizationTree) => {
  const whole = wholeIn(entry);
  return whole === undefined ? {} : { subOrganizations: tree[whole] ?? [] };
};

const atOnce = (facts: readonly PreferencesEvent[]) => {
  if (facts.length > MOST_FACTS)
    throw new Rejected('too-much-at-once', `More than ${MOST_FACTS} changes at once are not recorded.`);
  return facts;
};

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

const without = <T>(list: readonly T[], others: readonly T[]) => list.filter((one) => !others.includes(one));
