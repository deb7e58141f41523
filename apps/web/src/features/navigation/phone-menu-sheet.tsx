import { Modal } from '@mantine/core';
import { Link } from 'wouter';
import { useMayRegister, useUser } from '../../lib/account';
import { openAuthDialog } from '../../lib/auth-dialog';
import { useTown } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { ModalRoot } from '../../ui/modal-root';
import { logOut } from '../account/log-out';
import { useMode } from '../themes/use-mode';
import masthead from './masthead.module.css';
import { MODE_SWITCH, PHONE_MENU, useEntries } from './menu-entries';
import styles from './phone-menu-sheet.module.css';

export const PhoneMenuSheet = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <ModalRoot opened={opened} onClose={onClose} fullScreen classNames={styles}>
    <Modal.Content aria-label="Menu">
      <Modal.Body>
        <div className={styles.head}>
          <Link href="/" className={masthead.wordmark} onClick={onClose}>
            Almanac
          </Link>
          <span className={masthead.town}>{useTown().name}</span>
          <IconButton icon="x" label="Close menu" tip={false} onClick={onClose} className={styles.close} data-autofocus />
        </div>
        <CurrentUser onChoose={onClose} />
        <MenuEntries onChoose={onClose} />
      </Modal.Body>
    </Modal.Content>
  </ModalRoot>
);

const CurrentUser = ({ onChoose }: { onChoose: () => void }) => {
  const user = useUser();
  const mayJoin = useMayRegister();
  const ask = (mode: 'login' | 'register') => () => {
    onChoose();
    openAuthDialog(mode);
  };
  return (
    <>
      {user && (
        <p className={styles.hello}>
          Hello, <b>{user.email}</b>
        </p>
      )}
      {mayJoin && (
        <div className={styles.join}>
          <Button variant="black" onClick={ask('login')}>
            Log In
          </Button>
          <Button variant="filled" onClick={ask('register')}>
            Sign Up
          </Button>
        </div>
      )}
    </>
  );
};

const MenuEntries = ({ onChoose }: { onChoose: () => void }) => {
  const { shownMode, toggle } = useMode();
  const user = useUser();
  return (
    <nav className={styles.entries} aria-label="Menu">
      <ul>
        {useEntries(PHONE_MENU).map((entry) => (
          <li key={entry === MODE_SWITCH ? MODE_SWITCH : entry.label}>
            {entry === MODE_SWITCH ? (
              <button type="button" onClick={toggle}>
                <Icon name="half" />
                {shownMode === 'dark' ? 'Light mode' : 'Dark mode'}
              </button>
            ) : 'ask' in entry ? (
              <button
                type="button"
                onClick={() => {
                  onChoose();
                  entry.ask();
                }}
              >
                <Icon name={entry.icon} />
                {entry.label}
              </button>
            ) : (
              <Link href={entry.path} onClick={onChoose}>
                <Icon name={entry.icon} />
                {entry.label}
              </Link>
            )}
          </li>
        ))}
        {user && (
          <li>
            <button type="button" onClick={logOut}>
              <Icon name="logout" />
              Logout
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
};
