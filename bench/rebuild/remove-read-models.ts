import { rm } from 'node:fs/promises';
import { readModelsFileIn } from '#libs/stores';

/** Removes the file of the read models, so that a rebuild begins without any. */
export const removeReadModels = (directory: string) =>
  Promise.all(['', '-wal', '-shm'].map((end) => rm(readModelsFileIn(directory) + end, { force: true })));
