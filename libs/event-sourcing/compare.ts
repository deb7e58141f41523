import { setImmediate, setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Build, Builds } from './builds';
import type { EventStore } from './event-store';
import { catchUp, type Growing } from './growing';
import type { Projection } from './projection';

const COMPARED = 500;
const LOOKS = 50;
const LOOK_AGAIN_MS = 5;

export type Rebuilt = Readonly<{ projection: string; documents: number; differing: readonly string[]; parked: number }>;

/** What serves `projection` now, if it is of the same version: another shows something else by intent. */
export const liveOf = async (builds: Builds, { name, version }: Projection<any>): Promise<Build | undefined> =>
  (await builds.list()).find((build) => build.projection === name && build.state === 'live' && build.version === version);

/** Compares a fresh build with the live one at the same place in the log, while facts keep arriving. */
export const compare = async (store: EventStore, builds: Builds, one: Growing): Promise<Rebuilt> => {
  const live = await liveOf(builds, one.projection);
  const suspects = new Set<string>();
  const documents = await eachPage(builds, one.build, live, (key, fresh, shown) => {
    if (!isDeepStrictEqual(fresh, shown)) suspects.add(key);
  });
  if (live) await eachPage(builds, live, one.build, (key, _, fresh) => fresh === undefined && suspects.add(key));
  const differing = live ? await confirmed(store, builds, one, [...suspects]) : [];
  return { projection: one.projection.name, documents, differing, parked: one.parked.size };
};

/** Those of `suspects` that differ with both builds at the same place: the others had only moved while they were compared. */
const confirmed = async (store: EventStore, builds: Builds, one: Growing, suspects: readonly string[]) => {
  let differing = suspects;
  for (let look = 1; differing.length > 0 && look <= LOOKS; look++) {
    const live = await liveOf(builds, one.projection);
    if (!live) return [];
    await catchUp(store, builds, [one], undefined, live.position);
    differing = await stillDiffering(builds, one.build, live, differing);
    if ((await liveOf(builds, one.projection))?.position === one.build.position) return differing;
    await setTimeout(LOOK_AGAIN_MS);
  }
  return differing;
};

const stillDiffering = async (builds: Builds, fresh: Build, live: Build, keys: readonly string[]) => {
  const differing: string[] = [];
  for (let i = 0; i < keys.length; i += COMPARED) {
    const some = keys.slice(i, i + COMPARED);
    const [built, shown] = [await builds.documents(fresh, some), await builds.documents(live, some)];
    differing.push(...some.filter((key) => !isDeepStrictEqual(built.get(key), shown.get(key))));
  }
  return differing;
};

/** Visits every document of a build beside its namesake in another; answers how many there were. */
const eachPage = async (
  builds: Builds,
  build: Build,
  other: Build | undefined,
  visit: (key: string, document: unknown, namesake: unknown) => void,
) => {
  let count = 0;
  for (let after = ''; ; ) {
    const page = await builds.page(build, after, COMPARED);
    const keys = page.map(([key]) => key);
    const namesakes = other ? await builds.documents(other, keys) : new Map<string, unknown>();
    for (const [key, document] of page) visit(key, document, namesakes.get(key));
    count += page.length;
    if (page.length < COMPARED) return count;
    after = page.at(-1)![0];
    await setImmediate();
  }
};
