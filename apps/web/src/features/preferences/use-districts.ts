import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries';
import { useTown } from '../../lib/use-town';
import { collectionDayOf } from './collection-day-of';

export type District = Readonly<{ name: string; number: number; day: string }>;

export const useDistricts = (): District[] => {
  const { collection, districts } = useTown();
  const { data: organizations } = useQuery(queries.organizations);
  const parts = organizations?.find(({ name }) => name === collection)?.subOrganizations ?? [];
  return districts
    .map((name, place) => ({ name, number: place + 1, day: collectionDayOf(name, place + 1) }))
    .filter((district) => parts.some(({ name }) => name === district.name));
};
