import type { Builds, Parked } from './builds';
import { catchUp, earliest, type Growing, type OnProgress } from './catch-up';
import { type Compared, compare } from './compare';
import type { EventStore } from './event-store';
import { Forgotten } from './forgotten';
import type { Position } from './message';
import { stands } from './place';
import type { Projection } from './projection';
import { offer, type Stores } from './promote';
import { isOf, liveOf, standing } from './standing';

/** `refused`: what the live build shows and the new one does not, for which it was discarded, and why. */
export type Rebuilt = Compared & Readonly<{ refused: readonly Parked[] }>;

type How = Readonly<{ onProgress?: OnProgress; force?: boolean }>;

/**
 * Folds the whole log into new builds beside the live ones, compares them and promotes each in one step. Whoever reads
 * meanwhile is answered by the live build, and never by one that is further behind. A build that shows less, because it
 * parks what the live one does not, or because the log has forgotten what that was folded from, is discarded, unless by `force`.
 */
export const rebuild = async (
  stores: Stores,
  projections: readonly Projection<any>[],
  { onProgress, force = false }: How = {},
): Promise<readonly Rebuilt[]> => {
  const { store, builds } = stores;
  const results: Rebuilt[] = [];
  const better: Growing[] = [];
  const until = await shownBy(store, builds, projections);
  const { built, forgotten } = await build(store, builds, projections, { onProgress, until });
  for (const one of built) {
    const [ready, compared] = await compare(store, builds, one);
    const refused = force ? [] : await missing(store, builds, ready, forgotten > 0 ? compared.differing : []);
    results.push({ ...compared, ...(forgotten > 0 && { forgotten }), refused });
    if (refused.length > 0) await builds.discard(ready.build);
    else better.push(ready);
  }
  await offer(stores, better);
  return results;
};

/** Compares a fresh fold of the log with the live documents; changes nothing. */
export const verify = async (
  { store, builds }: Pick<Stores, 'store' | 'builds'>,
  projections: readonly Projection<any>[],
  onProgress?: OnProgress,
): Promise<readonly Compared[]> => {
  const results: Compared[] = [];
  const until = await shownBy(store, builds, projections);
  const { built, forgotten } = await build(store, builds, projections, { onProgress, until });
  for (const one of built) {
    const [ready, compared] = await compare(store, builds, one);
    results.push({ ...compared, ...(forgotten > 0 && { forgotten }) });
    await builds.discard(ready.build);
  }
  return results;
};

/** Brings the build that served before up to date and lets it serve again. False when none of this version is kept. */
export const switchBack = async (stores: Stores, projection: Projection<any>): Promise<boolean> => {
  const { store, builds } = stores;
  const previous = (await builds.list()).find((one) => one.state === 'previous' && isOf(projection, one));
  if (!previous || !(await stands(store, previous))) return false;
  // Before it is offered: whoever holds the lease does nothing else while they take it the rest of the way.
  const ready = await catchUp(store, builds, [{ projection, build: previous }]);
  await offer(stores, ready);
  return ready.length > 0;
};

/**
 * New builds of `projections`, folded from the beginning of the log, and of how many streams that is no longer the beginning.
 * Throws when another process begins the same.
 */
export const build = async (
  store: EventStore,
  builds: Builds,
  projections: readonly Projection<any>[],
  how: Readonly<{ onProgress?: OnProgress | undefined; until?: Position | undefined }> = {},
): Promise<Readonly<{ built: readonly Growing[]; forgotten: number }>> => {
  const begun: Growing[] = [];
  const forgotten = new Forgotten();
  const log = await store.id();
  for (const projection of projections) begun.push({ projection, build: await builds.begin(projection, log) });
  const built = await catchUp(forgotten.noticedIn(store), builds, begun, how);
  const lost = begun.filter(({ projection }) => !built.some((one) => one.projection === projection));
  if (lost.length > 0)
    throw new Error(`Another process is rebuilding ${lost.map(({ projection }) => projection.name).join(', ')}`);
  return { built, forgotten: forgotten.streams.size };
};

/** The place in the log to compare at: where the live builds are. Undefined when there are none. */
const shownBy = async (store: EventStore, builds: Builds, projections: readonly Projection<any>[]) => {
  const live = (await liveOf(store, projections, await builds.list())).filter(({ isStanding }) => isStanding);
  return live.length > 0 ? earliest(live.map((one) => one.build!.position)) : undefined;
};

/** What is live and not in a new build: parked in it, or `gone` from the log. */
const missing = async (
  store: EventStore,
  builds: Builds,
  { projection, build }: Growing,
  gone: readonly string[],
): Promise<readonly Parked[]> => {
  const live = await standing(store, builds, projection);
  if (!live) return [];
  const before = new Set((await builds.parked(live)).map(({ key }) => key));
  const parked = (await builds.parked(build)).filter(({ key }) => !before.has(key));
  const lacking = gone.filter((key) => !parked.some((one) => one.key === key));
  return [...parked, ...lacking.map((key) => ({ key, position: build.position, reason: FORGOTTEN }))];
};

const FORGOTTEN = 'The log no longer has all that it was folded from.';
