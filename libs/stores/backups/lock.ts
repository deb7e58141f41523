import { closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { OURS } from '../ours';

const BUSY = 5;

const TAKEN = { alone: 'BEGIN EXCLUSIVE', together: 'BEGIN; SELECT 1 FROM sqlite_master' } as const;

/** Holds a file, alone or together with others; who is killed lets go. Answers how to let go: undefined where somebody is in the way. */
export const hold = (file: string, how: keyof typeof TAKEN): (() => void) | undefined => {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OURS));
  // Backups may lie where nobody can write.
  const database = new DatabaseSync(file, { readOnly: how === 'together' });
  try {
    database.exec(`PRAGMA busy_timeout = 0; ${TAKEN[how]}`);
    return () => database.close();
  } catch (error) {
    database.close();
    if ((Number((error as { errcode?: unknown }).errcode) & 0xff) === BUSY) return undefined;
    throw error;
  }
};
