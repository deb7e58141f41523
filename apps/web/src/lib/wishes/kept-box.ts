import { clear, createStore, get, update } from 'idb-keyval';
import { type Box, EMPTY } from './wishes';

/** The worker reads it too, and so does every tab: each change is one transaction. */
const store = createStore('almanac', 'wishes');

const NAME = 'box';

export const readBox = async (): Promise<Box> => (await get<Box>(NAME, store)) ?? EMPTY;

/** Answers the box as it is by then. */
export const changeBox = async (how: (box: Box) => Box): Promise<Box> => {
  let now = EMPTY;
  await update<Box>(
    NAME,
    (box = EMPTY) => {
      now = how(box);
      return now;
    },
    store,
  );
  return now;
};

export const emptyBox = () => clear(store);
