import { readFile, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { EventStore, Projector, passesByItself } from '#libs/event-sourcing';
import { FeedFailure, type Fetched, Outside, OutsideFailure, readFeed, type Validators } from '#libs/integrations';
import type { SourceDocument } from '#projections';
import { Importer, type Source } from '../import/importer';
import { Clock } from '../settings/clock';
import { Configuration } from '../settings/configuration';
import { Loads } from './loads';
import { restAfter } from './next-check';
import { type SourceNote, SourceNotes } from './source-note';
import { askedWith, type Known, knownAs } from './validators';

const MOST_OF_A_DOWNLOAD = 10 * 1024 * 1024;
const MOST_OF_A_FILE = 64 * 1024 * 1024;
const DOWNLOAD_MS = 30_000;

/** Answers when it is of no use to go on. */
type Until = Readonly<{ force?: boolean; stopped?: AbortSignal }>;

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
  ) {}

  /**
   * What its publisher did wrong is remembered with the source, and changes nothing else. Throws what is wrong with us: a store
   * that cannot be reached, read models that are behind. Nobody is blamed for that, nor asked again sooner than usual.
   */
  async check(source: SourceDocument, { force = false, stopped }: Until = {}): Promise<SourceNote> {
    const before = await this.notes.of(source.id);
    try {
      // What was held back or recorded in part is wanted whole once more.
      const isKept = !force && !before.heldBack && !before.unrecorded;
      const today = this.clock.today();
      const known = isKept ? askedWith(source, before.known, today) : undefined;
      const fetched = await unlessStopped(this.fetch(source, known), stopped);
      await this.load(source, fetched, force);
      await this.projector.caughtUpTo(await this.store.head());
      const told = fetched.isUnchanged ? { ...known, ...validatorsOf(fetched) } : fetched;
      return await this.rest(source.id, {
        known: knownAs(source, told, today),
        retryAfterSeconds: fetched.retryAfterSeconds,
      });
    } catch (error) {
      if (error instanceof Stopped) throw error;
      if (!(error instanceof OutsideFailure || error instanceof FeedFailure)) return this.faultOfOurs(source.id, error);
      const { retryAfterSeconds } = error as { retryAfterSeconds?: number };
      const { fault, ...kept } = before;
      await this.notes.put(source.id, { ...kept, failures: before.failures + 1, error: sentence(error) });
      return this.rest(source.id, { known: before.known, retryAfterSeconds });
    }
  }

  /** An operator wants none of what is held back. */
  async refuse(id: string) {
    const note = await this.notes.of(id);
    if (note.heldBack) await this.notes.put(id, { ...note, heldBack: { ...note.heldBack, isRefused: true } });
  }

  /** What was loaded until then stands in the note by now; what is still to be loaded is wanted whole. */
  private async faultOfOurs(id: string, error: unknown): Promise<never> {
    // A store that is away may be back in a moment, and takes no note meanwhile.
    if (passesByItself(error)) throw error;
    await this.notes.put(id, { ...(await this.notes.of(id)), fault: sentence(error as Error) });
    await this.rest(id, { known: undefined, retryAfterSeconds: undefined });
    throw error;
  }

  private async load(document: SourceDocument, { isUnchanged, bytes, type }: Fetched, force: boolean) {
    const source = sourceOf(document);
    if (isUnchanged) return this.loads.loadUnchanged(source);
    const said = { ...this.importer.window(), type, ...(isWeb(document.address) && { address: document.address }) };
    const reading = await readFeed(bytes, { ...said, ...(document.timeZone && { sourceZone: document.timeZone }) });
    return this.loads.load(source, reading, { force });
  }

  private fetch({ address }: SourceDocument, known: Validators | undefined): Promise<Fetched> {
    if (!isWeb(address)) return fileAt(address);
    return this.outside.fetch(address, { mostBytes: MOST_OF_A_DOWNLOAD, withinMs: DOWNLOAD_MS, ...(known && { known }) });
  }

  private async rest(id: string, { known, retryAfterSeconds }: Rest) {
    const { known: _, ...note } = await this.notes.of(id);
    const { failures, refreshMinutes } = note;
    const everyMinutes = this.configuration.SYNC_MINUTES;
    const rest = restAfter({
      everyMinutes,
      failures,
      chance: Math.random(),
      ...(refreshMinutes && { refreshMinutes }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
    });
    // What is scheduled goes by the system's clock, also where the calendar's stands still.
    const now = Date.now();
    const [triedAt, nextAt] = [now, now + rest].map((at) => new Date(at).toISOString()) as [string, string];
    return this.notes.put(id, { ...note, ...(known && { known }), triedAt, nextAt });
  }
}

type Rest = Readonly<{ known: Known | undefined; retryAfterSeconds: number | undefined }>;

export const sourceOf = ({
  id,
  organization,
  subOrganization,
  calendar,
  category,
}: Omit<SourceDocument, 'id'> & Partial<Pick<SourceDocument, 'id'>>): Source => ({
  ...(id !== undefined && { id }),
  name: [organization, subOrganization, calendar].filter(Boolean).join(' / '),
  calendar,
  organization,
  ...(subOrganization && { subOrganization }),
  ...(category && { category }),
});

export const isWeb = (address: string) => /^https?:/i.test(address);

const fileAt = async (path: string): Promise<Fetched> => {
  try {
    const { size } = await stat(path);
    if (size > MOST_OF_A_FILE) throw new OutsideFailure('has more than 64 MB');
    return { type: '', bytes: await readFile(path) };
  } catch (error) {
    if (error instanceof OutsideFailure) throw error;
    throw new OutsideFailure((error as NodeJS.ErrnoException).code === 'ENOENT' ? 'is not there' : 'cannot be read', {
      cause: error,
    });
  }
};

const validatorsOf = ({ etag, lastModified }: Fetched) => ({ ...(etag && { etag }), ...(lastModified && { lastModified }) });

const sentence = ({ message }: Error) => {
  const told = message.charAt(0).toUpperCase() + message.slice(1);
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
