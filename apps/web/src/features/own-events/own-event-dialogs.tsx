import { ownEventRequests } from '../../lib/own-event-dialog';
import { useDialogRequest } from '../../lib/use-dialog-request';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';

export const OwnEventDialogs = () => {
  const { request = { kind: 'add' }, times, opened, close } = useDialogRequest(ownEventRequests);
  return (
    <DeferredMount isRequested={opened}>
      {request.kind === 'delete' ? (
        <DeleteDialog key={times} opened={opened} event={request.event} onClose={close} />
      ) : (
        <EventDialog key={times} opened={opened} kind={request.kind} event={request.event} onClose={close} />
      )}
    </DeferredMount>
  );
};

const EventDialog = lazyComponent(async () => (await import('./event-dialog')).EventDialog);
const DeleteDialog = lazyComponent(async () => (await import('./delete-dialog')).DeleteDialog);
