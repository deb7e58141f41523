import { useQuery } from '@tanstack/react-query';
import { type CountedSubcalendar, compareNames } from '#libs/contracts';
import { queries } from '../../lib/queries';

export type OrganizationPrograms = { id: number; organization: string; programs: CountedSubcalendar[] };

export const useSubcalendars = () => {
  const subcalendars = useQuery(queries.subcalendars);
  const organizations = useQuery(queries.organizations);
  return {
    isError: subcalendars.isError || organizations.isError,
    groups: subcalendars.data && organizations.data && groupByOrganization(subcalendars.data, organizations.data),
  };
};

const groupByOrganization = (
  subcalendars: CountedSubcalendar[],
  organizations: { id: number; name: string }[],
): OrganizationPrograms[] => {
  const byOrganization = Map.groupBy(subcalendars, ({ organizationId }) => organizationId);
  return organizations.flatMap(({ id, name }) => {
    const programs = byOrganization.get(id)?.toSorted(compareByOrderAndName);
    return programs ? [{ id, organization: name, programs }] : [];
  });
};

const compareByOrderAndName = (a: CountedSubcalendar, b: CountedSubcalendar) =>
  b.displayOrder - a.displayOrder || compareNames(a.name, b.name);
