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

/**
 * Reads feeds in a thread of its own, so that nobody waits for a monstrous one but who asked for it; the thread begins with
 * the first. One feed at a time. A thread that dies or is late is ended, and the next feed gets another.
 */
export class FeedReader {
  private thread: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private before: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly begin = readingThread,
    private readonly longestMs = LONGEST_MS,
  ) {}

  /** Throws FeedFailure, with its reason, when nothing could be read within the limits. */
  read(bytes: Uint8Array, said: Said): Promise<FeedReading> {
    const reading = this.before.then(() => this.readNext(bytes, said));
    this.before = reading.catch(() => {});
    return reading;
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }

  private async readNext(bytes: Uint8Array, said: Said): Promise<FeedReading> {
    if (bytes.length > MOST_BYTES) throw new FeedFailure(`it is more than ${MOST_BYTES} bytes`);
    clearTimeout(this.idle);
    const ended = new AbortController();
    const late = setTimeout(() => ended.abort(), this.longestMs);
    try {
      return await this.ask(bytes, said, ended);
    } catch (error) {
      await this.close();
      throw new FeedFailure(this.reasonOf(error as NodeJS.ErrnoException), { cause: error });
    } finally {
      clearTimeout(late);
      this.idle = setTimeout(() => this.close(), IDLE_MS).unref();
    }
  }

  private async ask(bytes: Uint8Array, said: Said, ended: AbortController): Promise<FeedReading> {
    this.thread ??= this.begin();
    const { thread } = this;
    const gone = (code: number) => ended.abort(new Error(`the thread that read it ended with ${code}`));
    thread.once('exit', gone);
    const answered = async <T>(question: Question, given: ArrayBuffer[] = []): Promise<T> => {
      thread.postMessage(question, given);
      const [answer] = await once(thread, 'message', { signal: ended.signal });
      return answer;
    };
    try {
      const own = new Uint8Array(bytes);
      const reading = await answered<FeedReading>({ bytes: own, said }, [own.buffer]);
      const happenings: Happening[] = [];
      for (let piece = await answered<Happening[]>('more'); piece.length > 0; piece = await answered('more')) {
        happenings.push(...piece);
      }
      return { ...reading, happenings };
    } finally {
      thread.off('exit', gone);
    }
  }

  private reasonOf({ name, code, message, cause }: NodeJS.ErrnoException): string {
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'reading it takes too much memory';
    if (name !== 'AbortError') return message;
    return cause instanceof Error && cause.name !== 'AbortError'
      ? cause.message
      : `reading it takes longer than ${this.longestMs} ms`;
  }
}

const readingThread = () => {
  const thread = new Worker(FILE, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
  thread.unref();
  return thread;
};

/** As it was built: threads run no TypeScript. */
const FILE = join(process.cwd(), 'dist/libs/integrations/feeds/thread/reading-thread.js');
