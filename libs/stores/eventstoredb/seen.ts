import type { Position } from '#libs/event-sourcing';

const MOST_STREAMS = 10_000;

/** What was seen of a log while the line to its server stands. After a drop it may be another one: restored, or copied from elsewhere. */
export class Seen {
  /** Which log it is. */
  id: Promise<string> | undefined;
  tail: Tail | undefined;
  private readonly newest = new Map<string, Newest>();

  /** Whether a fact stands at a revision of its stream; undefined where that was not seen. */
  has(stream: string, { revision, fact }: Newest): boolean | undefined {
    const seen = this.newest.get(stream);
    return seen?.revision === revision ? seen.fact === fact : undefined;
  }

  /** Where to read on behind a place: what is the server's own is not looked through again. */
  behind(place: Position): Position {
    return this.tail && this.tail.fact <= place && place < this.tail.end ? this.tail.end : place;
  }

  note(stream: string, newest: Newest) {
    this.newest.delete(stream);
    this.newest.set(stream, newest);
    if (this.newest.size > MOST_STREAMS) this.newest.delete(this.newest.keys().next().value!);
  }
}

/** The newest fact, and how far behind it nothing else but the server's own was found. */
export type Tail = Readonly<{ fact: Position; end: Position }>;

type Newest = Readonly<{ revision: number; fact: string }>;
