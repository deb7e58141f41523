import type { Position } from '#libs/event-sourcing';

/** Valid while the subscription is live: afterwards the server may have another log. */
export class LogCache {
  id: Promise<string> | undefined;
  tail: LogTail | undefined;

  /** The position to read on from: skips the server's own events already seen after `place`. */
  skipSystemEvents(place: Position): Position {
    return this.tail && this.tail.fact <= place && place < this.tail.end ? this.tail.end : place;
  }
}

/** The newest fact, and the position up to which only the server's own events follow it. */
export type LogTail = Readonly<{ fact: Position; end: Position }>;
