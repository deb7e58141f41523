import { MongoBulkWriteError, MongoError, MongoNetworkError, MongoServerSelectionError } from 'mongodb';
import { CallTimeout } from './mongo-connection';

/** MongoDB's names. A server stops, starts, is no primary; a write lacks its majority; a collection was dropped while read. */
const TRANSIENT_CODES = new Map<unknown, string>([
  [6, 'HostUnreachable'],
  [7, 'HostNotFound'],
  [24, 'LockTimeout'],
  [43, 'CursorNotFound'],
  [50, 'MaxTimeMSExpired'],
  [64, 'WriteConcernTimeout'],
  [89, 'NetworkTimeout'],
  [91, 'ShutdownInProgress'],
  [134, 'ReadConcernMajorityNotAvailableYet'],
  [175, 'QueryPlanKilled'],
  [189, 'PrimarySteppedDown'],
  [262, 'ExceededTimeLimit'],
  [9001, 'SocketException'],
  [10107, 'NotWritablePrimary'],
  [11600, 'InterruptedAtShutdown'],
  [11602, 'InterruptedDueToReplStateChange'],
  [13435, 'NotPrimaryNoSecondaryOk'],
  [13436, 'NotPrimaryOrSecondary'],
]);

/** The driver does not export these classes. */
const TRANSIENT_NAMES = new Set(['MongoTopologyClosedError', 'MongoNotConnectedError']);

/** Errors of sockets and of name resolution, which the driver passes on unchanged. */
const SOCKET_CODES = new Set<unknown>([
  ...['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', 'ERR_STREAM_DESTROYED'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ESERVFAIL', 'ETIMEOUT'],
]);

/** The failed call may have been done. */
export const isTransientFailure = (error: unknown): boolean => {
  if (error instanceof CallTimeout) return true;
  if (!(error instanceof MongoError)) return SOCKET_CODES.has((error as { code?: unknown } | null)?.code);
  return (
    error instanceof MongoNetworkError ||
    error instanceof MongoServerSelectionError ||
    TRANSIENT_NAMES.has(error.name) ||
    TRANSIENT_CODES.has(error.code) ||
    error.hasErrorLabel('RetryableWriteError') ||
    // The cause is inside the error of a bulk write.
    (error instanceof MongoBulkWriteError && isTransientFailure(error.errorResponse))
  );
};

/** All connections of the pool were in use for too long. The server was not asked. */
export const isQueueing = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name === 'MongoWaitQueueTimeoutError';

const DUPLICATE_KEY_CODE = 11_000;

export const isDuplicate = (error: unknown): boolean => error instanceof MongoError && error.code === DUPLICATE_KEY_CODE;

/** Returns the indexes of documents that were refused for a duplicate key. Rethrows other errors. */
export const duplicatesIn = (error: unknown): readonly number[] => {
  const refused = error instanceof MongoBulkWriteError ? [error.writeErrors].flat() : [];
  if (refused.length === 0 || refused.some(({ code }) => code !== DUPLICATE_KEY_CODE)) throw error;
  return refused.map(({ index }) => index);
};
