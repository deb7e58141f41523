import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUnderWay } from '#libs/contracts';
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
  EventStore,
  isOf,
  Leases,
  type Progress,
  type Projection,
  type Rebuilt,
  Rejected,
  rebuild,
  type Stores,
  serve,
  switchBack,
} from '#libs/event-sourcing';
import { Commands } from '../commands/commands';
import { Clock } from '../settings/clock';
import { growingAlone } from './growing-alone';
import { type RebuildNote, RebuildNotes } from './rebuild-notes';

export type Promotion = Readonly<{ reason: string; force?: boolean | undefined }>;

type RebuildOptions = Readonly<{ reason: string | undefined; force: boolean; onProgress: (progress: Progress) => void }>;

/** What operators ask of rebuilds, from whichever process they ask it. Each is a fact, in their name. */
@Injectable()
export class Rebuilds {
  private readonly stores: Stores;

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

  /** For whichever process keeps the read models up. Throws `Rejected` while one is under way. */
  async ask({ name, version }: Projection<any>, dryRun: boolean, actor: string): Promise<void> {
    const before = await this.notes.of(name);
    if (before && isUnderWay(before)) throw new Rejected('rebuilding', `${name} is being rebuilt already.`);
    await this.commands.issueWithoutWaiting(actor, AskForRebuild, { projection: name, dryRun });
    await this.notes.put({
      ...{ id: randomUUID(), projection: name, version, dryRun },
      state: 'asked',
      askedAt: this.clock.now(),
    });
  }

  /** Breaks it off, or lets go what waits to be promoted. Throws `Rejected` where there is nothing to stop. */
  async stop({ name }: Projection<any>, reason: string, actor: string): Promise<void> {
    const note = await this.notes.of(name);
    if (!note || !(isUnderWay(note) || isWaiting(note))) throw new Rejected('nothing-to-stop', `${name} is not being rebuilt.`);
    await this.commands.issueWithoutWaiting(actor, StopRebuild, { projection: name, reason });
    if (isUnderWay(note)) await this.notes.askToStop(note);
    if (note.state === 'folding' || note.state === 'comparing') return;
    await this.discard(note);
    await this.notes.put({ ...note, state: 'stopped' });
  }

  /** Forgets what a dry run has found, or why there is nothing to promote. */
  async dismiss({ name }: Projection<any>): Promise<void> {
    const note = await this.notes.of(name);
    if (note && !isUnderWay(note) && !isWaiting(note)) await this.notes.drop(name);
  }

  /** Lets what was compared serve, in one step. Throws `Rejected` where it would show less, unless by force, or is gone. */
  async promote(projection: Projection<any>, { reason, force = false }: Promotion, actor: string): Promise<void> {
    const { name } = projection;
    const note = await this.notes.of(name);
    if (!note || !isWaiting(note))
      throw new Rejected('nothing-to-promote', `There is no new build of ${name}. Rebuild it first.`);
    const { documents, differing, parked, lacking } = note.outcome!;
    if (lacking > 0 && !force) throw new Rejected('shows-less', `The new build lacks ${lacking} documents that are shown now.`);
    if (!(await this.isServed(projection, note.build!))) {
      await this.notes.put({ ...note, state: 'stopped' });
      throw new Rejected('build-is-gone', `The new build of ${name} is gone: something else was built since. Rebuild it again.`);
    }
    // On record first: broken off in between, it can be promoted again.
    await this.recordRebuild(actor, { projection: name, documents, differing, parked, forced: force, reason });
    await this.notes.drop(name);
  }

  /** Throws `Rejected` where nothing that served before is kept. */
  async switchBack(projection: Projection<any>, reason: string, actor: string): Promise<void> {
    const { name } = projection;
    const isKept = (await this.builds.list()).some((one) => isOf(projection, one) && one.state === 'previous');
    if (!isKept) throw new NoPreviousBuild(name);
    await this.commands.issueWithoutWaiting(actor, AskForSwitchBack, { projection: name, reason });
    if (!(await switchBack(this.stores, projection))) throw new NoPreviousBuild(name);
    await this.commands.issueWithoutWaiting(actor, RecordSwitchBack, { projection: name, reason });
  }

  /** For whoever grows builds of them here and now. Throws `Rejected` where that would discard what another is at, or what waits. */
  async alone<T>(projections: readonly Projection<any>[], work: () => Promise<T>): Promise<T> {
    return growingAlone(this.leases, projections, async () => {
      for (const { name } of projections) await this.refuseWaiting(name);
      return work();
    });
  }

  /** Rebuilds here and now, and lets each new build serve that shows no less than the live one; by force, any. Throws `Rejected` as `alone` does. */
  async rebuild(wanted: readonly Projection<any>[], options: RebuildOptions, actor: string): Promise<readonly Rebuilt[]> {
    const { reason, force } = options;
    const results = await this.alone(wanted, () => rebuild(this.stores, wanted, options));
    const why = reason === undefined ? {} : { reason };
    for (const { projection, differing, refused, ...compared } of results)
      if (refused.length === 0)
        await this.recordRebuild(actor, { projection, ...compared, differing: differing.length, forced: force, ...why });
      else await this.commands.issueWithoutWaiting(actor, RecordRefusal, { projection, parked: refused.length, ...why });
    return results;
  }

  /** Of a build that serves now, whether it was promoted at the console or rebuilt at the command line. */
  private async recordRebuild(actor: string, data: ProjectionRebuilt['data']): Promise<void> {
    await this.commands.issueWithoutWaiting(actor, RecordRebuild, data);
  }

  private async refuseWaiting(projection: string) {
    const note = await this.notes.of(projection);
    if (!note || !isWaiting(note) || !(await this.unfinished(note))) return;
    throw new Rejected('waiting', `A new build of ${projection} waits at the console: promote it there, or discard it, first.`);
  }

  /** Lets a build serve, unless it does already because that broke off before it was on record. */
  private async isServed(projection: Projection<any>, build: string): Promise<boolean> {
    const isServing = (await this.builds.list()).some(({ id, state }) => id === build && state === 'live');
    return isServing || serve(this.stores, projection, ({ id, state }) => id === build && WAITING.has(state));
  }

  private async discard(note: RebuildNote) {
    const waiting = await this.unfinished(note);
    if (waiting) await this.builds.discard(waiting);
  }

  private async unfinished(note: RebuildNote): Promise<Build | undefined> {
    return (await this.builds.list()).find(({ id, state }) => id === note.build && state === 'building');
  }
}

class NoPreviousBuild extends Rejected {
  constructor(projection: string) {
    super('no-previous-build', `There is no previous build of ${projection} in this version.`);
  }
}

const WAITING: ReadonlySet<Build['state']> = new Set(['building', 'offered']);

/** For an operator to promote it. */
const isWaiting = ({ state, build }: RebuildNote) => state === 'compared' && build !== undefined;
