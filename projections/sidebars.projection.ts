import type { HashedKey, OrganizationFollowed, OrganizationUnfollowed } from '#libs/domain';
import { projection } from '#libs/event-sourcing';
import { added, removed } from './lists';

export type SidebarDocument = {
  key: HashedKey;
  /** Entries whose boxes are checked. */
  checked: string[];
};

/** Which boxes are checked in this person's sidebar? One document per key. */
export const sidebars = projection<SidebarDocument, OrganizationFollowed | OrganizationUnfollowed>({
  name: 'sidebars',
  version: 2,
  key: ({ data }) => data.key,
  on: {
    OrganizationFollowed: (sidebar, { data: { key, entry } }) => ({ key, checked: added(sidebar?.checked ?? [], entry) }),
    OrganizationUnfollowed: (sidebar, { data: { key, entry } }) => ({ key, checked: removed(sidebar?.checked ?? [], entry) }),
  },
});
