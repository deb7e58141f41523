import type { Build, BuildPage, Builds, Parked } from './builds';
import { DocumentRefused } from './errors';
import type { EventStore, LogPage } from './event-store';
import { type Documents, foldPage, touched } from './fold-page';
import type { Log } from './forgotten';
import { BEGINNING, type Position, type Recorded } from './message';
import { type Place, placeOf } from './place';
import type { Projection } from './projection';
import { makingRoom, takingTurns } from './taking-turns';

const PAGE = 1_000;
/** Documents kept in memory before they are written: bounds what a large town costs. */
const HELD = 20_000;
/** Documents written at once: bounds how long others wait for the file. */
const SLICE = 250;

/** A build and the folds that make it. */
export type Growing = Readonly<{ projection: Projection<any>; build: Build }>;

export type Progress = Readonly<{ events: number; position: Position; head: Position }>;

/** Called after every page of the log; the next one waits for it. */
export type OnProgress = (progress: Progress) => unknown;

type How = Readonly<{ until?: Position; onProgress?: OnProgress | undefined }>;

/**
 * Takes builds on to `until`, or to what is the end of the log now: never after an end that moves on. Answers them as they
 * are then, without those that somebody else has moved or discarded meanwhile.
 */
export const catchUp = async (
  store: Log,
  builds: Builds,
  growing: readonly Growing[],
  { until, onProgress }: How = {},
): Promise<readonly Growing[]> => {
  const log = await store.id();
  const head = until ?? (await store.head());
  const turn = takingTurns();
  let folding: readonly Folding[] = growing.map((one) => new Folding(builds, one));
  const flush = async (some: readonly Folding[]) => {
    const lost = await write(builds, some);
    folding = folding.filter((one) => !lost.includes(one));
  };
  let position = earliest(growing.map(({ build }) => build.position));
  for (let [events, isEnd] = [0, false]; !isEnd && position < head; ) {
    await turn();
    await flush(folding.filter((one) => one.isFull));
    const page = await store.readAll(position, PAGE);
    const facts = upTo(head, page.events);
    await foldInto(folding, log, facts, turn);
    events += facts.length;
    position = page.position < head ? page.position : head;
    isEnd = page.isEnd || folding.length === 0;
    await onProgress?.({ events, position, head });
  }
  await flush(folding);
  return folding.map(({ projection, build }) => ({ projection, build }));
};

/**
 * Folds the next page of the log into live builds, in memory: it only reads, so that it can be done while something else is
 * found out. `write` answers whether all of it is written: not when somebody else works on one of the builds.
 */
export const nextPage = async (store: EventStore, builds: Builds, growing: readonly Growing[]) => {
  const [log, { events, isEnd }] = await Promise.all([
    store.id(),
    firstFacts(store, earliest(growing.map(({ build }) => build.position))),
  ]);
  const folding = growing.map((one) => new Folding(builds, one));
  await foldInto(folding, log, events, takingTurns());
  return { facts: events, isEnd, write: async () => (await write(builds, folding)).length === 0 };
};

/** A store may hold many pages that are nobody's facts. */
const firstFacts = async (store: EventStore, after: Position): Promise<LogPage> => {
  let page = await store.readAll(after, PAGE);
  while (page.events.length === 0 && !page.isEnd) page = await store.readAll(page.position, PAGE);
  return page;
};

/** Each reads the documents it needs at the same time as the others: on a server, that is one way there and back for all. */
const foldInto = async (folding: readonly Folding[], log: string, facts: readonly Recorded[], turn: () => Promise<void>) => {
  await Promise.all(folding.map((one) => one.prepare(facts)));
  for (const one of folding) {
    one.fold(log, facts);
    await turn();
  }
};

export const earliest = (positions: readonly Position[]): Position => positions.toSorted()[0] ?? BEGINNING;

const upTo = (head: Position, page: readonly Recorded[]) =>
  page.length > 0 && page.at(-1)!.position > head ? page.filter(({ position }) => position <= head) : page;

/** Writes what is new. Answers those of whose builds nothing was written, because somebody else works on them. */
const write = async (builds: Builds, folding: readonly Folding[]): Promise<readonly Folding[]> => {
  const moved = folding.filter((one) => one.hasMoved);
  for (const one of moved) await one.load();
  const written = moved.length > 0 ? await parking(moved, () => builds.write(moved.map((one) => one.page()))) : [];
  for (const [i, one] of moved.entries()) if (written[i]) one.written();
  return moved.filter((_, i) => !written[i]);
};

/** Does it again without each document that is refused, which is parked. */
const parking = async <T>(folding: readonly Folding[], work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error;
    folding.find(({ build }) => build.id === error.build)!.park(error);
    return parking(folding, work);
  }
};

/** What a build will be when what was folded is written. */
class Folding {
  readonly projection: Projection<any>;
  build: Build;
  private place: Place;
  private held: Documents = new Map();
  private changed = new Set<string>();
  private readonly parked = new Map<string, Parked>();
  /** Unknown until the first facts: while nothing happens, nobody is asked. */
  private parkedBefore: number | undefined;
  /** Nothing was written yet: what is not held does not exist. */
  private isWhole: boolean;

  constructor(
    private readonly builds: Builds,
    { projection, build }: Growing,
  ) {
    this.projection = projection;
    this.build = build;
    this.place = build;
    this.isWhole = build.position === BEGINNING;
  }

  get hasMoved() {
    return this.place.position > this.build.position;
  }

  /** A build that somebody reads, or soon will, is never ahead of its place: each of its pages is written whole. */
  get isFull() {
    return this.held.size > (this.build.state === 'building' ? HELD : 0);
  }

  /** Reads what `fold` will ask for. */
  async prepare(facts: readonly Recorded[]) {
    const unseen = this.unseen(facts);
    if (unseen.length > 0) await Promise.all([this.readParked(), !this.isWhole && this.read(touched(this.projection, unseen))]);
  }

  fold(log: string, facts: readonly Recorded[]) {
    const unseen = this.unseen(facts);
    if (unseen.length === 0) return;
    foldPage(this.projection, unseen, this.held, this.parked, this.changed);
    this.place = placeOf(log, unseen.at(-1)!);
  }

  /** What nobody reads yet goes ahead of its place, in slices. */
  async load() {
    if (this.build.state !== 'building') return;
    const changed = [...this.changed];
    const room = makingRoom();
    for (let i = 0; i + SLICE < changed.length; i += SLICE) {
      await parking([this], () => this.builds.load(this.build, this.documents(changed.slice(i, i + SLICE))));
      await room();
    }
    this.changed = new Set(changed.slice(-(changed.length % SLICE || SLICE)));
  }

  /** As it was when it was written last: what was folded into it since is let go. */
  park({ key, reason }: DocumentRefused) {
    this.parked.set(key, { key, position: this.held.get(key)!.at, reason });
    this.held.delete(key);
  }

  page(): BuildPage {
    const parked = [...this.parked.values()].slice(this.parkedBefore);
    return { build: this.build, documents: this.documents([...this.changed]), parked, place: this.place };
  }

  written() {
    this.build = { ...this.build, ...this.place };
    this.held = new Map();
    this.changed = new Set();
    this.parkedBefore = this.parked.size;
    this.isWhole = false;
  }

  private unseen(facts: readonly Recorded[]) {
    return facts.filter(({ position }) => position > this.place.position);
  }

  private documents(keys: readonly string[]): Documents {
    return new Map(keys.flatMap((key) => (this.held.has(key) ? [[key, this.held.get(key)!]] : [])));
  }

  private async readParked() {
    if (this.parkedBefore !== undefined) return;
    for (const one of await this.builds.parked(this.build)) this.parked.set(one.key, one);
    this.parkedBefore = this.parked.size;
  }

  private async read(keys: ReadonlySet<string>) {
    const missing = [...keys].filter((key) => !this.held.has(key));
    if (missing.length === 0) return;
    for (const [key, document] of await this.builds.documents(this.build, missing)) this.held.set(key, document);
  }
}
