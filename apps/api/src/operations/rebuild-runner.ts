import { Injectable } from '@nestjs/common';
import type { RebuildOutcome, RebuildProgress } from '#libs/contracts';
import {
  Builds,
  type CatchUpProgress,
  EventStore,
  Leases,
  type LogWork,
  type Projection,
  type RebuildRehearsal,
  Rejected,
  rehearseRebuild,
  toDecimal,
} from '#libs/event-sourcing';
import { projections } from '#projections';
import { withRebuildLease } from './rebuild-lease';
import { type RebuildNote, RebuildNotes } from './rebuild-notes';

const PROGRESS_INTERVAL_MS = 200;
const MAX_LISTED_KEYS = 20;

class RebuildStopped extends Error {}
class ProcessEnding extends Error {}

/** One at a time, in the process that holds the lease; never with the role `api`. A compared build waits for an operator. */
@Injectable()
export class RebuildRunner implements LogWork {
  readonly leases = ['rebuilding'];
  private isEnding = false;
  private isBlocked = false;

  constructor(
    private readonly store: EventStore,
    private readonly builds: Builds,
    private readonly notes: RebuildNotes,
    private readonly rebuildLeases: Leases,
  ) {}

  end() {
    this.isEnding = true;
  }

  /** A request of another process is recorded, which wakes all. */
  watch(listener: () => void) {
    return this.notes.watchRequests(listener);
  }

  untilDue() {
    return this.isBlocked ? 0 : Number.POSITIVE_INFINITY;
  }

  async step(): Promise<boolean> {
    this.isBlocked = false;
    const all = await this.notes.all();
    // We hold the lease and are not folding, so the process that was has ended.
    for (const note of all) if (note.state === 'folding' || note.state === 'comparing') await this.failAbandoned(note);
    const [next] = all.filter(({ state }) => state === 'asked').toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1));
    if (!next || this.isEnding) return false;
    await this.run(next);
    return true;
  }

  private async run(note: RebuildNote) {
    const projection = projectionOf(note);
    if (!projection) return this.finish(note, { state: 'failed', failure: 'This release has no such projection.' });
    try {
      await withRebuildLease(this.rebuildLeases, [projection], () => this.fold(note, projection));
    } catch (error) {
      if (error instanceof ProcessEnding) return void (await this.notes.update(note));
      if (error instanceof RebuildStopped) return this.finish(note, { state: 'stopped' });
      await this.finish(note, { state: 'failed', failure: error instanceof Rejected ? error.message : String(error) });
    }
  }

  private async fold(note: RebuildNote, projection: Projection<any>) {
    const reporter = new ProgressReporter(this.notes, note);
    await reporter.reportStart();
    const [rehearsed] = await rehearseRebuild({ store: this.store, builds: this.builds }, [projection], async (progress) => {
      if (this.isEnding) throw new ProcessEnding();
      await reporter.report(progress);
    });
    const { build } = rehearsed!.fresh;
    const isToStop = await this.notes.isStopRequested(note);
    if (note.dryRun || isToStop) await this.builds.discard(build);
    if (isToStop) throw new RebuildStopped();
    const compared = { ...reporter.note, state: 'compared', outcome: toRebuildOutcome(rehearsed!) } as const;
    await this.notes.update(note.dryRun ? compared : { ...compared, build: build.id });
  }

  /** The unfinished build may belong to the command line: then this is tried again when it is done. */
  private async failAbandoned(note: RebuildNote) {
    const projection = projectionOf(note);
    const end = async () => {
      await this.discard(note);
      await this.finish(note, { state: 'failed', failure: 'The process that was folding it has ended. Request it again.' });
    };
    await withRebuildLease(this.rebuildLeases, projection ? [projection] : [], end).catch((error) => {
      if (!(error instanceof Rejected)) throw error;
      this.isBlocked = true;
    });
  }

  private async finish({ progress: _, ...note }: RebuildNote, changes: Partial<RebuildNote>) {
    await this.notes.update({ ...note, ...changes });
    await this.notes.dropStop(note);
  }

  private async discard({ projection, version }: RebuildNote) {
    for (const build of await this.builds.list())
      if (build.projection === projection && build.version === version && build.state === 'building')
        await this.builds.discard(build);
  }
}

const projectionOf = (note: RebuildNote): Projection<any> | undefined =>
  projections.find(({ name, version }) => name === note.projection && version === note.version);

class ProgressReporter {
  note: RebuildNote;
  private readonly startedAt = performance.now();
  private reportedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly notes: RebuildNotes,
    note: RebuildNote,
  ) {
    this.note = { ...note, state: 'folding' };
  }

  async reportStart() {
    await this.updateNote();
  }

  async report(progress: CatchUpProgress) {
    const isEnd = progress.position >= progress.head;
    if (!isEnd && performance.now() - this.reportedAt < PROGRESS_INTERVAL_MS) return;
    this.reportedAt = performance.now();
    const seconds = (performance.now() - this.startedAt) / 1_000;
    this.note = { ...this.note, state: isEnd ? 'comparing' : 'folding', progress: toRebuildProgress(seconds, progress) };
    await this.updateNote();
  }

  /** Stops if the note was replaced: another process took this rebuild for abandoned and a new one was requested. */
  private async updateNote() {
    const isOurs = await this.notes.update(this.note);
    if (!isOurs || (await this.notes.isStopRequested(this.note))) throw new RebuildStopped();
  }
}

/** `share` and `secondsLeft` are estimated from positions, which have gaps. */
export const toRebuildProgress = (seconds: number, { facts, position, head }: CatchUpProgress): RebuildProgress => {
  const share = BigInt(head) === 0n ? 1 : Number(position) / Number(head);
  return {
    facts,
    position: toDecimal(position),
    head: toDecimal(head),
    share,
    rate: seconds > 0 ? Math.round(facts / seconds) : 0,
    secondsLeft: share > 0 ? Math.round((seconds * (1 - share)) / share) : 0,
  };
};

const toRebuildOutcome = ({
  compared: { documents, differing, parked, forgotten = 0 },
  lacking,
}: RebuildRehearsal): RebuildOutcome => ({
  documents,
  differing: differing.length,
  differingKeys: differing.slice(0, MAX_LISTED_KEYS),
  parked,
  forgotten,
  lacking: lacking.length,
  lackingKeys: lacking.slice(0, MAX_LISTED_KEYS).map(({ key, reason }) => ({ key, reason })),
});
