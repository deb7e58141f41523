import { Link } from 'wouter';
import { useTown } from '../../lib/use-town';
import { IconButton } from '../../ui/icon-button';
import { AccountButtons } from './account-buttons';
import { DesktopMenu } from './desktop-menu';
import styles from './masthead.module.css';
import { PhoneMenu } from './phone-menu';

type Props = { collapsed: boolean; onCollapse: (collapsed: boolean) => void };

/** Black, over everything: the wordmark above the sidebar, the town above the list. With the rail both stand above the list. */
export const Masthead = ({ collapsed, onCollapse }: Props) => (
  <header className={styles.masthead} data-collapsed={collapsed || undefined}>
    <div className={styles.overSide}>
      <Wordmark />
      <IconButton
        icon={collapsed ? 'panel' : 'panelin'}
        label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
        aria-expanded={!collapsed}
        aria-controls="sidebar"
        onClick={() => onCollapse(!collapsed)}
        className={styles.toggle}
      />
    </div>
    <div className={styles.overMain}>
      <Wordmark />
      <span className={styles.town}>{useTown().name}</span>
      <div className={styles.wide}>
        <AccountButtons />
        <DesktopMenu />
      </div>
      <div className={styles.narrow}>
        <PhoneMenu />
      </div>
    </div>
  </header>
);

const Wordmark = () => {
  const { name } = useTown();
  return (
    <Link href="/" className={styles.wordmark} aria-label={name ? `Almanac, ${name}` : undefined}>
      Almanac
    </Link>
  );
};
