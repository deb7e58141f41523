import { remindRequests } from '../../lib/remind-dialog';
import { useDialogWish } from '../../lib/use-dialog-wish';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The dialog that every list and page may ask for. */
export const RemindDialogs = () => {
  const { wish, times, opened, close } = useDialogWish(remindRequests);

  return (
    <Later wanted={opened}>
      {wish && <RemindDialog key={times} opened={opened} event={wish.event} reminder={wish.reminder} onClose={close} />}
    </Later>
  );
};

const RemindDialog = fetched(async () => (await import('./remind-dialog')).RemindDialog);
