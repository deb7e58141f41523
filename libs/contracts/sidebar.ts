/** Everything the sidebar and the feed selector show, counts included, in the order they show it. `GET /api/sidebar/{key}` */
export type Sidebar = {
  feed: { count: number; defaults: boolean };
  ownEvents: { count: number; categories: { name: string; count: number }[] };
  /** Null while no event is promoted. */
  featured: { count: number; followed: boolean } | null;
  organizations: SidebarOrganization[];
};

export type SidebarOrganization = {
  id: number;
  name: string;
  category: string;
  description: string;
  /** It or any of its sub-organizations is followed. */
  followed: boolean;
  /** Cards that choosing the entry shows: upcoming, running, undated, cancelled and alerts. */
  count: number;
  subOrganizations: { name: string; entry: string; followed: boolean; count: number }[];
};
