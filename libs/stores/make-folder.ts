import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** With those above it, one after the other from the first that is there: where a disk says of none that it is missing, Node would look for ever. */
export const makeFolder = (folder: string, mode?: number) => {
  if (isFolder(folder)) return;
  const above = dirname(resolve(folder));
  if (above !== resolve(folder)) makeFolder(above, mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
};

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
