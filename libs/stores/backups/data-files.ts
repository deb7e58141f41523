import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chainFileIn, keysFileIn, logFileIn, notesFileIn, readModelsFileIn, workFileIn } from '../open-stores';

/** What a backup has in a form of its own, and what is made anew without it. */
const STORES = [logFileIn, readModelsFileIn, workFileIn, keysFileIn, notesFileIn, chainFileIn].map((fileIn) => fileIn(''));
const MADE_ANEW = ['events-before-upgrade.db', 'botcast'];

/**
 * Paths, within a data directory, of what its owners put there or nobody can make again: settings, secrets, letters. What is in the
 * folder `besides` is none of it.
 */
export const dataFilesIn = (folder: string, besides: string): readonly string[] => {
  const outside = realpathSync(besides);
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !MADE_ANEW.includes(name) && !STORES.some((store) => isOf(store, name)))
    .flatMap((entry) => filesIn(folder, entry.name, entry, outside))
    .toSorted();
};

/** Itself, or what SQLite and an upgrade put beside it. */
const isOf = (store: string, name: string) => name === store || name.startsWith(`${store}-`) || name.startsWith(`${store}.`);

/** A link to a file is that file: settings are mounted so. */
const filesIn = (folder: string, path: string, entry: Dirent, besides: string): string[] => {
  const place = join(folder, path);
  if (entry.isSymbolicLink()) return statSync(place, { throwIfNoEntry: false })?.isFile() ? [path] : [];
  if (!entry.isDirectory()) return entry.isFile() ? [path] : [];
  if (realpathSync(place) === besides) return [];
  return readdirSync(place, { withFileTypes: true }).flatMap((one) => filesIn(folder, join(path, one.name), one, besides));
};
