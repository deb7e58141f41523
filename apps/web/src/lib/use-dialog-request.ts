import { useState } from 'react';
import type { createRequests } from './requests';

/** `times` is a key that changes with each request. */
export const useDialogRequest = <DialogRequest>({ useEach }: ReturnType<typeof createRequests<DialogRequest>>) => {
  const [request, setRequest] = useState<DialogRequest>();
  const [times, setTimes] = useState(0);
  const [opened, setOpened] = useState(false);

  useEach((newRequest) => {
    setRequest(newRequest);
    setTimes((before) => before + 1);
    setOpened(true);
  });

  return { request, times, opened, close: () => setOpened(false) };
};
