import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Of the nearest package, wherever this was built to. */
const nearest = (folder: string): string => {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : nearest(dirname(folder));
};

/** Which Almanac this is. */
export const version = nearest(__dirname);
