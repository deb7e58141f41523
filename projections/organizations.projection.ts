import type { Organization, SubOrganization } from '#libs/contracts';
import type { OrganizationDescribed, OrganizationRegistered, SubOrganizationAdded } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';

/** Who publishes here? One document per organization, its sub-organizations with it. */
export const organizations = projection<Organization, OrganizationRegistered | OrganizationDescribed | SubOrganizationAdded>({
  name: 'organizations',
  version: 1,
  key: ({ data }) => data.id,
  on: {
    OrganizationRegistered: (_, { data }) => ({ ...data, subOrganizations: [] }),
    OrganizationDescribed: (organization, { data }) => ({ ...existing(organization), ...data }),
    SubOrganizationAdded: (organization, { data: { name, subDisplayOrder } }) =>
      withSub(existing(organization), { name, subDisplayOrder }),
  },
});

const withSub = (organization: Organization, sub: SubOrganization): Organization => ({
  ...organization,
  subOrganizations: [...organization.subOrganizations, sub],
});
