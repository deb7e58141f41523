import { changeBox, readBox } from './kept-box';
import { sendAll } from './send-all';
import { sendWish } from './send-wish';
import type { Box } from './wishes';

/** By this name a browser calls the worker when the network is back, and the worker tells the pages that it was at work. */
export const TAKE_UP = 'take-up-wishes';

/** Of all tabs and the worker one sends, and the others wait. Answers what is left. */
export const sendWishes = (): Promise<Box> =>
  navigator.locks.request('almanac-wishes', async () => {
    await sendAll({ read: readBox, change: async (how) => void (await changeBox(how)), send: sendWish });
    return readBox();
  });
