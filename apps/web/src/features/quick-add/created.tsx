import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { refreshOwnEvents } from '../own-events/refresh';
import { stayHere } from '../own-events/to-me';
import styles from './quick-add.module.css';
import { type CreatedEvent, rememberCreated } from './remembered-event';

/** What was added, and the way to take it back. */
export const Created = ({ event: { id, name, when } }: { event: CreatedEvent }) => {
  const client = useQueryClient();
  const [undoing, setUndoing] = useState(false);

  const undo = async () => {
    if (undoing) return;
    stayHere();
    setUndoing(true);
    try {
      await api.delete(`/events/user/${id}`, {});
      rememberCreated(null);
      toast({ title: 'Event Removed' });
      await refreshOwnEvents(client);
    } catch {
      setUndoing(false);
      toast({ title: 'Error', description: 'Failed to remove the event.', variant: 'destructive' });
    }
  };

  return (
    <div className={`${styles.done} paperless`} role="status">
      <Icon name="check" size={20} />
      <p>
        <b>Event created!</b>
        <span>
          {name}, {when}
        </span>
      </p>
      <Button leftSection={<Icon name="undo" size={20} />} aria-disabled={undoing} onClick={undo}>
        Undo
      </Button>
      <Button onClick={() => rememberCreated(null)}>Dismiss</Button>
    </div>
  );
};
