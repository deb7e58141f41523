/** The content of the sidebar and the selector with counts, in the order shown. `GET /api/sidebar/{key}` */
export type Sidebar = {
  feed: { count: number; defaults: boolean };
  ownEvents: { count: number; categories: { name: string; count: number }[] };
  /** Null if no event is featured. */
  featured: { count: number; followed: boolean } | null;
  organizations: SidebarOrganization[];
};

export type SidebarOrganization = {
  id: number;
  name: string;
  category: string;
  description: string;
  /** True if it or any of its sub-organizations is followed. */
  followed: boolean;
  /** Upcoming, running and undated events, including cancelled ones and alerts. */
  count: number;
  subOrganizations: { name: string; entry: string; followed: boolean; count: number }[];
};
