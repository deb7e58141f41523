import type { Collection, Db } from 'mongodb';
import { DocumentRefused, type Position, type Written } from '#libs/event-sourcing';
import { textOf } from '../documents';
import { duplicatesIn } from './failures';
import { refusalIn, withoutDocuments } from './refusals';

/**
 * A document of a build. It is kept as the text it would be as JSON: so it comes back as it went in on every server, with
 * names that have dots and dollars in them, and without types that only BSON has. What can be asked for stands beside it.
 * One that was removed leaves its row, without a document: older news of it would bring it back.
 */
export type Row = Readonly<{ _id: string; at: Position; document?: string; indexed?: Readonly<Record<string, unknown>> }>;

const PREFIX = 'documents_';

export const rowsOf = (db: Db, build: string): Collection<Row> => db.collection(PREFIX + build);

/** The builds that have documents, whether they are still wanted or not. */
export const buildsWithRows = async (db: Db): Promise<readonly string[]> => {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return collections.flatMap(({ name }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
};

const NAMESPACE_EXISTS = 48;

/** Indices are made before there are documents: later it would take as long as there are many. */
export const createRows = async (db: Db, build: string, fields: readonly string[]) => {
  await db.createCollection(PREFIX + build).catch((error: { code?: unknown }) => {
    if (error.code !== NAMESPACE_EXISTS) throw error;
  });
  for (const field of fields) await rowsOf(db, build).createIndex({ [indexed(field)]: 1, _id: 1 });
};

export const dropRows = (db: Db, build: string) => db.dropCollection(PREFIX + build);

export const indexed = (field: string) => `indexed.${field}`;

/** As many as are replaced in one command: FerretDB can not have a hundred open at once. */
const REPLACED = 50;

/**
 * Writes documents that are newer than what is there, in whatever order they come, from however many writers, however often.
 * Throws `DocumentRefused`.
 */
export const putRows = async (db: Db, { id, indexed }: Build, documents: ReadonlyMap<string, Written>) => {
  if (documents.size === 0) return;
  await putAll(
    id,
    rowsOf(db, id),
    [...documents].map(([key, written]) => rowOf(id, indexed, key, written)),
  );
};

/** Where one is refused it is looked for by halves, in few ways there and back: not every server tells who it is. */
const putAll = async (build: string, rows: Collection<Row>, all: readonly Row[]): Promise<void> => {
  try {
    await put(rows, all);
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw withoutDocuments(error);
    if (all.length === 1) throw new DocumentRefused(build, all[0]!._id, `MongoDB answers ${refusal}`);
    const half = Math.ceil(all.length / 2);
    await putAll(build, rows, all.slice(0, half));
    await putAll(build, rows, all.slice(half));
  }
};

type Build = Readonly<{ id: string; indexed: readonly string[] }>;

/**
 * Few replace an older one or are inserted on one way there and back, for somebody waits for them. Many are inserted, which is
 * faster where they are new; what was refused is there by now, and is replaced if it is older. So are few of which one was
 * refused: FerretDB does not tell which, and does nothing behind it.
 */
const put = async (rows: Collection<Row>, all: readonly Row[]) => {
  if (all.length <= REPLACED && (await replaced(rows, all, { upsert: true }))) return;
  const refused = await rows.insertMany(all, { ordered: false }).then(() => [], duplicatesIn);
  const known = refused.map((index) => all[index]!);
  for (let i = 0; i < known.length; i += REPLACED) await replaced(rows, known.slice(i, i + REPLACED), { upsert: false });
};

/** Replaces those that are newer than what is there. With `upsert`, answers false when something there refused one. */
const replaced = async (rows: Collection<Row>, some: readonly Row[], { upsert }: { upsert: boolean }): Promise<boolean> => {
  const replacements = some.map(({ _id, ...replacement }) => ({
    replaceOne: { filter: { _id, at: { $lt: replacement.at } }, replacement, upsert },
  }));
  return rows.bulkWrite(replacements, { ordered: false }).then(
    () => true,
    (error) => duplicatesIn(error).length === 0,
  );
};

const rowOf = (build: string, fields: readonly string[], key: string, { document, at }: Written): Row =>
  document === null
    ? { _id: key, at }
    : {
        ...{ _id: key, at, document: textOf({ id: build }, key, document) },
        ...(fields.length > 0 && { indexed: Object.fromEntries(fields.flatMap((field) => askableIn(document, field))) }),
      };

/** Only what every server keeps, and compares alike. */
const askableIn = (document: unknown, field: string) => {
  const value = (document as Record<string, unknown>)[field];
  return Number.isFinite(value) || ['string', 'boolean'].includes(typeof value) ? [[field, value]] : [];
};

export const documentOf = ({ document }: Row): unknown => (document === undefined ? null : JSON.parse(document));
