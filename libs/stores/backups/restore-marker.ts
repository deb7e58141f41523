import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Exists while a restore is incomplete. */
export const restoreMarkerIn = (folder: string) => join(folder, 'restoring');

export const unfinishedRestoreMessage = (folder: string): string | undefined =>
  existsSync(restoreMarkerIn(folder))
    ? `${folder} was not restored to its end: empty it, and call 'npm run almanac -- restore' again.`
    : undefined;
