import { reasonOfStatus, toHttpFailure } from './failure-reasons';
import { HttpFailure } from './http-client';

describe('Why something could not be fetched', () => {
  it.each([
    [500, 'server-fails'],
    [503, 'server-fails'],
    [404, 'not-found'],
    [410, 'not-found'],
    [401, 'access-denied'],
    [403, 'access-denied'],
    [429, 'too-many-requests'],
    [204, 'unexpected-status'],
    [418, 'unexpected-status'],
  ])('is of the status %d: %s', (status, reason) => expect(reasonOfStatus(status)).toBe(reason));

  it.each([
    ['ENOTFOUND', 'unknown-host', 'has a host name that is unknown (ENOTFOUND)'],
    ['CERT_HAS_EXPIRED', 'bad-certificate', 'has a bad certificate (CERT_HAS_EXPIRED)'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'bad-certificate', 'has a bad certificate (DEPTH_ZERO_SELF_SIGNED_CERT)'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'bad-certificate', 'has a bad certificate (ERR_TLS_CERT_ALTNAME_INVALID)'],
    ['ECONNREFUSED', 'no-connection', 'cannot be reached (ECONNREFUSED)'],
    ['ECONNRESET', 'no-connection', 'cannot be reached (ECONNRESET)'],
    [undefined, 'no-connection', 'cannot be reached'],
  ])('is of the error %s: %s, said of the service', (code, reason, message) => {
    const cause = Object.assign(new Error('getaddrinfo example.org'), { code });
    expect(toHttpFailure(cause)).toMatchObject({ message, reason, cause });
  });

  it('is what was said where it was thrown', () => {
    const failure = new HttpFailure('took longer than 10 ms', { reason: 'timeout' });
    expect(toHttpFailure(failure)).toBe(failure);
  });
});
