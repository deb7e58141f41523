import { Link, useLocation } from 'wouter';
import { Icon } from '../../ui/icon';
import styles from './bottom-tabs.module.css';
import { MAIN, useEntries } from './entries';

/** The main pages, below 1024 px. */
export const BottomTabs = () => {
  const [location] = useLocation();
  return (
    <nav className={styles.tabs} aria-label="Main">
      {useEntries(MAIN).map(({ label, path, icon }) => (
        <Link key={path} href={path} aria-current={location === path ? 'page' : undefined}>
          <Icon name={icon} size={22} />
          {label}
        </Link>
      ))}
    </nav>
  );
};
