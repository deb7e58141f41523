import { Injectable } from '@nestjs/common';
import type { RebuildOutcome, RebuildProgress, RebuildStanding } from '#libs/contracts';
import { Notes } from '#libs/event-sourcing';

/** How far a rebuild is that was asked for at the console: whoever folds it tells all others here. */
export type RebuildNote = Readonly<{
  id: string;
  projection: string;
  version: number;
  dryRun: boolean;
  state: RebuildStanding['state'];
  askedAt: string;
  /** The one that waits to be promoted. */
  build?: string;
  progress?: RebuildProgress;
  outcome?: RebuildOutcome;
  failure?: string;
}>;

const PREFIX = 'rebuild ';
const STOP = 'rebuild-stop ';

/** One of each projection. That one is to stop is noted apart: whoever folds writes the other all the while. */
@Injectable()
export class RebuildNotes {
  constructor(private readonly notes: Notes) {}

  async all(): Promise<readonly RebuildNote[]> {
    return [...(await this.notes.all<RebuildNote>(PREFIX)).values()];
  }

  of(projection: string): Promise<RebuildNote | undefined> {
    return this.notes.get<RebuildNote>(PREFIX + projection);
  }

  put(note: RebuildNote): Promise<void> {
    return this.notes.put(PREFIX + note.projection, note);
  }

  /** Of one that goes on. Does nothing where another was asked for since, and answers so. */
  async tell(note: RebuildNote): Promise<boolean> {
    if ((await this.of(note.projection))?.id !== note.id) return false;
    await this.put(note);
    return true;
  }

  drop(projection: string): Promise<void> {
    return this.notes.drop(PREFIX + projection);
  }

  async askToStop({ id }: RebuildNote): Promise<void> {
    await this.notes.put(STOP + id, true);
  }

  async isToStop({ id }: RebuildNote): Promise<boolean> {
    return (await this.notes.get(STOP + id)) === true;
  }

  dropStop({ id }: RebuildNote): Promise<void> {
    return this.notes.drop(STOP + id);
  }
}
