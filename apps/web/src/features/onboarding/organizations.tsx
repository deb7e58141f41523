import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries';
import { Icon } from '../../ui/icon';
import { Logo } from '../organizations/logo';

const SHOWN = 3;

/** Some that one may follow: of those that stand in for one's own choice until one is made. */
export const Organizations = () => {
  const { data: defaults = [] } = useQuery(queries.defaults);
  return [...new Set(defaults.map(({ organization }) => organization))].slice(0, SHOWN).map((name) => (
    <li key={name} data-beside>
      <Logo organization={name} size="lg" />
      <b>{name}</b>
      <Icon name="check" size={20} />
    </li>
  ));
};
