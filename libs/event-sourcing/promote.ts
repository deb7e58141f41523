import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Build, Builds } from './builds';
import { catchUp } from './catch-up';
import type { EventStore } from './event-store';
import type { Growing } from './folding';
import { LEASE_SECONDS, type Leases } from './leases';
import { stands } from './place';
import type { Projection } from './projection';
import { isOf, liveOf } from './standing';

const LOOK_AGAIN_MS = 5;

export type Stores = Readonly<{ store: EventStore; builds: Builds; leases: Leases }>;

/** One process at a time keeps a version of a read model up. Releases side by side each keep their own. */
export const leaseOf = ({ name, version }: Projection<any>) => `projector ${name} ${version}`;

/**
 * Offers builds to whoever holds the lease of their projection, and waits until they have taken over. Where nobody holds it
 * we do: under it nothing moves the live build, so that the last catching up always ends.
 */
export const offer = async ({ store, builds, leases }: Stores, growing: readonly Growing[]) => {
  const holder = randomUUID();
  for (const { build } of growing) await builds.offer(build);
  for (const { projection, build } of growing) {
    const lease = leaseOf(projection);
    while (await isOffered(builds, build)) {
      if ((await leases.acquire(lease, holder, LEASE_SECONDS)) === null) await setTimeout(LOOK_AGAIN_MS);
      else await promoteOffered(store, builds, [projection]).finally(() => leases.release(lease, holder));
    }
  }
};

/** Catches up what is offered and lets it take over. To be done by who holds the leases. Answers whether anything has. */
export const promoteOffered = async (
  store: EventStore,
  builds: Builds,
  projections: readonly Projection<any>[],
): Promise<boolean> => {
  let any = false;
  for (const build of (await builds.list()).filter(({ state }) => state === 'offered')) {
    const projection = projections.find((one) => isOf(one, build));
    if (projection && (await takenOver(store, builds, { projection, build }))) any = true;
  }
  return any;
};

const takenOver = async (store: EventStore, builds: Builds, { projection, build }: Growing) => {
  if (!(await stands(store, build))) return void (await builds.discard(build));
  const [ready] = await catchUp(store, builds, [{ projection, build }]);
  const [live] = await liveOf(store, [projection], await builds.list());
  const isBehind = live!.isStanding && ready && ready.build.position < live!.build!.position;
  return ready && !isBehind && builds.promote(ready.build, live!.build);
};

const isOffered = async (builds: Builds, { id, projection }: Build) => {
  const now = (await builds.list()).find((build) => build.id === id);
  if (!now) throw new Error(`Another process is rebuilding ${projection}`);
  return now.state === 'offered';
};
