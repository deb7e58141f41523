import { setTimeout } from 'node:timers/promises';
import type { EventStore } from './event-store';
import { type Documents, foldPage, touched } from './fold-page';
import type { Work } from './follower';
import { BEGINNING, type Position, type Recorded } from './message';
import type { Projection } from './projection';
import type { Build, BuildPage, Builds } from './read-models';
import { rebuild } from './rebuild';
import type { ReadSide } from './streams';

const PAGE = 1_000;
const PATIENCE_MS = 5_000;
const LOOK_AGAIN_MS = 5;

/** Keeps the live read models following the log, and lets a command wait until they show its effect. */
export class Projector implements ReadSide, Work {
  readonly name = 'projector';
  private advanced = Promise.withResolvers<void>();

  constructor(
    private readonly store: EventStore,
    private readonly builds: Builds,
    private readonly projections: readonly Projection<any>[],
  ) {}

  async step(): Promise<boolean> {
    const outdated = await this.outdated();
    if (outdated.length > 0) await rebuild(this.store, this.builds, outdated);
    return (await this.follow()) || outdated.length > 0;
  }

  async caughtUpTo(position: Position) {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    while (!patience.aborted && (await this.seen()) < position) {
      await Promise.race([this.advanced.promise, setTimeout(LOOK_AGAIN_MS)]);
    }
  }

  /** The newest fact that every live read model shows. */
  async seen(): Promise<Position> {
    return furthestBehind(await this.live());
  }

  private async follow(): Promise<boolean> {
    const live = await this.live();
    const events = await this.store.readAll(furthestBehind(live), PAGE);
    if (events.length === 0) return false;

    const pages = await Promise.all(live.map((build) => this.page(build, events)));
    await this.builds.write(pages.filter(({ build, position }) => position > build.position));
    this.advanced.resolve();
    this.advanced = Promise.withResolvers<void>();
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

  private async outdated() {
    const current = new Set((await this.live()).map(({ projection }) => projection));
    return this.projections.filter(({ name }) => !current.has(name));
  }
}

const furthestBehind = (builds: readonly Build[]) =>
  builds.reduce((least, { position }) => (position < least ? position : least), builds[0]?.position ?? BEGINNING);
