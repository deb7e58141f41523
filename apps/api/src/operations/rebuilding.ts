import { Injectable } from '@nestjs/common';
import type { RebuildOutcome, RebuildProgress } from '#libs/contracts';
import {
  Builds,
  decimalOf,
  EventStore,
  Leases,
  type Progress,
  type Projection,
  type Rehearsed,
  Rejected,
  rehearse,
  type Work,
} from '#libs/event-sourcing';
import { projections } from '#projections';
import { growingAlone } from './growing-alone';
import { type RebuildNote, RebuildNotes } from './rebuild-notes';

/** How often it is told how far it is, and asked whether it is to stop. */
const TELL_MS = 200;
/** Keys that are named. */
const NAMED = 20;

class Stopped extends Error {}
class Ending extends Error {}

/**
 * Folds what was asked for at the console, one at a time, in whichever process holds the lease: one that keeps the read models up,
 * never one that only answers. What is compared waits for an operator.
 */
@Injectable()
export class Rebuilding implements Work {
  readonly leases = ['rebuilding'];
  private isEnding = false;

  constructor(
    private readonly store: EventStore,
    private readonly builds: Builds,
    private readonly notes: RebuildNotes,
    private readonly alone: Leases,
  ) {}

  /** Leaves what it is at to another process: this one ends. */
  end() {
    this.isEnding = true;
  }

  async step(): Promise<boolean> {
    const all = await this.notes.all();
    // The lease is ours, and we are not at it: whoever was is gone.
    for (const note of all) if (note.state === 'folding' || note.state === 'comparing') await this.brokenOff(note);
    const [next] = all.filter(({ state }) => state === 'asked').toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1));
    if (!next || this.isEnding) return false;
    await this.run(next);
    return true;
  }

  private async run(note: RebuildNote) {
    const projection = projectionOf(note);
    if (!projection) return this.ended(note, { state: 'failed', failure: 'This release has no such projection.' });
    try {
      await growingAlone(this.alone, [projection], () => this.fold(note, projection));
    } catch (error) {
      if (error instanceof Ending) return void (await this.notes.tell(note));
      if (error instanceof Stopped) return this.ended(note, { state: 'stopped' });
      await this.ended(note, { state: 'failed', failure: error instanceof Rejected ? error.message : String(error) });
    }
  }

  private async fold(note: RebuildNote, projection: Projection<any>) {
    const told = new Telling(this.notes, note);
    await told.asFolding();
    const [rehearsed] = await rehearse({ store: this.store, builds: this.builds }, [projection], async (progress) => {
      if (this.isEnding) throw new Ending();
      await told.progress(progress);
    });
    const { build } = rehearsed!.fresh;
    const isToStop = await this.notes.isToStop(note);
    if (note.dryRun || isToStop) await this.builds.discard(build);
    if (isToStop) throw new Stopped();
    const compared = { ...told.last, state: 'compared', outcome: outcomeOf(rehearsed!) } as const;
    await this.notes.tell(note.dryRun ? compared : { ...compared, build: build.id });
  }

  /** What is unfinished may be what somebody at the command line is at: then it is looked at again when they are done. */
  private async brokenOff(note: RebuildNote) {
    const projection = projectionOf(note);
    const end = async () => {
      await this.discard(note);
      await this.ended(note, { state: 'failed', failure: 'The process that was folding it has ended. Request it again.' });
    };
    await growingAlone(this.alone, projection ? [projection] : [], end).catch((error) => {
      if (!(error instanceof Rejected)) throw error;
    });
  }

  private async ended({ progress: _, ...note }: RebuildNote, how: Partial<RebuildNote>) {
    await this.notes.tell({ ...note, ...how });
    await this.notes.dropStop(note);
  }

  /** What is unfinished. */
  private async discard({ projection, version }: RebuildNote) {
    for (const build of await this.builds.list())
      if (build.projection === projection && build.version === version && build.state === 'building')
        await this.builds.discard(build);
  }
}

/** Of this release. */
const projectionOf = (note: RebuildNote): Projection<any> | undefined =>
  projections.find(({ name, version }) => name === note.projection && version === note.version);

/** Says now and then how far it is. */
class Telling {
  last: RebuildNote;
  private readonly began = performance.now();
  private toldAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly notes: RebuildNotes,
    note: RebuildNote,
  ) {
    this.last = { ...note, state: 'folding' };
  }

  async asFolding() {
    await this.tell();
  }

  async progress(progress: Progress) {
    const isEnd = progress.position >= progress.head;
    if (!isEnd && performance.now() - this.toldAt < TELL_MS) return;
    this.toldAt = performance.now();
    const seconds = (performance.now() - this.began) / 1_000;
    this.last = { ...this.last, state: isEnd ? 'comparing' : 'folding', progress: progressAfter(seconds, progress) };
    await this.tell();
  }

  /** Whoever took it for broken off may have let another be asked for: that goes first. */
  private async tell() {
    const isOurs = await this.notes.tell(this.last);
    if (!isOurs || (await this.notes.isToStop(this.last))) throw new Stopped();
  }
}

/** After so many seconds. Positions are no counts, but they tell how much of the way is behind us. */
export const progressAfter = (seconds: number, { events, position, head }: Progress): RebuildProgress => {
  const share = BigInt(head) === 0n ? 1 : Number(position) / Number(head);
  return {
    facts: events,
    position: decimalOf(position),
    head: decimalOf(head),
    share,
    rate: seconds > 0 ? Math.round(events / seconds) : 0,
    secondsLeft: share > 0 ? Math.round((seconds * (1 - share)) / share) : 0,
  };
};

const outcomeOf = ({ compared: { documents, differing, parked, forgotten = 0 }, lacking }: Rehearsed): RebuildOutcome => ({
  documents,
  differing: differing.length,
  differingKeys: differing.slice(0, NAMED),
  parked,
  forgotten,
  lacking: lacking.length,
  lackingKeys: lacking.slice(0, NAMED).map(({ key, reason }) => ({ key, reason })),
});
