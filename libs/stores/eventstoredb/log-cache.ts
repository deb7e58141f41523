import type { Position } from '#libs/event-sourcing';

const MAX_STREAMS = 10_000;

/**
 * What is known of a log while its subscription is live. After a drop the server may have another log: restored, or copied from
 * elsewhere.
 */
export class LogCache {
  id: Promise<string> | undefined;
  tail: LogTail | undefined;
  private readonly newest = new Map<string, NewestFact>();

  /** Undefined if unknown. */
  has(stream: string, { revision, fact }: NewestFact): boolean | undefined {
    const newestFact = this.newest.get(stream);
    return newestFact?.revision === revision ? newestFact.fact === fact : undefined;
  }

  /** The position to read on from: skips the server's own events already seen after `place`. */
  skipSystemEvents(place: Position): Position {
    return this.tail && this.tail.fact <= place && place < this.tail.end ? this.tail.end : place;
  }

  note(stream: string, newest: NewestFact) {
    this.newest.delete(stream);
    this.newest.set(stream, newest);
    if (this.newest.size > MAX_STREAMS) this.newest.delete(this.newest.keys().next().value!);
  }
}

/** The newest fact, and the position up to which only the server's own events follow it. */
export type LogTail = Readonly<{ fact: Position; end: Position }>;

type NewestFact = Readonly<{ revision: number; fact: string }>;
