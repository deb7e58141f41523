import type { Collection, Db } from 'mongodb';
import { DocumentRefused, type Position, type StoredDocument } from '#libs/event-sourcing';
import { documentText } from '../documents';
import { duplicatesIn } from './failures';
import { refusalReason, withoutDocuments } from './refusals';

/**
 * JSON text, which every server leaves unchanged (names with dots and dollars, no BSON types), with indexed values beside it. A
 * removed document keeps its row without text: an older write would bring it back.
 */
export type DocumentRow = Readonly<{ _id: string; at: Position; document?: string; indexed?: Readonly<Record<string, unknown>> }>;

const COLLECTION_PREFIX = 'documents_';

export const rowsOf = (db: Db, build: string): Collection<DocumentRow> => db.collection(COLLECTION_PREFIX + build);

export const buildsWithRows = async (db: Db): Promise<readonly string[]> => {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return collections.flatMap(({ name }) => (name.startsWith(COLLECTION_PREFIX) ? [name.slice(COLLECTION_PREFIX.length)] : []));
};

const NAMESPACE_EXISTS = 48;

/** Indexes are created before there are documents, because later it takes long. */
export const createRows = async (db: Db, build: string, fields: readonly string[]) => {
  await db.createCollection(COLLECTION_PREFIX + build).catch((error: { code?: unknown }) => {
    if (error.code !== NAMESPACE_EXISTS) throw error;
  });
  for (const field of fields) await rowsOf(db, build).createIndex({ [indexPath(field)]: 1, _id: 1 });
};

export const dropRows = (db: Db, build: string) => db.dropCollection(COLLECTION_PREFIX + build);

export const indexPath = (field: string) => `indexed.${field}`;

/** FerretDB cannot process a hundred in one command. */
const MAX_REPLACED_AT_ONCE = 50;

/** Writes documents that are newer than the stored ones, in any order, by any number of writers. Throws DocumentRefused. */
export const putRows = async (db: Db, { id, indexed }: BuildRows, documents: ReadonlyMap<string, StoredDocument>) => {
  if (documents.size === 0) return;
  await putOrBisect(
    id,
    rowsOf(db, id),
    [...documents].map(([key, written]) => toDocumentRow(id, indexed, key, written)),
  );
};

/** Finds a refused document by bisection, because not every server names it. */
const putOrBisect = async (buildId: string, collection: Collection<DocumentRow>, rows: readonly DocumentRow[]): Promise<void> => {
  try {
    await putBatch(collection, rows);
  } catch (error) {
    const refusal = refusalReason(error);
    if (!refusal) throw withoutDocuments(error);
    if (rows.length === 1) throw new DocumentRefused(buildId, rows[0]!._id, `MongoDB answers ${refusal}`);
    const half = Math.ceil(rows.length / 2);
    await putOrBisect(buildId, collection, rows.slice(0, half));
    await putOrBisect(buildId, collection, rows.slice(half));
  }
};

/** `indexed`: names of fields. */
type BuildRows = Readonly<{ id: string; indexed: readonly string[] }>;

/**
 * A few rows are replaced or inserted in one round trip, because a command waits for them. Many, or a few with a conflict, are
 * inserted, which is faster; then those that exist are replaced if they are older. FerretDB stops at a conflict without naming it.
 */
const putBatch = async (collection: Collection<DocumentRow>, rows: readonly DocumentRow[]) => {
  if (rows.length <= MAX_REPLACED_AT_ONCE && (await replaceOlder(collection, rows, { upsert: true }))) return;
  const existing = await collection.insertMany(rows, { ordered: false }).then(() => [], duplicatesIn);
  const existingRows = existing.map((index) => rows[index]!);
  for (let i = 0; i < existingRows.length; i += MAX_REPLACED_AT_ONCE)
    await replaceOlder(collection, existingRows.slice(i, i + MAX_REPLACED_AT_ONCE), { upsert: false });
};

/** With `upsert` returns false if an existing document conflicted. */
const replaceOlder = async (
  collection: Collection<DocumentRow>,
  rows: readonly DocumentRow[],
  { upsert }: { upsert: boolean },
): Promise<boolean> => {
  const replacements = rows.map(({ _id, ...replacement }) => ({
    replaceOne: { filter: { _id, at: { $lt: replacement.at } }, replacement, upsert },
  }));
  return collection.bulkWrite(replacements, { ordered: false }).then(
    () => true,
    (error) => duplicatesIn(error).length === 0,
  );
};

const toDocumentRow = (build: string, fields: readonly string[], key: string, { document, at }: StoredDocument): DocumentRow =>
  document === null
    ? { _id: key, at }
    : {
        ...{ _id: key, at, document: documentText({ id: build }, key, document) },
        ...(fields.length > 0 && { indexed: Object.fromEntries(fields.flatMap((field) => indexedValue(document, field))) }),
      };

/** Only values that every server stores and compares alike. */
const indexedValue = (document: unknown, field: string) => {
  const value = (document as Record<string, unknown>)[field];
  return Number.isFinite(value) || ['string', 'boolean'].includes(typeof value) ? [[field, value]] : [];
};

export const documentOf = ({ document }: DocumentRow): unknown => (document === undefined ? null : JSON.parse(document));
