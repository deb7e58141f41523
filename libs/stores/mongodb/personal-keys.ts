import { randomBytes } from 'node:crypto';
import { Binary, type Collection, type Db } from 'mongodb';
import { KEY_BYTES, KeyDestroyed, PersonalKeys } from '#libs/event-sourcing';
import { isDuplicate } from './failures';
import type { Mongo } from './mongo';

type PersonalKeyDocument = Readonly<{ _id: string; key?: Binary; destroyed?: true }>;

export class MongoDbPersonalKeys extends PersonalKeys {
  constructor(
    private readonly mongo: Mongo,
    private readonly log: () => Promise<string>,
  ) {
    super();
  }

  async get(person: string) {
    const _id = await this.idOf(person);
    const found = await this.mongo.retry((db) => keysOf(db).findOne({ _id }));
    return found?.key && Buffer.from(found.key.value());
  }

  async getOrCreate(person: string, key: Buffer = randomBytes(KEY_BYTES)) {
    const existingKey = await this.get(person);
    if (existingKey) return existingKey;
    const _id = await this.idOf(person);
    await this.mongo.retry((db) =>
      keysOf(db)
        .insertOne({ _id, key: new Binary(key) })
        .catch((error) => {
          if (!isDuplicate(error)) throw error;
        }),
    );
    const made = await this.get(person);
    if (!made) throw new KeyDestroyed();
    return made;
  }

  async all() {
    return new Map((await this.found()).flatMap(({ person, key }) => (key ? [[person, Buffer.from(key.value())] as const] : [])));
  }

  async destroy(person: string) {
    const _id = await this.idOf(person);
    await this.mongo.retry((db) =>
      keysOf(db).updateOne({ _id }, { $set: { destroyed: true }, $unset: { key: true } }, { upsert: true }),
    );
  }

  async destroyed() {
    return new Set((await this.found()).flatMap(({ person, key }) => (key ? [] : [person])));
  }

  async close() {}

  private async found() {
    const [from, to] = [await this.idOf(''), `${await this.log()}!`];
    const found = await this.mongo.retry((db) =>
      keysOf(db)
        .find({ _id: { $gte: from, $lt: to } })
        .toArray(),
    );
    return found.map(({ _id, key }) => ({ person: _id.slice(from.length), key }));
  }

  private async idOf(person: string) {
    return `${await this.log()} ${person}`;
  }
}

const keysOf = (db: Db): Collection<PersonalKeyDocument> => db.collection('personal_keys');
