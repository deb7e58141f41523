import { remindRequests } from '../../lib/remind-dialog';
import { useDialogRequest } from '../../lib/use-dialog-request';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';

export const RemindDialogs = () => {
  const { request, times, opened, close } = useDialogRequest(remindRequests);

  return (
    <DeferredMount isRequested={opened}>
      {request && <RemindDialog key={times} opened={opened} event={request.event} reminder={request.reminder} onClose={close} />}
    </DeferredMount>
  );
};

const RemindDialog = lazyComponent(async () => (await import('./remind-dialog')).RemindDialog);
