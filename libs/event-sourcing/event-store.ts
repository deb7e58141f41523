import type { NewEvent, Position, Recorded } from './message';

/** The revision of a stream that does not exist yet. */
export const NO_STREAM = -1;

/** The only place facts are written. */
export abstract class EventStore {
  /** A stream in the order `how` asks for, oldest first by default; empty when there is none. */
  abstract read(stream: string, how?: ReadStream): Promise<readonly Recorded[]>;

  /**
   * Records all events or none, if the stream still has exactly `expectedRevision`; answers the position of the last.
   * Repeating an append with the same ids and revision records nothing and answers the same position.
   * Throws `RevisionConflict`, `AppendTooLarge`.
   */
  abstract append(stream: string, events: readonly NewEvent[], expectedRevision: number): Promise<Position>;

  /** At most `limit` facts of all streams after `position`, in log order. */
  abstract readAll(position: Position, limit: number): Promise<readonly Recorded[]>;

  /** The position of the newest fact. */
  abstract head(): Promise<Position>;

  /** Calls back when the log may have grown, by whichever process; returns how to stop. A hint: what grew is read with `readAll`. */
  abstract watch(listener: () => void): () => void;

  abstract close(): Promise<void>;
}

export type ReadStream = Readonly<{
  /** Revision to begin with: the lowest one read forwards, the highest one read backwards. */
  from?: number;
  direction?: 'forwards' | 'backwards';
  limit?: number;
  /** Only facts recorded at this ISO instant or before. */
  until?: string;
}>;
