import {
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';
import { isQueueing, isTransientFailure } from './failures';

const errorOf = (code: number) => new MongoServerError({ message: 'told by a server', code });

const named = (name: string) => Object.defineProperty(new MongoError('told by the driver'), 'name', { value: name });

const withCode = (code: string) => Object.assign(new Error(`querySrv ${code} _mongodb._tcp.db.example`), { code });

const labelled = (label: string) => {
  const error = new MongoError('told by a server');
  error.addErrorLabel(label);
  return error;
};

const inBulk = (code: number) => new MongoBulkWriteError({ message: 'a bulk', code, writeErrors: [] }, {} as never);

describe('What MongoDB and its driver say', () => {
  it.each([
    ...[6, 7, 24, 43, 50, 64, 89, 91, 134, 175, 189, 262, 9_001, 10_107, 11_600, 11_602, 13_435, 13_436].map(errorOf),
    ...['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', 'ERR_STREAM_DESTROYED'].map(withCode),
    ...['ENOTFOUND', 'EAI_AGAIN', 'ESERVFAIL', 'ETIMEOUT'].map(withCode),
    new MongoNetworkError('connection 1 to 127.0.0.1:27017 closed'),
    new MongoServerSelectionError('connect ECONNREFUSED', { servers: new Map() } as never),
    new MongoNotConnectedError('not connected'),
    new MongoTopologyClosedError(),
    labelled('RetryableWriteError'),
    inBulk(91),
  ])('may pass: %p', (error) => expect(isTransientFailure(error)).toBe(true));

  it.each([
    // BadValue, Unauthorized, AuthenticationFailed, DuplicateKey
    ...[2, 13, 18, 11_000].map(errorOf),
    inBulk(11_000),
    labelled('TransientTransactionError'),
    named('MongoParseError'),
    named('MongoWaitQueueTimeoutError'),
    withCode('EACCES'),
    new TypeError('no'),
    null,
    undefined,
  ])('does not pass: %p', (error) => expect(isTransientFailure(error)).toBe(false));

  it('tells apart who waits for one of our own connections', () => {
    expect(isQueueing(named('MongoWaitQueueTimeoutError'))).toBe(true);
    for (const error of [errorOf(91), named('MongoParseError'), null]) expect(isQueueing(error)).toBe(false);
  });
});
