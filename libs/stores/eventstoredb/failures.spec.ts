import { isTransientFailure } from './failures';

const typed = (type: string) => Object.assign(new Error('told by the client'), { type });
const withCode = (code: number) => Object.assign(new Error('told by gRPC'), { code });

describe('What EventStoreDB and its client say', () => {
  it.each([
    ...['unavailable', 'cancelled', 'deadline-exceeded', 'timeout', 'not-leader'].map(typed),
    ...[1, 4, 10, 13, 14].map(withCode),
    ...[
      'Could not recognize Server Is Not Ready',
      'Server Is Too Busy',
      'Server Is Busy',
      'No leader info available in response',
      'Failed to discover after 10 attempts.',
      'connect ECONNREFUSED 127.0.0.1:2113',
      'read ECONNRESET',
      'write EPIPE',
      'The channel has been closed',
      'write after end',
    ].map((words) => new Error(words)),
  ])('may pass: %p', (error) => expect(isTransientFailure(error)).toBe(true));

  it.each([
    ...['wrong-expected-version', 'stream-not-found', 'stream-deleted', 'access-denied', 'unknown'].map(typed),
    // INVALID_ARGUMENT, NOT_FOUND, PERMISSION_DENIED, UNAUTHENTICATED
    ...[3, 5, 7, 16].map(withCode),
    new TypeError('no'),
    null,
    undefined,
  ])('does not pass: %p', (error) => expect(isTransientFailure(error)).toBe(false));
});
