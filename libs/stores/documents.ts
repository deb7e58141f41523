import { type Build, DocumentRefused, MAX_DOCUMENT_BYTES, type Projection, tooLarge } from '#libs/event-sourcing';

/** The text that is kept of a document of a build. Throws `DocumentRefused` for one that is too large. */
export const textOf = ({ id }: Pick<Build, 'id'>, key: string, document: unknown): string => {
  const text = JSON.stringify(document);
  const reason = tooLarge(text, MAX_DOCUMENT_BYTES);
  if (!reason) return text;
  throw new DocumentRefused(id, key, reason, MAX_DOCUMENT_BYTES);
};

/** Only indexed fields can be asked for, on every store: a query that scans shows itself in its first test. */
export const indexedBy = <Doc>(model: Projection<Doc>, field: string): string => {
  if (!model.indexed?.includes(field as never)) throw new Error(`${model.name} has no index on ${field}`);
  return field;
};

/** A field that has nothing in it is one that is not there. */
export const isMissing = (value: unknown): boolean => value === undefined || value === null;
