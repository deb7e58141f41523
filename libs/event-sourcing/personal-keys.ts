import { Rejected } from './errors';

/** One secret key per person, and the town's own for hashing, apart from the log and as durable. What it encrypted is readable while it exists. */
export abstract class PersonalKeys {
  abstract get(person: string): Promise<Buffer | undefined>;

  /** Stores `key` or a random one if there is none, on disk when this resolves. Throws KeyDestroyed. */
  abstract getOrCreate(person: string, key?: Buffer): Promise<Buffer>;

  abstract all(): Promise<ReadonlyMap<string, Buffer>>;

  /** Deletes the key irrevocably, and the person never gets another. Also valid without a key. */
  abstract destroy(person: string): Promise<void>;

  abstract destroyed(): Promise<ReadonlySet<string>>;

  abstract close(): Promise<void>;
}

/** Nothing can be encrypted for a forgotten person. */
export class KeyDestroyed extends Rejected {
  constructor() {
    super('forgotten', 'The owner of this data is forgotten.');
  }
}
