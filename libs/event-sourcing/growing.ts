import { setImmediate } from 'node:timers/promises';
import type { Build, BuildPage, Builds, Parked } from './builds';
import type { EventStore } from './event-store';
import { type Documents, foldPage, touched } from './fold-page';
import { BEGINNING, type Position, type Recorded } from './message';
import type { Projection } from './projection';

const PAGE = 1_000;
/** Documents kept in memory before they are written: bounds what a large town costs. */
const HELD = 20_000;

/** A build on its way to where it can serve, and what of it is not written yet. */
export type Growing = {
  projection: Projection<any>;
  build: Build;
  held: Documents;
  changed: Set<string>;
  parked: Map<string, Parked>;
  /** Nothing was written yet: what is not held does not exist. */
  whole: boolean;
};

export type Progress = Readonly<{ events: number; position: Position; head: Position }>;

/** Called after every page of the log; the next one waits for it. */
export type OnProgress = (progress: Progress) => unknown;

/** New builds of `projections`, folded from the beginning of the log to `until`. */
export const grow = async (
  store: EventStore,
  builds: Builds,
  projections: readonly Projection<any>[],
  onProgress?: OnProgress,
  until?: Position,
): Promise<readonly Growing[]> => {
  const growing: Growing[] = [];
  for (const projection of projections) {
    const build = await builds.begin(projection);
    growing.push({ projection, build, held: new Map(), changed: new Set(), parked: new Map(), whole: true });
  }
  await catchUp(store, builds, growing, onProgress, until);
  for (const { build } of growing) await builds.finish(build);
  return growing;
};

/** A build that was written before, to go on with. */
export const resume = async (builds: Builds, projection: Projection<any>, build: Build): Promise<Growing> => {
  const parked = new Map((await builds.parked(build)).map((parking) => [parking.key, parking]));
  return { projection, build, held: new Map(), changed: new Set(), parked, whole: false };
};

/** Takes builds that are at the same place on to `until`, or to what is the end of the log now: never after an end that moves on. */
export const catchUp = async (
  store: EventStore,
  builds: Builds,
  growing: readonly Growing[],
  onProgress: OnProgress = () => {},
  until?: Position,
) => {
  let position = growing[0]?.build.position ?? BEGINNING;
  const head = until ?? (await store.head());
  for (let events = 0; position < head; ) {
    if (events > 0) await setImmediate();
    const page = upTo(head, (await store.readAll(position, PAGE)).events);
    if (page.length === 0) break;
    for (const one of growing) {
      if (!one.whole) await load(builds, one, touched(one.projection, page));
      foldPage(one.projection, page, one.held, one.parked, one.changed);
      if (one.held.size > HELD) await flush(builds, [one], page.at(-1)!.position);
    }
    position = page.at(-1)!.position;
    events += page.length;
    await onProgress({ events, position, head });
  }
  await flush(builds, growing, position);
};

/** Brings a build to the end of the log and lets it serve as soon as it has seen all that the live one has. */
export const switchOver = async (store: EventStore, builds: Builds, one: Growing) => {
  do {
    await refuseAnotherLog(store, builds, one.projection);
    await setImmediate();
    // On embedded stores nothing of this process comes between the last page and switching: the live build cannot stay ahead.
    await catchUp(store, builds, [one]);
  } while (!(await builds.switchTo(one.build)));
};

const upTo = (head: Position, page: readonly Recorded[]) =>
  page.length > 0 && page.at(-1)!.position > head ? page.filter(({ position }) => position <= head) : page;

const load = async (builds: Builds, one: Growing, keys: ReadonlySet<string>) => {
  const missing = [...keys].filter((key) => !one.held.has(key));
  for (const [key, document] of await builds.documents(one.build, missing)) one.held.set(key, document);
};

const flush = async (builds: Builds, growing: readonly Growing[], position: Position) => {
  const written = await builds.write(growing.map((one) => pageOf(one, position)));
  if (!written) throw new Error(`Another process is rebuilding ${growing.map(({ projection }) => projection.name).join(', ')}`);
  for (const one of growing) {
    Object.assign(one, { build: { ...one.build, position }, held: new Map(), changed: new Set(), whole: false });
  }
};

const pageOf = ({ build, held, changed, parked }: Growing, position: Position): BuildPage => ({
  build,
  documents: new Map([...changed].map((key) => [key, held.get(key)])),
  parked: [...parked.values()],
  position,
});

const refuseAnotherLog = async (store: EventStore, builds: Builds, { name }: Projection<any>) => {
  const live = (await builds.list()).find(({ projection, state }) => projection === name && state === 'live');
  if (live && live.position > (await store.head())) throw new Error(`${name} was built from a longer log than this one`);
};
