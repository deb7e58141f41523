import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Build, Builds, Written } from './builds';
import { catchUp } from './catch-up';
import type { EventStore } from './event-store';
import type { Growing } from './folding';
import { standing } from './standing';
import { takingTurns } from './taking-turns';

const COMPARED = 250;
const LOOKS = 50;
const LOOK_AGAIN_MS = 5;

export type Compared = Readonly<{
  projection: string;
  documents: number;
  differing: readonly string[];
  parked: number;
  /** Of how many streams the log no longer has the beginning, where it lacks any. */
  forgotten?: number;
}>;

/** Compares a fresh build with the live one at the same place in the log, while facts keep arriving. Answers the fresh one as it is then. */
export const compare = async (store: EventStore, builds: Builds, fresh: Growing): Promise<readonly [Growing, Compared]> => {
  const live = await standing(store, builds, fresh.projection);
  const suspects = new Set<string>();
  const documents = await eachPage(builds, fresh.build, live, (key, built, shown) => {
    if (!isDeepStrictEqual(built, shown)) suspects.add(key);
  });
  if (live) await eachPage(builds, live, fresh.build, (key, _, built) => built === undefined && suspects.add(key));
  const [ready, differing] = live ? await confirmed(store, builds, fresh, [...suspects]) : [fresh, []];
  const parked = (await builds.parked(ready.build)).length;
  return [ready, { projection: fresh.projection.name, documents, differing, parked }];
};

/** Those of `suspects` that differ with both builds at the same place: the others had only moved while they were compared. */
const confirmed = async (store: EventStore, builds: Builds, fresh: Growing, suspects: readonly string[]) => {
  let [ready, differing] = [fresh, suspects];
  for (let look = 1; differing.length > 0 && look <= LOOKS; look++) {
    const live = await standing(store, builds, fresh.projection);
    if (!live) return [ready, []] as const;
    const [next] = await catchUp(store, builds, [ready], { until: live.position });
    if (!next) throw new Error(`Another process is rebuilding ${fresh.projection.name}`);
    ready = next;
    differing = await stillDiffering(builds, ready.build, live, differing);
    if ((await standing(store, builds, fresh.projection))?.position === ready.build.position) break;
    await setTimeout(LOOK_AGAIN_MS);
  }
  return [ready, differing] as const;
};

const stillDiffering = async (builds: Builds, fresh: Build, live: Build, keys: readonly string[]) => {
  const differing: string[] = [];
  const turn = takingTurns();
  for (let i = 0; i < keys.length; i += COMPARED) {
    const some = keys.slice(i, i + COMPARED);
    const [built, shown] = [await builds.documents(fresh, some), await builds.documents(live, some)];
    differing.push(...some.filter((key) => !isDeepStrictEqual(built.get(key)?.document, shown.get(key)?.document)));
    await turn();
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
  const turn = takingTurns();
  let count = 0;
  for (let after = ''; ; ) {
    const page = await builds.page(build, after, COMPARED);
    const keys = page.map(([key]) => key);
    const namesakes = other ? await builds.documents(other, keys) : new Map<string, Written>();
    for (const [key, document] of page) visit(key, document, namesakes.get(key)?.document ?? undefined);
    count += page.length;
    if (page.length < COMPARED) return count;
    after = page.at(-1)![0];
    await turn();
  }
};
