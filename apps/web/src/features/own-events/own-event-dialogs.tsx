import { useState } from 'react';
import { type OwnEventWish, ownEventRequests } from '../../lib/own-event-dialog';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The dialogs that anybody on the page may ask for who has signed in. */
export const OwnEventDialogs = () => {
  const [wish, setWish] = useState<OwnEventWish>({ kind: 'add' });
  const [times, setTimes] = useState(0);
  const [opened, setOpened] = useState(false);

  ownEventRequests.useEach((asked) => {
    setWish(asked);
    setTimes((before) => before + 1);
    setOpened(true);
  });

  const close = () => setOpened(false);
  return (
    <Later wanted={opened}>
      {wish.kind === 'delete' ? (
        <DeleteDialog key={times} opened={opened} event={wish.event} onClose={close} />
      ) : (
        <EventDialog key={times} opened={opened} kind={wish.kind} event={wish.event} onClose={close} />
      )}
    </Later>
  );
};

const EventDialog = fetched(async () => (await import('./event-dialog')).EventDialog);
const DeleteDialog = fetched(async () => (await import('./delete-dialog')).DeleteDialog);
