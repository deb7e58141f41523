import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { printable } from './printable';

/** Asks whoever sits at a terminal, and answers what they type: nothing where they break it off. */
export const asking =
  (input: Readable, output: Writable) =>
  async (question: string): Promise<string> => {
    const reader = createInterface({ input, output });
    // What was asked is never answered otherwise: the command would end as if it were done, or not at all.
    const brokenOff = new Promise<string>((resolve) => reader.once('close', () => resolve('')));
    try {
      return await Promise.race([reader.question(printable(question)), brokenOff]);
    } finally {
      reader.close();
    }
  };
