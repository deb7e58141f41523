import { useDisclosure } from '@mantine/hooks';
import { useMayJoin } from '../../lib/account';
import { fetched } from '../../ui/fetched';
import { IconButton } from '../../ui/icon-button';
import { Later } from '../../ui/later';
import styles from './plus.module.css';

/** For adding an event, which takes an account. */
export const Plus = ({ side }: { side: 'left' | 'right' }) => {
  const mayJoin = useMayJoin();
  const [opened, { open, close }] = useDisclosure();
  return (
    mayJoin && (
      <>
        <IconButton
          icon="plus"
          label="Add event"
          className={`${styles.plus} paperless`}
          data-side={side}
          aria-haspopup="dialog"
          onClick={open}
        />
        <Later wanted={opened}>
          <JoinDialog opened={opened} onClose={close} />
        </Later>
      </>
    )
  );
};

const JoinDialog = fetched(async () => (await import('../account/join-dialog')).JoinDialog);
