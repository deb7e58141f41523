import type { EventStore } from './event-store';
import type { Recorded } from './message';

/** What is read of a log from its beginning. */
export type Log = Pick<EventStore, 'id' | 'head' | 'at' | 'readAll'>;

/**
 * The streams that a log no longer has from their beginning. EventStoreDB forgets what an operator has deleted or let run out:
 * then a fact passes by that stands behind others of its stream, and none of those did. One that is gone whole leaves no trace.
 */
export class Forgotten {
  readonly streams = new Set<string>();
  private readonly begun = new Set<string>();

  /** The same log, which has to be read from its beginning. */
  noticedIn(log: Log): Log {
    return {
      id: () => log.id(),
      head: () => log.head(),
      at: (position) => log.at(position),
      readAll: async (after, limit) => {
        const page = await log.readAll(after, limit);
        for (const fact of page.events) this.notice(fact);
        return page;
      },
    };
  }

  private notice({ stream, revision }: Recorded) {
    if (revision === 0) this.begun.add(stream);
    else if (!this.begun.has(stream)) this.streams.add(stream);
  }
}
