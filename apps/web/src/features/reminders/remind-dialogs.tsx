import { remindRequests } from '../../lib/remind-dialog';
import { useDialogRequest } from '../../lib/use-dialog-request';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';

export const RemindDialogs = () => {
  const { request, requestKey, isOpen, close } = useDialogRequest(remindRequests);

  return (
    <DeferredMount isRequested={isOpen}>
      {request && (
        <RemindDialog key={requestKey} opened={isOpen} event={request.event} reminder={request.reminder} onClose={close} />
      )}
    </DeferredMount>
  );
};

const RemindDialog = lazyComponent(async () => (await import('./remind-dialog')).RemindDialog);
