import { command, type DomainEvent, decider } from '#libs/event-sourcing';

type Description = { name: string; category: string; description: string; displayOrder: number };

export type OrganizationRegistered = DomainEvent<'OrganizationRegistered', Description & { id: number }>;
export type OrganizationDescribed = DomainEvent<'OrganizationDescribed', Description & { id: number }>;
export type SubOrganizationAdded = DomainEvent<
  'SubOrganizationAdded',
  { id: number; organization: string; name: string; subDisplayOrder: number }
>;
export type SubcalendarOffered = DomainEvent<
  'SubcalendarOffered',
  { id: number; subcalendarId: number; name: string; description: string; displayOrder: number }
>;
export type FeedDefaultOffered = DomainEvent<
  'FeedDefaultOffered',
  { id: number; organization: string; subOrganization: string | null; subDisplayOrder: number }
>;
export type OrganizationEvent =
  | OrganizationRegistered
  | OrganizationDescribed
  | SubOrganizationAdded
  | SubcalendarOffered
  | FeedDefaultOffered;

export class RegisterOrganization extends command('RegisterOrganization')<
  Description & { id: number; subOrganizations: readonly { name: string; subDisplayOrder: number }[] }
> {}
export class OfferSubcalendar extends command('OfferSubcalendar')<SubcalendarOffered['data']> {}
export class OfferFeedDefault extends command('OfferFeedDefault')<FeedDefaultOffered['data']> {}
export type OrganizationCommand = RegisterOrganization | OfferSubcalendar | OfferFeedDefault;

type State = Readonly<{
  described: Description | null;
  subOrganizations: readonly string[];
  /** Sub-calendars and feed defaults as they were last offered. */
  offered: Readonly<Record<string, string>>;
}>;

export const organization = decider<State, OrganizationCommand, OrganizationEvent>({
  stream: 'organization',
  identify: ({ id }) => id,
  initialState: { described: null, subOrganizations: [], offered: {} },

  decide: {
    RegisterOrganization: ({ subOrganizations, ...data }, state) => [
      ...describe(data, state),
      ...subOrganizations
        .filter(({ name }, i, subs) => !state.subOrganizations.includes(name) && subs.findIndex((sub) => sub.name === name) === i)
        .map((sub) => ({ type: 'SubOrganizationAdded' as const, data: { id: data.id, organization: data.name, ...sub } })),
    ],
    OfferSubcalendar: (data, { offered }) =>
      offered[`subcalendar ${data.subcalendarId}`] === JSON.stringify(data) ? [] : [{ type: 'SubcalendarOffered', data }],
    OfferFeedDefault: (data, { offered }) =>
      offered[`default ${data.subOrganization}`] === JSON.stringify(data) ? [] : [{ type: 'FeedDefaultOffered', data }],
  },

  evolve: {
    OrganizationRegistered: (state, { id: _, ...described }) => ({ ...state, described }),
    OrganizationDescribed: (state, { id: _, ...described }) => ({ ...state, described }),
    SubOrganizationAdded: (state, { name }) => ({ ...state, subOrganizations: [...state.subOrganizations, name] }),
    SubcalendarOffered: (state, data) => offer(state, `subcalendar ${data.subcalendarId}`, data),
    FeedDefaultOffered: (state, data) => offer(state, `default ${data.subOrganization}`, data),
  },
});

const describe = (data: Description & { id: number }, { described }: State): OrganizationEvent[] => {
  if (!described) return [{ type: 'OrganizationRegistered', data }];
  const same = (Object.keys(described) as (keyof Description)[]).every((field) => described[field] === data[field]);
  return same ? [] : [{ type: 'OrganizationDescribed', data }];
};

const offer = (state: State, what: string, data: object): State => ({
  ...state,
  offered: { ...state.offered, [what]: JSON.stringify(data) },
});
