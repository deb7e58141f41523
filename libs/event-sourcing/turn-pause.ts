import { setImmediate, setTimeout } from 'node:timers/promises';

/** Too short to be noticed. */
const MAX_TURN_MS = 8;
/** Long enough for another process to get the file lock. */
const PAUSE_MS = 1;

/** For long computations: call the returned function often, it yields to the event loop after each turn. */
export const createTurnPause = () => pauseAfterTurns(() => setImmediate());

/** For long writes: like `createTurnPause`, and lets other processes write to the file. */
export const createWritePause = () => pauseAfterTurns(() => setTimeout(PAUSE_MS));

const pauseAfterTurns = (pause: () => Promise<unknown>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_TURN_MS) return;
    await pause();
    since = performance.now();
  };
};
