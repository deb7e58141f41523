import type { NewEvent, Position, Recorded } from './message';

/** The expected revision of a stream that does not exist. */
export const NO_STREAM = -1;

/** The only place facts are written. Reading or writing a stream that an operator deleted in the store throws Rejected. */
export abstract class EventStore {
  /** The id of the log, assigned when it is created and kept by its copies. */
  abstract id(): Promise<string>;

  /** Reads a stream, oldest fact first by default. Empty if it does not exist. */
  abstract read(stream: string, how?: ReadStreamOptions): Promise<readonly Recorded[]>;

  /**
   * Appends all or none, and returns the position of the last. Repeating it with the same ids and revision records nothing and
   * returns the same position. Throws RevisionConflict, AppendTooLarge and NothingToAppend.
   */
  abstract append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Position>;

  /** In log order: at most `limit`, fewer if large. A store may leave out facts of other `types`, except the last of a page. */
  abstract readAll(after: Position, limit: number, types?: ReadonlySet<string>): Promise<LogPage>;

  abstract at(position: Position): Promise<Recorded | undefined>;

  /** The position of the newest fact, `BEGINNING` for an empty log. */
  abstract head(): Promise<Position>;

  /** Calls `listener` when any process may have appended. Returns how to stop. Only a hint: read with `readAll`. */
  abstract watch(listener: () => void): () => void;

  abstract close(): Promise<void>;
}

/** Has the id of the fact if known: a restored log can reach the same revision with other facts. */
export type ExpectedRevision = number | Readonly<{ revision: number; fact: string | undefined }>;

/** `position` is where to read on, perhaps beyond the last of `events`. `isEnd`: nothing followed. `leftOut` counts facts. */
export type LogPage = Readonly<{ facts: readonly Recorded[]; position: Position; isEnd: boolean; leftOut?: number }>;

export type ReadStreamOptions = Readonly<{
  /** The first revision to read: the lowest forwards, the highest backwards. */
  from?: number;
  direction?: 'forwards' | 'backwards';
  limit?: number;
}>;
