import { ownEventRequests } from '../../lib/own-event-dialog';
import { useDialogRequest } from '../../lib/use-dialog-request';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';

export const OwnEventDialogs = () => {
  const { request = { kind: 'add' }, requestKey, isOpen, close } = useDialogRequest(ownEventRequests);
  return (
    <DeferredMount isRequested={isOpen}>
      {request.kind === 'delete' ? (
        <DeleteDialog key={requestKey} opened={isOpen} event={request.event} onClose={close} />
      ) : (
        <EventDialog key={requestKey} opened={isOpen} kind={request.kind} event={request.event} onClose={close} />
      )}
    </DeferredMount>
  );
};

const EventDialog = lazyComponent(async () => (await import('./event-dialog')).EventDialog);
const DeleteDialog = lazyComponent(async () => (await import('./delete-dialog')).DeleteDialog);
