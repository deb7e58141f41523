import { useState } from 'react';
import { type EventActionsWish, eventActionsRequests } from '../../lib/event-actions-dialog';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The dialog that every row may ask for. */
export const EventActionsDialogs = () => {
  const [wish, setWish] = useState<EventActionsWish>();
  const [times, setTimes] = useState(0);
  const [opened, setOpened] = useState(false);

  eventActionsRequests.useEach((asked) => {
    setWish(asked);
    setTimes((before) => before + 1);
    setOpened(true);
  });

  return (
    <Later wanted={opened}>
      {wish && <EventActionsDialog key={times} opened={opened} {...wish} onClose={() => setOpened(false)} />}
    </Later>
  );
};

const EventActionsDialog = fetched(async () => (await import('./event-actions-dialog')).EventActionsDialog);
