import { MongoBulkWriteError, MongoError, MongoNetworkError, MongoServerSelectionError } from 'mongodb';
import { Unanswered } from './line';

/**
 * What a server answers that goes away, comes up, or is the primary no longer; when a majority did not confirm in time; and
 * when what was being read was dropped meanwhile.
 * The names stand in MongoDB's list of errors.
 */
const PASSING_CODES = new Map<unknown, string>([
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

/** The driver's own words for it, where its classes are not told. */
const PASSING_NAMES = new Set(['MongoTopologyClosedError', 'MongoNotConnectedError']);

/**
 * A socket that the server has closed a moment ago tells so itself, and whoever is asked for names tells why there is none:
 * the driver passes both on as they are.
 */
const SOCKET_CODES = new Set<unknown>([
  ...['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', 'ERR_STREAM_DESTROYED'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ESERVFAIL', 'ETIMEOUT'],
]);

/** Whether the same call may succeed a moment later. What was asked may have been done, or not. */
export const isPassing = (error: unknown): boolean => {
  if (error instanceof Unanswered) return true;
  if (!(error instanceof MongoError)) return SOCKET_CODES.has((error as { code?: unknown } | null)?.code);
  return (
    error instanceof MongoNetworkError ||
    error instanceof MongoServerSelectionError ||
    PASSING_NAMES.has(error.name) ||
    PASSING_CODES.has(error.code) ||
    error.hasErrorLabel('RetryableWriteError') ||
    // What befell a bulk write stands inside what is thrown.
    (error instanceof MongoBulkWriteError && isPassing(error.errorResponse))
  );
};

/** All of our own connections were taken for too long. The server was not asked. */
export const isQueueing = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name === 'MongoWaitQueueTimeoutError';

const DUPLICATE = 11_000;

/** Another document has this key. */
export const isDuplicate = (error: unknown): boolean => error instanceof MongoError && error.code === DUPLICATE;

/** Which documents of a bulk insert were refused because others have their keys. Throws what was refused otherwise. */
export const duplicatesIn = (error: unknown): readonly number[] => {
  const refused = error instanceof MongoBulkWriteError ? [error.writeErrors].flat() : [];
  if (refused.length === 0 || refused.some(({ code }) => code !== DUPLICATE)) throw error;
  return refused.map(({ index }) => index);
};
