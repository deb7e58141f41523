import { useTown } from '../../lib/use-town';
import { Icon } from '../../ui/icon';
import styles from './logo.module.css';
import { markOf, teamOf } from './organization-marks';
import './teams.css';

/** Decorative, because the name is always beside it. */
export const Logo = ({ organization, size }: { organization: string; size?: 'sm' | 'lg' }) => {
  const town = useTown();
  const mark = markOf(organization, town.name);
  const team = teamOf(organization);
  return (
    <span
      aria-hidden="true"
      className={styles.logo}
      data-size={size}
      data-look={team ? 'team' : organization === `${town.name} Township` ? 'ink' : undefined}
      data-team={team}
    >
      {'icon' in mark ? <Icon name={mark.icon} size={size === 'lg' ? 22 : 16} /> : mark.initials}
    </span>
  );
};
