import { useQuery } from '@tanstack/react-query';
import { COLLECTION } from '#libs/contracts';
import { queries } from '../../lib/queries';
import { partsOfDistrict } from './parts-of-district';

/** Where refuse is collected on which day; none in a town that has no districts. */
export const useDistricts = () => {
  const { data: organizations } = useQuery(queries.organizations);
  const collection = organizations?.find(({ name }) => name === COLLECTION);
  return (collection?.subOrganizations ?? []).flatMap(({ name }) => partsOfDistrict(name) ?? []);
};
