import type { OrganizationFollowed, OrganizationUnfollowed } from '#libs/domain';
import { projection } from '#libs/event-sourcing';
import { added, removed } from './lists';

export type SidebarDocument = {
  key: string;
  /** Entries whose boxes are checked. */
  checked: string[];
};

/** Which boxes are checked in this person's sidebar? One document per key. */
export const sidebars = projection<SidebarDocument, OrganizationFollowed | OrganizationUnfollowed>({
  name: 'sidebars',
  version: 1,
  key: ({ data }) => data.key,
  on: {
    OrganizationFollowed: (sidebar, { data: { key, entry } }) => ({ key, checked: added(sidebar?.checked ?? [], entry) }),
    OrganizationUnfollowed: (sidebar, { data: { key, entry } }) => ({ key, checked: removed(sidebar?.checked ?? [], entry) }),
  },
});
