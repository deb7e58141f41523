import type {
  OrganizationAlsoCalled,
  OrganizationDescribed,
  OrganizationRegistered,
  OrganizationRenamed,
  SubOrganizationAdded,
  SubOrganizationRenamed,
} from '#libs/domain';
import { type Position, projection, requireDocument } from '#libs/event-sourcing';

export type OrganizationDocument = {
  id: number;
  name: string;
  formerNames: FormerName[];
  category: string;
  description: string;
  displayOrder: number;
  subOrganizations: SubOrganizationDocument[];
};

export type SubOrganizationDocument = { id: number; name: string; formerNames: FormerName[]; subDisplayOrder: number };

/** A name that was borne, or stood for the organization, up to a position of the log. */
export type FormerName = { name: string; until: Position };

type FoldedFact =
  | OrganizationRegistered
  | OrganizationDescribed
  | OrganizationRenamed
  | OrganizationAlsoCalled
  | SubOrganizationAdded
  | SubOrganizationRenamed;

export const organizations = projection<OrganizationDocument, FoldedFact>({
  name: 'organizations',
  version: 3,
  key: ({ data }) => data.id,
  on: {
    OrganizationRegistered: (_, { data }) => ({ ...data, formerNames: [], subOrganizations: [] }),
    OrganizationDescribed: (organization, { data }) => ({ ...requireDocument(organization), ...data }),
    OrganizationRenamed: (organization, { data: { to }, position }) => withName(requireDocument(organization), to, position),
    OrganizationAlsoCalled: (organization, { data: { name }, position }) => {
      const { formerNames, ...rest } = requireDocument(organization);
      return { ...rest, formerNames: [...formerNames, { name, until: position }] };
    },
    SubOrganizationAdded: (organization, { data: { subOrganizationId, name, subDisplayOrder } }) =>
      withSubOrganizations(requireDocument(organization), (subs) => [
        ...subs,
        { id: subOrganizationId, name, formerNames: [], subDisplayOrder },
      ]),
    SubOrganizationRenamed: (organization, { data: { subOrganizationId, to }, position }) =>
      withSubOrganizations(requireDocument(organization), (subs) =>
        subs.map((sub) => (sub.id === subOrganizationId ? withName(sub, to, position) : sub)),
      ),
  },
});

const withName = <Named extends { name: string; formerNames: FormerName[] }>(
  one: Named,
  name: string,
  until: Position,
): Named => ({
  ...one,
  name,
  formerNames: [...one.formerNames, { name: one.name, until }],
});

const withSubOrganizations = (
  organization: OrganizationDocument,
  change: (subs: SubOrganizationDocument[]) => SubOrganizationDocument[],
): OrganizationDocument => ({ ...organization, subOrganizations: change(organization.subOrganizations) });
