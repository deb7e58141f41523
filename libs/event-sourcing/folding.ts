import type { Build, BuildPage, Builds, Parked } from './builds';
import { DocumentRefused } from './errors';
import { foldAlone, putBack } from './fold-alone';
import { foldMending, isMendingOf } from './fold-mending';
import { type Changed, type Documents, touched } from './fold-page';
import type { Log } from './forgotten';
import { BEGINNING, type Recorded } from './message';
import { type Place, placeOf } from './place';
import type { Projection } from './projection';
import { makingRoom } from './taking-turns';

/** Documents kept in memory before they are written: bounds what a large town costs. */
const HELD = 20_000;
/** Documents written at once: bounds how long others wait for the file. */
const SLICE = 250;

/** A build and the folds that make it. */
export type Growing = Readonly<{ projection: Projection<any>; build: Build }>;

/** What a build will be when what was folded is written. */
export class Folding {
  readonly projection: Projection<any>;
  build: Build;
  private place: Place;
  private held: Documents = new Map();
  private changed: Changed = new Map();
  private readonly parked = new Map<string, Parked>();
  /** As they were written last. Unknown until the first facts: while nothing happens, nobody is asked. */
  private parkedBefore: ReadonlyMap<string, Parked> | undefined;
  /** Nothing was written yet: what is not held does not exist. */
  private isWhole: boolean;

  constructor(
    private readonly store: Log,
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
    if (unseen.length === 0) return;
    const mended = unseen.filter((event) => isMendingOf(this.projection, event));
    const keys = new Set([...touched(this.projection, unseen), ...mended.map(({ data }) => data.key as string)]);
    await Promise.all([this.readParked(), !this.isWhole && this.read(keys)]);
  }

  async fold(log: string, facts: readonly Recorded[]) {
    const unseen = this.unseen(facts);
    if (unseen.length === 0) return;
    const { held: documents, parked, changed } = this;
    await foldMending(this.projection, unseen, this.store, { documents, parked, changed });
    this.place = placeOf(log, unseen.at(-1)!);
  }

  /** What nobody reads yet goes ahead of its place, in slices. */
  async load() {
    if (this.build.state !== 'building') return;
    const changed = [...this.changed.keys()];
    const room = makingRoom();
    for (let i = 0; i + SLICE < changed.length; i += SLICE) {
      await parking([this], () => this.builds.load(this.build, this.documents(changed.slice(i, i + SLICE))));
      await room();
    }
    this.changed = new Map([...this.changed].slice(-(changed.length % SLICE || SLICE)));
  }

  /** What is too large as it was before the fact that made it so; what is refused for something else as it was written last. */
  async park({ key, reason, most }: DocumentRefused) {
    if (most !== undefined) return this.foldAlone(key, most);
    const [position, before] = [this.changed.get(key)!, this.parkedBefore?.get(key)];
    this.parked.set(key, before?.position === position ? before : { key, position, reason });
    this.held.delete(key);
  }

  page(): BuildPage {
    const before = this.parkedBefore ?? new Map<string, Parked>();
    const parked = [...this.parked.values()].filter((one) => before.get(one.key) !== one);
    const unparked = [...before.values()].filter((one) => this.parked.get(one.key) !== one);
    return { build: this.build, documents: this.documents([...this.changed.keys()]), parked, unparked, place: this.place };
  }

  written() {
    this.build = { ...this.build, ...this.place };
    this.held = new Map();
    this.changed = new Map();
    this.parkedBefore = new Map(this.parked);
    this.isWhole = false;
  }

  private async foldAlone(key: string, most: number) {
    const before = this.parkedBefore?.get(key);
    const documents: Documents = new Map(this.isWhole ? [] : await this.builds.documents(this.build, [key]));
    const parked = new Map(before && [[key, before]]);
    const changed: Changed = new Map();
    const alone = { key, after: this.build.position, until: this.place.position, most };
    await foldAlone(this.projection, alone, this.store, { documents, parked, changed });
    putBack(this.held, key, changed.has(key) ? documents.get(key) : undefined);
    putBack(this.parked, key, parked.get(key));
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
    this.parkedBefore = new Map(this.parked);
  }

  private async read(keys: ReadonlySet<string>) {
    const missing = [...keys].filter((key) => !this.held.has(key));
    if (missing.length === 0) return;
    for (const [key, document] of await this.builds.documents(this.build, missing)) this.held.set(key, document);
  }
}

/** Does it again without each document that is refused, which is parked. */
export const parking = async <T>(folding: readonly Folding[], work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error;
    await folding.find(({ build }) => build.id === error.build)!.park(error);
    return parking(folding, work);
  }
};
