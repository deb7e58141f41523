import { useDisclosure } from '@mantine/hooks';
import { useMayRegister, useUser } from '../../lib/account';
import { openOwnEvent } from '../../lib/own-event-dialog';
import { DeferredMount } from '../../ui/deferred-mount';
import { IconButton } from '../../ui/icon-button';
import { lazyComponent } from '../../ui/lazy-component';
import styles from './add-event-button.module.css';

export const AddEventButton = () => {
  const [mayJoin, user] = [useMayRegister(), useUser()];
  const [isOpen, { open, close }] = useDisclosure();
  if (!mayJoin && !user) return null;
  return (
    <>
      <IconButton
        icon="plus"
        label="Add event"
        className={`${styles.plus} paperless`}
        aria-haspopup="dialog"
        onClick={user ? () => openOwnEvent({ kind: 'add' }) : open}
      />
      <DeferredMount isRequested={isOpen}>
        <JoinDialog opened={isOpen} onClose={close} />
      </DeferredMount>
    </>
  );
};

const JoinDialog = lazyComponent(async () => (await import('../account/join-dialog')).JoinDialog);
