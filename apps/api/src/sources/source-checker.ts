import { readFile, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { capitalize, isWebAddress } from '#libs/contracts';
import { EventStore, isTransient, NotCaughtUp, Projector } from '#libs/event-sourcing';
import { type CacheValidators, FeedFailure, type FetchResponse, HttpClient, HttpFailure } from '#libs/integrations';
import { CalendarImporter, type OnImportProgress, type SourceDescription } from '../import/calendar-importer';
import type { ForcedImport } from '../import/judge-import';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';
import { CheckTiming, pauseAfterCheck } from './check-timing';
import { toNotedFailure } from './failure-messages';
import { Feed } from './feed';
import type { DecryptedSource } from './source-addresses';
import { SourceImporter } from './source-importer';
import {
  hashAddressAndZone,
  type KnownValidators,
  type SourceNote,
  SourceNotes,
  toKnownValidators,
  usableValidators,
} from './source-note';

const MAX_DOWNLOAD_BYTES = 10 * 1024 * 1024;
const MAX_FILE_BYTES = 64 * 1024 * 1024;
const DOWNLOAD_TIMEOUT_MS = 30_000;

export type CheckStep = Readonly<{ step: 'asking' | 'reading' }> | Readonly<{ step: 'recording'; done: number; of: number }>;

type CheckOptions = Readonly<{ force?: boolean; stopped?: AbortSignal; at?: (step: CheckStep) => void }>;

type RunOptions = Readonly<{ force: ForcedImport; stopped: AbortSignal | undefined; at: (step: CheckStep) => void }>;

@Injectable()
export class SourceChecker {
  constructor(
    private readonly httpClient: HttpClient,
    private readonly importer: CalendarImporter,
    private readonly sourceImporter: SourceImporter,
    private readonly notes: SourceNotes,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly timing: CheckTiming,
  ) {}

  /**
   * Stores only the publisher's errors on the source and rethrows our own. Transient errors keep it due; after any other it
   * pauses as usual. Throws `CheckStopped` soon after `stopped` aborts: the next check starts over.
   */
  async check(source: DecryptedSource, { force = false, stopped, at = () => undefined }: CheckOptions = {}): Promise<SourceNote> {
    const previous = await this.notes.get(source.id);
    try {
      // Checked before the request: a feed that cannot be imported need not be fetched.
      await orStopped(this.waitForReadModels(), stopped);
      // After a held or partial import the feed is requested in full.
      const isKept = !force && !previous.heldBack && !previous.unrecorded;
      const today = this.clock.today();
      const cacheValidators = isKept ? usableValidators(source, previous.known, today) : undefined;
      at({ step: 'asking' });
      const fetched = await orStopped(this.fetch(source, cacheValidators, stopped), stopped);
      // Validators are dropped until all is recorded, so that an interrupted import is repeated in full.
      if (!fetched.isUnchanged) await this.dropValidators(source.id, previous);
      // The operator approved what was held then, not what the feed contains now.
      await this.readAndImport(source, fetched, { force: force && (previous.heldBack?.held ?? true), stopped, at });
      await this.projector.caughtUpTo(await this.store.head());
      const latest = fetched.isUnchanged ? { ...cacheValidators, ...validatorsOf(fetched) } : fetched;
      return await this.scheduleNext(source, {
        known: toKnownValidators(source, latest, today),
        retryAfterSeconds: fetched.retryAfterSeconds,
      });
    } catch (error) {
      if (stopped?.aborted) throw new CheckStopped();
      if (!(error instanceof HttpFailure || error instanceof FeedFailure)) return this.noteOwnFault(source, error);
      const { retryAfterSeconds } = error as { retryAfterSeconds?: number };
      // Read again: an import by hand may have changed it meanwhile.
      const { fault, failure, isNoCalendar, ...note } = await this.notes.get(source.id);
      await this.notes.put(source.id, {
        ...note,
        failures: (previous.of === hashAddressAndZone(source) ? previous.failures : 0) + 1,
        error: toSentence(error),
        failure: toNotedFailure(error),
        ...(error instanceof FeedFailure && { isNoCalendar: true as const }),
      });
      return this.scheduleNext(source, { known: previous.known, retryAfterSeconds });
    }
  }

  async refuse(id: string) {
    const note = await this.notes.get(id);
    if (note.heldBack) await this.notes.put(id, { ...note, heldBack: { ...note.heldBack, isRefused: true } });
  }

  /** Throws NotCaughtUp when they stop advancing. */
  private async waitForReadModels() {
    if (!(await this.projector.showsEventually(await this.store.head()))) throw new NotCaughtUp();
  }

  private async dropValidators(id: string, { known, ...note }: SourceNote) {
    if (known) await this.notes.put(id, note);
  }

  /** The note holds what was imported so far; the rest is requested in full at the next check. */
  private async noteOwnFault(source: DecryptedSource, error: unknown): Promise<never> {
    // A store that is unreachable may return soon and cannot take a note meanwhile.
    if (isTransient(error)) throw error;
    await this.notes.put(source.id, { ...(await this.notes.get(source.id)), fault: toSentence(error as Error) });
    await this.scheduleNext(source, { known: undefined, retryAfterSeconds: undefined });
    throw error;
  }

  private async readAndImport(
    document: DecryptedSource,
    { isUnchanged, bytes, type }: FetchResponse,
    { force, stopped, at }: RunOptions,
  ) {
    const source = toSourceDescription(document);
    if (isUnchanged) return this.sourceImporter.loadUnchanged(source, { stopped });
    const options = {
      ...this.importer.importWindow(),
      type,
      ...(isWebAddress(document.address) && { address: document.address }),
    };
    const zoned = { ...options, ...(document.timeZone && { sourceZone: document.timeZone }) };
    at({ step: 'reading' });
    const progress: OnImportProgress = (done, of) => at({ step: 'recording', done, of });
    return this.sourceImporter.load(source, new Feed(bytes, zoned), { force, stopped, progress });
  }

  /** Throws HttpFailure. */
  async fetch(
    { address }: Pick<DecryptedSource, 'address'>,
    cacheValidators?: CacheValidators,
    stopped?: AbortSignal,
  ): Promise<FetchResponse> {
    if (address === '') throw new HttpFailure(KEY_GONE_MESSAGE, { reason: 'key-gone' });
    if (!isWebAddress(address)) return readSourceFile(address);
    const bounds = {
      maxBytes: MAX_DOWNLOAD_BYTES,
      timeoutMs: DOWNLOAD_TIMEOUT_MS,
      ...(cacheValidators && { validators: cacheValidators }),
      ...(stopped && { signal: stopped }),
    };
    return this.httpClient.fetch(address, bounds);
  }

  private async scheduleNext(source: DecryptedSource, { known, retryAfterSeconds }: NextCheckInput) {
    const { known: _, ...note } = await this.notes.get(source.id);
    const { failures, refreshMinutes } = note;
    const everyMinutes = this.configuration.SYNC_MINUTES;
    const pauseMs = pauseAfterCheck({
      everyMinutes,
      failures,
      chance: this.timing.chance(),
      ...(refreshMinutes && { refreshMinutes }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
    });
    // The schedule uses the system clock, even if the calendar's clock is fixed.
    const now = this.timing.now();
    const [triedAt, nextAt] = [now, now + pauseMs].map((at) => new Date(at).toISOString()) as [string, string];
    return this.notes.put(source.id, { ...note, ...(known && { known }), of: hashAddressAndZone(source), triedAt, nextAt });
  }
}

type NextCheckInput = Readonly<{ known: KnownValidators | undefined; retryAfterSeconds: number | undefined }>;

type SourceIdentity = Pick<DecryptedSource, 'organization' | 'subOrganization' | 'calendar' | 'category'> &
  Partial<Pick<DecryptedSource, 'id'>>;

export const toSourceDescription = ({
  id,
  organization,
  subOrganization,
  calendar,
  category,
}: SourceIdentity): SourceDescription => ({
  ...(id !== undefined && { id }),
  name: [organization, subOrganization, calendar].filter(Boolean).join(' / '),
  calendar,
  organization,
  ...(subOrganization && { subOrganization }),
  ...(category && { category }),
});

const KEY_GONE_MESSAGE = 'the key of its address is gone: `sources add` with the same names tells it anew';

const readSourceFile = async (path: string): Promise<FetchResponse> => {
  try {
    const { size } = await stat(path);
    if (size > MAX_FILE_BYTES) throw new HttpFailure('has more than 64 MB', { reason: 'too-large' });
    return { type: '', bytes: await readFile(path) };
  } catch (error) {
    if (error instanceof HttpFailure) throw error;
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new HttpFailure(isMissing ? 'is not there' : 'cannot be read', {
      reason: isMissing ? 'file-missing' : 'file-unreadable',
      cause: error,
    });
  }
};

const validatorsOf = ({ etag, lastModified }: FetchResponse) => ({
  ...(etag && { etag }),
  ...(lastModified && { lastModified }),
});

const toSentence = ({ message }: Error) => {
  const text = capitalize(message);
  return text.endsWith('.') ? text : `${text}.`;
};

const orStopped = <T>(work: Promise<T>, stopped: AbortSignal | undefined): Promise<T> => {
  if (!stopped) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new CheckStopped());
    if (stopped.aborted) stop();
    stopped.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => stopped.removeEventListener('abort', stop));
  });
};

/** This process is ending: another one repeats the check. */
export class CheckStopped extends Error {}
