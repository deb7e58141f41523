import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Happening } from '../../icalendar';
import { FeedFailure, type FeedReading, type Said } from '../feed-reading';
import type { Question } from './reading-thread';

const LONGEST_MS = 30_000;
/** Some times what the largest file takes. */
const MOST_MEGABYTES = 512;
const MOST_BYTES = 64 * 1024 * 1024;
/** What a monstrous feed has taken is given back. */
const IDLE_MS = 60_000;

const TOO_MUCH_TO_READ = { reason: 'too-much-to-read' } as const;

/** How the runtime says that a text, a list or a depth became more than there can be. */
const TOO_MUCH = /^Maximum call stack|^Invalid (string|array|typed array) length|maximum size exceeded$/;

/**
 * Reads feeds in a thread of its own, so that nobody waits for a monstrous one but who asked for it; the thread begins with
 * the first. One feed at a time. A thread that dies or is late is ended, and the next feed gets another.
 */
export class FeedReader {
  private thread: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  /** What is read now, which ends with its thread. */
  private reading: AbortController | undefined;
  private before: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly begin = readingThread,
    private readonly longestMs = LONGEST_MS,
    private readonly beginsWithinMs = LONGEST_MS,
  ) {}

  /**
   * Throws FeedFailure, with its reason, when nothing could be read within the limits; what is no fault of the feed as it is; and
   * the reason of `stopped` as soon as that says so.
   */
  read(bytes: Uint8Array, said: Said, stopped?: AbortSignal): Promise<FeedReading> {
    const reading = this.before.then(() => this.readNext(bytes, said, stopped));
    this.before = reading.catch(() => {});
    return reading;
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }

  private async readNext(bytes: Uint8Array, said: Said, stopped: AbortSignal | undefined): Promise<FeedReading> {
    stopped?.throwIfAborted();
    if (bytes.length > MOST_BYTES) throw new FeedFailure(`it is more than ${MOST_BYTES} bytes`, { reason: 'too-large' });
    clearTimeout(this.idle);
    const ended = new AbortController();
    this.reading = ended;
    const stop = () => ended.abort(stopped?.reason);
    stopped?.addEventListener('abort', stop);
    // It also keeps the process, which the thread does not.
    const after = (ms: number, reason: Error) => setTimeout(() => ended.abort(reason), ms);
    let late = after(this.beginsWithinMs, new Error('the thread that reads feeds does not begin'));
    try {
      const thread = await this.ready(ended.signal);
      clearTimeout(late);
      late = after(this.longestMs, new FeedFailure(`reading it takes longer than ${this.longestMs} ms`, TOO_MUCH_TO_READ));
      return await this.ask(thread, bytes, said, ended.signal);
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

  /** The thread, once it runs. */
  private async ready(signal: AbortSignal): Promise<Worker> {
    if (this.thread) return this.thread;
    const thread = this.begin();
    this.thread = thread;
    // Listened to from its first moment to its last: it can die between two questions too, and that ends no process.
    thread.on('error', (error: Error) => this.endReadingOf(thread, error));
    thread.once('exit', (code) => {
      this.endReadingOf(thread, new Error(`the thread that reads feeds ended with ${code}`));
      if (this.thread === thread) this.thread = undefined;
    });
    await once(thread, 'online', { signal });
    return thread;
  }

  private endReadingOf(thread: Worker, reason: Error): void {
    if (this.thread === thread) this.reading?.abort(reason);
  }

  private async ask(thread: Worker, bytes: Uint8Array, said: Said, signal: AbortSignal): Promise<FeedReading> {
    const answered = async <T>(question: Question, given: ArrayBuffer[] = []): Promise<T> => {
      thread.postMessage(question, given);
      const [answer] = await once(thread, 'message', { signal });
      return answer;
    };
    const own = new Uint8Array(bytes);
    const reading = await answered<FeedReading>({ bytes: own, said }, [own.buffer]);
    const happenings: Happening[] = [];
    for (let piece = await answered<Happening[]>('more'); piece.length > 0; piece = await answered('more')) {
      happenings.push(...piece);
    }
    return { ...reading, happenings };
  }
}

/** A feed that wants more than there can be is to blame for that. Whatever else goes wrong with reading it is our fault. */
const whoseFault = (error: Error & { code?: string }): Error => {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new FeedFailure('reading it takes too much memory', { ...TOO_MUCH_TO_READ, cause: error });
  if (!TOO_MUCH.test(error.message)) return error;
  return new FeedFailure('it has more than can be read', { ...TOO_MUCH_TO_READ, cause: error });
};

const readingThread = () => {
  const thread = new Worker(FILE, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
  thread.unref();
  return thread;
};

/** Threads run no TypeScript: sources that run as they are use the last build. */
const BUILT = __filename.endsWith('.ts') ? join(process.cwd(), 'dist/libs/integrations/feeds/thread') : __dirname;

const FILE = join(BUILT, 'reading-thread.js');
