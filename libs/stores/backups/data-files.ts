import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { chainFileIn, keysFileIn, logFileIn, notesFileIn, readModelsFileIn, workFileIn } from '../open-stores';

/** What a backup has in a form of its own, and what is made anew without it. */
const STORES = [logFileIn, readModelsFileIn, workFileIn, keysFileIn, notesFileIn, chainFileIn].map((fileIn) => fileIn(''));
const MADE_ANEW = ['events-before-upgrade.db', 'botcast'];

/**
 * Paths, within a data directory, of what its owners put there or nobody can make again: settings, secrets, letters. What is in the
 * folder `besides` is none of it. Throws an Error with a sentence for a link that leads round in a circle.
 */
export const dataFilesIn = (folder: string, besides: string): readonly string[] => {
  const place = { folder, besides: realpathSync(besides), within: [realpathSync(folder)] };
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !MADE_ANEW.includes(name) && !STORES.some((store) => isOf(store, name)))
    .flatMap((entry) => filesIn(place, entry.name, entry))
    .toSorted();
};

/** Itself, or what SQLite and an upgrade put beside it. */
const isOf = (store: string, name: string) => name === store || name.startsWith(`${store}-`) || name.startsWith(`${store}.`);

/** A link is the file or the folder that it stands for: settings are mounted so, and letters kept on another disk. */
const filesIn = (place: Place, path: string, entry: Dirent): string[] => {
  const { folder, besides, within } = place;
  const there = join(folder, path);
  const what = entry.isSymbolicLink() ? statSync(there, { throwIfNoEntry: false }) : entry;
  if (!what?.isDirectory()) return what?.isFile() ? [path] : [];
  const real = realpathSync(there);
  if (real === besides) return [];
  // There would be no end of it.
  if (within.some((one) => one === real || one.startsWith(join(real, sep))))
    throw new Error(`${there} is a link to a folder that it lies in itself: take it away, and call this again.`);
  const inside = { ...place, within: [...within, real] };
  return readdirSync(there, { withFileTypes: true }).flatMap((one) => filesIn(inside, join(path, one.name), one));
};

/** `within`: the folders that are being gone through, as they are called without any link. */
type Place = Readonly<{ folder: string; besides: string; within: readonly string[] }>;
