import { rm } from 'node:fs/promises';
import { readModelsFileIn } from '#libs/stores';

export const removeReadModels = (directory: string) =>
  Promise.all(['', '-wal', '-shm'].map((end) => rm(readModelsFileIn(directory) + end, { force: true })));
