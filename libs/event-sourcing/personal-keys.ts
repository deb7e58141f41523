/**
 * A secret key for each person, kept apart from the log, which is never rewritten: what is sealed with one can be read for as
 * long as the key is there, and by nobody afterwards. One of them may be nobody's, under a name that no person has: what all of
 * them are hashed with. As safe as the log: what is lost here is lost there.
 */
export abstract class PersonalKeys {
  abstract get(person: string): Promise<Buffer | undefined>;

  /** The one key of a person: `key`, or one made at random, of whoever asks for it first. It is on the disk before it is answered. */
  abstract made(person: string, key?: Buffer): Promise<Buffer>;

  /** Those of everybody. */
  abstract all(): Promise<ReadonlyMap<string, Buffer>>;

  abstract close(): Promise<void>;
}
