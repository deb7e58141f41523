import type { TownEvent } from '#libs/contracts';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useSave } from '../../preferences/use-save';
import { canBeSaved } from '../appearance';
import styles from './event-details.module.css';

/** Save and Hide; one's own events have neither. */
export const EventActions = ({ event, onHide }: { event: TownEvent; onHide: () => void }) =>
  canBeSaved(event) ? (
    <div className={styles.actions}>
      <SaveButton event={event} />
      <Button leftSection={<Icon name="hide" />} onClick={onHide}>
        Hide
      </Button>
    </div>
  ) : null;

const SaveButton = ({ event }: { event: TownEvent }) => {
  const { saved, toggle } = useSave(event.id);
  return (
    <Button variant="filled" aria-pressed={saved} leftSection={<Icon name={saved ? 'saved' : 'save'} />} onClick={toggle}>
      {saved ? 'Saved' : 'Save'}
    </Button>
  );
};
