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
    ['ENOTFOUND', 'unknown-host'],
    ['CERT_HAS_EXPIRED', 'bad-certificate'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'bad-certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'bad-certificate'],
    ['ECONNREFUSED', 'no-connection'],
    ['ECONNRESET', 'no-connection'],
    [undefined, 'no-connection'],
  ])('is of the error %s: %s', (code, reason) =>
    expect(toHttpFailure(Object.assign(new Error('It failed'), { code }))).toMatchObject({ message: 'It failed', reason }),
  );

  it('is what was said where it was thrown', () => {
    const failure = new HttpFailure('took longer than 10 ms', { reason: 'timeout' });
    expect(toHttpFailure(failure)).toBe(failure);
  });
});
