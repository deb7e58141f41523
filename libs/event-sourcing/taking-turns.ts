import { setTimeout } from 'node:timers/promises';

/** Shorter than anybody notices. */
const TURN_MS = 8;
/** Long enough for another process to take its turn at a file. */
const REST_MS = 1;

/** For long work: what it answers lets others go on, in this process and others, whenever their turn has come. */
export const taking = () => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setTimeout(REST_MS);
    since = performance.now();
  };
};
