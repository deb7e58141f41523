import { closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { OWNER_ONLY_MODE } from '../owner-only-mode';

const SQLITE_BUSY = 5;

const LOCK_STATEMENTS = { alone: 'BEGIN EXCLUSIVE', together: 'BEGIN; SELECT 1 FROM sqlite_master' } as const;

/** Undefined if another process holds it. A killed process releases it. */
export const lockFile = (file: string, how: keyof typeof LOCK_STATEMENTS): (() => void) | undefined => {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY_MODE));
  // Backups may be on a read-only disk.
  const database = new DatabaseSync(file, { readOnly: how === 'together' });
  try {
    database.exec(`PRAGMA busy_timeout = 0; ${LOCK_STATEMENTS[how]}`);
    return () => database.close();
  } catch (error) {
    database.close();
    if ((Number((error as { errcode?: unknown }).errcode) & 0xff) === SQLITE_BUSY) return undefined;
    throw error;
  }
};
