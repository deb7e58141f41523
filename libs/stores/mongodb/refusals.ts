import { MongoBulkWriteError, MongoServerError } from 'mongodb';
import { isTransientFailure } from './failures';

/** Answers of a server that cannot store a document for its content or size. Names are those of MongoDB's list of errors. */
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

/** Errors of the driver before it calls the server. */
const REFUSING_NAMES = new Set(['BSONError', 'MongoInvalidArgumentError', 'RangeError']);

/** Undefined for errors that may pass. */
export const refusalReason = (error: unknown): string | undefined => {
  const { name, code, writeErrors } = error as MongoBulkWriteError;
  const all = [code, ...[writeErrors ?? []].flat().map((one) => one.code)].map((one) => REFUSING_CODES.get(one));
  return all.find((one) => one !== undefined) ?? (REFUSING_NAMES.has(name) ? name : undefined);
};

/** An error for operators. The driver's own error contains the documents. */
export const withoutDocuments = (error: unknown): unknown =>
  error instanceof MongoServerError && !isTransientFailure(error)
    ? new Error(`MongoDB refuses to write: ${error.name} ${error.code}`)
    : error;
