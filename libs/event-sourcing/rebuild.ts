import type { Build, Builds, ParkedKey } from './builds';
import { catchUp, earliestPosition, type OnProgress } from './catch-up';
import { type BuildComparison, compareWithLive } from './compare';
import type { EventStore } from './event-store';
import type { ProjectionBuild } from './fold-buffer';
import { checkLiveBuilds, isBuildOf, trustedLiveBuild } from './live-builds';
import { isPlaceInLog } from './log-place';
import type { Position } from './message';
import type { Projection } from './projection';
import { offerBuilds, type ProjectionStores } from './promote';
import { TruncatedStreams } from './truncated-streams';
import { createTurnPause, createWritePause } from './turn-pause';

/** Documents that the new build lacks, with reasons. If there are any, the new build was discarded. */
export type RebuildResult = BuildComparison & Readonly<{ refused: readonly ParkedKey[] }>;

type RebuildOptions = Readonly<{ onProgress?: OnProgress; force?: boolean }>;

/**
 * Folds the whole log into new builds, compares them with the live ones, which are read meanwhile, then promotes them all.
 * Discards a build that shows less, because it parks more or the log lost facts, unless `force`.
 */
export const rebuildProjections = async (
  stores: ProjectionStores,
  projections: readonly Projection<any>[],
  { onProgress, force = false }: RebuildOptions = {},
): Promise<readonly RebuildResult[]> => {
  const rehearsed = await rehearseRebuild(stores, projections, onProgress);
  const results = rehearsed.map(({ compared, lacking }) => ({ ...compared, refused: force ? [] : lacking }));
  const isRefused = (_: unknown, i: number) => results[i]!.refused.length > 0;
  for (const { fresh } of rehearsed.filter(isRefused)) await stores.builds.discard(fresh.build);
  await offerBuilds(
    stores,
    rehearsed.filter((one, i) => !isRefused(one, i)).map(({ fresh }) => fresh),
  );
  return results;
};

/** Changes nothing. */
export const verifyProjections = async (
  stores: Pick<ProjectionStores, 'store' | 'builds'>,
  projections: readonly Projection<any>[],
  onProgress?: OnProgress,
): Promise<readonly BuildComparison[]> => {
  const rehearsed = await rehearseRebuild(stores, projections, onProgress);
  for (const { fresh } of rehearsed) await stores.builds.discard(fresh.build);
  return rehearsed.map(({ compared }) => compared);
};

export type RebuildRehearsal = Readonly<{ fresh: ProjectionBuild; compared: BuildComparison; lacking: readonly ParkedKey[] }>;

/** Promote them with `catchUpAndPromote`, or discard them. */
export const rehearseRebuild = async (
  { store, builds }: Pick<ProjectionStores, 'store' | 'builds'>,
  projections: readonly Projection<any>[],
  onProgress?: OnProgress,
): Promise<readonly RebuildRehearsal[]> => {
  const until = await livePosition(store, builds, projections);
  const { built, forgotten: truncated } = await buildFromStart(store, builds, projections, { onProgress, until });
  return discardOnFailure(builds, built, async () => {
    const rehearsed: RebuildRehearsal[] = [];
    const yieldTurn = createTurnPause();
    for (const one of built) {
      const [fresh, compared] = await compareWithLive(store, builds, one, yieldTurn);
      const lacking = await findLacking(store, builds, fresh, truncated > 0 ? compared.differing : []);
      rehearsed.push({ fresh, compared: { ...compared, ...(truncated > 0 && { forgotten: truncated }) }, lacking });
    }
    return rehearsed;
  });
};

/** False if no previous build of this version is kept. */
export const switchBack = (stores: ProjectionStores, projection: Projection<any>): Promise<boolean> =>
  catchUpAndPromote(stores, projection, ({ state }) => state === 'previous');

/** Catches up a build and makes it live. False if there is no such build of this version, or the log has other facts by now. */
export const catchUpAndPromote = async (
  stores: ProjectionStores,
  projection: Projection<any>,
  matches: (build: Build) => boolean,
): Promise<boolean> => {
  const { store, builds } = stores;
  const candidate = (await builds.list()).find((one) => isBuildOf(projection, one) && matches(one));
  if (!candidate || !(await isPlaceInLog(store, candidate))) return false;
  // Before it is offered, because the lease holder does nothing else during the last catch-up.
  const ready = await catchUp(store, builds, [{ projection, build: candidate }]);
  await offerBuilds(stores, ready);
  return ready.length > 0;
};

/** Also returns the number of truncated streams. Throws if another process starts the same; discards its builds on any error. */
export const buildFromStart = async (
  store: EventStore,
  builds: Builds,
  projections: readonly Projection<any>[],
  options: Readonly<{ onProgress?: OnProgress | undefined; until?: Position | undefined }> = {},
): Promise<Readonly<{ built: readonly ProjectionBuild[]; forgotten: number }>> => {
  const newBuilds: ProjectionBuild[] = [];
  const truncated = new TruncatedStreams();
  const log = await store.id();
  return discardOnFailure(builds, newBuilds, async () => {
    const pause = createWritePause();
    for (const projection of projections) {
      newBuilds.push({ projection, build: await builds.begin(projection, log) });
      await pause();
    }
    const built = await catchUp(truncated.observe(store), builds, newBuilds, options);
    const lost = newBuilds.filter(({ projection }) => !built.some((one) => one.projection === projection));
    if (lost.length > 0)
      throw new Error(`Another process is rebuilding ${lost.map(({ projection }) => projection.name).join(', ')}`);
    return { built, forgotten: truncated.streams.size };
  });
};

/** Other builds may belong to another process. One that cannot be discarded now is discarded when the next begins. */
const discardOnFailure = async <T>(builds: Builds, newBuilds: readonly ProjectionBuild[], work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    await Promise.allSettled(newBuilds.map((one) => builds.discard(one.build)));
    throw error;
  }
};

const livePosition = async (store: EventStore, builds: Builds, projections: readonly Projection<any>[]) => {
  const live = (await checkLiveBuilds(store, projections, await builds.list())).filter(({ isStanding }) => isStanding);
  return live.length > 0 ? earliestPosition(live.map((one) => one.build!.position)) : undefined;
};

const findLacking = async (
  store: EventStore,
  builds: Builds,
  { projection, build }: ProjectionBuild,
  gone: readonly string[],
): Promise<readonly ParkedKey[]> => {
  const live = await trustedLiveBuild(store, builds, projection);
  if (!live) return [];
  const before = new Map((await builds.parked(live)).map(({ key, position }) => [key, position]));
  // A document parked by an earlier fact shows less.
  const parked = (await builds.parked(build)).filter(({ key, position }) => !before.has(key) || position < before.get(key)!);
  const lacking = gone.filter((key) => !parked.some((one) => one.key === key));
  return [...parked, ...lacking.map((key) => ({ key, position: build.position, reason: TRUNCATED_REASON }))];
};

const TRUNCATED_REASON = 'The log no longer has all that it was folded from.';
