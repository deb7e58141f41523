import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Exists while a restore is incomplete. */
export const restoreMarkerIn = (folder: string) => join(folder, 'restoring');

export const unfinishedRestoreMessage = (folder: string): string | undefined =>
  existsSync(restoreMarkerIn(folder))
    ? `The restore into ${folder} was not completed: empty it, and run 'npm run almanac -- restore' again.`
    : undefined;
