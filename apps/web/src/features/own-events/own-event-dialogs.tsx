import { ownEventRequests } from '../../lib/own-event-dialog';
import { useDialogRequest } from '../../lib/use-dialog-request';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';

export const OwnEventDialogs = () => {
  const { wish = { kind: 'add' }, times, opened, close } = useDialogRequest(ownEventRequests);
  return (
    <DeferredMount wanted={opened}>
      {wish.kind === 'delete' ? (
        <DeleteDialog key={times} opened={opened} event={wish.event} onClose={close} />
      ) : (
        <EventDialog key={times} opened={opened} kind={wish.kind} event={wish.event} onClose={close} />
      )}
    </DeferredMount>
  );
};

const EventDialog = lazyComponent(async () => (await import('./event-dialog')).EventDialog);
const DeleteDialog = lazyComponent(async () => (await import('./delete-dialog')).DeleteDialog);
