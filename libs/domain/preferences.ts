import { entryOf, FEATURED, parseEntry } from '#libs/contracts';
import { command, type DomainEvent, decider } from '#libs/event-sourcing';
import type { HashedKey } from './hashed-key';

type Key = { key: HashedKey };

/** `subOrganizations` are those the organization had when it was followed: one that appears later is new to this person. */
export type OrganizationFollowed = DomainEvent<
  'OrganizationFollowed',
  Key & { entry: string; subOrganizations?: readonly string[] }
>;
export type OrganizationUnfollowed = DomainEvent<'OrganizationUnfollowed', Key & { entry: string }>;
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
export type OrganizationTree = Readonly<Record<string, readonly string[]>>;

/** The whole list wished for: organizations, 'organization::sub' pairs, 'Featured'. */
export class FollowOrganizations extends command('FollowOrganizations')<
  Key & { wished: readonly string[]; tree: OrganizationTree }
> {}
/** A sub-organization has appeared under an organization this person may follow. */
export class FollowNewSubOrganization extends command('FollowNewSubOrganization')<
  Key & { organization: string; subOrganization: string }
> {}
export class FollowSubcalendars extends command('FollowSubcalendars')<Key & { wished: readonly number[] }> {}
export class SaveEvent extends command('SaveEvent')<Key & { eventId: number }> {}
export class UnsaveEvent extends command('UnsaveEvent')<Key & { eventId: number }> {}
export type PreferencesCommand = FollowOrganizations | FollowNewSubOrganization | FollowSubcalendars | SaveEvent | UnsaveEvent;

type State = Readonly<{
  followed: readonly string[];
  /** Entries this person has followed or unfollowed, or could have chosen when they followed the organization. */
  decided: ReadonlySet<string>;
  everChanged: boolean;
  subcalendars: readonly number[];
  saved: readonly number[];
}>;

export const preferences = decider<State, PreferencesCommand, PreferencesEvent>({
  stream: 'preferences',
  identify: ({ key }) => key,
  initialState: { followed: [], decided: new Set(), everChanged: false, subcalendars: [], saved: [] },

  decide: {
    FollowOrganizations: ({ key, wished, tree }, { followed, everChanged }) => {
      const whole = withNewOrganizationsWhole(wished, followed, tree);
      if (whole.length === 0 && !everChanged) return [{ type: 'FeedDefaultsDeclined', data: { key } }];
      return [
        ...without(followed, whole).map((entry) => ({ type: 'OrganizationUnfollowed' as const, data: { key, entry } })),
        ...without(whole, followed).map((entry) => ({
          type: 'OrganizationFollowed' as const,
          data: { key, entry, ...subsOf(entry, tree) },
        })),
      ];
    },
    FollowNewSubOrganization: ({ key, organization, subOrganization }, { followed, decided }) => {
      const entry = entryOf(organization, subOrganization);
      if (!followed.includes(organization) || decided.has(entry)) return [];
      return [{ type: 'OrganizationFollowed', data: { key, entry } }];
    },
    FollowSubcalendars: ({ key, wished }, { subcalendars }) => [
      ...without(subcalendars, wished).map((subcalendarId) => ({
        type: 'SubcalendarUnfollowed' as const,
        data: { key, subcalendarId },
      })),
      ...without(unique(wished), subcalendars).map((subcalendarId) => ({
        type: 'SubcalendarFollowed' as const,
        data: { key, subcalendarId },
      })),
    ],
    SaveEvent: (data, { saved }) => (saved.includes(data.eventId) ? [] : [{ type: 'EventSaved', data }]),
    UnsaveEvent: (data, { saved }) => (saved.includes(data.eventId) ? [{ type: 'EventUnsaved', data }] : []),
  },

  evolve: {
    OrganizationFollowed: (state, { entry, subOrganizations = [] }) => ({
      ...state,
      followed: [...state.followed, entry],
      decided: new Set([...state.decided, entry, ...subOrganizations.map((sub) => entryOf(entry, sub))]),
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
const withNewOrganizationsWhole = (wished: readonly string[], followed: readonly string[], tree: OrganizationTree) => {
  const chosen = new Set(wished.map((entry) => parseEntry(entry)).flatMap((e) => (e.subOrganization ? [e.organization] : [])));
  return unique(
    wished.flatMap((entry) =>
      followed.includes(entry) || chosen.has(entry) ? [entry] : [entry, ...(tree[entry] ?? []).map((sub) => entryOf(entry, sub))],
    ),
  );
};

const subsOf = (entry: string, tree: OrganizationTree) =>
  entry === FEATURED || parseEntry(entry).subOrganization ? {} : { subOrganizations: tree[entry] ?? [] };

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

const without = <T>(list: readonly T[], others: readonly T[]) => list.filter((one) => !others.includes(one));
