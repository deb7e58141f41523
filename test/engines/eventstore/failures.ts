import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { MAX_APPEND_BYTES } from './event-log';

/** In the server's own words. Clients tell errors apart by `exception`. */
const toServiceError = (code: status, details: string, exception: Record<string, string> = {}): ServiceError => {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(exception)) metadata.set(name, value);
  return Object.assign(new Error(details), { code, details, metadata });
};

export const notReadyError = () => toServiceError(status.UNAVAILABLE, 'Server Is Not Ready');

export const shuttingDownError = () => toServiceError(status.INTERNAL, 'Server is shutting down');

export const connectionDroppedError = () => toServiceError(status.UNAVAILABLE, 'Connection dropped');

export const consumerTooSlowError = () =>
  toServiceError(
    status.ABORTED,
    'Operation timed out: Consumer too slow to handle event while live. Client resubscription required.',
  );

export const invalidPositionError = () => toServiceError(status.INVALID_ARGUMENT, 'Trying to read from an invalid position.');

export const streamDeletedError = (stream: string) =>
  toServiceError(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

export const wrongVersionError = (stream: string, current: number) =>
  toServiceError(status.FAILED_PRECONDITION, `Operation failed due to WrongExpectedVersion. Stream: ${stream}`, {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': '-1',
    ...(current >= 0 && { 'actual-version': String(current) }),
  });

export const appendTooLargeError = () =>
  toServiceError(status.INVALID_ARGUMENT, `Maximum Append Size of ${MAX_APPEND_BYTES} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(MAX_APPEND_BYTES),
  });
