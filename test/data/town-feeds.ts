import { readFileSync } from 'node:fs';
import type { PublishedVersion } from '#libs/matching';
import { versionFromLine } from './labelled-pairs';

/** Two weeks of all feeds of a town that somebody invented; each happening has a key. */
export type TownFeeds = Readonly<{ versions: readonly PublishedVersion[]; keyOf: (id: number) => string }>;

export const readTownFeeds = (town: string): TownFeeds => {
  const lines = readFileSync(`test/data/town-feeds/${town}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));
  const keys = lines.map((line) => line.split(' | ')[0]!);
  return {
    versions: lines.map((line, at) => versionFromLine(line.slice(line.indexOf('|') + 1), at)),
    keyOf: (id) => keys[id]!,
  };
};
