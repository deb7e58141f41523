import { Link } from 'wouter';
import { useUser } from '../../lib/account';
import { Icon } from '../../ui/icon';
import styles from './bottom-tabs.module.css';
import { MAIN_ENTRIES, useEntries } from './menu-entries';
import { useCurrentPage } from './use-current-page';

export const BottomTabs = () => {
  const current = useCurrentPage();
  const user = useUser();
  const entries = useEntries(MAIN_ENTRIES).filter(({ isOwn }) => user || !isOwn);
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
