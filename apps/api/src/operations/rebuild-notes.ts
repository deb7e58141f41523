import { Injectable } from '@nestjs/common';
import type { RebuildOutcome, RebuildProgress, RebuildStatus } from '#libs/contracts';
import { Notes } from '#libs/event-sourcing';

/** The process that folds the rebuild writes the note; all others read it. */
export type RebuildNote = Readonly<{
  id: string;
  projection: string;
  version: number;
  dryRun: boolean;
  state: RebuildStatus['state'];
  askedAt: string;
  build?: string;
  progress?: RebuildProgress;
  outcome?: RebuildOutcome;
  failure?: string;
}>;

const NOTE_PREFIX = 'rebuild ';
const STOP_PREFIX = 'rebuild-stop ';

/** One note per projection. A request to stop has its own key, because the folding process keeps overwriting the note. */
@Injectable()
export class RebuildNotes {
  private readonly requestListeners = new Set<() => void>();

  constructor(private readonly notes: Notes) {}

  async all(): Promise<readonly RebuildNote[]> {
    return [...(await this.notes.all<RebuildNote>(NOTE_PREFIX)).values()];
  }

  get(projection: string): Promise<RebuildNote | undefined> {
    return this.notes.get<RebuildNote>(NOTE_PREFIX + projection);
  }

  async put(note: RebuildNote): Promise<void> {
    await this.notes.put(NOTE_PREFIX + note.projection, note);
    if (note.state === 'asked') for (const listener of this.requestListeners) listener();
  }

  watchRequests(listener: () => void): () => void {
    this.requestListeners.add(listener);
    return () => this.requestListeners.delete(listener);
  }

  /** Returns false, and does nothing, if another rebuild was requested since. */
  async update(note: RebuildNote): Promise<boolean> {
    if ((await this.get(note.projection))?.id !== note.id) return false;
    await this.put(note);
    return true;
  }

  async drop(note: RebuildNote): Promise<void> {
    await this.notes.drop(NOTE_PREFIX + note.projection);
    await this.dropStop(note);
  }

  async requestStop({ id }: RebuildNote): Promise<void> {
    await this.notes.put(STOP_PREFIX + id, true);
  }

  async isStopRequested({ id }: RebuildNote): Promise<boolean> {
    return (await this.notes.get(STOP_PREFIX + id)) === true;
  }

  dropStop({ id }: RebuildNote): Promise<void> {
    return this.notes.drop(STOP_PREFIX + id);
  }
}
