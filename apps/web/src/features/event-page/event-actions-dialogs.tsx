import { eventActionsRequests } from '../../lib/event-actions-dialog';
import { useDialogRequest } from '../../lib/use-dialog-request';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';

export const EventActionsDialogs = () => {
  const { wish, times, opened, close } = useDialogRequest(eventActionsRequests);

  return (
    <DeferredMount wanted={opened}>
      {wish && <EventActionsDialog key={times} opened={opened} {...wish} onClose={close} />}
    </DeferredMount>
  );
};

const EventActionsDialog = lazyComponent(async () => (await import('./event-actions-dialog')).EventActionsDialog);
