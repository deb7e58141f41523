import type { Build, BuildPage, Builds, ParkedKey } from './builds';
import { DocumentRefused } from './errors';
import { foldOversizedDocument, restoreEntry } from './fold-oversized-document';
import { type ChangedKeys, type Documents, touchedKeys } from './fold-page';
import { foldWithDecisions, isDecisionFor } from './fold-with-decisions';
import type { LogPlace } from './log-place';
import { BEGINNING, type Recorded } from './message';
import type { Projection } from './projection';
import type { ReadableLog } from './truncated-streams';
import { createWritePause } from './turn-pause';

/** Bounds the memory for a large town. */
const MAX_BUFFERED_DOCUMENTS = 20_000;
/** Bounds how long others wait for the file. */
const DOCUMENTS_PER_WRITE = 250;
/** The checkpoints of all builds are written at once, so each has only a few documents with it. */
const DOCUMENTS_PER_CHECKPOINT = 10;

export type ProjectionBuild = Readonly<{ projection: Projection<any>; build: Build }>;

export class FoldBuffer {
  readonly projection: Projection<any>;
  build: Build;
  private logPlace: LogPlace;
  private buffered: Documents = new Map();
  private changedKeys: ChangedKeys = new Map();
  private readonly parkedKeys = new Map<string, ParkedKey>();
  /** The parked keys as last written. Read with the first facts, so that an idle process reads nothing. */
  private parkedBefore: ReadonlyMap<string, ParkedKey> | undefined;
  /** True while nothing was written: a document that is not in memory does not exist. */
  private isWhole: boolean;

  constructor(
    private readonly store: ReadableLog,
    private readonly builds: Builds,
    { projection, build }: ProjectionBuild,
  ) {
    this.projection = projection;
    this.build = build;
    this.logPlace = build;
    this.isWhole = build.position === BEGINNING;
  }

  get hasUnwritten() {
    return this.logPlace.position > this.build.position;
  }

  /** A build that is or will soon be read must not be ahead of its checkpoint, so each of its pages is written completely. */
  get isFull() {
    return this.buffered.size > (this.build.state === 'building' ? MAX_BUFFERED_DOCUMENTS : 0);
  }

  async prepare(facts: readonly Recorded[]) {
    const unseen = this.unseenFacts(facts);
    if (unseen.length === 0) return;
    await Promise.all([this.readParked(), !this.isWhole && this.read(this.keysIn(unseen))]);
  }

  /** `place` is the end of the page with these facts. */
  async fold(facts: readonly Recorded[], place: LogPlace) {
    if (place.position <= this.logPlace.position) return;
    const { buffered: documents, parkedKeys: parked, changedKeys: changed } = this;
    await foldWithDecisions(this.projection, this.unseenFacts(facts), this.store, { documents, parked, changed });
    this.logPlace = place;
  }

  /** Writes ahead of the checkpoint in slices, since nobody reads the build, and by key: a store writes each page once. */
  async writeAhead() {
    if (this.build.state !== 'building' || this.changedKeys.size <= DOCUMENTS_PER_CHECKPOINT) return;
    const changed = [...this.changedKeys.keys()].sort();
    const pause = createWritePause();
    for (let i = 0; i < changed.length; i += DOCUMENTS_PER_WRITE) {
      await retryWithParking([this], () =>
        this.builds.load(this.build, this.documents(changed.slice(i, i + DOCUMENTS_PER_WRITE))),
      );
      await pause();
    }
    this.changedKeys = new Map();
  }

  /** An oversized document stays as before the fact that made it too large; one refused for another reason, as last written. */
  async park({ key, reason, most }: DocumentRefused) {
    if (most !== undefined) return this.foldOversized(key, most);
    const [position, before] = [this.changedKeys.get(key)!, this.parkedBefore?.get(key)];
    this.parkedKeys.set(key, before?.position === position ? before : { key, position, reason });
    this.buffered.delete(key);
  }

  page(): BuildPage {
    const before = this.parkedBefore ?? new Map<string, ParkedKey>();
    const parked = [...this.parkedKeys.values()].filter((one) => before.get(one.key) !== one);
    const unparked = [...before.values()].filter((one) => this.parkedKeys.get(one.key) !== one);
    return { build: this.build, documents: this.documents([...this.changedKeys.keys()]), parked, unparked, place: this.logPlace };
  }

  markWritten() {
    this.build = { ...this.build, ...this.logPlace };
    this.buffered = new Map();
    this.changedKeys = new Map();
    if (this.parkedBefore) this.parkedBefore = new Map(this.parkedKeys);
    this.isWhole = false;
  }

  private async foldOversized(key: string, most: number) {
    const before = this.parkedBefore?.get(key);
    const documents: Documents = new Map(this.isWhole ? [] : await this.builds.documents(this.build, [key]));
    const parked = new Map(before && [[key, before]]);
    const changed: ChangedKeys = new Map();
    const alone = { key, after: this.build.position, until: this.logPlace.position, most };
    await foldOversizedDocument(this.projection, alone, this.store, { documents, parked, changed });
    restoreEntry(this.buffered, key, changed.has(key) ? documents.get(key) : undefined);
    restoreEntry(this.parkedKeys, key, parked.get(key));
  }

  private unseenFacts(facts: readonly Recorded[]) {
    const first = facts.findIndex(({ position }) => position > this.logPlace.position);
    return first < 0 ? [] : facts.slice(first);
  }

  private keysIn(facts: readonly Recorded[]): ReadonlySet<string> {
    const decisions = facts.filter((event) => isDecisionFor(this.projection, event));
    return new Set([...touchedKeys(this.projection, facts), ...decisions.map(({ data }) => data.key)]);
  }

  private documents(keys: readonly string[]): Documents {
    return new Map(keys.flatMap((key) => (this.buffered.has(key) ? [[key, this.buffered.get(key)!]] : [])));
  }

  private async readParked() {
    if (this.parkedBefore !== undefined) return;
    for (const one of await this.builds.parked(this.build)) this.parkedKeys.set(one.key, one);
    this.parkedBefore = new Map(this.parkedKeys);
  }

  private async read(keys: ReadonlySet<string>) {
    const missing = [...keys].filter((key) => !this.buffered.has(key));
    if (missing.length === 0) return;
    for (const [key, document] of await this.builds.documents(this.build, missing)) this.buffered.set(key, document);
  }
}

export const retryWithParking = async <T>(buffers: readonly FoldBuffer[], work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error;
    await buffers.find(({ build }) => build.id === error.build)!.park(error);
    return retryWithParking(buffers, work);
  }
};
