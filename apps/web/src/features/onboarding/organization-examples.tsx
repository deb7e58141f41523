import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries';
import { Icon } from '../../ui/icon';
import { Logo } from '../organizations/logo';

const MAX_SHOWN = 3;

export const OrganizationExamples = () => {
  const { data: defaults = [] } = useQuery(queries.defaults);
  return [...new Set(defaults.map(({ organization }) => organization))].slice(0, MAX_SHOWN).map((name) => (
    <li key={name} data-beside>
      <Logo organization={name} size="lg" />
      <b>{name}</b>
      <Icon name="check" size={20} />
    </li>
  ));
};
