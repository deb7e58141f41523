import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Reads the version of the nearest package.json above, wherever this file was built to. */
const nearest = (folder: string): string => {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : nearest(dirname(folder));
};

export const version = nearest(__dirname);
