import { eventActionsRequests } from '../../lib/event-actions-dialog';
import { useDialogRequest } from '../../lib/use-dialog-request';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';

export const EventActionsDialogs = () => {
  const { request, requestKey, isOpen, close } = useDialogRequest(eventActionsRequests);

  return (
    <DeferredMount isRequested={isOpen}>
      {request && <EventActionsDialog key={requestKey} opened={isOpen} {...request} onClose={close} />}
    </DeferredMount>
  );
};

const EventActionsDialog = lazyComponent(async () => (await import('./event-actions-dialog')).EventActionsDialog);
