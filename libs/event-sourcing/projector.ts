import type { Build, Builds } from './builds';
import { earliest, nextPage } from './catch-up';
import type { EventStore } from './event-store';
import type { Position, Recorded } from './message';
import type { Projection } from './projection';
import { leaseOf, promoteOffered } from './promote';
import { build } from './rebuild';
import { type Live, liveAmong, liveOf } from './standing';
import type { ReadSide, Shown } from './streams';
import type { Held, Work } from './worker';

const PATIENCE_MS = 5_000;
const LOOK_AGAIN_MS = 5;

/** Told which facts the live read models show by now, and since when they were folded, in milliseconds since 1970. */
export type OnShown = (facts: readonly Recorded[], begun: number) => void;

/** Where the live read model of a projection stands: null while there is none of this log. */
export type Standing = Readonly<{ projection: string; version: number; build: Build | null }>;

/** Keeps the live read models of this release up with the log, and lets a command wait until they show its effect. */
export class Projector implements ReadSide, Shown, Work {
  readonly leases: readonly string[];
  private turn = 0;
  private readonly waiting = new Set<() => void>();
  private looking: Promise<Look> | undefined;

  /** `tell` is given a sentence for operators when something is built that was not as it should be. `patience`: its longest wait, in milliseconds. `onShown` hears of each page. */
  constructor(
    private readonly store: EventStore,
    private readonly builds: Builds,
    private readonly projections: readonly Projection<any>[],
    private readonly tell: (sentence: string) => void = () => {},
    private readonly patience = PATIENCE_MS,
    private readonly onShown: OnShown = () => {},
  ) {
    this.leases = projections.map(leaseOf);
  }

  async step(held: Held): Promise<boolean> {
    const ours = this.projections.filter((projection) => held.has(leaseOf(projection)));
    const all = await this.builds.list();
    const { missing, isEnd } = await this.keepUp(ours, all);
    if (missing.length > 0) return this.build(missing, ours);
    return (all.some(({ state }) => state === 'offered') && (await promoteOffered(this.store, this.builds, ours))) || !isEnd;
  }

  /** True when every read model of this log shows a position: one that is still being built for the first time is not waited for. */
  async caughtUpTo(position: Position): Promise<boolean> {
    return this.patiently((all) => this.isReached(all, position));
  }

  /** The same for who acts on what they read: what serves and is of another log is waited for until one of this log takes its place. */
  async shows(position: Position): Promise<boolean> {
    return this.patiently(
      async (all) =>
        liveAmong(this.projections, all).every(({ build }) => build.position >= position) && (await this.areOfThisLog(all)),
    );
  }

  /** The same, for as long as any read model goes on: false once nothing has moved during a whole wait. */
  async showsInTheEnd(position: Position): Promise<boolean> {
    for (let before = await this.places(); !(await this.shows(position)); ) {
      const now = await this.places();
      if (now === before) return false;
      before = now;
    }
    return true;
  }

  /** Whether all that serves was folded from this log. */
  async isOfThisLog(): Promise<boolean> {
    return this.areOfThisLog((await this.look()).builds);
  }

  /** True when every read model serves. */
  async isBuilt(): Promise<boolean> {
    return this.patiently(async (all) => (await this.liveIn(all)).every(({ isStanding }) => isStanding));
  }

  /** The newest fact that every read model shows; null while one is still being built. */
  async seen(): Promise<Position | null> {
    const live = await this.liveIn(await this.builds.list());
    return live.every(({ isStanding }) => isStanding) ? earliest(live.map(({ build }) => build!.position)) : null;
  }

  /** Where each read model stands that this release reads. */
  async standings(): Promise<readonly Standing[]> {
    const live = await this.liveIn(await this.builds.list());
    return live.map(({ projection: { name, version }, build, isStanding }) => ({
      ...{ projection: name, version },
      build: (isStanding && build) || null,
    }));
  }

  /** Whoever has come so far need not be asked whether they are of this log: they would not be waited for if they were not. */
  private async isReached(all: readonly Build[], position: Position): Promise<boolean> {
    const behind = all.filter((one) => one.position < position);
    return behind.length === 0 || !(await this.liveIn(behind)).some(({ isStanding }) => isStanding);
  }

  private async areOfThisLog(all: readonly Build[]): Promise<boolean> {
    return (await this.liveIn(all)).every(({ build, isStanding }) => !build || isStanding);
  }

  private liveIn(all: readonly Build[]): Promise<readonly Live[]> {
    return liveOf(this.store, this.projections, all);
  }

  /** Another text once any build has moved. */
  private async places(): Promise<string> {
    return JSON.stringify((await this.builds.list()).map(({ id, state, position }) => [id, state, position]));
  }

  private async patiently(isSo: (all: readonly Build[]) => Promise<boolean>): Promise<boolean> {
    const end = performance.now() + this.patience;
    for (let look = await this.look(); !(await isSo(look.builds)); look = await look.next()) {
      if (performance.now() >= end) return false;
    }
    return true;
  }

  /** One for all who ask while it lasts. */
  private look(): Promise<Look> {
    const turn = this.turn;
    this.looking ??= this.builds
      .list()
      .then((builds) => new Look(builds, () => this.moved(turn).then(() => this.look())))
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  /** When the projector has gone on here since a turn, or a moment later, for it may run in another process. */
  private moved(since: number) {
    return new Promise<void>((resolve) => {
      if (this.turn !== since) return resolve();
      const done = () => {
        clearTimeout(rest);
        this.waiting.delete(done);
        resolve();
      };
      const rest = setTimeout(done, LOOK_AGAIN_MS);
      this.waiting.add(done);
    });
  }

  private advanced() {
    this.turn += 1;
    for (const done of this.waiting) done();
  }

  /** One page further. It is read while the log is asked whether the builds are of it: on servers, each answer takes its time. */
  private async keepUp(ours: readonly Projection<any>[], all: readonly Build[]) {
    const begun = Date.now();
    const growing = liveAmong(ours, all);
    const reading = growing.length > 0 ? nextPage(this.store, this.builds, growing) : Promise.resolve(undefined);
    // In another log there may be no such position to read from, and nobody asks for what stands there.
    const [live] = await Promise.all([liveOf(this.store, ours, all), reading.catch(() => {})]);
    const missing = live.filter(({ isStanding }) => !isStanding);
    if (missing.length > 0) return { missing, isEnd: true };
    const page = await reading;
    if (!page) return { missing, isEnd: true };
    const isWritten = await page.write();
    if (page.facts.length > 0) this.advanced();
    if (page.facts.length > 0 && isWritten) this.onShown(page.facts, begun);
    return { missing, isEnd: page.isEnd && isWritten };
  }

  /** What has no live build of its version in this log, while the others go on. */
  private async build(missing: readonly Live[], ours: readonly Projection<any>[]): Promise<boolean> {
    const strange = missing.filter(({ build }) => build);
    if (strange.length > 0) this.tell(anotherLog(strange));
    const others = ours.filter((projection) => !missing.some((one) => one.projection === projection));
    const onProgress = async () => this.keepUp(others, await this.builds.list());
    const projections = missing.map(({ projection }) => projection);
    const { built, forgotten } = await build(this.store, this.builds, projections, { onProgress });
    if (forgotten > 0) this.tell(incomplete(forgotten, projections));
    for (const { projection, build: one } of built) {
      await this.builds.offer(one);
      const parked = await this.builds.parked(one);
      if (parked.length > 0)
        this.tell(`${projection.name} parks ${parked.map(({ key, reason }) => `${key} (${reason})`).join(', ')}.`);
    }
    await promoteOffered(this.store, this.builds, projections);
    for (const projection of projections) await this.discardLongGone(projection);
    this.advanced();
    return true;
  }

  /** The version before stays, for a release that goes back to it; the ones before that don't. */
  private async discardLongGone({ name, version }: Projection<any>) {
    const older = (await this.builds.list()).filter((one) => one.projection === name && one.version < version);
    const before = Math.max(...older.map((one) => one.version));
    for (const one of older) if (one.version < before) await this.builds.discard(one);
  }
}

/** What the builds were, and how to look again: once for all who have seen this. */
class Look {
  private after: Promise<Look> | undefined;

  constructor(
    readonly builds: readonly Build[],
    private readonly again: () => Promise<Look>,
  ) {}

  next(): Promise<Look> {
    this.after ??= this.again();
    return this.after;
  }
}

const anotherLog = (strange: readonly Live[]) =>
  `The log is not the one that the read models were folded from: ${strange.map(({ projection }) => projection.name).join(', ')} begin anew.`;

const incomplete = (forgotten: number, projections: readonly Projection<any>[]) =>
  `The log no longer has the beginning of ${forgotten} of its streams: what was recorded there is missing from ${projections.map(({ name }) => name).join(', ')}.`;
