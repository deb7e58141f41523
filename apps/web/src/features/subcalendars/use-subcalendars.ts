import { useQuery } from '@tanstack/react-query';
import { byName, type CountedSubcalendar } from '#libs/contracts';
import { queries } from '../../lib/queries';

export type Programs = { id: number; organization: string; programs: CountedSubcalendar[] };

/** Programs under the organization that runs them, in the order of the organizations. */
export const useSubcalendars = () => {
  const subcalendars = useQuery(queries.subcalendars);
  const organizations = useQuery(queries.organizations);
  return {
    isError: subcalendars.isError || organizations.isError,
    groups: subcalendars.data && organizations.data && group(subcalendars.data, organizations.data),
  };
};

const group = (subcalendars: CountedSubcalendar[], organizations: { id: number; name: string }[]): Programs[] => {
  const byOrganization = Map.groupBy(subcalendars, ({ organizationId }) => organizationId);
  return organizations.flatMap(({ id, name }) => {
    const programs = byOrganization.get(id)?.toSorted(byOrderThenName);
    return programs ? [{ id, organization: name, programs }] : [];
  });
};

const byOrderThenName = (a: CountedSubcalendar, b: CountedSubcalendar) =>
  b.displayOrder - a.displayOrder || byName(a.name, b.name);
