import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { EventStore } from './event-store';
import { type Documents, foldPage, touched } from './fold-page';
import { BEGINNING, type Position } from './message';
import type { Projection } from './projection';
import type { Build, Builds, Parked } from './read-models';

const PAGE = 1_000;
/** Documents kept in memory before they are written: bounds what a large town costs. */
const HELD = 20_000;
const COMPARED = 500;

export type Progress = Readonly<{ events: number; position: Position; head: Position }>;
export type Rebuilt = Readonly<{ projection: string; documents: number; differing: readonly string[]; parked: number }>;

/**
 * Folds the whole log into new builds beside the live ones and switches each in one step. Whoever reads meanwhile is
 * answered by the old build, and never by one that is further behind.
 */
export const rebuild = async (
  store: EventStore,
  builds: Builds,
  projections: readonly Projection<any>[],
  onProgress: (progress: Progress) => void = () => {},
): Promise<readonly Rebuilt[]> => {
  const growing = await grow(store, builds, projections, onProgress);
  const results: Rebuilt[] = [];
  for (const one of growing) {
    results.push(await compare(builds, one));
    while (!(await builds.switchTo(one.build))) await catchUp(store, builds, [one]);
  }
  return results;
};

/** Compares a fresh fold of the log with the live documents; changes nothing. */
export const verify = async (
  store: EventStore,
  builds: Builds,
  projections: readonly Projection<any>[],
  onProgress: (progress: Progress) => void = () => {},
): Promise<readonly Rebuilt[]> => {
  const growing = await grow(store, builds, projections, onProgress);
  const results: Rebuilt[] = [];
  for (const one of growing) {
    const first = await compare(builds, one);
    await catchUp(store, builds, [one]);
    results.push(first.differing.length > 0 ? await compare(builds, one) : first);
    await builds.drop(one.build);
  }
  return results;
};

/** Brings the build that served before up to date and lets it serve again. False when none of this version is kept. */
export const switchBack = async (store: EventStore, builds: Builds, projection: Projection<any>): Promise<boolean> => {
  const previous = (await builds.list()).find(
    (build) => build.projection === projection.name && build.state === 'previous' && build.version === projection.version,
  );
  if (!previous) return false;
  const parked = new Map((await builds.parked(previous)).map((parking) => [parking.key, parking]));
  const one: Growing = { projection, build: previous, held: new Map(), changed: new Set(), parked, whole: false };
  do await catchUp(store, builds, [one]);
  while (!(await builds.switchTo(one.build)));
  return true;
};

type Growing = {
  projection: Projection<any>;
  build: Build;
  held: Documents;
  changed: Set<string>;
  parked: Map<string, Parked>;
  /** Nothing was written yet: what is not held does not exist. */
  whole: boolean;
};

const grow = async (
  store: EventStore,
  builds: Builds,
  projections: readonly Projection<any>[],
  onProgress: (progress: Progress) => void,
) => {
  const growing: Growing[] = [];
  for (const projection of projections) {
    const build = await builds.begin(projection);
    growing.push({ projection, build, held: new Map(), changed: new Set(), parked: new Map(), whole: true });
  }
  await catchUp(store, builds, growing, onProgress);
  for (const { build } of growing) await builds.finish(build);
  return growing;
};

const catchUp = async (
  store: EventStore,
  builds: Builds,
  growing: readonly Growing[],
  onProgress: (progress: Progress) => void = () => {},
) => {
  let position = growing[0]?.build.position ?? BEGINNING;
  const head = await store.head();
  for (let events = 0; ; ) {
    const page = await store.readAll(position, PAGE);
    if (page.length === 0) break;
    for (const one of growing) {
      if (!one.whole) await load(builds, one, touched(one.projection, page));
      for (const key of foldPage(one.projection, page, one.held, one.parked)) one.changed.add(key);
      if (one.held.size > HELD) await flush(builds, one, page.at(-1)!.position);
    }
    position = page.at(-1)!.position;
    events += page.length;
    onProgress({ events, position, head: head > position ? head : position });
    await setImmediate();
  }
  for (const one of growing) await flush(builds, one, position);
};

const load = async (builds: Builds, one: Growing, keys: ReadonlySet<string>) => {
  const missing = [...keys].filter((key) => !one.held.has(key));
  for (const [key, document] of await builds.documents(one.build, missing)) one.held.set(key, document);
};

const flush = async (builds: Builds, one: Growing, position: Position) => {
  const documents = new Map([...one.changed].map((key) => [key, one.held.get(key)]));
  const written = await builds.write([{ build: one.build, documents, parked: [...one.parked.values()], position }]);
  if (!written) throw new Error(`Another process is rebuilding ${one.projection.name}`);
  Object.assign(one, { build: { ...one.build, position }, held: new Map(), changed: new Set(), whole: false });
};

const compare = async (builds: Builds, { projection, build, parked }: Growing): Promise<Rebuilt> => {
  const live = (await builds.list()).find((other) => other.projection === projection.name && other.state === 'live');
  const differing = new Set<string>();
  const documents = await eachPage(builds, build, live, (key, fresh, shown) => {
    if (!isDeepStrictEqual(fresh, shown)) differing.add(key);
  });
  if (live) await eachPage(builds, live, build, (key, _, fresh) => fresh === undefined && differing.add(key));
  return { projection: projection.name, documents, differing: live ? [...differing] : [], parked: parked.size };
};

/** Visits every document of a build beside its namesake in another; answers how many there were. */
const eachPage = async (
  builds: Builds,
  build: Build,
  other: Build | undefined,
  visit: (key: string, document: unknown, namesake: unknown) => void,
) => {
  let count = 0;
  for (let after = ''; ; ) {
    const page = await builds.page(build, after, COMPARED);
    const namesakes = other
      ? await builds.documents(
          other,
          page.map(([key]) => key),
        )
      : new Map<string, unknown>();
    for (const [key, document] of page) visit(key, document, namesakes.get(key));
    count += page.length;
    if (page.length < COMPARED) return count;
    after = page.at(-1)![0];
    await setImmediate();
  }
};
