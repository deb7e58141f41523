import { Rejected } from './errors';

/**
 * A secret key for each person, kept apart from the log, which is never rewritten: what is sealed with one can be read for as
 * long as the key is there, and by nobody afterwards. One of them may be nobody's, under a name that no person has: what all of
 * them are hashed with. As safe as the log: what is lost here is lost there.
 */
export abstract class PersonalKeys {
  abstract get(person: string): Promise<Buffer | undefined>;

  /**
   * The one key of a person: `key`, or one made at random, of whoever asks for it first. It is on the disk before it is answered.
   * Throws `KeyDestroyed`.
   */
  abstract made(person: string, key?: Buffer): Promise<Buffer>;

  /** Those of everybody. */
  abstract all(): Promise<ReadonlyMap<string, Buffer>>;

  /** For ever: no byte of it is left here, and the person never has another. Also of one who had none. */
  abstract destroy(person: string): Promise<void>;

  /** Those whose key was destroyed. */
  abstract destroyed(): Promise<ReadonlySet<string>>;

  abstract close(): Promise<void>;
}

/** Nothing is sealed any more for a person who is forgotten. */
export class KeyDestroyed extends Rejected {
  constructor() {
    super('forgotten', 'Whose this was is forgotten.');
  }
}
