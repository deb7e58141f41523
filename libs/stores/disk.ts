import { StoreUnavailable } from '#libs/event-sourcing';
import type { Tell } from './presence';

const AGAIN_MS = 60_000;

/** What the disk refuses of a file. */
export class DiskRefusal extends StoreUnavailable {}

/** Tells operators what the disk refuses: each sentence once in a minute, however many hear of it. */
export class Disk {
  private readonly told = new Map<string, number>();

  constructor(
    private readonly tell: Pick<Tell, 'warn'>,
    private readonly now = () => performance.now(),
  ) {}

  async asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DiskRefusal) this.hear(error.message);
      throw error;
    }
  }

  private hear(sentence: string) {
    const [now, before] = [this.now(), this.told.get(sentence) ?? Number.NEGATIVE_INFINITY];
    if (now - before < AGAIN_MS) return;
    this.told.set(sentence, now);
    this.tell.warn(`${sentence}.`);
  }
}
