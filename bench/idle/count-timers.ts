import { writeFileSync } from 'node:fs';
import promises from 'node:timers/promises';

/** Loaded before a program: with SIGCONT it writes the number of fired timers into the file that TIMERS_FILE names. */
let fired = 0;

const counted = (set: (work: (...values: unknown[]) => void, ...rest: any[]) => unknown) =>
  Object.assign((work: (...values: unknown[]) => void, ...rest: unknown[]) => {
    const countedWork = (...values: unknown[]) => {
      fired += 1;
      work(...values);
    };
    return set(countedWork, ...rest);
  }, set);

Object.assign(globalThis, { setTimeout: counted(setTimeout), setInterval: counted(setInterval) });

const { setTimeout: pause } = promises;
Object.assign(promises, {
  setTimeout: async (...values: Parameters<typeof pause>) => {
    const value = await pause(...values);
    fired += 1;
    return value;
  },
});

process.on('SIGCONT', () => writeFileSync(process.env['TIMERS_FILE']!, String(fired)));
