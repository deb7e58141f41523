import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { chainFileIn, keysFileIn, logFileIn, notesFileIn, readModelsFileIn, workFileIn } from '../open-stores';

/** Files that a backup contains in another form, and derived ones. */
const STORE_FILES = [logFileIn, readModelsFileIn, workFileIn, keysFileIn, notesFileIn, chainFileIn].map((fileIn) => fileIn(''));
const DERIVED_FILES = ['events-before-upgrade.db', 'botcast'];

/** Relative paths of settings, secrets and letters, without the folder `besides`. Throws an Error with a sentence. */
export const dataFilesIn = (folder: string, besides: string): readonly string[] => {
  const place = { folder, besides: realpathSync(besides), within: [realpathSync(folder)] };
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !DERIVED_FILES.includes(name) && !STORE_FILES.some((store) => isStoreFile(store, name)))
    .flatMap((entry) => filesIn(place, entry.name, entry))
    .toSorted();
};

/** The file itself, or one that SQLite or an upgrade put beside it. */
const isStoreFile = (store: string, name: string) =>
  name === store || name.startsWith(`${store}-`) || name.startsWith(`${store}.`);

/** Links are followed: settings may be mounted, and letters may be on another disk. */
const filesIn = (place: SearchedFolder, path: string, entry: Dirent): string[] => {
  const { folder, besides, within } = place;
  const there = join(folder, path);
  const what = entry.isSymbolicLink() ? statSync(there, { throwIfNoEntry: false }) : entry;
  if (!what?.isDirectory()) return what?.isFile() ? [path] : [];
  const real = realpathSync(there);
  if (real === besides) return [];
  // Following the link would never end.
  if (within.some((one) => one === real || one.startsWith(join(real, sep))))
    throw new Error(`${there} is a link to a folder that contains it: remove it, and try again.`);
  const inside = { ...place, within: [...within, real] };
  return readdirSync(there, { withFileTypes: true }).flatMap((one) => filesIn(inside, join(path, one.name), one));
};

/** `within`: the real paths of the enclosing folders. */
type SearchedFolder = Readonly<{ folder: string; besides: string; within: readonly string[] }>;
