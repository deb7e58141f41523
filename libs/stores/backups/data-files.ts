import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chainFileIn, keysFileIn, logFileIn, notesFileIn, readModelsFileIn, workFileIn } from '../open-stores';

/** What a backup has in a form of its own, and what is made anew without it. */
const STORES = [logFileIn, readModelsFileIn, workFileIn, keysFileIn, notesFileIn, chainFileIn].map((fileIn) => fileIn(''));
const MADE_ANEW = ['events-before-upgrade.db', 'botcast'];

/** Paths, within a data directory, of what its owners put there or nobody can make again: settings, secrets, letters. */
export const dataFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !MADE_ANEW.includes(name) && !STORES.some((store) => isOf(store, name)))
    .flatMap((entry) => filesIn(folder, entry.name, entry.isDirectory(), entry.isFile()))
    .toSorted();

/** Itself, or what SQLite and an upgrade put beside it. */
const isOf = (store: string, name: string) => name === store || name.startsWith(`${store}-`) || name.startsWith(`${store}.`);

const filesIn = (folder: string, path: string, isFolder: boolean, isFile: boolean): string[] => {
  if (!isFolder) return isFile ? [path] : [];
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) =>
    filesIn(folder, join(path, entry.name), entry.isDirectory(), entry.isFile()),
  );
};
