import type { Build, Builds } from './builds';
import type { EventStore } from './event-store';
import type { ProjectionBuild } from './fold-buffer';
import { isPlaceInLog } from './log-place';
import type { Projection } from './projection';

export type LiveBuild = Readonly<{ projection: Projection<any>; build: Build | undefined; isStanding: boolean }>;

export const checkLiveBuilds = async (
  store: EventStore,
  projections: readonly Projection<any>[],
  all: readonly Build[],
): Promise<readonly LiveBuild[]> => {
  const placeChecks = new Map<string, Promise<boolean>>();
  const isStanding = (build: Build) => {
    const place = `${build.log} ${build.position} ${build.fact}`;
    if (!placeChecks.has(place)) placeChecks.set(place, isPlaceInLog(store, build));
    return placeChecks.get(place)!;
  };
  return Promise.all(
    projections.map(async (projection) => {
      const build = liveBuild(projection, all);
      return { projection, build, isStanding: build !== undefined && (await isStanding(build)) };
    }),
  );
};

/** Whether or not they were folded from this log. */
export const liveBuildsAmong = (projections: readonly Projection<any>[], all: readonly Build[]): readonly ProjectionBuild[] =>
  projections.flatMap((projection) => {
    const build = liveBuild(projection, all);
    return build ? [{ projection, build }] : [];
  });

export const liveBuild = (projection: Projection<any>, all: readonly Build[]): Build | undefined =>
  all.find((one) => one.state === 'live' && isBuildOf(projection, one));

/** Only if it was folded from this log. */
export const trustedLiveBuild = async (
  store: EventStore,
  builds: Builds,
  projection: Projection<any>,
): Promise<Build | undefined> => {
  const [live] = await checkLiveBuilds(store, [projection], await builds.list());
  return live!.isStanding ? live!.build : undefined;
};

export const isBuildOf = ({ name, version }: Projection<any>, build: Build) =>
  build.projection === name && build.version === version;
