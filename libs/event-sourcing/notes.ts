/** Working data of jobs, outside the log: without it a job starts from what the log has. Notes are JSON; the last writer wins. */
export abstract class Notes {
  abstract get<Note>(name: string): Promise<Note | undefined>;

  /** Notes whose names start with `prefix`, by the rest of the name. */
  abstract all<Note>(prefix: string): Promise<ReadonlyMap<string, Note>>;

  abstract put(name: string, note: unknown): Promise<void>;

  abstract drop(name: string): Promise<void>;

  abstract close(): Promise<void>;
}
