import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { types } from 'node:util';
import type { FeedOccurrence } from '../../icalendar';
import { isOutOfMemory } from '../../processes/limited-process';
import { FeedFailure, type FeedOptions, type FeedReading } from '../feed-reading';
import type { FeedReply, FeedRequest } from './feed-process';
import { startFeedProcess } from './start-feed-process';

const READ_TIMEOUT_MS = 30_000;
const MAX_FEED_BYTES = 64 * 1024 * 1024;
/** Frees the memory that a huge feed has taken. */
const IDLE_TIMEOUT_MS = 60_000;

const TOO_MUCH_TO_READ = { reason: 'too-much-to-read' } as const;

/** How the runtime reports that a text, list or depth exceeds its limits. */
const LIMIT_ERROR_PATTERN = /^Maximum call stack|^Invalid (string|array|typed array) length|maximum size exceeded$/;

/** A huge feed harms only its own reading. A process that dies or is too slow is ended, and the next feed gets another. */
export class FeedReader {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private reading: AbortController | undefined;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly startProcess: () => ChildProcess = startFeedProcess,
    private readonly readTimeoutMs = READ_TIMEOUT_MS,
    private readonly startTimeoutMs = READ_TIMEOUT_MS,
  ) {}

  /** Throws as `readFeed` says. */
  read(bytes: Uint8Array, options: FeedOptions, signal?: AbortSignal): Promise<FeedReading> {
    const reading = this.queue.then(() => this.readNext(bytes, options, signal));
    this.queue = reading.catch(() => {});
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

  private async readNext(bytes: Uint8Array, options: FeedOptions, signal: AbortSignal | undefined): Promise<FeedReading> {
    signal?.throwIfAborted();
    if (bytes.length > MAX_FEED_BYTES) throw new FeedFailure(`it is more than ${MAX_FEED_BYTES} bytes`, { reason: 'too-large' });
    clearTimeout(this.idle);
    const abortController = new AbortController();
    this.reading = abortController;
    const stop = () => abortController.abort(signal?.reason);
    signal?.addEventListener('abort', stop);
    // Also keeps the server running, which the reading process does not.
    const abortAfter = (ms: number, reason: Error) => setTimeout(() => abortController.abort(reason), ms);
    let timer = abortAfter(this.startTimeoutMs, new Error('the process that reads feeds does not begin'));
    try {
      const child = await this.ready(abortController.signal);
      clearTimeout(timer);
      timer = abortAfter(
        this.readTimeoutMs,
        new FeedFailure(`reading it takes longer than ${this.readTimeoutMs} ms`, TOO_MUCH_TO_READ),
      );
      return await this.ask(child, bytes, options, abortController.signal);
    } catch (error) {
      const failure = (error as Error).name === 'AbortError' ? abortController.signal.reason : error;
      await this.close();
      throw toReadingError(failure);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      this.idle = setTimeout(() => this.close(), IDLE_TIMEOUT_MS).unref();
    }
  }

  private async ready(signal: AbortSignal): Promise<ChildProcess> {
    if (this.child) return this.child;
    const child = this.startProcess();
    this.child = child;
    // As long as it lives: it can die between two questions too, which must not end the server.
    child.on('error', (error) => this.endReadingOf(child, error));
    child.on('message', (message) => {
      if (types.isNativeError(message)) this.endReadingOf(child, message);
    });
    child.once('exit', (code, signalOfEnd) => {
      this.endReadingOf(child, toExitError(code, signalOfEnd));
      if (this.child === child) this.child = undefined;
    });
    await once(child, 'message', { signal });
    return child;
  }

  private endReadingOf(child: ChildProcess, reason: Error): void {
    if (this.child === child) this.reading?.abort(reason);
  }

  private async ask(child: ChildProcess, bytes: Uint8Array, options: FeedOptions, signal: AbortSignal): Promise<FeedReading> {
    const send = async <T extends FeedReply>(request: FeedRequest): Promise<T> => {
      const reply = once(child, 'message', { signal });
      // A process that cannot be sent anything has ended, and its exit says why.
      child.send(request, () => {});
      return (await reply)[0];
    };
    const receivePieces = async () => {
      const occurrences: FeedOccurrence[] = [];
      for (let piece = await send<FeedOccurrence[]>('more'); piece.length > 0; piece = await send('more')) {
        occurrences.push(...piece);
      }
      return occurrences;
    };
    const reading = await send<FeedReading>({ bytes, options });
    const occurrences = await receivePieces();
    return { ...reading, occurrences, ...(reading.outsideWindow && { outsideWindow: await receivePieces() }) };
  }
}

/** A feed that exceeds the runtime's limits is to blame. Any other error is our fault. */
const toReadingError = (error: Error): Error => {
  if (!LIMIT_ERROR_PATTERN.test(error.message)) return error;
  return new FeedFailure('it has more than can be read', { ...TOO_MUCH_TO_READ, cause: error });
};

const toExitError = (code: number | null, signal: NodeJS.Signals | null): Error =>
  isOutOfMemory(code, signal)
    ? new FeedFailure('reading it takes too much memory', TOO_MUCH_TO_READ)
    : new Error(`the process that reads feeds ended with ${signal ?? code}`);
