import { Link, useLocation } from 'wouter';
import { Icon } from '../../ui/icon';
import { MAIN, useEntries } from '../navigation/entries';
import styles from './side-nav.module.css';

export const SideNav = () => {
  const [location] = useLocation();
  return (
    <nav className={styles.nav} aria-label="Main">
      {useEntries(MAIN).map(({ label, path, icon }) => (
        <Link key={path} href={path} aria-current={location === path ? 'page' : undefined}>
          <Icon name={icon} />
          <span className="caps">{label}</span>
        </Link>
      ))}
    </nav>
  );
};
