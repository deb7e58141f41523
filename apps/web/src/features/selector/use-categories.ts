import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { byName, type SidebarOrganization } from '#libs/contracts';
import { queries } from '../../lib/queries';

/** Organizations by category, the weightiest category first. The order is that of the first look: nothing moves while one chooses. */
export const useCategories = (organizations: SidebarOrganization[]) => {
  const { data: catalogue } = useQuery(queries.organizations);
  const first = useRef(organizations).current;
  return useMemo(() => {
    const weights = new Map(catalogue?.map(({ name, displayOrder }) => [name, displayOrder]));
    const weigh = (members: SidebarOrganization[]) => Math.max(...members.map(({ name }) => weights.get(name) ?? 0));
    return Object.entries(Object.groupBy(first, ({ category }) => category))
      .map(([category, members = []]) => ({ category, members }))
      .toSorted((a, b) => weigh(b.members) - weigh(a.members) || byName(a.category, b.category));
  }, [catalogue, first]);
};
