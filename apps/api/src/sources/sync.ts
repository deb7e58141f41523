import { readFile, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { isWeb } from '#libs/contracts';
import { EventStore, NotCaughtUp, Projector, passesByItself } from '#libs/event-sourcing';
import { FeedFailure, type Fetched, Outside, OutsideFailure, readFeed, type Validators } from '#libs/integrations';
import { Importer, type Progress, type Source } from '../import/importer';
import type { Force } from '../import/judgement';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';
import { capitalized, notedFailure } from './failure-words';
import { Loads } from './loads';
import type { OpenSource } from './source-addresses';
import { askedWith, type Known, knownAs, type SourceNote, SourceNotes, textOf } from './source-note';
import { restAfter, Timing } from './timing';

const MOST_OF_A_DOWNLOAD = 10 * 1024 * 1024;
const MOST_OF_A_FILE = 64 * 1024 * 1024;
const DOWNLOAD_MS = 30_000;

/** How far a check has come: it asks the publisher, reads what was answered, and records what that comes to. */
export type Step = Readonly<{ step: 'asking' | 'reading' }> | Readonly<{ step: 'recording'; done: number; of: number }>;

/** `stopped` answers when it is of no use to go on. */
type Until = Readonly<{ force?: boolean; stopped?: AbortSignal; at?: (step: Step) => void }>;

type How = Readonly<{ force: Force; stopped: AbortSignal | undefined; at: (step: Step) => void }>;

/** Checks one source: fetches it, reads it, has it loaded, and remembers how that went. */
@Injectable()
export class Sync {
  constructor(
    private readonly outside: Outside,
    private readonly importer: Importer,
    private readonly loads: Loads,
    private readonly notes: SourceNotes,
    private readonly store: EventStore,
    private readonly projector: Projector,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly timing: Timing,
  ) {}

  /**
   * What its publisher did wrong is remembered with the source, and changes nothing else. Throws what is wrong with us, and
   * nobody is blamed for that. What passes by itself, a store that cannot be reached, read models that are behind, leaves the source due;
   * after anything else it rests as usual. `stopped` ends it soon, with `Stopped`: the next check does all of it again.
   */
  async check(source: OpenSource, { force = false, stopped, at = () => undefined }: Until = {}): Promise<SourceNote> {
    const before = await this.notes.of(source.id);
    try {
      // First: nobody is asked for what cannot be loaded now.
      await this.everythingShown();
      // What was held back or recorded in part is wanted whole once more.
      const isKept = !force && !before.heldBack && !before.unrecorded;
      const today = this.clock.today();
      const known = isKept ? askedWith(source, before.known, today) : undefined;
      at({ step: 'asking' });
      const fetched = await unlessStopped(this.fetch(source, known, stopped), stopped);
      // Until it is recorded whole nothing counts as known: what is broken off in the middle, however, is wanted whole again.
      if (!fetched.isUnchanged) await this.forgetKnown(source.id, before);
      // An operator's word is for what was held back then, and not for what the source may say by now.
      await this.load(source, fetched, { force: force && (before.heldBack?.held ?? true), stopped, at });
      await this.projector.caughtUpTo(await this.store.head());
      const told = fetched.isUnchanged ? { ...known, ...validatorsOf(fetched) } : fetched;
      return await this.rest(source, {
        known: knownAs(source, told, today),
        retryAfterSeconds: fetched.retryAfterSeconds,
      });
    } catch (error) {
      if (stopped?.aborted) throw new Stopped();
      if (!(error instanceof OutsideFailure || error instanceof FeedFailure)) return this.faultOfOurs(source, error);
      const { retryAfterSeconds } = error as { retryAfterSeconds?: number };
      const { fault, failure, isNoCalendar, ...kept } = before;
      await this.notes.put(source.id, {
        ...kept,
        failures: (before.of === textOf(source) ? before.failures : 0) + 1,
        error: sentence(error),
        failure: notedFailure(error),
        ...(error instanceof FeedFailure && { isNoCalendar: true as const }),
      });
      return this.rest(source, { known: before.known, retryAfterSeconds });
    }
  }

  /** An operator wants none of what is held back. */
  async refuse(id: string) {
    const note = await this.notes.of(id);
    if (note.heldBack) await this.notes.put(id, { ...note, heldBack: { ...note.heldBack, isRefused: true } });
  }

  private async everythingShown() {
    if (!(await this.projector.shows(await this.store.head()))) throw new NotCaughtUp();
  }

  private async forgetKnown(id: string, { known, ...note }: SourceNote) {
    if (known) await this.notes.put(id, note);
  }

  /** What was loaded until then stands in the note by now; what is still to be loaded is wanted whole. */
  private async faultOfOurs(source: OpenSource, error: unknown): Promise<never> {
    // A store that is away may be back in a moment, and takes no note meanwhile.
    if (passesByItself(error)) throw error;
    await this.notes.put(source.id, { ...(await this.notes.of(source.id)), fault: sentence(error as Error) });
    await this.rest(source, { known: undefined, retryAfterSeconds: undefined });
    throw error;
  }

  private async load(document: OpenSource, { isUnchanged, bytes, type }: Fetched, { force, stopped, at }: How) {
    const source = sourceOf(document);
    if (isUnchanged) return this.loads.loadUnchanged(source, { stopped });
    const said = { ...this.importer.window(), type, ...(isWeb(document.address) && { address: document.address }) };
    const zoned = { ...said, ...(document.timeZone && { sourceZone: document.timeZone }) };
    at({ step: 'reading' });
    const reading = await readFeed(bytes, zoned, stopped);
    const progress: Progress = (done, of) => at({ step: 'recording', done, of });
    return this.loads.load(source, reading, { force, bytes, stopped, progress });
  }

  /** What stands at an address now, of the web or of a file. Throws OutsideFailure. */
  async fetch({ address }: Pick<OpenSource, 'address'>, known?: Validators, stopped?: AbortSignal): Promise<Fetched> {
    if (address === '') throw new OutsideFailure(KEY_IS_GONE, { reason: 'key-gone' });
    if (!isWeb(address)) return fileAt(address);
    const bounds = { mostBytes: MOST_OF_A_DOWNLOAD, withinMs: DOWNLOAD_MS, ...(known && { known }), ...(stopped && { stopped }) };
    return this.outside.fetch(address, bounds);
  }

  private async rest(source: OpenSource, { known, retryAfterSeconds }: Rest) {
    const { known: _, ...note } = await this.notes.of(source.id);
    const { failures, refreshMinutes } = note;
    const everyMinutes = this.configuration.SYNC_MINUTES;
    const rest = restAfter({
      everyMinutes,
      failures,
      chance: this.timing.chance(),
      ...(refreshMinutes && { refreshMinutes }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
    });
    // What is scheduled goes by the system's clock, also where the calendar's stands still.
    const now = this.timing.now();
    const [triedAt, nextAt] = [now, now + rest].map((at) => new Date(at).toISOString()) as [string, string];
    return this.notes.put(source.id, { ...note, ...(known && { known }), of: textOf(source), triedAt, nextAt });
  }
}

type Rest = Readonly<{ known: Known | undefined; retryAfterSeconds: number | undefined }>;

type Named = Pick<OpenSource, 'organization' | 'subOrganization' | 'calendar' | 'category'> & Partial<Pick<OpenSource, 'id'>>;

export const sourceOf = ({ id, organization, subOrganization, calendar, category }: Named): Source => ({
  ...(id !== undefined && { id }),
  name: [organization, subOrganization, calendar].filter(Boolean).join(' / '),
  calendar,
  organization,
  ...(subOrganization && { subOrganization }),
  ...(category && { category }),
});

const KEY_IS_GONE = 'the key of its address is gone: `sources add` with the same names tells it anew';

const fileAt = async (path: string): Promise<Fetched> => {
  try {
    const { size } = await stat(path);
    if (size > MOST_OF_A_FILE) throw new OutsideFailure('has more than 64 MB', { reason: 'too-large' });
    return { type: '', bytes: await readFile(path) };
  } catch (error) {
    if (error instanceof OutsideFailure) throw error;
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new OutsideFailure(isMissing ? 'is not there' : 'cannot be read', {
      reason: isMissing ? 'file-missing' : 'file-unreadable',
      cause: error,
    });
  }
};

const validatorsOf = ({ etag, lastModified }: Fetched) => ({ ...(etag && { etag }), ...(lastModified && { lastModified }) });

const sentence = ({ message }: Error) => {
  const told = capitalized(message);
  return told.endsWith('.') ? told : `${told}.`;
};

const unlessStopped = <T>(work: Promise<T>, stopped: AbortSignal | undefined): Promise<T> => {
  if (!stopped) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Stopped());
    if (stopped.aborted) stop();
    stopped.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => stopped.removeEventListener('abort', stop));
  });
};

/** This process ends: whoever goes on checks that source again. */
export class Stopped extends Error {}
