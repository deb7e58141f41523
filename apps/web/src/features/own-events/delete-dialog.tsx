import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type TownEvent, titleOf } from '#libs/contracts';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import styles from './event-dialog.module.css';
import { ModeSwitch } from './mode-switch';
import { deleteEvent, EXTENTS, type Extent } from './own-event-calls';
import { refreshOwnEvents } from './refresh';

type Props = { opened: boolean; event: TownEvent; onClose: () => void };

export const DeleteDialog = ({ opened, event, onClose }: Props) => {
  const client = useQueryClient();
  const [extent, setExtent] = useState<Extent>(event.repeats ? 'this day' : 'all');
  const [sending, setSending] = useState(false);

  const remove = async () => {
    if (sending) return;
    setSending(true);
    const outcome = await deleteEvent(event, extent);
    setSending(false);
    if (outcome !== 'done') return toast({ title: 'Error', description: FAILED_TEXT, variant: 'destructive' });
    toast({ title: 'Event deleted!', description: 'Event has been removed.' });
    onClose();
    await refreshOwnEvents(client);
  };

  return (
    <Dialog
      opened={opened}
      narrow
      onClose={onClose}
      title="Delete event"
      foot={
        <div className={styles.foot}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger-filled" leftSection={<Icon name="trash" />} aria-disabled={sending} onClick={remove}>
            Delete
          </Button>
        </div>
      }
    >
      {event.repeats && <ModeSwitch label="Which days" modes={EXTENTS} mode={extent} onMode={setExtent} />}
      <p className={styles.question}>Are you sure you want to delete "{titleOf(event)}"? This action cannot be undone.</p>
    </Dialog>
  );
};

const FAILED_TEXT = 'Failed to delete event. Please try again.';
