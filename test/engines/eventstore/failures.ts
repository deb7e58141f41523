import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { MAX_APPEND_BYTES } from './engine';

/** As the server words them; `exception` is what its clients tell them apart by. */
const failure = (code: status, details: string, exception: Record<string, string> = {}): ServiceError => {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(exception)) metadata.set(name, value);
  return Object.assign(new Error(details), { code, details, metadata });
};

export const notReady = () => failure(status.UNAVAILABLE, 'Server Is Not Ready');

export const shuttingDown = () => failure(status.INTERNAL, 'Server is shutting down');

export const cutOff = () => failure(status.UNAVAILABLE, 'Connection dropped');

export const tooSlow = () =>
  failure(status.ABORTED, 'Operation timed out: Consumer too slow to handle event while live. Client resubscription required.');

export const invalidPosition = () => failure(status.INVALID_ARGUMENT, 'Trying to read from an invalid position.');

export const streamDeleted = (stream: string) =>
  failure(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

export const wrongVersion = (stream: string, current: number) =>
  failure(status.FAILED_PRECONDITION, `Operation failed due to WrongExpectedVersion. Stream: ${stream}`, {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': '-1',
    ...(current >= 0 && { 'actual-version': String(current) }),
  });

export const tooLarge = () =>
  failure(status.INVALID_ARGUMENT, `Maximum Append Size of ${MAX_APPEND_BYTES} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(MAX_APPEND_BYTES),
  });
