import { useState } from 'react';
import type { createRequests } from './requests';

/** `request` stays after `close`, so that its dialog can fade out. `requestKey` changes with each request. */
export const useDialogRequest = <DialogRequest>({ useEach }: ReturnType<typeof createRequests<DialogRequest>>) => {
  const [request, setRequest] = useState<DialogRequest>();
  const [requestKey, setRequestKey] = useState(0);
  const [isOpen, setIsOpen] = useState(false);

  useEach((newRequest) => {
    setRequest(newRequest);
    setRequestKey((key) => key + 1);
    setIsOpen(true);
  });

  return { request, requestKey, isOpen, close: () => setIsOpen(false) };
};
