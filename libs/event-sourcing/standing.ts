import type { Build, Builds } from './builds';
import type { EventStore } from './event-store';
import type { Growing } from './folding';
import { stands } from './place';
import type { Projection } from './projection';

export type Live = Readonly<{ projection: Projection<any>; build: Build | undefined; isStanding: boolean }>;

/** What is live of each projection's own version, and whether this log still has what it was folded from. */
export const liveOf = async (
  store: EventStore,
  projections: readonly Projection<any>[],
  all: readonly Build[],
): Promise<readonly Live[]> => {
  const known = new Map<string, Promise<boolean>>();
  const isStanding = (build: Build) => {
    const place = `${build.log} ${build.position} ${build.fact}`;
    if (!known.has(place)) known.set(place, stands(store, build));
    return known.get(place)!;
  };
  return Promise.all(
    projections.map(async (projection) => {
      const build = liveBuild(projection, all);
      return { projection, build, isStanding: build !== undefined && (await isStanding(build)) };
    }),
  );
};

/** What is live, whether or not this log still has what it was folded from. */
export const liveAmong = (projections: readonly Projection<any>[], all: readonly Build[]): readonly Growing[] =>
  projections.flatMap((projection) => {
    const build = liveBuild(projection, all);
    return build ? [{ projection, build }] : [];
  });

/** That of the projection's own version, if one serves. */
export const liveBuild = (projection: Projection<any>, all: readonly Build[]): Build | undefined =>
  all.find((one) => one.state === 'live' && isOf(projection, one));

/** The live build of one projection that can be trusted. */
export const standing = async (store: EventStore, builds: Builds, projection: Projection<any>): Promise<Build | undefined> => {
  const [live] = await liveOf(store, [projection], await builds.list());
  return live!.isStanding ? live!.build : undefined;
};

/** Whether it is one of the projection in its own version. */
export const isOf = ({ name, version }: Projection<any>, build: Build) => build.projection === name && build.version === version;
