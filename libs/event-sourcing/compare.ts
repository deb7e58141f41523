import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Build, Builds } from './builds';
import { catchUp } from './catch-up';
import type { EventStore } from './event-store';
import type { ProjectionBuild } from './fold-buffer';
import { trustedLiveBuild } from './live-builds';
import { createTurnPause, type TurnPause } from './turn-pause';

const DOCUMENTS_PER_PAGE = 250;
const MAX_ATTEMPTS = 50;
const POLL_INTERVAL_MS = 5;

export type BuildComparison = Readonly<{
  projection: string;
  documents: number;
  differing: readonly string[];
  parked: number;
  /** Number of streams whose beginning the log no longer has. */
  forgotten?: number;
}>;

/** Compares a new build with the live one at the same position, while facts keep arriving. Returns the new build. */
export const compareWithLive = async (
  store: EventStore,
  builds: Builds,
  fresh: ProjectionBuild,
  yieldTurn: TurnPause,
): Promise<readonly [ProjectionBuild, BuildComparison]> => {
  const live = await trustedLiveBuild(store, builds, fresh.projection);
  const [ready, differing] = live ? await findDifferences(store, builds, fresh, live, yieldTurn) : [fresh, []];
  const [documents, parked] = [await builds.count(ready.build), await builds.parked(ready.build)];
  return [ready, { projection: fresh.projection.name, documents, differing, parked: parked.length }];
};

const findDifferences = async (store: EventStore, builds: Builds, fresh: ProjectionBuild, live: Build, yieldTurn: TurnPause) => {
  const suspects = new Set<string>();
  await visitDocuments({ builds, turn: yieldTurn }, fresh.build, live, (key, built, liveDocument) => {
    if (!isDeepStrictEqual(built, liveDocument)) suspects.add(key);
  });
  await visitDocuments(
    { builds, turn: yieldTurn },
    live,
    fresh.build,
    (key, _, built) => built === undefined && suspects.add(key),
  );
  return confirmDifferences(store, builds, fresh, [...suspects]);
};

/** The others had only moved during the comparison. */
const confirmDifferences = async (store: EventStore, builds: Builds, fresh: ProjectionBuild, suspects: readonly string[]) => {
  let [ready, differing] = [fresh, suspects];
  for (let look = 1; differing.length > 0 && look <= MAX_ATTEMPTS; look++) {
    const live = await trustedLiveBuild(store, builds, fresh.projection);
    if (!live) return [ready, []] as const;
    const [next] = await catchUp(store, builds, [ready], { until: live.position });
    if (!next) throw new Error(`Another process is rebuilding ${fresh.projection.name}`);
    ready = next;
    differing = await keysStillDiffering(builds, ready.build, live, differing);
    if ((await trustedLiveBuild(store, builds, fresh.projection))?.position === ready.build.position) break;
    await setTimeout(POLL_INTERVAL_MS);
  }
  return [ready, differing] as const;
};

const keysStillDiffering = async (builds: Builds, fresh: Build, live: Build, keys: readonly string[]) => {
  const differing: string[] = [];
  const yieldTurn = createTurnPause();
  for (let i = 0; i < keys.length; i += DOCUMENTS_PER_PAGE) {
    const some = keys.slice(i, i + DOCUMENTS_PER_PAGE);
    const [built, liveDocuments] = [await builds.documents(fresh, some), await builds.documents(live, some)];
    differing.push(...some.filter((key) => !isDeepStrictEqual(built.get(key)?.document, liveDocuments.get(key)?.document)));
    await yieldTurn();
  }
  return differing;
};

const visitDocuments = async (
  { builds, turn }: Readonly<{ builds: Builds; turn: TurnPause }>,
  build: Build,
  other: Build,
  visit: (key: string, document: unknown, namesake: unknown) => void,
) => {
  for (let after = ''; ; ) {
    const page = await builds.page(build, after, DOCUMENTS_PER_PAGE);
    const keys = page.map(([key]) => key);
    const namesakes = await builds.documents(other, keys);
    for (const [key, document] of page) visit(key, document, namesakes.get(key)?.document ?? undefined);
    if (page.length < DOCUMENTS_PER_PAGE) return;
    after = page.at(-1)![0];
    await turn();
  }
};
