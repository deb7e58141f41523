import { Injectable } from '@nestjs/common';
import { Importer, type Loaded, type Source } from '../import/importer';
import type { Reading } from '../import/judgement';
import { NO_HISTORY } from '../import/source-history';
import { type HeldBack, type SourceNote, SourceNotes } from './source-note';

type Read = Reading & Readonly<{ format?: string; refreshMinutes?: number; startsAtNight?: boolean }>;

/** Loads sources with what is remembered of them, and remembers what came of it. */
@Injectable()
export class Loads {
  constructor(
    private readonly importer: Importer,
    private readonly notes: SourceNotes,
  ) {}

  /** Throws FeedFailure when it is none, and what keeps us from recording it. `force`: an operator answers for it. */
  async load(source: Source, reading: Read, { force = false } = {}): Promise<Loaded> {
    const id = await this.importer.idOf(source);
    const before = await this.notes.of(id);
    const loaded = await this.importer.load(source, reading, { history: before.history ?? NO_HISTORY, force });
    const { format, refreshMinutes, startsAtNight } = reading;
    await this.remember(id, before, loaded, { format, refreshMinutes, startsAtNight });
    return loaded;
  }

  /** Its publisher says that it is what it was. */
  async loadUnchanged(source: Source): Promise<Loaded> {
    const id = await this.importer.idOf(source);
    const before = await this.notes.of(id);
    const loaded = await this.importer.loadUnchanged(source, { history: before.history ?? NO_HISTORY });
    const { format, refreshMinutes, startsAtNight, events = 0 } = before;
    await this.remember(id, before, { ...loaded, happenings: events }, { format, refreshMinutes, startsAtNight });
    return loaded;
  }

  private remember(id: string, before: SourceNote, loaded: Loaded, read: Omit<Read, keyof Reading>) {
    const at = new Date(Date.now()).toISOString();
    const { heldBack: held, known, error, fault, ...kept } = before;
    const heldBack = loaded.heldBack === undefined ? undefined : heldFor(loaded.heldBack, held, at);
    return this.notes.put(id, {
      ...kept,
      ...read,
      history: loaded.history,
      failures: 0,
      checkedAt: at,
      changedAt: Object.keys(loaded.facts).length > 0 ? at : (before.changedAt ?? at),
      // What is held back is none of the calendar's: what was accepted last is.
      events: heldBack ? (before.events ?? 0) : loaded.happenings,
      facts: loaded.facts,
      problems: loaded.problems,
      unrecorded: loaded.unrecorded,
      ...(heldBack && { heldBack }),
    });
  }
}

/** What an operator refused stays refused for as long as it is held back for the same reason. */
const heldFor = (reason: string, before: HeldBack | undefined, at: string): HeldBack =>
  before?.reason === reason ? before : { reason, since: before?.since ?? at };
