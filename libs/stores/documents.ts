import { type Build, DocumentRefused, MAX_DOCUMENT_BYTES, type Projection, tooLargeReason } from '#libs/event-sourcing';

/** Throws DocumentRefused if it is too large. */
export const documentText = ({ id }: Pick<Build, 'id'>, key: string, document: unknown): string => {
  const text = JSON.stringify(document);
  const reason = tooLargeReason(text, MAX_DOCUMENT_BYTES);
  if (!reason) return text;
  throw new DocumentRefused(id, key, reason, MAX_DOCUMENT_BYTES);
};

/** Throws for a field without an index, in every store, so that the first test of a scanning query fails. */
export const requireIndexed = <Doc>(model: Projection<Doc>, field: string): string => {
  if (!model.indexed?.includes(field as never)) throw new Error(`${model.name} has no index on ${field}`);
  return field;
};

export const isMissing = (value: unknown): boolean => value === undefined || value === null;
