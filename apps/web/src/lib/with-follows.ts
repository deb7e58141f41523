import { FEATURED_ENTRY, type Sidebar } from '#libs/contracts';

export const sidebarWithFollows = (sidebar: Sidebar, follows: ReadonlySet<string>): Sidebar => ({
  ...sidebar,
  featured: sidebar.featured && { ...sidebar.featured, followed: follows.has(FEATURED_ENTRY) },
  organizations: sidebar.organizations.map((organization) => {
    const subOrganizations = organization.subOrganizations.map((sub) => ({ ...sub, followed: follows.has(sub.entry) }));
    return {
      ...organization,
      subOrganizations,
      followed: follows.has(organization.name) || subOrganizations.some((sub) => sub.followed),
    };
  }),
});
