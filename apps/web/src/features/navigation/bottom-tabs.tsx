import { Link } from 'wouter';
import { useUser } from '../../lib/account';
import { Icon } from '../../ui/icon';
import styles from './bottom-tabs.module.css';
import { MAIN, useEntries } from './entries';
import { useCurrent } from './use-current';

/** The main pages, below 1024 px; somebody's own for whoever has signed in. */
export const BottomTabs = () => {
  const current = useCurrent();
  const user = useUser();
  const entries = useEntries(MAIN).filter(({ isOwn }) => user || !isOwn);
  return (
    <nav className={styles.tabs} aria-label="Main">
      {entries.map(({ label, path, icon }) => (
        <Link key={path} href={path} aria-current={current(path)}>
          <Icon name={icon} size={22} />
          {label}
        </Link>
      ))}
    </nav>
  );
};
