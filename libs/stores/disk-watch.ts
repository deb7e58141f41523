import { StoreUnavailable } from '#libs/event-sourcing';
import type { Reporter } from './server-watch';

const REPEAT_MS = 60_000;

export class DiskRefusal extends StoreUnavailable {}

/** Each message at most once a minute. */
export class DiskWatch {
  private readonly warnedAt = new Map<string, number>();

  constructor(
    private readonly reporter: Pick<Reporter, 'warn'>,
    private readonly now = () => performance.now(),
  ) {}

  async track<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DiskRefusal) this.report(error.message);
      throw error;
    }
  }

  private report(sentence: string) {
    const [now, before] = [this.now(), this.warnedAt.get(sentence) ?? Number.NEGATIVE_INFINITY];
    if (now - before < REPEAT_MS) return;
    this.warnedAt.set(sentence, now);
    this.reporter.warn(`${sentence}.`);
  }
}
