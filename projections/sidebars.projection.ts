import type { OrganizationFollowed, OrganizationUnfollowed } from '#libs/domain';
import { projection } from '#libs/event-sourcing';
import { added, removed } from './lists';

export type SidebarDocument = {
  /** Entries whose boxes are checked. */
  checked: string[];
};

export const UNTOUCHED_SIDEBAR: SidebarDocument = { checked: [] };

/** Which boxes are checked in this person's sidebar? One document per key. */
export const sidebars = projection<SidebarDocument, OrganizationFollowed | OrganizationUnfollowed>({
  name: 'sidebars',
  version: 1,
  key: ({ data }) => data.key,
  on: {
    OrganizationFollowed: (s = UNTOUCHED_SIDEBAR, { data }) => ({ checked: added(s.checked, data.entry) }),
    OrganizationUnfollowed: (s = UNTOUCHED_SIDEBAR, { data }) => ({ checked: removed(s.checked, data.entry) }),
  },
});
