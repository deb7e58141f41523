import { command, type DomainEvent, decider, Rejected } from '#libs/event-sourcing';
import { checkClaimedName, checkMayLoseName, checkNewName, checkUnambiguousName, checkUnreservedName } from './organization-name';

type Description = { category: string; description: string; displayOrder: number };
type SubOrganization = { subOrganizationId: number; name: string; subDisplayOrder: number };

export type OrganizationRegistered = DomainEvent<'OrganizationRegistered', Description & { id: number; name: string }>;
export type OrganizationDescribed = DomainEvent<'OrganizationDescribed', Description & { id: number }>;
export type OrganizationRenamed = DomainEvent<'OrganizationRenamed', { id: number; from: string; to: string; reason?: string }>;
/** Another name that feeds use for it. It stands for this organization unless another one bears it. */
export type OrganizationAlsoCalled = DomainEvent<'OrganizationAlsoCalled', { id: number; name: string }>;
/** Another organization claims the name: claim `nth` and older ones are void. */
export type NameForgone = DomainEvent<'NameForgone', { id: number; name: string; nth: number }>;
export type SubOrganizationAdded = DomainEvent<'SubOrganizationAdded', SubOrganization & { id: number }>;
export type SubOrganizationRenamed = DomainEvent<
  'SubOrganizationRenamed',
  { id: number; subOrganizationId: number; from: string; to: string; reason?: string }
>;
export type SubcalendarOffered = DomainEvent<
  'SubcalendarOffered',
  { id: number; subcalendarId: number; name: string; description: string; displayOrder: number }
>;
export type FeedDefaultOffered = DomainEvent<
  'FeedDefaultOffered',
  { id: number; subOrganizationId: number | null; subDisplayOrder: number }
>;
export type OrganizationEvent =
  | OrganizationRegistered
  | OrganizationDescribed
  | OrganizationRenamed
  | OrganizationAlsoCalled
  | NameForgone
  | SubOrganizationAdded
  | SubOrganizationRenamed
  | SubcalendarOffered
  | FeedDefaultOffered;

/**
 * Names count the first time, then only renaming changes them. A sub-organization is recognized by any name it had. `claim` is
 * required. `ifNew` leaves an existing description as it is.
 */
export class RegisterOrganization extends command('RegisterOrganization')<
  Description & { id: number; name: string; subOrganizations: readonly SubOrganization[]; claim?: number; ifNew?: true }
> {}
export class RenameOrganization extends command('RenameOrganization')<{
  id: number;
  name: string;
  claim?: number;
  reason?: string;
}> {}
export class AlsoCallOrganization extends command('AlsoCallOrganization')<OrganizationAlsoCalled['data']> {}
/** Makes room for another claimant. Refused while the name is in use. */
export class ForgoName extends command('ForgoName')<NameForgone['data']> {}
export class RenameSubOrganization extends command('RenameSubOrganization')<{
  id: number;
  subOrganizationId: number;
  name: string;
  reason?: string;
}> {}
export class OfferSubcalendar extends command('OfferSubcalendar')<SubcalendarOffered['data']> {}
export class OfferFeedDefault extends command('OfferFeedDefault')<FeedDefaultOffered['data']> {}
export type OrganizationCommand =
  | RegisterOrganization
  | RenameOrganization
  | AlsoCallOrganization
  | ForgoName
  | RenameSubOrganization
  | OfferSubcalendar
  | OfferFeedDefault;

type State = Readonly<{
  name: string | null;
  /** By name: the newest void claim. */
  forgone: ReadonlyMap<string, number>;
  described: Description | null;
  otherNames: readonly string[];
  /** By id: all names it has had, the last one is current. */
  subOrganizations: ReadonlyMap<number, readonly string[]>;
  /** Programs and feed defaults as last offered. */
  offered: Readonly<Record<string, string>>;
}>;

export const organization = decider<State, OrganizationCommand, OrganizationEvent>({
  stream: 'organization',
  identify: ({ id }) => id,
  initialState: {
    ...{ name: null, forgone: new Map(), described: null },
    ...{ otherNames: [], subOrganizations: new Map(), offered: {} },
  },

  decide: {
    RegisterOrganization: ({ subOrganizations, id, name, claim, ifNew, ...described }, state) => [
      ...(state.described
        ? describedFacts(id, ifNew ? state.described : described, state.described)
        : [registeredFacts(id, name, claim, described, state)]),
      ...subOrganizations.filter(isUnknownSubOrganization(state)).map((sub) => addedFact(id, sub)),
    ],
    RenameOrganization: ({ id, name, claim, ...why }, { name: from, forgone }) => {
      if (from === null) throw new Rejected('unknown-organization', `There is no organization ${id}.`);
      if (from === name) return [];
      checkMayLoseName(from);
      checkNewName(name);
      checkClaimedName(name, claim, forgone);
      return [{ type: 'OrganizationRenamed', data: { id, from, to: name, ...why } }];
    },
    AlsoCallOrganization: (data, { name, otherNames }) => {
      if (name === null) throw new Rejected('unknown-organization', `There is no organization ${data.id}.`);
      checkNewName(data.name);
      return [name, ...otherNames].includes(data.name) ? [] : [{ type: 'OrganizationAlsoCalled', data }];
    },
    ForgoName: (data, { name, forgone }) => {
      if (name === data.name) throw new Rejected('name-taken', `Another organization is already called '${name}'.`);
      return (forgone.get(data.name) ?? 0) < data.nth ? [{ type: 'NameForgone', data }] : [];
    },
    RenameSubOrganization: ({ id, subOrganizationId, name, ...why }, { subOrganizations }) => {
      const from = subOrganizations.get(subOrganizationId)?.at(-1);
      if (from === undefined)
        throw new Rejected('unknown-sub-organization', `There is no sub-organization ${subOrganizationId}.`);
      if (from === name) return [];
      checkUnambiguousName(name);
      if ([...subOrganizations.values()].some((names) => names.at(-1) === name))
        throw new Rejected('name-taken', `Another sub-organization is already called '${name}'.`);
      return [{ type: 'SubOrganizationRenamed', data: { id, subOrganizationId, from, to: name, ...why } }];
    },
    OfferSubcalendar: (data, { offered }) =>
      offered[`subcalendar ${data.subcalendarId}`] === JSON.stringify(data) ? [] : [{ type: 'SubcalendarOffered', data }],
    OfferFeedDefault: (data, { offered }) =>
      offered[`default ${data.subOrganizationId}`] === JSON.stringify(data) ? [] : [{ type: 'FeedDefaultOffered', data }],
  },

  evolve: {
    OrganizationRegistered: (state, { id: _, name, ...described }) => ({ ...state, name, described }),
    OrganizationDescribed: (state, { id: _, ...described }) => ({ ...state, described }),
    OrganizationRenamed: (state, { to }) => ({ ...state, name: to }),
    OrganizationAlsoCalled: (state, { name }) => ({ ...state, otherNames: [...state.otherNames, name] }),
    NameForgone: (state, { name, nth }) => ({ ...state, forgone: new Map([...state.forgone, [name, nth]]) }),
    SubOrganizationAdded: (state, { subOrganizationId, name }) => withSubOrganizationName(state, subOrganizationId, name),
    SubOrganizationRenamed: (state, { subOrganizationId, to }) => withSubOrganizationName(state, subOrganizationId, to),
    SubcalendarOffered: (state, data) => withOffer(state, `subcalendar ${data.subcalendarId}`, data),
    FeedDefaultOffered: (state, data) => withOffer(state, `default ${data.subOrganizationId}`, data),
  },
});

const registeredFacts = (
  id: number,
  name: string,
  claim: number | undefined,
  now: Description,
  { forgone }: State,
): OrganizationEvent => {
  checkUnreservedName(name);
  checkClaimedName(name, claim, forgone);
  return { type: 'OrganizationRegistered', data: { id, name, ...now } };
};

const describedFacts = (id: number, now: Description, before: Description): OrganizationEvent[] => {
  const same = (Object.keys(before) as (keyof Description)[]).every((field) => before[field] === now[field]);
  return same ? [] : [{ type: 'OrganizationDescribed', data: { id, ...now } }];
};

const isUnknownSubOrganization =
  ({ subOrganizations }: State) =>
  ({ name }: SubOrganization, i: number, all: readonly SubOrganization[]): boolean =>
    ![...subOrganizations.values()].some((names) => names.includes(name)) && all.findIndex((sub) => sub.name === name) === i;

const addedFact = (id: number, sub: SubOrganization): OrganizationEvent => {
  checkUnambiguousName(sub.name);
  return { type: 'SubOrganizationAdded', data: { id, ...sub } };
};

const withSubOrganizationName = (state: State, subOrganizationId: number, name: string): State => {
  const names = state.subOrganizations.get(subOrganizationId) ?? [];
  return { ...state, subOrganizations: new Map([...state.subOrganizations, [subOrganizationId, [...names, name]]]) };
};

const withOffer = (state: State, what: string, data: object): State => ({
  ...state,
  offered: { ...state.offered, [what]: JSON.stringify(data) },
});
