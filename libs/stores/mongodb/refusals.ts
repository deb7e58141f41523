import { MongoBulkWriteError, MongoServerError } from 'mongodb';
import { isPassing } from './failures';

/** What a server answers that cannot keep a document for what is in it, or for its size. The names stand in MongoDB's list of errors. */
const REFUSING_CODES = new Map<unknown, string>([
  [2, 'BadValue'],
  [9, 'FailedToParse'],
  [14, 'TypeMismatch'],
  [15, 'Overflow'],
  [16, 'InvalidLength'],
  [22, 'InvalidBSON'],
  [52, 'DollarPrefixedFieldName'],
  [53, 'InvalidIdField'],
  [121, 'DocumentValidationFailure'],
  [10334, 'BSONObjectTooLarge'],
  [17280, 'KeyTooLong'],
  [17419, 'ObjectTooLarge'],
]);

/** What the driver says itself, before it asks a server. */
const REFUSING_NAMES = new Set(['BSONError', 'MongoInvalidArgumentError', 'RangeError']);

/** What refused one of the documents that were to be written; undefined when it was something else, that may be over another time. */
export const refusalIn = (error: unknown): string | undefined => {
  const { name, code, writeErrors } = error as MongoBulkWriteError;
  const all = [code, ...[writeErrors ?? []].flat().map((one) => one.code)].map((one) => REFUSING_CODES.get(one));
  return all.find((one) => one !== undefined) ?? (REFUSING_NAMES.has(name) ? name : undefined);
};

/** What operators may read of another refusal: the driver tells with it what was to be written. */
export const withoutDocuments = (error: unknown): unknown =>
  error instanceof MongoServerError && !isPassing(error)
    ? new Error(`MongoDB refuses to write: ${error.name} ${error.code}`)
    : error;
