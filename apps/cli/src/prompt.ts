import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { toPrintable } from './printable';

/** Resolves with '' if the input ends. */
export const createPrompt =
  (input: Readable, output: Writable) =>
  async (question: string): Promise<string> => {
    const reader = createInterface({ input, output });
    // Without this a closed input leaves the question pending, and the command would end as if it had succeeded.
    const brokenOff = new Promise<string>((resolve) => reader.once('close', () => resolve('')));
    try {
      return await Promise.race([reader.question(toPrintable(question)), brokenOff]);
    } finally {
      reader.close();
    }
  };
