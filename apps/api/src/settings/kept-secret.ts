import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** With what sign-ins and reset links of this town are signed. */
export class Secret {
  constructor(readonly value: string) {}
}

/**
 * The secret that a file of the data directory holds: made at random by whichever process comes first, and read by its owner
 * alone. Throws an Error with a sentence where the file was cut off: another secret signs everybody out, so an operator decides.
 */
export const keptSecret = (folder: string, name: string): string => {
  const file = join(folder, name);
  const secret = read(file) ?? made(file);
  if (secret.length < SHORTEST)
    throw new Error(`${file} is truncated. Restore it, or delete it; then everybody has to sign in again.`);
  return secret;
};

const SHORTEST = 32;

/** Appended, and there when that is answered; also where a process is not let to flush what it has written. */
const ON_THE_DISK = 'as';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Written elsewhere first: who finds the file finds all of it, after a crash too, and of several that come at once one is the first. */
const made = (file: string): string => {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: ON_THE_DISK });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
};
