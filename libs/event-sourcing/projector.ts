import type { Build, BuildPage, Builds } from './builds';
import type { EventStore } from './event-store';
import { type Documents, foldPage, touched } from './fold-page';
import { BEGINNING, type Position, type Recorded } from './message';
import type { Projection } from './projection';
import { replace } from './rebuild';
import type { ReadSide } from './streams';
import type { Work } from './worker';

const PAGE = 1_000;
const PATIENCE_MS = 5_000;
const LOOK_AGAIN_MS = 5;

/** Keeps the live read models following the log, and lets a command wait until they show its effect. */
export class Projector implements ReadSide, Work {
  readonly leases = ['projector'];
  private advanced = () => {};
  private looking: Promise<Position> | undefined;

  constructor(
    private readonly store: EventStore,
    private readonly builds: Builds,
    private readonly projections: readonly Projection<any>[],
  ) {}

  async step(): Promise<boolean> {
    const live = await this.live();
    const outdated = this.projections.filter(({ name }) => !live.some(({ projection }) => projection === name));
    if (outdated.length === 0) return this.follow(live);
    await replace(this.store, this.builds, outdated, async () => this.follow(await this.live()));
    return true;
  }

  async caughtUpTo(position: Position): Promise<boolean> {
    const patience = performance.now() + PATIENCE_MS;
    let seen = await this.seen();
    while (seen < position && performance.now() < patience) seen = await this.seenNext();
    return seen >= position;
  }

  /** The newest fact that every read model shows: the beginning while one is not there yet. */
  async seen(): Promise<Position> {
    const serving = (await this.builds.list()).filter(({ state }) => state === 'live');
    return earliest(this.projections.map(({ name }) => serving.find((b) => b.projection === name)?.position ?? BEGINNING));
  }

  /** One look for all who wait: when the projector has gone on here, or a moment later, for it may run in another process. */
  private seenNext(): Promise<Position> {
    this.looking ??= this.moved()
      .then(() => this.seen())
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

  private async follow(live: readonly Build[]): Promise<boolean> {
    const from = earliest(live.map(({ position }) => position));
    const events = live.length > 0 ? (await this.store.readAll(from, PAGE)).events : [];
    if (events.length === 0) return false;

    const pages = await Promise.all(live.map((build) => this.page(build, events)));
    await this.builds.write(pages.filter(({ build, position }) => position > build.position));
    this.advanced();
    return true;
  }

  private async page(build: Build, events: readonly Recorded[]): Promise<BuildPage> {
    const projection = this.projections.find(({ name }) => name === build.projection)!;
    const unseen = events.filter(({ position }) => position > build.position);
    const documents: Documents = new Map(await this.builds.documents(build, [...touched(projection, unseen)]));
    const before = await this.builds.parked(build);
    const parked = new Map(before.map((parking) => [parking.key, parking]));
    const changed = foldPage(projection, unseen, documents, parked);
    return {
      build,
      documents: new Map([...changed].map((key) => [key, documents.get(key)])),
      parked: [...parked.values()].slice(before.length),
      position: unseen.at(-1)?.position ?? build.position,
    };
  }

  private async live(): Promise<readonly Build[]> {
    const versions = new Map(this.projections.map(({ name, version }) => [name, version]));
    return (await this.builds.list()).filter((b) => b.state === 'live' && versions.get(b.projection) === b.version);
  }
}

const earliest = (positions: readonly Position[]) => positions.toSorted()[0] ?? BEGINNING;
