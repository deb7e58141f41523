import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries';
import { useTown } from '../../lib/use-town';
import { dayOfDistrict } from './day-of-district';

export type District = Readonly<{ name: string; number: number; day: string }>;

/** Where refuse is collected on which day, as far as there is a calendar of it; none in a town that has no districts. */
export const useDistricts = (): District[] => {
  const { collection, districts } = useTown();
  const { data: organizations } = useQuery(queries.organizations);
  const parts = organizations?.find(({ name }) => name === collection)?.subOrganizations ?? [];
  return districts
    .map((name, place) => ({ name, number: place + 1, day: dayOfDistrict(name, place + 1) }))
    .filter((district) => parts.some(({ name }) => name === district.name));
};
