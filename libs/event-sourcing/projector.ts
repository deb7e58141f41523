import type { Build, Builds } from './builds';
import { earliestPosition, foldNextPage } from './catch-up';
import type { EventStore } from './event-store';
import type { HeldLeases } from './lease-keeper';
import { checkLiveBuilds, type LiveBuild, liveBuildsAmong } from './live-builds';
import type { LogWork } from './log-worker';
import type { Position, Recorded } from './message';
import type { Projection } from './projection';
import { projectorLease, promoteOffered } from './promote';
import { buildFromStart } from './rebuild';
import type { ReadModelConsistency, ReadModelProgress } from './streams';

const MAX_WAIT_MS = 5_000;
const POLL_INTERVAL_MS = 5;

/** Called with the facts that the live read models now contain, and when folding them began, in ms since 1970. */
export type OnFolded = (facts: readonly Recorded[], begun: number) => void;

/** `build` is null if none is live in this log. */
export type ProjectionStatus = Readonly<{ projection: string; version: number; build: Build | null }>;

/** Lets commands wait for their effect on the live read models of this release. */
export class Projector implements ReadModelProgress, ReadModelConsistency, LogWork {
  readonly leases: readonly string[];
  private turn = 0;
  private readonly waiters = new Set<() => void>();
  private looking: Promise<BuildsSnapshot> | undefined;

  /** `tell` gets a sentence when something is built unexpectedly. `patience` is the longest wait in ms. `onShown`: each page. */
  constructor(
    private readonly store: EventStore,
    private readonly builds: Builds,
    private readonly projections: readonly Projection<any>[],
    private readonly tell: (sentence: string) => void = () => {},
    private readonly patience = MAX_WAIT_MS,
    private readonly onShown: OnFolded = () => {},
  ) {
    this.leases = projections.map(projectorLease);
  }

  async step(heldLeases: HeldLeases): Promise<boolean> {
    const heldProjections = this.projections.filter((projection) => heldLeases.has(projectorLease(projection)));
    const all = await this.builds.list();
    const { missing, isEnd } = await this.foldOnePage(heldProjections, all);
    if (missing.length > 0) return this.buildMissing(missing, heldProjections);
    return (
      (all.some(({ state }) => state === 'offered') && (await promoteOffered(this.store, this.builds, heldProjections))) || !isEnd
    );
  }

  watch(listener: () => void) {
    return this.builds.watch(listener);
  }

  /** True when every read model of this log has processed `position`. Does not wait for one that is built for the first time. */
  async caughtUpTo(position: Position): Promise<boolean> {
    return this.waitUntil((all) => this.isReached(all, position));
  }

  /** Like `caughtUpTo`, for callers that act on what they read: also waits while a read model of another log is live. */
  async shows(position: Position): Promise<boolean> {
    return this.waitUntil(
      async (all) =>
        liveBuildsAmong(this.projections, all).every(({ build }) => build.position >= position) && (await this.areOfThisLog(all)),
    );
  }

  /** Like `shows`, for as long as any read model makes progress. False once nothing has moved during a whole wait. */
  async showsEventually(position: Position): Promise<boolean> {
    for (let before = await this.positionsText(); !(await this.shows(position)); ) {
      const now = await this.positionsText();
      if (now === before) return false;
      before = now;
    }
    return true;
  }

  async isOfThisLog(): Promise<boolean> {
    return this.areOfThisLog((await this.readBuilds()).builds);
  }

  async isBuilt(): Promise<boolean> {
    return this.waitUntil(async (all) => (await this.liveIn(all)).every(({ isStanding }) => isStanding));
  }

  /** The newest fact that every read model contains, null while one is being built. */
  async shownPosition(): Promise<Position | null> {
    const live = await this.liveIn(await this.builds.list());
    return live.every(({ isStanding }) => isStanding) ? earliestPosition(live.map(({ build }) => build!.position)) : null;
  }

  async statuses(): Promise<readonly ProjectionStatus[]> {
    const live = await this.liveIn(await this.builds.list());
    return live.map(({ projection: { name, version }, build, isStanding }) => ({
      ...{ projection: name, version },
      build: (isStanding && build) || null,
    }));
  }

  /** A build that has reached the position needs no check of its log. */
  private async isReached(all: readonly Build[], position: Position): Promise<boolean> {
    const behind = all.filter((one) => one.position < position);
    return behind.length === 0 || !(await this.liveIn(behind)).some(({ isStanding }) => isStanding);
  }

  private async areOfThisLog(all: readonly Build[]): Promise<boolean> {
    return (await this.liveIn(all)).every(({ build, isStanding }) => !build || isStanding);
  }

  private liveIn(all: readonly Build[]): Promise<readonly LiveBuild[]> {
    return checkLiveBuilds(this.store, this.projections, all);
  }

  private async positionsText(): Promise<string> {
    return JSON.stringify((await this.builds.list()).map(({ id, state, position }) => [id, state, position]));
  }

  private async waitUntil(isSo: (all: readonly Build[]) => Promise<boolean>): Promise<boolean> {
    const end = performance.now() + this.patience;
    for (let look = await this.readBuilds(); !(await isSo(look.builds)); look = await look.next()) {
      if (performance.now() >= end) return false;
    }
    return true;
  }

  private readBuilds(): Promise<BuildsSnapshot> {
    const turn = this.turn;
    this.looking ??= this.builds
      .list()
      .then((builds) => new BuildsSnapshot(builds, () => this.waitForProgress(turn).then(() => this.readBuilds())))
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  /** Resolves when this projector has made progress since a turn, or after an interval, because it may run in another process. */
  private waitForProgress(since: number) {
    return new Promise<void>((resolve) => {
      if (this.turn !== since) return resolve();
      const done = () => {
        clearTimeout(rest);
        this.waiters.delete(done);
        resolve();
      };
      const rest = setTimeout(done, POLL_INTERVAL_MS);
      this.waiters.add(done);
    });
  }

  private notifyProgress() {
    this.turn += 1;
    for (const done of this.waiters) done();
  }

  /** The page is read while the builds are checked against the log: on servers each takes a round trip. */
  private async foldOnePage(heldProjections: readonly Projection<any>[], all: readonly Build[]) {
    const begun = Date.now();
    const growing = liveBuildsAmong(heldProjections, all);
    const reading = growing.length > 0 ? foldNextPage(this.store, this.builds, growing) : Promise.resolve(undefined);
    // The position may not exist in another log, and then the page is not needed.
    const [live] = await Promise.all([checkLiveBuilds(this.store, heldProjections, all), reading.catch(() => {})]);
    const missing = live.filter(({ isStanding }) => !isStanding);
    if (missing.length > 0) return { missing, isEnd: true };
    const page = await reading;
    if (!page) return { missing, isEnd: true };
    const isWritten = await page.write();
    if (page.facts.length > 0) this.notifyProgress();
    if (page.facts.length > 0 && isWritten) this.onShown(page.facts, begun);
    return { missing, isEnd: page.isEnd && isWritten };
  }

  /** The other projections go on meanwhile. */
  private async buildMissing(missing: readonly LiveBuild[], heldProjections: readonly Projection<any>[]): Promise<boolean> {
    const strange = missing.filter(({ build }) => build);
    if (strange.length > 0) this.tell(anotherLogMessage(strange));
    const otherProjections = heldProjections.filter((projection) => !missing.some((one) => one.projection === projection));
    const onProgress = async () => this.foldOnePage(otherProjections, await this.builds.list());
    const projections = missing.map(({ projection }) => projection);
    const { built, forgotten } = await buildFromStart(this.store, this.builds, projections, { onProgress });
    if (forgotten > 0) this.tell(incompleteLogMessage(forgotten, projections));
    for (const { projection, build: one } of built) {
      await this.builds.offer(one);
      const parked = await this.builds.parked(one);
      if (parked.length > 0)
        this.tell(`${projection.name} parks ${parked.map(({ key, reason }) => `${key} (${reason})`).join(', ')}.`);
    }
    await promoteOffered(this.store, this.builds, projections);
    for (const projection of projections) await this.discardOldVersions(projection);
    this.notifyProgress();
    return true;
  }

  /** Keeps the previous version, for going back to the previous release. */
  private async discardOldVersions({ name, version }: Projection<any>) {
    const older = (await this.builds.list()).filter((one) => one.projection === name && one.version < version);
    const before = Math.max(...older.map((one) => one.version));
    for (const one of older) if (one.version < before) await this.builds.discard(one);
  }
}

class BuildsSnapshot {
  private nextSnapshot: Promise<BuildsSnapshot> | undefined;

  constructor(
    readonly builds: readonly Build[],
    private readonly reread: () => Promise<BuildsSnapshot>,
  ) {}

  next(): Promise<BuildsSnapshot> {
    this.nextSnapshot ??= this.reread();
    return this.nextSnapshot;
  }
}

const anotherLogMessage = (strange: readonly LiveBuild[]) =>
  `The read models were folded from another log: ${strange.map(({ projection }) => projection.name).join(', ')} are rebuilt.`;

const incompleteLogMessage = (forgotten: number, projections: readonly Projection<any>[]) =>
  `The log no longer has the beginning of ${forgotten} of its streams: those facts are missing from ${projections.map(({ name }) => name).join(', ')}.`;
