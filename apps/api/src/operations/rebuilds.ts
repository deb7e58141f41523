import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isRebuildRunning } from '#libs/contracts';
import {
  AskForRebuild,
  AskForSwitchBack,
  type ProjectionRebuilt,
  RecordRebuild,
  RecordRefusal,
  RecordSwitchBack,
  StopRebuild,
} from '#libs/domain';
import {
  type Build,
  Builds,
  type CatchUpProgress,
  catchUpAndPromote,
  EventStore,
  isBuildOf,
  Leases,
  type Projection,
  type ProjectionStores,
  type RebuildResult,
  Rejected,
  rebuildProjections,
  switchBack,
} from '#libs/event-sourcing';
import { Commands } from '../commands/commands';
import { Clock } from '../settings/clock';
import { withRebuildLease } from './rebuild-lease';
import { type RebuildNote, RebuildNotes } from './rebuild-notes';

export type PromoteOptions = Readonly<{ reason: string; force?: boolean | undefined }>;

type RebuildOptions = Readonly<{ reason: string | undefined; force: boolean; onProgress: (progress: CatchUpProgress) => void }>;

@Injectable()
export class Rebuilds {
  private readonly stores: ProjectionStores;

  constructor(
    private readonly commands: Commands,
    private readonly clock: Clock,
    private readonly notes: RebuildNotes,
    private readonly builds: Builds,
    store: EventStore,
    private readonly leases: Leases,
  ) {
    this.stores = { store, builds, leases };
  }

  /** The process that maintains the read models does it. Throws `Rejected` while one is under way. */
  async request({ name, version }: Projection<any>, dryRun: boolean, actor: string): Promise<void> {
    const current = await this.notes.get(name);
    if (current && isRebuildRunning(current)) throw new Rejected('rebuilding', `${name} is being rebuilt already.`);
    await this.commands.issueWithoutWaiting(actor, AskForRebuild, { projection: name, dryRun });
    await this.notes.put({
      ...{ id: randomUUID(), projection: name, version, dryRun },
      state: 'asked',
      askedAt: this.clock.now(),
    });
  }

  /** Stops a running rebuild, or discards a build that waits to be promoted. Throws `Rejected` if there is neither. */
  async stop({ name }: Projection<any>, reason: string, actor: string): Promise<void> {
    const note = await this.notes.get(name);
    if (!note || !(isRebuildRunning(note) || isWaiting(note)))
      throw new Rejected('nothing-to-stop', `${name} is not being rebuilt.`);
    await this.commands.issueWithoutWaiting(actor, StopRebuild, { projection: name, reason });
    if (isRebuildRunning(note)) await this.notes.requestStop(note);
    if (note.state === 'folding' || note.state === 'comparing') return;
    await this.discard(note);
    await this.notes.put({ ...note, state: 'stopped' });
  }

  async dismiss({ name }: Projection<any>): Promise<void> {
    const note = await this.notes.get(name);
    if (note && !isRebuildRunning(note) && !isWaiting(note)) await this.notes.drop(name);
  }

  /** Throws `Rejected` if the build is gone, or lacks documents without `force`. */
  async promote(projection: Projection<any>, { reason, force = false }: PromoteOptions, actor: string): Promise<void> {
    const { name } = projection;
    const note = await this.notes.get(name);
    if (!note || !isWaiting(note))
      throw new Rejected('nothing-to-promote', `There is no new build of ${name}. Rebuild it first.`);
    const { documents, differing, parked, lacking } = note.outcome!;
    if (lacking > 0 && !force) throw new Rejected('shows-less', `The new build lacks ${lacking} documents that are shown now.`);
    if (!(await this.makeLive(projection, note.build!))) {
      await this.notes.put({ ...note, state: 'stopped' });
      throw new Rejected('build-is-gone', `The new build of ${name} is gone: something else was built since. Rebuild it again.`);
    }
    // If this breaks off before it is recorded, the build can be promoted again.
    await this.recordRebuild(actor, { projection: name, documents, differing, parked, forced: force, reason });
    await this.notes.drop(name);
  }

  /** Throws `Rejected` if there is no previous build. */
  async switchBack(projection: Projection<any>, reason: string, actor: string): Promise<void> {
    const { name } = projection;
    const isKept = (await this.builds.list()).some((one) => isBuildOf(projection, one) && one.state === 'previous');
    if (!isKept) throw new NoPreviousBuild(name);
    await this.commands.issueWithoutWaiting(actor, AskForSwitchBack, { projection: name, reason });
    if (!(await switchBack(this.stores, projection))) throw new NoPreviousBuild(name);
    await this.commands.issueWithoutWaiting(actor, RecordSwitchBack, { projection: name, reason });
  }

  /** `work` builds in this process. Throws `Rejected` if that would discard a build of another process, or one to be promoted. */
  async runExclusively<T>(projections: readonly Projection<any>[], work: () => Promise<T>): Promise<T> {
    return withRebuildLease(this.leases, projections, async () => {
      for (const { name } of projections) await this.assertNoneWaiting(name);
      return work();
    });
  }

  /** Rebuilds in this process and goes live if no documents are lacking, or with `force`. Throws like `runExclusively`. */
  async rebuild(
    projections: readonly Projection<any>[],
    options: RebuildOptions,
    actor: string,
  ): Promise<readonly RebuildResult[]> {
    const { reason, force } = options;
    const results = await this.runExclusively(projections, () => rebuildProjections(this.stores, projections, options));
    const why = reason === undefined ? {} : { reason };
    for (const { projection, differing, refused, ...compared } of results)
      if (refused.length === 0)
        await this.recordRebuild(actor, { projection, ...compared, differing: differing.length, forced: force, ...why });
      else await this.commands.issueWithoutWaiting(actor, RecordRefusal, { projection, parked: refused.length, ...why });
    return results;
  }

  /** For any build that went live, at the console or at the command line. */
  private async recordRebuild(actor: string, data: ProjectionRebuilt['data']): Promise<void> {
    await this.commands.issueWithoutWaiting(actor, RecordRebuild, data);
  }

  private async assertNoneWaiting(projection: string) {
    const note = await this.notes.get(projection);
    if (!note || !isWaiting(note) || !(await this.findWaitingBuild(note))) return;
    throw new Rejected('waiting', `A new build of ${projection} waits at the console: promote it there, or discard it, first.`);
  }

  /** True also if the build was live already, because an earlier promotion broke off before it was recorded. */
  private async makeLive(projection: Projection<any>, build: string): Promise<boolean> {
    const isServing = (await this.builds.list()).some(({ id, state }) => id === build && state === 'live');
    return isServing || catchUpAndPromote(this.stores, projection, ({ id, state }) => id === build && WAITING_STATES.has(state));
  }

  private async discard(note: RebuildNote) {
    const waiting = await this.findWaitingBuild(note);
    if (waiting) await this.builds.discard(waiting);
  }

  private async findWaitingBuild(note: RebuildNote): Promise<Build | undefined> {
    return (await this.builds.list()).find(({ id, state }) => id === note.build && state === 'building');
  }
}

class NoPreviousBuild extends Rejected {
  constructor(projection: string) {
    super('no-previous-build', `There is no previous build of ${projection} in this version.`);
  }
}

const WAITING_STATES: ReadonlySet<Build['state']> = new Set(['building', 'offered']);

const isWaiting = ({ state, build }: RebuildNote) => state === 'compared' && build !== undefined;
