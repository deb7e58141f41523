import { eventActionsRequests } from '../../lib/event-actions-dialog';
import { useDialogWish } from '../../lib/use-dialog-wish';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The dialog that every row may ask for. */
export const EventActionsDialogs = () => {
  const { wish, times, opened, close } = useDialogWish(eventActionsRequests);

  return <Later wanted={opened}>{wish && <EventActionsDialog key={times} opened={opened} {...wish} onClose={close} />}</Later>;
};

const EventActionsDialog = fetched(async () => (await import('./event-actions-dialog')).EventActionsDialog);
