import type { Build, Builds } from './builds';
import { catchUp, earliest, type Growing } from './catch-up';
import type { EventStore } from './event-store';
import type { Position } from './message';
import type { Projection } from './projection';
import { leaseOf, promoteOffered } from './promote';
import { build } from './rebuild';
import { type Live, liveOf } from './standing';
import type { ReadSide } from './streams';
import type { Held, Work } from './worker';

const PATIENCE_MS = 5_000;
const LOOK_AGAIN_MS = 5;

/** Keeps the live read models of this release up with the log, and lets a command wait until they show its effect. */
export class Projector implements ReadSide, Work {
  readonly leases: readonly string[];
  private advanced = () => {};
  private looking: Promise<readonly Live[]> | undefined;

  /** `tell` is given a sentence for operators when something is built that was not as it should be. `patience`: its longest wait, in milliseconds. */
  constructor(
    private readonly store: EventStore,
    private readonly builds: Builds,
    private readonly projections: readonly Projection<any>[],
    private readonly tell: (sentence: string) => void = () => {},
    private readonly patience = PATIENCE_MS,
  ) {
    this.leases = projections.map(leaseOf);
  }

  async step(held: Held): Promise<boolean> {
    const ours = this.projections.filter((projection) => held.has(leaseOf(projection)));
    const all = await this.builds.list();
    const live = await liveOf(this.store, ours, all);
    const missing = live.filter(({ isStanding }) => !isStanding);
    if (missing.length > 0) return this.build(missing, ours);
    const moved = await this.keepUp(live);
    return (all.some(({ state }) => state === 'offered') && (await promoteOffered(this.store, this.builds, ours))) || moved;
  }

  /** True when every read model that serves shows a position: one that is still being built for the first time is not waited for. */
  async caughtUpTo(position: Position): Promise<boolean> {
    return this.patiently((live) => serving(live).every((one) => one.position >= position));
  }

  /** True when every read model serves. */
  async isBuilt(): Promise<boolean> {
    return this.patiently((live) => live.every(({ isStanding }) => isStanding));
  }

  /** The newest fact that every read model shows; null while one is still being built. */
  async seen(): Promise<Position | null> {
    const live = await this.look();
    return live.every(({ isStanding }) => isStanding) ? earliest(serving(live).map(({ position }) => position)) : null;
  }

  private async patiently(isSo: (live: readonly Live[]) => boolean): Promise<boolean> {
    const end = performance.now() + this.patience;
    let live = await this.look();
    while (!isSo(live) && performance.now() < end) live = await this.lookAgain();
    return isSo(live);
  }

  private async look(): Promise<readonly Live[]> {
    return liveOf(this.store, this.projections, await this.builds.list());
  }

  /** One look for all who wait: when the projector has gone on here, or a moment later, for it may run in another process. */
  private lookAgain(): Promise<readonly Live[]> {
    this.looking ??= this.moved()
      .then(() => this.look())
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  private moved() {
    return new Promise<void>((resolve) => {
      const rest = setTimeout(resolve, LOOK_AGAIN_MS);
      this.advanced = () => {
        clearTimeout(rest);
        resolve();
      };
    });
  }

  /** One page further. */
  private async keepUp(live: readonly Live[]): Promise<boolean> {
    const growing = live.flatMap(({ projection, build, isStanding }) => (isStanding ? [{ projection, build: build! }] : []));
    if (growing.length === 0) return false;
    const positionOf = ({ build }: Growing) => build.position;
    const before = earliest(growing.map(positionOf));
    if (before === (await this.store.head())) return false;
    const after = await catchUp(this.store, this.builds, growing, { pages: 1 });
    this.advanced();
    return after.length < growing.length || earliest(after.map(positionOf)) > before;
  }

  /** What has no live build of its version in this log, while the others go on. */
  private async build(missing: readonly Live[], ours: readonly Projection<any>[]): Promise<boolean> {
    const strange = missing.filter(({ build }) => build);
    if (strange.length > 0) this.tell(anotherLog(strange));
    const others = ours.filter((projection) => !missing.some((one) => one.projection === projection));
    const onProgress = async () => this.keepUp(await liveOf(this.store, others, await this.builds.list()));
    const projections = missing.map(({ projection }) => projection);
    for (const { projection, build: built } of await build(this.store, this.builds, projections, { onProgress })) {
      await this.builds.offer(built);
      const parked = await this.builds.parked(built);
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

const serving = (live: readonly Live[]): readonly Build[] =>
  live.flatMap(({ build, isStanding }) => (isStanding ? [build!] : []));

const anotherLog = (strange: readonly Live[]) =>
  `The log is not the one that the read models were folded from: ${strange.map(({ projection }) => projection.name).join(', ')} begin anew.`;
