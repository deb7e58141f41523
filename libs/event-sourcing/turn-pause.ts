import { setImmediate, setTimeout } from 'node:timers/promises';

/** Too short to be noticed. */
const MAX_TURN_MS = 8;
/** Long enough for another process to get the file lock. */
const PAUSE_MS = 1;

/** Call it often: it yields to the event loop after each turn. */
export type TurnPause = () => Promise<void>;

export const createTurnPause = (): TurnPause => pauseAfterTurns(() => setImmediate());

/** For long writes: also lets other processes write to the file. */
export const createWritePause = (): TurnPause => pauseAfterTurns(() => setTimeout(PAUSE_MS));

const pauseAfterTurns = (pause: () => Promise<unknown>): TurnPause => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_TURN_MS) return;
    await pause();
    since = performance.now();
  };
};
