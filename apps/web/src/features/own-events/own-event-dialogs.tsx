import { ownEventRequests } from '../../lib/own-event-dialog';
import { useDialogWish } from '../../lib/use-dialog-wish';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The dialogs that anybody on the page may ask for who has signed in. */
export const OwnEventDialogs = () => {
  const { wish = { kind: 'add' }, times, opened, close } = useDialogWish(ownEventRequests);
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
