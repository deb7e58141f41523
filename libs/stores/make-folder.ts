import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Creates missing parents one by one: with `recursive` Node loops for ever on a disk that reports no missing folder. */
export const makeFolder = (folder: string, mode?: number) => {
  if (isFolder(folder)) return;
  const above = dirname(resolve(folder));
  if (above !== resolve(folder)) makeFolder(above, mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    // Another process may have created it.
    if (!isFolder(folder)) throw error;
  }
};

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
