import type { Collection, Db } from 'mongodb';
import { Notes } from '#libs/event-sourcing';
import type { Mongo } from './mongo';

/** As JSON text, because not every JSON value is a document, and names may be invalid as field names. */
type NoteDocument = Readonly<{ _id: string; note: string }>;

export class MongoDbNotes extends Notes {
  constructor(
    private readonly mongo: Mongo,
    private readonly log: () => Promise<string>,
  ) {
    super();
  }

  async get<Note>(name: string) {
    const _id = await this.idOf(name);
    const row = await this.mongo.retry((db) => notesOf(db).findOne({ _id }));
    return row ? (JSON.parse(row.note) as Note) : undefined;
  }

  async all<Note>(prefix: string) {
    const idPrefix = await this.idOf(prefix);
    const rows = await this.mongo.retry((db) =>
      notesOf(db)
        .find({ _id: { $gte: idPrefix } })
        .sort({ _id: 1 })
        .toArray(),
    );
    const matching = rows.filter(({ _id }) => _id.startsWith(idPrefix));
    return new Map(matching.map(({ _id, note }) => [_id.slice(idPrefix.length), JSON.parse(note) as Note]));
  }

  async put(name: string, note: unknown) {
    const _id = await this.idOf(name);
    const row = { note: JSON.stringify(note) };
    await this.mongo.retry((db) => notesOf(db).replaceOne({ _id }, row, { upsert: true }));
  }

  async drop(name: string) {
    const _id = await this.idOf(name);
    await this.mongo.retry((db) => notesOf(db).deleteOne({ _id }));
  }

  async close() {}

  private async idOf(name: string) {
    return `${await this.log()} ${name}`;
  }
}

const notesOf = (db: Db): Collection<NoteDocument> => db.collection('notes');
