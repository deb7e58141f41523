import { type Day, memoize } from '#libs/contracts';
import type { Projection, ReadModels } from '#libs/event-sourcing';
import { DerivedValue } from '../response-cache/derived-value';
import type { FinishedResponse } from '../response-cache/finished-response';
import { WorkQueue } from '../response-cache/work-queue';

const MAX_CACHED_WINDOWS = 8;
const MAX_WAITING = 16;

export type Reader = Readonly<{ destroyed: boolean }>;

export class CalendarWindows {
  private readonly windows: (window: string) => DerivedValue<FinishedResponse>;
  private readonly queue = new WorkQueue(MAX_WAITING);
  private readonly readers = new Map<string, Set<Reader>>();

  constructor(
    readModels: ReadModels,
    models: readonly Projection<any>[],
    load: (from: Day, to: Day | undefined) => Promise<FinishedResponse>,
  ) {
    const loadInTurn = (window: string) => {
      const [from = '', to] = window.split(' ');
      return this.queue.run(
        () => load(from, to || undefined),
        () => this.isAwaited(window),
      );
    };
    this.windows = memoize(
      (window: string) => new DerivedValue(readModels, models, () => loadInTurn(window)),
      MAX_CACHED_WINDOWS,
    );
  }

  async get(from: Day, to: Day | undefined, reader: Reader): Promise<FinishedResponse> {
    const window = `${from} ${to ?? ''}`;
    const readers = this.readers.get(window) ?? new Set();
    this.readers.set(window, readers.add(reader));
    try {
      return await this.windows(window).get();
    } finally {
      readers.delete(reader);
      if (readers.size === 0 && this.readers.get(window) === readers) this.readers.delete(window);
    }
  }

  private isAwaited(window: string) {
    return [...(this.readers.get(window) ?? [])].some((reader) => !reader.destroyed);
  }
}
