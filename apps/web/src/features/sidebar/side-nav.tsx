import { Link } from 'wouter';
import { Icon } from '../../ui/icon';
import { MAIN_ENTRIES, useEntries } from '../navigation/menu-entries';
import { useCurrentPage } from '../navigation/use-current-page';
import { useSignInInstead } from '../navigation/use-sign-in-instead';
import styles from './side-nav.module.css';

export const SideNav = () => {
  const current = useCurrentPage();
  const askInstead = useSignInInstead();
  return (
    <nav className={styles.nav} aria-label="Main">
      {useEntries(MAIN_ENTRIES).map((entry) => (
        <Link key={entry.path} href={entry.path} aria-current={current(entry.path)} {...askInstead(entry)}>
          <Icon name={entry.icon} />
          <span className="caps">{entry.label}</span>
        </Link>
      ))}
    </nav>
  );
};
