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
export type EventSaved = DomainEvent<'EventSaved', Key & { eventId: number }>;
export type EventUnsaved = DomainEvent<'EventUnsaved', Key & { eventId: number }>;
export type PreferencesEvent =
  | OrganizationFollowed
  | OrganizationUnfollowed
  | FeedDefaultsDeclined
  | SubcalendarFollowed
  | SubcalendarUnfollowed
  | EventSaved
  | EventUnsaved;

/** Sub-organizations by organization, as they are when the command is issued. */
export type OrganizationTree = Readonly<Record<number, readonly number[]>>;

/** The whole list wished for. */
export class FollowOrganizations extends command('FollowOrganizations')<
  Key & { wished: readonly EntryId[]; tree: OrganizationTree }
> {}
/** A sub-organization has appeared under an organization this person may follow. */
export class FollowNewSubOrganization extends command('FollowNewSubOrganization')<
  Key & { organizationId: number; subOrganizationId: number }
> {}
export class FollowSubcalendars extends command('FollowSubcalendars')<Key & { wished: readonly number[] }> {}
export class SaveEvent extends command('SaveEvent')<Key & { eventId: number }> {}
export class UnsaveEvent extends command('UnsaveEvent')<Key & { eventId: number }> {}
export type PreferencesCommand = FollowOrganizations | FollowNewSubOrganization | FollowSubcalendars | SaveEvent | UnsaveEvent;

type State = Readonly<{
  followed: readonly EntryId[];
  /** Entries this person has followed or unfollowed, or could have chosen when they followed the organization. */
  decided: readonly EntryId[];
  everChanged: boolean;
  subcalendars: readonly number[];
  saved: readonly number[];
}>;

export const preferences = decider<State, PreferencesCommand, PreferencesEvent>({
  stream: 'preferences',
  identify: ({ key }) => key,
  initialState: { followed: [], decided: [], everChanged: false, subcalendars: [], saved: [] },

  decide: {
    FollowOrganizations: ({ key, wished, tree }, { followed, everChanged }) => {
      const whole = withNewOrganizationsWhole(wished, followed, tree);
      if (whole.length === 0 && !everChanged) return [{ type: 'FeedDefaultsDeclined', data: { key } }];
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
    SaveEvent: (data, { saved }) => {
      if (saved.includes(data.eventId)) return [];
      if (saved.length >= MOST_SAVED)
        throw new Rejected('too-many-saved', `You have saved ${MOST_SAVED} events: take some back first.`);
      return [{ type: 'EventSaved', data }];
    },
    UnsaveEvent: (data, { saved }) => (saved.includes(data.eventId) ? [{ type: 'EventUnsaved', data }] : []),
  },

  evolve: {
    OrganizationFollowed: (state, { entry, subOrganizations = [] }) => ({
      ...state,
      followed: [...state.followed, entry],
      decided: [...state.decided, ...without(choosable(entry, subOrganizations), state.decided)],
      everChanged: true,
    }),
    OrganizationUnfollowed: (state, { entry }) => ({
      ...state,
      followed: state.followed.filter((other) => other !== entry),
      everChanged: true,
    }),
    FeedDefaultsDeclined: (state) => ({ ...state, everChanged: true }),
    SubcalendarFollowed: (state, { subcalendarId }) => ({ ...state, subcalendars: [...state.subcalendars, subcalendarId] }),
    SubcalendarUnfollowed: (state, { subcalendarId }) => ({
      ...state,
      subcalendars: without(state.subcalendars, [subcalendarId]),
    }),
    EventSaved: (state, { eventId }) => ({ ...state, saved: [...state.saved, eventId] }),
    EventUnsaved: (state, { eventId }) => ({ ...state, saved: without(state.saved, [eventId]) }),
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
