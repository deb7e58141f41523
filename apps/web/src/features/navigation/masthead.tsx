import { useDisclosure } from '@mantine/hooks';
import { Link } from 'wouter';
import { useTown } from '../../lib/use-town';
import { DeferredMount } from '../../ui/deferred-mount';
import { IconButton } from '../../ui/icon-button';
import { lazyComponent } from '../../ui/lazy-component';
import { AccountButtons } from './account-buttons';
import { DesktopMenu } from './desktop-menu';
import styles from './masthead.module.css';

type Props = { collapsed: boolean; onCollapse: (collapsed: boolean) => void };

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

const PhoneMenu = () => {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <IconButton icon="menu" label="Menu" tip={false} aria-haspopup="dialog" aria-expanded={opened} onClick={open} />
      <DeferredMount isRequested={opened}>
        <PhoneMenuSheet opened={opened} onClose={close} />
      </DeferredMount>
    </>
  );
};

const PhoneMenuSheet = lazyComponent(async () => (await import('./phone-menu-sheet')).PhoneMenuSheet);
