import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..');
const TOWNS_FOLDER = join(ROOT, '.cache/sample-towns');

/** `seed` creates the town once; it is kept for all test files and runs until a source file of the product changes. */
export const copySampleTown = async (now: string, folder: string, seed: (folder: string) => Promise<void>) => {
  const towns = join(TOWNS_FOLDER, fingerprintOfSources());
  const town = join(towns, now.replaceAll(':', '.'));
  if (!existsSync(town)) {
    removeAllBut(towns);
    await seedInto(town, seed);
  }
  cpSync(town, folder, { recursive: true });
};

const fingerprintOfSources = () => {
  const hash = createHash('sha256').update(process.version);
  for (const file of globSync(['package-lock.json', '{apps/api,libs,projections}/**/*.ts'], { cwd: ROOT }).toSorted())
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
};

const removeAllBut = (towns: string) => {
  mkdirSync(towns, { recursive: true });
  for (const name of readdirSync(TOWNS_FOLDER))
    if (join(TOWNS_FOLDER, name) !== towns) rmSync(join(TOWNS_FOLDER, name), { recursive: true, force: true });
};

/**
 * Another worker may seed the same town at the same time: a folder gets its name when it is complete, and the first one is kept.
 */
const seedInto = async (town: string, seed: (folder: string) => Promise<void>) => {
  const unfinished = mkdtempSync(join(dirname(town), 'unfinished-'));
  await seed(unfinished);
  try {
    renameSync(unfinished, town);
  } catch (error) {
    if (!existsSync(town)) throw error;
    rmSync(unfinished, { recursive: true });
  }
};
