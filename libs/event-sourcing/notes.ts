/**
 * What work remembers of its own from one time to the next, and nobody need ever explain: when a source was loaded, what it
 * answered. It stands beside the read models and not in the log: a rebuild leaves it alone, and where it is lost the work begins
 * with what the log knows. A note is any JSON; of two that are put at the same time the later one stands.
 */
export abstract class Notes {
  abstract get<Note>(name: string): Promise<Note | undefined>;

  /** Those whose names begin so, by what follows. */
  abstract all<Note>(prefix: string): Promise<ReadonlyMap<string, Note>>;

  abstract put(name: string, note: unknown): Promise<void>;

  abstract drop(name: string): Promise<void>;

  abstract close(): Promise<void>;
}
