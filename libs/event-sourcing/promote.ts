import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Build, Builds } from './builds';
import { catchUp } from './catch-up';
import type { EventStore } from './event-store';
import type { ProjectionBuild } from './fold-buffer';
import { LEASE_SECONDS, type Leases } from './leases';
import { checkLiveBuilds, isBuildOf } from './live-builds';
import { isPlaceInLog } from './log-place';
import type { Projection } from './projection';
import { createWritePause } from './turn-pause';

const POLL_INTERVAL_MS = 5;

export type ProjectionStores = Readonly<{ store: EventStore; builds: Builds; leases: Leases }>;

/** One process at a time updates a version of a read model. Releases side by side update their own. */
export const projectorLease = ({ name, version }: Projection<any>) => `projector ${name} ${version}`;

/** Waits until the holder of the projection's lease has made them live. Without a holder it takes the lease: a live build then stands still. */
export const offerBuilds = async ({ store, builds, leases }: ProjectionStores, growing: readonly ProjectionBuild[]) => {
  const holder = randomUUID();
  const pause = createWritePause();
  for (const { build } of growing) {
    await builds.offer(build);
    await pause();
  }
  for (const { projection, build } of growing) {
    const lease = projectorLease(projection);
    while (await isOffered(builds, build)) {
      if ((await leases.acquire(lease, holder, LEASE_SECONDS)) === null) await setTimeout(POLL_INTERVAL_MS);
      else await promoteOffered(store, builds, [projection]).finally(() => leases.release(lease, holder));
    }
  }
};

/** For the holder of the leases. Returns true if any was promoted. */
export const promoteOffered = async (
  store: EventStore,
  builds: Builds,
  projections: readonly Projection<any>[],
): Promise<boolean> => {
  let any = false;
  const pause = createWritePause();
  for (const build of (await builds.list()).filter(({ state }) => state === 'offered')) {
    const projection = projections.find((one) => isBuildOf(one, build));
    if (projection && (await promoteOne(store, builds, { projection, build }))) any = true;
    await pause();
  }
  return any;
};

const promoteOne = async (store: EventStore, builds: Builds, { projection, build }: ProjectionBuild) => {
  if (!(await isPlaceInLog(store, build))) return void (await builds.discard(build));
  const [ready] = await catchUp(store, builds, [{ projection, build }]);
  const [live] = await checkLiveBuilds(store, [projection], await builds.list());
  const isBehind = live!.isStanding && ready && ready.build.position < live!.build!.position;
  return ready && !isBehind && builds.promote(ready.build, live!.build);
};

const isOffered = async (builds: Builds, { id, projection }: Build) => {
  const now = (await builds.list()).find((build) => build.id === id);
  if (!now) throw new Error(`Another process is rebuilding ${projection}`);
  return now.state === 'offered';
};
