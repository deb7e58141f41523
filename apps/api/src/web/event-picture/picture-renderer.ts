import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BUILD_FOLDER } from '../build-folder';
import type { PictureSubject } from './draw';

/** The first picture takes a second, and much longer on a busy machine. */
const DRAW_TIMEOUT_MS = 60_000;
/** The fonts take about 60 MiB. */
const MAX_THREAD_MEGABYTES = 256;
/** Then the thread ends, which frees most of its memory. Starting it takes half a second. */
const IDLE_TIMEOUT_MS = 60_000;

export class PictureRenderer {
  private thread: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly startThread = startDrawingThread,
    private readonly timeoutMs = DRAW_TIMEOUT_MS,
  ) {}

  /** Returns a PNG. Throws if it fails or times out; the next picture gets a new thread. */
  async draw(subject: PictureSubject): Promise<Buffer> {
    clearTimeout(this.idle);
    this.thread ??= this.startThread();
    try {
      this.thread.postMessage(subject);
      const [png] = await once(this.thread, 'message', { signal: AbortSignal.timeout(this.timeoutMs) });
      this.idle = setTimeout(() => this.close(), IDLE_TIMEOUT_MS).unref();
      return Buffer.from(png);
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }
}

const startDrawingThread = () => {
  const thread = new Worker(THREAD_FILE, { resourceLimits: { maxOldGenerationSizeMb: MAX_THREAD_MEGABYTES } });
  thread.unref();
  return thread;
};

/** The compiled file: threads cannot run TypeScript. */
const THREAD_FILE = join(BUILD_FOLDER, 'apps/api/src/web/event-picture/drawing-thread.js');
