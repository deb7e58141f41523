import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class SigningSecret {
  constructor(readonly value: string) {}
}

/** Random, readable only by its owner. Throws an Error if the file is truncated: a new secret would sign everybody out. */
export const readOrCreateSecret = (folder: string, name: string): string => {
  const file = join(folder, name);
  const secret = readSecret(file) ?? createSecret(file);
  if (secret.length < MIN_SECRET_LENGTH)
    throw new Error(`${file} is truncated. Restore it, or delete it; then everybody has to sign in again.`);
  return secret;
};

const MIN_SECRET_LENGTH = 32;

/** Append with synchronous writes, which also works where fsync is not permitted. */
const SYNCED_APPEND = 'as';

const readSecret = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Written to a draft and linked: the file is always complete, also after a crash, and one of several processes wins. */
const createSecret = (file: string): string => {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: SYNCED_APPEND });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
};
