import { useState } from 'react';
import type { requests } from './requests';

/** What a dialog was asked for last, and whether it is open. It is made anew for each wish, by `times` for its key. */
export const useDialogWish = <Wish>({ useEach }: ReturnType<typeof requests<Wish>>) => {
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
