import type { Builds } from './builds';
import { compare, liveOf, type Rebuilt } from './compare';
import type { EventStore } from './event-store';
import { type Growing, grow, type OnProgress, resume, switchOver } from './growing';
import type { Position } from './message';
import type { Projection } from './projection';

/**
 * Folds the whole log into new builds beside the live ones, compares them and switches each in one step. Whoever reads
 * meanwhile is answered by the old build, and never by one that is further behind.
 */
export const rebuild = async (
  store: EventStore,
  builds: Builds,
  projections: readonly Projection<any>[],
  onProgress?: OnProgress,
): Promise<readonly Rebuilt[]> => compared(store, builds, projections, (one) => switchOver(store, builds, one), onProgress);

/** Rebuilds what has no live build of its version, so there is nothing to compare. */
export const replace = async (
  store: EventStore,
  builds: Builds,
  projections: readonly Projection<any>[],
  onProgress?: OnProgress,
) => {
  for (const one of await grow(store, builds, projections, onProgress)) await switchOver(store, builds, one);
};

/** Compares a fresh fold of the log with the live documents; changes nothing. */
export const verify = async (
  store: EventStore,
  builds: Builds,
  projections: readonly Projection<any>[],
  onProgress?: OnProgress,
): Promise<readonly Rebuilt[]> => compared(store, builds, projections, ({ build }) => builds.drop(build), onProgress);

/** Brings the build that served before up to date and lets it serve again. False when none of this version is kept. */
export const switchBack = async (store: EventStore, builds: Builds, projection: Projection<any>): Promise<boolean> => {
  const { name, version } = projection;
  const previous = (await builds.list()).find((b) => b.projection === name && b.state === 'previous' && b.version === version);
  if (!previous) return false;
  await switchOver(store, builds, await resume(builds, projection, previous));
  return true;
};

/** New builds beside the live ones: each is compared, and then goes its way. */
const compared = async (
  store: EventStore,
  builds: Builds,
  projections: readonly Projection<any>[],
  then: (one: Growing) => Promise<void>,
  onProgress?: OnProgress,
) => {
  const results: Rebuilt[] = [];
  for (const one of await grow(store, builds, projections, onProgress, await shownBy(builds, projections))) {
    results.push(await compare(store, builds, one));
    await then(one);
  }
  return results;
};

/** The place in the log to compare at: where the live builds are. Undefined when there are none. */
const shownBy = async (builds: Builds, projections: readonly Projection<any>[]): Promise<Position | undefined> => {
  const live = await Promise.all(projections.map((projection) => liveOf(builds, projection)));
  return live.flatMap((build) => (build ? [build.position] : [])).toSorted()[0];
};
