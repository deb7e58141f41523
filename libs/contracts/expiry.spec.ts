import { isExpired } from './expiry';

describe('an alert that expires at six', () => {
  const expiresAt = '2026-11-20T18:00:00-05:00';

  it('is shown until then and not from then on', () => {
    expect(isExpired({ expiresAt }, '2026-11-20T22:59:59Z')).toBe(false);
    expect(isExpired({ expiresAt }, '2026-11-20T23:00:00Z')).toBe(true);
    expect(isExpired({ expiresAt }, '2026-11-20T18:00:01-05:00')).toBe(true);
  });

  it('stays when its publisher wrote something that is no time', () => {
    expect(isExpired({ expiresAt: 'tonight' }, '2026-11-20T23:00:00Z')).toBe(false);
    expect(isExpired({}, '2026-11-20T23:00:00Z')).toBe(false);
  });
});
