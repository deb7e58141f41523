import type { EventStore } from './event-store';
import type { Recorded } from './message';

export type ReadableLog = Pick<EventStore, 'id' | 'head' | 'at' | 'readAll'>;

/** Streams whose beginning EventStoreDB dropped. A page that leaves out facts proves nothing, and a stream that is gone leaves no trace. */
export class TruncatedStreams {
  readonly streams = new Set<string>();
  private readonly startedStreams = new Set<string>();
  private isWhole = true;

  observe(log: ReadableLog): ReadableLog {
    return {
      id: () => log.id(),
      head: () => log.head(),
      at: (position) => log.at(position),
      readAll: async (after, limit, types) => {
        const page = await log.readAll(after, limit, types);
        if (page.leftOut) this.isWhole = false;
        if (this.isWhole) for (const fact of page.facts) this.notice(fact);
        return page;
      },
    };
  }

  private notice({ stream, revision }: Recorded) {
    if (revision === 0) this.startedStreams.add(stream);
    else if (!this.startedStreams.has(stream)) this.streams.add(stream);
  }
}
