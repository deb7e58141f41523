import type { TownEvent } from '#libs/contracts';
import { askForOwnEvent } from '../../../lib/own-event-dialog';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useSave } from '../../preferences/use-save';
import { canBeSaved } from '../appearance';
import styles from './event-details.module.css';

/** Save and Hide; one's own events have neither, and are edited and deleted. */
export const EventActions = ({ event, onHide }: { event: TownEvent; onHide: () => void }) => (
  <div className={styles.actions}>
    {canBeSaved(event) ? (
      <>
        <SaveButton event={event} />
        <Button leftSection={<Icon name="hide" />} onClick={onHide}>
          Hide
        </Button>
      </>
    ) : (
      <>
        <Button leftSection={<Icon name="pen" />} onClick={() => askForOwnEvent({ kind: 'edit', event })}>
          Edit
        </Button>
        <Button variant="danger" leftSection={<Icon name="trash" />} onClick={() => askForOwnEvent({ kind: 'delete', event })}>
          Delete
        </Button>
      </>
    )}
  </div>
);

const SaveButton = ({ event }: { event: TownEvent }) => {
  const { saved, toggle } = useSave(event.id);
  return (
    <Button variant="filled" aria-pressed={saved} leftSection={<Icon name={saved ? 'saved' : 'save'} />} onClick={toggle}>
      {saved ? 'Saved' : 'Save'}
    </Button>
  );
};
