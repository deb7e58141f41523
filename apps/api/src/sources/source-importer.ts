import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EventStore, isPlaceInLog, placeAt } from '#libs/event-sourcing';
import { CalendarImporter, type ImportResult, type OnImportProgress, type SourceDescription } from '../import/calendar-importer';
import type { FeedDays } from '../import/feed-days';
import type { ForcedImport, SourceReading } from '../import/judge-import';
import { EMPTY_HISTORY } from '../import/source-history';
import { RELEASE } from '../settings/release';
import { CheckTiming } from './check-timing';
import type { Feed } from './feed';
import { HeldDifferences, type HeldImportNote, type SourceNote, SourceNotes } from './source-note';

type SourceImportOptions = Readonly<{
  force?: ForcedImport;
  stopped?: AbortSignal | undefined;
  progress?: OnImportProgress | undefined;
}>;

@Injectable()
export class SourceImporter {
  constructor(
    private readonly importer: CalendarImporter,
    private readonly notes: SourceNotes,
    private readonly differences: HeldDifferences,
    private readonly timing: CheckTiming,
    private readonly store: EventStore,
  ) {}

  async readAhead(source: SourceDescription, feed: Feed): Promise<void> {
    const { id, fingerprint } = await this.identify(source, feed);
    if (!(await this.isImported(await this.notes.get(id), fingerprint))) feed.read().catch(() => {});
  }

  /** Reads only if feed, publisher or day changed. Throws FeedFailure, and our own errors. `force`: an operator approved it. */
  async load(
    source: SourceDescription,
    feed: Feed,
    { force = false, stopped, progress }: SourceImportOptions = {},
  ): Promise<ImportResult> {
    const { id, fingerprint } = await this.identify(source, feed);
    const { imported, ...previous } = await this.notes.get(id);
    if (!force && (await this.isImported({ imported, ...previous }, fingerprint))) return this.loadUnchanged(source, { stopped });
    const reading = await feed.read(stopped);
    // An import that breaks off leaves the calendar between two versions of the feed.
    if (imported) await this.notes.put(id, previous);
    const result = await this.importer.load(source, reading, {
      history: previous.history ?? EMPTY_HISTORY,
      force,
      stopped,
      progress,
    });
    const { format, refreshMinutes, startsAtNight, zoneSuspicion, components: records } = reading;
    const isWhole = result.heldBack === undefined && result.unrecorded === 0 && result.allOver === undefined;
    await this.putNote(
      id,
      previous,
      result,
      {
        ...{ format, refreshMinutes, startsAtNight, zoneSuspicion, records },
        ...(isWhole && { imported: { fingerprint, place: await placeAt(this.store, await this.store.head()) } }),
      },
      () => fingerprintsOf(reading, feed.bytes),
    );
    return result;
  }

  async loadUnchanged(source: SourceDescription, { stopped }: Pick<SourceImportOptions, 'stopped'> = {}): Promise<ImportResult> {
    const id = await this.importer.sourceIdOf(source);
    const previous = await this.notes.get(id);
    const unchanged = await this.importer.loadUnchanged(source, { history: previous.history ?? EMPTY_HISTORY, stopped });
    const { format, refreshMinutes, startsAtNight, zoneSuspicion, records, events = 0, privates = 0 } = previous;
    // The problems of the last reading still exist.
    const problems = [...(previous.problems ?? []), ...unchanged.problems];
    const result = { ...unchanged, happenings: events, privates, problems };
    await this.putNote(id, previous, result, { format, refreshMinutes, startsAtNight, zoneSuspicion, records });
    return result;
  }

  private async identify(source: SourceDescription, { bytes, options }: Feed) {
    const publisher = await this.importer.findPublisher(source);
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([RELEASE, publisher, this.importer.importWindow(), options]))
      .update(bytes)
      .digest('base64url');
    return { id: publisher.id, fingerprint };
  }

  private async isImported({ imported, heldBack, unrecorded }: SourceNote, fingerprint: string): Promise<boolean> {
    return !heldBack && !unrecorded && imported?.fingerprint === fingerprint && (await isPlaceInLog(this.store, imported.place));
  }

  private async putNote(
    id: string,
    previous: SourceNote,
    result: ImportResult,
    {
      records,
      ...read
    }: Pick<SourceNote, 'format' | 'refreshMinutes' | 'startsAtNight' | 'zoneSuspicion' | 'records' | 'imported'>,
    marksOf: () => readonly string[] = () => [],
  ) {
    const at = this.timing.nowInstant();
    const { heldBack: heldNote, known, error, failure, isNoCalendar, fault, ...note } = previous;
    const heldBack =
      result.heldBack === undefined
        ? undefined
        : toHeldNote({ reason: result.heldBack, marks: marksOf(), ...(result.held && { held: result.held }) }, heldNote, at);
    if (result.difference) await this.differences.put(id, result.difference);
    else if (heldNote) await this.differences.drop(id);
    return this.notes.put(id, {
      ...note,
      ...read,
      history: result.history,
      failures: 0,
      checkedAt: at,
      changedAt: Object.keys(result.facts).length > 0 ? at : (previous.changedAt ?? at),
      // A held import is not in the calendar; the last accepted one is.
      events: heldBack ? (previous.events ?? 0) : result.happenings,
      privates: result.privates,
      records: heldBack ? previous.records : records,
      ...(!heldBack && result.days && { days: keepLastDay(result.days, previous.days), isAllOver: result.allOver !== undefined }),
      facts: result.facts,
      problems: result.problems,
      unrecorded: result.unrecorded,
      ...(heldBack && { heldBack }),
    });
  }
}

/** Many publishers drop past events: then the last day is the one known before. */
const keepLastDay = (days: FeedDays, previous: FeedDays | undefined): FeedDays => {
  const last = days.last ?? previous?.last;
  return { ...days, ...(last && { last }) };
};

/** Refused as long as the same import returns. Another is judged anew, even if held for the same reason. */
const toHeldNote = (
  heldNote: Pick<HeldImportNote, 'reason' | 'marks' | 'held'>,
  previous: HeldImportNote | undefined,
  at: string,
): HeldImportNote => {
  if (!previous?.isRefused) return { ...heldNote, since: previous?.since ?? at };
  return hasFingerprint(previous.marks ?? [], heldNote.marks)
    ? { ...heldNote, since: previous.since, isRefused: true }
    : { ...heldNote, since: at };
};

/** By events and bytes: some publishers stamp each response with the time; the same bytes give other events another day. */
const fingerprintsOf = ({ occurrences, outsideWindow, isCalendar }: SourceReading, bytes: Uint8Array): readonly string[] => [
  `tells ${hashOf(JSON.stringify([isCalendar, occurrences, ...(outsideWindow ? [outsideWindow] : [])]))}`,
  `is ${hashOf(bytes)}`,
];

const hasFingerprint = (marks: readonly string[], one: readonly string[] = []): boolean =>
  one.some((mark) => marks.includes(mark));

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url');
