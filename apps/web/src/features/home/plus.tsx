import { useDisclosure } from '@mantine/hooks';
import { useMayJoin, useUser } from '../../lib/account';
import { askForOwnEvent } from '../../lib/own-event-dialog';
import { fetched } from '../../ui/fetched';
import { IconButton } from '../../ui/icon-button';
import { Later } from '../../ui/later';
import styles from './plus.module.css';

/** For adding an event, which takes an account. */
export const Plus = () => {
  const [mayJoin, user] = [useMayJoin(), useUser()];
  const [opened, { open, close }] = useDisclosure();
  if (!mayJoin && !user) return null;
  return (
    <>
      <IconButton
        icon="plus"
        label="Add event"
        className={`${styles.plus} paperless`}
        aria-haspopup="dialog"
        onClick={user ? () => askForOwnEvent({ kind: 'add' }) : open}
      />
      <Later wanted={opened}>
        <JoinDialog opened={opened} onClose={close} />
      </Later>
    </>
  );
};

const JoinDialog = fetched(async () => (await import('../account/join-dialog')).JoinDialog);
