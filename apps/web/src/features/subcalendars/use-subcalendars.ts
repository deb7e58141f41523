import { useQuery } from '@tanstack/react-query';
import { type CountedSubcalendar, compareNames } from '#libs/contracts';
import { queries } from '../../lib/queries';

export type OrganizationSubcalendars = { id: number; organization: string; subcalendars: CountedSubcalendar[] };

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
): OrganizationSubcalendars[] => {
  const byOrganization = Map.groupBy(subcalendars, ({ organizationId }) => organizationId);
  return organizations.flatMap(({ id, name }) => {
    const subcalendars = byOrganization.get(id)?.toSorted(compareByWeightAndName);
    return subcalendars ? [{ id, organization: name, subcalendars }] : [];
  });
};

/** The greatest `displayOrder` comes first. */
const compareByWeightAndName = (a: CountedSubcalendar, b: CountedSubcalendar) =>
  b.displayOrder - a.displayOrder || compareNames(a.name, b.name);
