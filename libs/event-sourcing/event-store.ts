import type { NewEvent, Position, Recorded } from './message';

/** The revision of a stream that does not exist yet. */
export const NO_STREAM = -1;

/** The only place facts are written. What is asked of a stream that an operator has deleted for ever throws `Rejected`. */
export abstract class EventStore {
  /** Which log this is: given when it is made, and kept by its copies. */
  abstract id(): Promise<string>;

  /** A stream in the order `how` asks for, oldest first by default; empty when there is none. */
  abstract read(stream: string, how?: ReadStream): Promise<readonly Recorded[]>;

  /**
   * Records all events or none, if the stream still is at exactly what is `expected`; answers the position of the last.
   * Repeating an append with the same ids and revision records nothing and answers the same position.
   * Throws `RevisionConflict`, `AppendTooLarge`, and `NothingToAppend` where there are no events.
   */
  abstract append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<Position>;

  /** Facts of all streams after a position, in log order: at most `limit`, and fewer where they are large. */
  abstract readAll(after: Position, limit: number): Promise<LogPage>;

  /** The fact that stands at a position, if one does. */
  abstract at(position: Position): Promise<Recorded | undefined>;

  /** The position of the newest fact, `BEGINNING` where there is none. */
  abstract head(): Promise<Position>;

  /** Calls back when the log may have grown, by whichever process; returns how to stop. A hint: what grew is read with `readAll`. */
  abstract watch(listener: () => void): () => void;

  abstract close(): Promise<void>;
}

/**
 * The revision of a stream, and the id of the fact that stands there where one was seen: a log that was restored from an
 * older copy grows to the same revision with other facts.
 */
export type Expected = number | Readonly<{ revision: number; fact: string | undefined }>;

/**
 * `position` is where to read on: a store that holds more than our facts may have come further than the last of
 * `events`, and may have found none on its way. `isEnd` says that nothing stood behind it.
 */
export type LogPage = Readonly<{ events: readonly Recorded[]; position: Position; isEnd: boolean }>;

export type ReadStream = Readonly<{
  /** Revision to begin with: the lowest one read forwards, the highest one read backwards. */
  from?: number;
  direction?: 'forwards' | 'backwards';
  limit?: number;
}>;
