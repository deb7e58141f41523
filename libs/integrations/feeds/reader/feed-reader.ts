import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { types } from 'node:util';
import type { FeedOccurrence } from '../../icalendar';
import { isOutOfMemory } from '../../processes/limited-process';
import { FeedFailure, type FeedOptions, type FeedReading } from '../feed-reading';
import type { Answer, Question } from './feed-process';
import { startFeedProcess } from './start-feed-process';

const LONGEST_MS = 30_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** Frees the memory that a huge feed has taken. */
const IDLE_MS = 60_000;

const TOO_MUCH_TO_READ = { reason: 'too-much-to-read' } as const;

/** How the runtime reports that a text, list or depth exceeds its limits. */
const TOO_MUCH = /^Maximum call stack|^Invalid (string|array|typed array) length|maximum size exceeded$/;

/**
 * Reads feeds in a process of its own, so that a huge one harms only its own reading. One feed at a time. A process that dies or is
 * too slow is ended, and the next feed gets another.
 */
export class FeedReader {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  /** The current reading, which ends with its process. */
  private reading: AbortController | undefined;
  private before: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly begin: () => ChildProcess = startFeedProcess,
    private readonly longestMs = LONGEST_MS,
    private readonly beginsWithinMs = LONGEST_MS,
  ) {}

  /**
   * Throws FeedFailure if the feed cannot be read within the limits, and the reason of `stopped` when that aborts. Other errors are
   * not the feed's fault.
   */
  read(bytes: Uint8Array, said: FeedOptions, stopped?: AbortSignal): Promise<FeedReading> {
    const reading = this.before.then(() => this.readNext(bytes, said, stopped));
    this.before = reading.catch(() => {});
    return reading;
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { child } = this;
    this.child = undefined;
    if (!child?.kill('SIGKILL')) return;
    child.ref();
    await once(child, 'exit');
  }

  private async readNext(bytes: Uint8Array, said: FeedOptions, stopped: AbortSignal | undefined): Promise<FeedReading> {
    stopped?.throwIfAborted();
    if (bytes.length > MOST_BYTES) throw new FeedFailure(`it is more than ${MOST_BYTES} bytes`, { reason: 'too-large' });
    clearTimeout(this.idle);
    const ended = new AbortController();
    this.reading = ended;
    const stop = () => ended.abort(stopped?.reason);
    stopped?.addEventListener('abort', stop);
    // Also keeps the server running, which the reading process does not.
    const after = (ms: number, reason: Error) => setTimeout(() => ended.abort(reason), ms);
    let late = after(this.beginsWithinMs, new Error('the process that reads feeds does not begin'));
    try {
      const child = await this.ready(ended.signal);
      clearTimeout(late);
      late = after(this.longestMs, new FeedFailure(`reading it takes longer than ${this.longestMs} ms`, TOO_MUCH_TO_READ));
      return await this.ask(child, bytes, said, ended.signal);
    } catch (error) {
      const failure = (error as Error).name === 'AbortError' ? ended.signal.reason : error;
      await this.close();
      throw whoseFault(failure);
    } finally {
      clearTimeout(late);
      stopped?.removeEventListener('abort', stop);
      this.idle = setTimeout(() => this.close(), IDLE_MS).unref();
    }
  }

  private async ready(signal: AbortSignal): Promise<ChildProcess> {
    if (this.child) return this.child;
    const child = this.begin();
    this.child = child;
    // As long as it lives: it can die between two questions too, which must not end the server.
    child.on('error', (error) => this.endReadingOf(child, error));
    child.on('message', (message) => {
      if (types.isNativeError(message)) this.endReadingOf(child, message);
    });
    child.once('exit', (code, signalOfEnd) => {
      this.endReadingOf(child, endedBy(code, signalOfEnd));
      if (this.child === child) this.child = undefined;
    });
    await once(child, 'message', { signal });
    return child;
  }

  private endReadingOf(child: ChildProcess, reason: Error): void {
    if (this.child === child) this.reading?.abort(reason);
  }

  private async ask(child: ChildProcess, bytes: Uint8Array, said: FeedOptions, signal: AbortSignal): Promise<FeedReading> {
    const answered = async <T extends Answer>(question: Question): Promise<T> => {
      const answer = once(child, 'message', { signal });
      // A process that cannot be sent anything has ended, and its exit says why.
      child.send(question, () => {});
      return (await answer)[0];
    };
    const reading = await answered<FeedReading>({ bytes, said });
    const happenings: FeedOccurrence[] = [];
    for (let piece = await answered<FeedOccurrence[]>('more'); piece.length > 0; piece = await answered('more')) {
      happenings.push(...piece);
    }
    return { ...reading, happenings };
  }
}

/** A feed that exceeds the runtime's limits is to blame. Any other error is our fault. */
const whoseFault = (error: Error): Error => {
  if (!TOO_MUCH.test(error.message)) return error;
  return new FeedFailure('it has more than can be read', { ...TOO_MUCH_TO_READ, cause: error });
};

const endedBy = (code: number | null, signal: NodeJS.Signals | null): Error =>
  isOutOfMemory(code, signal)
    ? new FeedFailure('reading it takes too much memory', TOO_MUCH_TO_READ)
    : new Error(`the process that reads feeds ended with ${signal ?? code}`);
