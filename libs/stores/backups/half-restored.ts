import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** It is in a data directory for as long as not everything is that a backup had. */
export const restoringIn = (folder: string) => join(folder, 'restoring');

/** In a sentence. */
export const halfRestored = (folder: string): string | undefined =>
  existsSync(restoringIn(folder))
    ? `${folder} was not restored to its end: empty it, and call 'npm run almanac -- restore' again.`
    : undefined;
