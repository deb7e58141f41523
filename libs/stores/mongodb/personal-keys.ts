import { randomBytes } from 'node:crypto';
import { Binary, type Collection, type Db } from 'mongodb';
import { KEY_BYTES, PersonalKeys } from '#libs/event-sourcing';
import { isDuplicate } from './failures';
import type { Mongo } from './mongo';

type PersonalKey = Readonly<{ _id: string; key: Binary }>;

/** Keys in a collection of their own, that outlives the read models. */
export class MongoDbPersonalKeys extends PersonalKeys {
  /** A database may see several logs: `log` answers the id of the one whose persons these are. */
  constructor(
    private readonly mongo: Mongo,
    private readonly log: () => Promise<string>,
  ) {
    super();
  }

  async get(person: string) {
    const _id = await this.idOf(person);
    const found = await this.mongo.patiently((db) => keysOf(db).findOne({ _id }));
    return found ? Buffer.from(found.key.value()) : undefined;
  }

  async made(person: string, key: Buffer = randomBytes(KEY_BYTES)) {
    const known = await this.get(person);
    if (known) return known;
    const _id = await this.idOf(person);
    await this.mongo.patiently((db) =>
      keysOf(db)
        .insertOne({ _id, key: new Binary(key) })
        .catch((error) => {
          if (!isDuplicate(error)) throw error;
        }),
    );
    return (await this.get(person))!;
  }

  async all() {
    const [from, to] = [await this.idOf(''), `${await this.log()}!`];
    const found = await this.mongo.patiently((db) =>
      keysOf(db)
        .find({ _id: { $gte: from, $lt: to } })
        .toArray(),
    );
    return new Map(found.map(({ _id, key }) => [_id.slice(from.length), Buffer.from(key.value())]));
  }

  async close() {}

  private async idOf(person: string) {
    return `${await this.log()} ${person}`;
  }
}

const keysOf = (db: Db): Collection<PersonalKey> => db.collection('personal_keys');
