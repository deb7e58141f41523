import { type Day, memoize } from '#libs/contracts';
import type { Projection, ReadModels } from '#libs/event-sourcing';
import { DerivedValue } from '../response-cache/derived-value';
import type { FinishedResponse } from '../response-cache/finished-response';
import { type Connection, WaitingConnections } from '../response-cache/waiting-connections';
import { WorkQueue } from '../response-cache/work-queue';

const MAX_WAITING_LOADS = 16;

/** Finished responses of ranges of days, loaded one after the other. */
export class CachedDayRanges {
  private readonly responses: (range: string) => DerivedValue<FinishedResponse>;
  private readonly queue = new WorkQueue(MAX_WAITING_LOADS);
  private readonly connections = new WaitingConnections();

  constructor(
    readModels: ReadModels,
    sources: readonly Projection<any>[],
    load: (from: Day, to: Day | undefined) => Promise<FinishedResponse>,
    maxCached: number,
  ) {
    const loadInTurn = (range: string) => {
      const [from = '', to] = range.split(' ');
      return this.queue.run(
        () => load(from, to || undefined),
        () => this.connections.isAwaited(range),
      );
    };
    // Ranges are texts, because `memoize` compares its keys.
    this.responses = memoize((range: string) => new DerivedValue(readModels, sources, () => loadInTurn(range)), maxCached);
  }

  /** Throws `ServerBusy` if too many loads wait, or if every connection that waits for this one was closed before its turn. */
  async get(from: Day, to: Day | undefined, connection: Connection): Promise<FinishedResponse> {
    const range = `${from} ${to ?? ''}`;
    return this.connections.during(range, connection, () => this.responses(range).get());
  }
}
