import { Link } from 'wouter';
import { Icon } from '../../ui/icon';
import { MAIN, useEntries } from '../navigation/entries';
import { useAskInstead } from '../navigation/use-ask-instead';
import { useCurrent } from '../navigation/use-current';
import styles from './side-nav.module.css';

export const SideNav = () => {
  const current = useCurrent();
  const askInstead = useAskInstead();
  return (
    <nav className={styles.nav} aria-label="Main">
      {useEntries(MAIN).map((entry) => (
        <Link key={entry.path} href={entry.path} aria-current={current(entry.path)} {...askInstead(entry)}>
          <Icon name={entry.icon} />
          <span className="caps">{entry.label}</span>
        </Link>
      ))}
    </nav>
  );
};
