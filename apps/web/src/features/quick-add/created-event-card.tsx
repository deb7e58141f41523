import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, api } from '../../lib/api';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { CREATED_SHOWN_MS, type CreatedEvent, forgetCreated } from '../own-events/created-event';
import { cancelLeave } from '../own-events/leave-to-own-events';
import { refreshOwnEvents } from '../own-events/refresh';
import styles from './quick-add.module.css';

export const CreatedEventCard = ({ event: { id, otherId, name, when, createdAt } }: { event: CreatedEvent }) => {
  const client = useQueryClient();
  const [undoing, setUndoing] = useState(false);

  useEffect(() => {
    const timer = setTimeout(forgetCreated, createdAt + CREATED_SHOWN_MS - Date.now());
    return () => clearTimeout(timer);
  }, [createdAt]);

  const undo = async () => {
    if (undoing) return;
    cancelLeave();
    setUndoing(true);
    try {
      for (const one of [otherId, id]) if (one !== undefined) await api.delete(`/events/user/${one}`, {});
      forgetCreated();
      toast({ title: 'Event Removed' });
      await refreshOwnEvents(client);
    } catch (error) {
      setUndoing(false);
      // The event was deleted elsewhere, so there is nothing to undo.
      if (error instanceof ApiError && error.status === 404) forgetCreated();
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
      <Button onClick={forgetCreated}>Dismiss</Button>
    </div>
  );
};
