import { type Day, memoize } from '#libs/contracts';
import type { Projection, ReadModels } from '#libs/event-sourcing';
import { DerivedValue } from '../response-cache/derived-value';
import type { FinishedResponse } from '../response-cache/finished-response';
import { type Reader, Readers } from '../response-cache/readers';
import { WorkQueue } from '../response-cache/work-queue';

const MAX_WAITING = 16;

export class CalendarWindows {
  private readonly windows: (window: string) => DerivedValue<FinishedResponse>;
  private readonly queue = new WorkQueue(MAX_WAITING);
  private readonly readers = new Readers();

  constructor(
    readModels: ReadModels,
    models: readonly Projection<any>[],
    load: (from: Day, to: Day | undefined) => Promise<FinishedResponse>,
    maxCached: number,
  ) {
    const loadInTurn = (window: string) => {
      const [from = '', to] = window.split(' ');
      return this.queue.run(
        () => load(from, to || undefined),
        () => this.readers.isAwaited(window),
      );
    };
    this.windows = memoize((window: string) => new DerivedValue(readModels, models, () => loadInTurn(window)), maxCached);
  }

  async get(from: Day, to: Day | undefined, reader: Reader): Promise<FinishedResponse> {
    const window = `${from} ${to ?? ''}`;
    return this.readers.during(window, reader, () => this.windows(window).get());
  }
}
