import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BUILD_FOLDER } from '../build-folder';
import type { Subject } from './draw';

/** The first takes a second at rest, and much longer on a machine that has other things to do. */
const LONGEST_MS = 60_000;
/** The fonts take some 60 MiB. */
const MOST_MEGABYTES = 256;

/**
 * Draws in a thread of its own, so that nobody waits for a picture but who asked for it; the thread begins with the first.
 * One picture at a time.
 */
export class Artist {
  private thread: Worker | undefined;

  constructor(
    private readonly begin = drawingThread,
    private readonly longestMs = LONGEST_MS,
  ) {}

  /** A PNG. Throws when it fails or takes too long; the next one gets a new thread then. */
  async draw(subject: Subject): Promise<Buffer> {
    this.thread ??= this.begin();
    try {
      this.thread.postMessage(subject);
      const [png] = await once(this.thread, 'message', { signal: AbortSignal.timeout(this.longestMs) });
      return Buffer.from(png);
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }
}

const drawingThread = () => {
  const thread = new Worker(FILE, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
  thread.unref();
  return thread;
};

/** As it was built: threads run no TypeScript. */
const FILE = join(BUILD_FOLDER, 'apps/api/src/web/event-picture/drawing-thread.js');
