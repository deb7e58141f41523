import { Modal } from '@mantine/core';
import { Link } from 'wouter';
import { askForAuth } from '../../lib/auth-dialog';
import { useFeature, useTown } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { ModalRoot } from '../../ui/modal-root';
import { useMode } from '../themes/use-mode';
import { MODE, PHONE_MENU, useEntries } from './entries';
import masthead from './masthead.module.css';
import styles from './phone-menu-sheet.module.css';

/** The masthead grown over the whole page, with the entries at the bottom, where the thumb is. */
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
        <Join onChoose={onClose} />
        <Entries onChoose={onClose} />
      </Modal.Body>
    </Modal.Content>
  </ModalRoot>
);

const Join = ({ onChoose }: { onChoose: () => void }) => {
  const ask = (mode: 'login' | 'register') => () => {
    onChoose();
    askForAuth(mode);
  };
  return (
    useFeature('accounts') && (
      <div className={styles.join}>
        <Button variant="filled" onClick={ask('register')}>
          Sign Up
        </Button>
        <Button variant="black" onClick={ask('login')}>
          Log In
        </Button>
      </div>
    )
  );
};

const Entries = ({ onChoose }: { onChoose: () => void }) => {
  const { shown, toggle } = useMode();
  return (
    <nav className={styles.entries} aria-label="Menu">
      <ul>
        {useEntries(PHONE_MENU).map((entry) => (
          <li key={entry === MODE ? MODE : entry.path}>
            {entry === MODE ? (
              <button type="button" onClick={toggle}>
                <Icon name="half" />
                {shown === 'dark' ? 'Light mode' : 'Dark mode'}
              </button>
            ) : (
              <Link href={entry.path} onClick={onChoose}>
                <Icon name={entry.icon} />
                {entry.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
