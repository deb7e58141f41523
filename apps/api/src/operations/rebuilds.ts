import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isRebuildRunning } from '#libs/contracts';
import { AskForRebuild, AskForSwitchBack, RecordRebuild, RecordRefusal, RecordSwitchBack, StopRebuild } from '#libs/domain';
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

type LocalRebuildOptions = Readonly<{
  reason: string | undefined;
  force: boolean;
  onProgress: (progress: CatchUpProgress) => void;
}>;

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

  /** Asks for a rebuild, which a process that maintains the read models then runs. Throws `Rejected` while one is under way. */
  async request({ name, version }: Projection<any>, dryRun: boolean, actor: string): Promise<void> {
    const current = await this.notes.get(name);
    if (current && isRebuildRunning(current)) throw new Rejected('rebuilding', `${name} is being rebuilt already.`);
    await this.commands.issueWithoutWaiting(actor, AskForRebuild, { projection: name, dryRun });
    if (current) await this.notes.dropStop(current);
    const askedAt = this.clock.now();
    await this.notes.put({ id: randomUUID(), projection: name, version, dryRun, state: 'asked', askedAt });
  }

  /** Stops a running rebuild, or discards a compared build. Throws `Rejected` if there is neither, or if a promotion has begun. */
  async stop({ name }: Projection<any>, reason: string, actor: string): Promise<void> {
    const note = await this.notes.get(name);
    if (!note || !(isRebuildRunning(note) || awaitsDecision(note)))
      throw new Rejected('nothing-to-stop', `${name} is not being rebuilt.`);
    const build = await this.findBuild(note);
    // The process that folds a build discards it and ends the note.
    const isFolding = note.state === 'folding' || note.state === 'comparing';
    if (build && !(build.state === 'building' && (isFolding || (await this.builds.discard(build)))))
      throw new Rejected(
        'being-promoted',
        `The new build of ${name} is being promoted, or is live. If that broke off, promote it again.`,
      );
    await this.commands.issueWithoutWaiting(actor, StopRebuild, { projection: name, reason });
    if (isRebuildRunning(note)) await this.notes.requestStop(note);
    if (!isFolding) await this.notes.put({ ...note, state: 'stopped' });
  }

  async dismiss({ name }: Projection<any>): Promise<void> {
    const note = await this.notes.get(name);
    if (note && !isRebuildRunning(note) && !awaitsDecision(note)) await this.notes.drop(note);
  }

  async promote(projection: Projection<any>, { reason, force = false }: PromoteOptions, actor: string): Promise<void> {
    const { name } = projection;
    const note = await this.notes.get(name);
    if (!note || !awaitsDecision(note))
      throw new Rejected('nothing-to-promote', `There is no new build of ${name}. Rebuild it first.`);
    const { documents, differing, parked, lacking } = note.outcome!;
    if (lacking > 0 && !force) throw new Rejected('shows-less', `The new build lacks ${lacking} documents that are shown now.`);
    if (!(await this.makeLive(projection, note.build!))) {
      await this.notes.put({ ...note, state: 'stopped' });
      throw new Rejected('build-is-gone', `The new build of ${name} is gone: something else was built since. Rebuild it again.`);
    }
    // If this breaks off before it is recorded, the build can be promoted again.
    const outcome = { projection: name, documents, differing, parked, forced: force, reason };
    await this.commands.issueWithoutWaiting(actor, RecordRebuild, outcome);
    await this.notes.drop(note);
  }

  async switchBack(projection: Projection<any>, reason: string, actor: string): Promise<void> {
    const { name } = projection;
    const isKept = (await this.builds.list()).some((one) => isBuildOf(projection, one) && one.state === 'previous');
    if (!isKept) throw new NoPreviousBuild(name);
    await this.commands.issueWithoutWaiting(actor, AskForSwitchBack, { projection: name, reason });
    if (!(await switchBack(this.stores, projection))) throw new NoPreviousBuild(name);
    await this.commands.issueWithoutWaiting(actor, RecordSwitchBack, { projection: name, reason });
  }

  /** Holds the rebuild leases: beginning a build discards unfinished ones. Throws `Rejected` if one is held elsewhere or a build awaits a decision. */
  async runAsOnlyBuilder<T>(projections: readonly Projection<any>[], work: () => Promise<T>): Promise<T> {
    return withRebuildLease(this.leases, projections, async () => {
      for (const { name } of projections) await this.assertNoneUndecided(name);
      return work();
    });
  }

  /** Rebuilds in this process. Builds that lack documents are refused, as the result tells, unless `force`. Throws like `runAsOnlyBuilder`. */
  async rebuild(
    projections: readonly Projection<any>[],
    options: LocalRebuildOptions,
    actor: string,
  ): Promise<readonly RebuildResult[]> {
    const { reason, force } = options;
    const results = await this.runAsOnlyBuilder(projections, () => rebuildProjections(this.stores, projections, options));
    const why = reason === undefined ? {} : { reason };
    for (const { projection, differing, refused, ...compared } of results)
      if (refused.length === 0) {
        const outcome = { projection, ...compared, differing: differing.length, forced: force, ...why };
        await this.commands.issueWithoutWaiting(actor, RecordRebuild, outcome);
      } else await this.commands.issueWithoutWaiting(actor, RecordRefusal, { projection, parked: refused.length, ...why });
    return results;
  }

  private async assertNoneUndecided(projection: string) {
    const note = await this.notes.get(projection);
    const build = note && awaitsDecision(note) ? await this.findBuild(note) : undefined;
    if (!build || !PROMOTABLE_STATES.has(build.state)) return;
    throw new Rejected('waiting', `A new build of ${projection} waits at the console: promote it there, or discard it, first.`);
  }

  /** True also if the build was live already, because an earlier promotion broke off before it was recorded. */
  private async makeLive(projection: Projection<any>, build: string): Promise<boolean> {
    const isServing = (await this.builds.list()).some(({ id, state }) => id === build && state === 'live');
    return (
      isServing || catchUpAndPromote(this.stores, projection, ({ id, state }) => id === build && PROMOTABLE_STATES.has(state))
    );
  }

  private async findBuild(note: RebuildNote): Promise<Build | undefined> {
    return (await this.builds.list()).find(({ id }) => id === note.build);
  }
}

class NoPreviousBuild extends Rejected {
  constructor(projection: string) {
    super('no-previous-build', `There is no previous build of ${projection} in this version.`);
  }
}

const PROMOTABLE_STATES: ReadonlySet<Build['state']> = new Set(['building', 'offered']);

const awaitsDecision = ({ state, build }: RebuildNote) => state === 'compared' && build !== undefined;
