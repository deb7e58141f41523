import { setImmediate, setTimeout } from 'node:timers/promises';

/** Shorter than anybody notices. */
const TURN_MS = 8;
/** Long enough for another process to take its turn at a file. */
const REST_MS = 1;

/** For long work: what it answers lets others of this process go on whenever their turn has come. */
export const takingTurns = () => afterEachTurn(() => setImmediate());

/** For long writing: so does this, and lets other processes write to the same file. */
export const makingRoom = () => afterEachTurn(() => setTimeout(REST_MS));

const afterEachTurn = (pause: () => Promise<unknown>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await pause();
    since = performance.now();
  };
};
