import { useState } from 'react';
import type { createRequests } from './requests';

/** `times` is a key that changes with each request. */
export const useDialogRequest = <Wish>({ useEach }: ReturnType<typeof createRequests<Wish>>) => {
  const [wish, setWish] = useState<Wish>();
  const [times, setTimes] = useState(0);
  const [opened, setOpened] = useState(false);

  useEach((asked) => {
    setWish(asked);
    setTimes((before) => before + 1);
    setOpened(true);
  });

  return { wish, times, opened, close: () => setOpened(false) };
};
