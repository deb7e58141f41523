import type { Build, Builds, Parked } from './builds';
import { catchUp, earliest, type OnProgress } from './catch-up';
import { type Compared, compare } from './compare';
import type { EventStore } from './event-store';
import type { Growing } from './folding';
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
  const rehearsed = await rehearse(stores, projections, onProgress);
  const results = rehearsed.map(({ compared, lacking }) => ({ ...compared, refused: force ? [] : lacking }));
  const isRefused = (_: unknown, i: number) => results[i]!.refused.length > 0;
  for (const { fresh } of rehearsed.filter(isRefused)) await stores.builds.discard(fresh.build);
  await offer(
    stores,
    rehearsed.filter((one, i) => !isRefused(one, i)).map(({ fresh }) => fresh),
  );
  return results;
};

/** Compares a fresh fold of the log with the live documents; changes nothing. */
export const verify = async (
  stores: Pick<Stores, 'store' | 'builds'>,
  projections: readonly Projection<any>[],
  onProgress?: OnProgress,
): Promise<readonly Compared[]> => {
  const rehearsed = await rehearse(stores, projections, onProgress);
  for (const { fresh } of rehearsed) await stores.builds.discard(fresh.build);
  return rehearsed.map(({ compared }) => compared);
};

/** `lacking`: what the live build shows and the fresh one does not, and why. */
export type Rehearsed = Readonly<{ fresh: Growing; compared: Compared; lacking: readonly Parked[] }>;

/** New builds beside the live ones, and what would change with them. They serve nobody yet: `serve` them, or discard them. */
export const rehearse = async (
  { store, builds }: Pick<Stores, 'store' | 'builds'>,
  projections: readonly Projection<any>[],
  onProgress?: OnProgress,
): Promise<readonly Rehearsed[]> => {
  const until = await shownBy(store, builds, projections);
  const { built, forgotten } = await build(store, builds, projections, { onProgress, until });
  return orDiscarding(builds, built, async () => {
    const rehearsed: Rehearsed[] = [];
    for (const one of built) {
      const [fresh, compared] = await compare(store, builds, one);
      const lacking = await missing(store, builds, fresh, forgotten > 0 ? compared.differing : []);
      rehearsed.push({ fresh, compared: { ...compared, ...(forgotten > 0 && { forgotten }) }, lacking });
    }
    return rehearsed;
  });
};

/** Brings the build that served before up to date and lets it serve again. False when none of this version is kept. */
export const switchBack = (stores: Stores, projection: Projection<any>): Promise<boolean> =>
  serve(stores, projection, ({ state }) => state === 'previous');

/** Brings a build up to date and lets it serve. False when there is none such of this version, or the log has other facts by now. */
export const serve = async (stores: Stores, projection: Projection<any>, which: (build: Build) => boolean): Promise<boolean> => {
  const { store, builds } = stores;
  const wanted = (await builds.list()).find((one) => isOf(projection, one) && which(one));
  if (!wanted || !(await stands(store, wanted))) return false;
  // Before it is offered: whoever holds the lease does nothing else while they take it the rest of the way.
  const ready = await catchUp(store, builds, [{ projection, build: wanted }]);
  await offer(stores, ready);
  return ready.length > 0;
};

/**
 * New builds of `projections`, folded from the beginning of the log, and of how many streams that is no longer the beginning.
 * Throws when another process begins the same, and leaves nothing of its own behind whatever it throws.
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
  return orDiscarding(builds, begun, async () => {
    for (const projection of projections) begun.push({ projection, build: await builds.begin(projection, log) });
    const built = await catchUp(forgotten.noticedIn(store), builds, begun, how);
    const lost = begun.filter(({ projection }) => !built.some((one) => one.projection === projection));
    if (lost.length > 0)
      throw new Error(`Another process is rebuilding ${lost.map(({ projection }) => projection.name).join(', ')}`);
    return { built, forgotten: forgotten.streams.size };
  });
};

/** These alone: beside them may be what another process has begun. What cannot be discarded now is when the next one begins. */
const orDiscarding = async <T>(builds: Builds, begun: readonly Growing[], work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    await Promise.allSettled(begun.map((one) => builds.discard(one.build)));
    throw error;
  }
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
  const before = new Map((await builds.parked(live)).map(({ key, position }) => [key, position]));
  // What is parked earlier than it was shows less.
  const parked = (await builds.parked(build)).filter(({ key, position }) => !before.has(key) || position < before.get(key)!);
  const lacking = gone.filter((key) => !parked.some((one) => one.key === key));
  return [...parked, ...lacking.map((key) => ({ key, position: build.position, reason: FORGOTTEN }))];
};

const FORGOTTEN = 'The log no longer has all that it was folded from.';
