import { hashedKey } from '#libs/domain';
import { requireOwnKey } from './own-key';

const anna = { account: 'anna', signIn: 'phone' };
const SESSION = `session_1_${'a'.repeat(22)}`;

describe('The key that somebody names', () => {
  it.each([
    ['a session key', undefined, SESSION],
    ['a session key', anna, SESSION],
    ['her own', anna, 'user_anna'],
  ])('is good: %s, by %j', (_, resident, key) => expect(requireOwnKey(key, resident)).toBe(hashedKey(key)));

  it.each([
    [400, anna, 'anna'],
    [400, anna, ''],
    [400, anna, undefined],
    [400, anna, ['user_anna']],
    [400, anna, 'session_1_short'],
    [401, undefined, 'user_anna'],
    [403, anna, 'user_ben'],
    [403, anna, 'user_Anna'],
    [403, anna, 'user_anna-'],
  ])('is refused with %d: by %j, %j', (status, resident, key) =>
    expect(() => requireOwnKey(key, resident)).toThrow(expect.objectContaining({ status })),
  );
});
