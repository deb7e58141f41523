import { remindRequests } from '../../lib/remind-dialog';
import { useDialogRequest } from '../../lib/use-dialog-request';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';

export const RemindDialogs = () => {
  const { wish, times, opened, close } = useDialogRequest(remindRequests);

  return (
    <DeferredMount wanted={opened}>
      {wish && <RemindDialog key={times} opened={opened} event={wish.event} reminder={wish.reminder} onClose={close} />}
    </DeferredMount>
  );
};

const RemindDialog = lazyComponent(async () => (await import('./remind-dialog')).RemindDialog);
