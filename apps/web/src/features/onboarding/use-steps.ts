import { useQuery } from '@tanstack/react-query';
import { publisherKinds } from '#libs/contracts';
import { queries } from '../../lib/queries';
import { useTown } from '../../lib/use-town';
import { useDistricts } from '../preferences/use-districts';
import { type Step, stepsIn } from './steps';

/** Of the tour in this town. */
export const useSteps = (): Step[] => {
  const { name } = useTown();
  const { data: organizations = [] } = useQuery(queries.organizations);
  return stepsIn({
    town: name,
    organizations: organizations.length,
    kinds: publisherKinds(organizations, name),
    hasDistricts: useDistricts().length > 0,
  });
};
