import type { Position } from '#libs/event-sourcing';

/**
 * What is known of a log while its subscription is live. After a drop the server may have another log: restored, or copied from
 * elsewhere.
 */
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
