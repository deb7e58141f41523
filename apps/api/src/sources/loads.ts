import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ZoneSuspicion } from '#libs/contracts';
import type { FeedDays } from '../import/feed-days';
import { Importer, type Loaded, type Progress, type Source } from '../import/importer';
import type { Force, Reading } from '../import/judgement';
import { NO_HISTORY } from '../import/source-history';
import { type HeldBack, HeldDifferences, type SourceNote, SourceNotes } from './source-note';
import { Timing } from './timing';

type Read = Reading &
  Readonly<{ format?: string; refreshMinutes?: number; startsAtNight?: boolean; zoneSuspicion?: ZoneSuspicion }>;

type How = Readonly<{ force?: Force; bytes?: Uint8Array; stopped?: AbortSignal | undefined; progress?: Progress | undefined }>;

/** Loads sources with what is remembered of them, and remembers what came of it. */
@Injectable()
export class Loads {
  constructor(
    private readonly importer: Importer,
    private readonly notes: SourceNotes,
    private readonly differences: HeldDifferences,
    private readonly timing: Timing,
  ) {}

  /** Throws FeedFailure when it is none, and what keeps us from recording it. `force`: for what of it an operator answers. `bytes`: what it was read from. */
  async load(source: Source, reading: Read, { force = false, bytes, stopped, progress }: How = {}): Promise<Loaded> {
    const id = await this.importer.idOf(source);
    const before = await this.notes.of(id);
    const loaded = await this.importer.load(source, reading, { history: before.history ?? NO_HISTORY, force, stopped, progress });
    const { format, refreshMinutes, startsAtNight, zoneSuspicion } = reading;
    await this.remember(
      id,
      before,
      loaded,
      { format, refreshMinutes, startsAtNight, zoneSuspicion, records: reading.components },
      marksOf(reading, bytes),
    );
    return loaded;
  }

  /** Its publisher says that it is what it was. */
  async loadUnchanged(source: Source, { stopped }: Pick<How, 'stopped'> = {}): Promise<Loaded> {
    const id = await this.importer.idOf(source);
    const before = await this.notes.of(id);
    const loaded = await this.importer.loadUnchanged(source, { history: before.history ?? NO_HISTORY, stopped });
    const { format, refreshMinutes, startsAtNight, zoneSuspicion, records, events = 0, privates = 0 } = before;
    // What could not be read of it then still cannot be: nobody has mended it.
    const problems = [...(before.problems ?? []), ...loaded.problems];
    await this.remember(
      id,
      before,
      { ...loaded, happenings: events, privates, problems },
      { format, refreshMinutes, startsAtNight, zoneSuspicion, records },
    );
    return loaded;
  }

  private async remember(
    id: string,
    before: SourceNote,
    loaded: Loaded,
    { records, ...read }: Pick<SourceNote, 'format' | 'refreshMinutes' | 'startsAtNight' | 'zoneSuspicion' | 'records'>,
    marks: readonly string[] = [],
  ) {
    const at = this.timing.moment();
    const { heldBack: held, known, error, failure, isNoCalendar, fault, ...kept } = before;
    const heldBack =
      loaded.heldBack === undefined
        ? undefined
        : heldFor({ reason: loaded.heldBack, marks, ...(loaded.held && { held: loaded.held }) }, held, at);
    if (loaded.difference) await this.differences.put(id, loaded.difference);
    else if (held) await this.differences.drop(id);
    return this.notes.put(id, {
      ...kept,
      ...read,
      history: loaded.history,
      failures: 0,
      checkedAt: at,
      changedAt: Object.keys(loaded.facts).length > 0 ? at : (before.changedAt ?? at),
      // What is held back is none of the calendar's: what was accepted last is.
      events: heldBack ? (before.events ?? 0) : loaded.happenings,
      privates: loaded.privates,
      records: heldBack ? before.records : records,
      ...(!heldBack && loaded.days && { days: withLastDay(loaded.days, before.days), isAllOver: loaded.allOver !== undefined }),
      facts: loaded.facts,
      problems: loaded.problems,
      unrecorded: loaded.unrecorded,
      ...(heldBack && { heldBack }),
    });
  }
}

/** Many publishers leave out what is over: the last day that they told is known from before. */
const withLastDay = (days: FeedDays, before: FeedDays | undefined): FeedDays => {
  const last = days.last ?? before?.last;
  return { ...days, ...(last && { last }) };
};

/** What an operator refused stays refused for as long as it comes again; another load is judged anew, though it were held back alike. */
const heldFor = (held: Pick<HeldBack, 'reason' | 'marks' | 'held'>, before: HeldBack | undefined, at: string): HeldBack => {
  if (!before?.isRefused) return { ...held, since: before?.since ?? at };
  return isMarked(before.marks ?? [], held.marks) ? { ...held, since: before.since, isRefused: true } : { ...held, since: at };
};

/**
 * By what a load is known again: what it tells, and the bytes it was read from. Some publishers stamp their text anew each time they are
 * asked, and each day the same text is read for other days: either alone would be another load tomorrow.
 */
const marksOf = ({ happenings, elsewhere, isCalendar }: Reading, bytes?: Uint8Array): readonly string[] => [
  `tells ${hashOf(JSON.stringify([isCalendar, happenings, ...(elsewhere ? [elsewhere] : [])]))}`,
  ...(bytes ? [`is ${hashOf(bytes)}`] : []),
];

const isMarked = (marks: readonly string[], one: readonly string[] = []): boolean => one.some((mark) => marks.includes(mark));

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url');
