import fc from 'fast-check';
import { createSessionKey, SESSION_KEY_PATTERN, USER_KEY_PATTERN } from './session-key';

const NOW = Date.parse('2026-11-20T17:00:00Z');

describe('a session key', () => {
  it('tells when it was made and holds all its random bits', () => {
    expect(createSessionKey(NOW, new Uint8Array(16))).toBe(`session_${NOW}_AAAAAAAAAAAAAAAAAAAAAA`);
    expect(createSessionKey(NOW, new Uint8Array(16).fill(255))).toBe(`session_${NOW}______________________w`);
  });

  it('is accepted whatever the bytes, and no two are alike', () => {
    const bytes = fc.uint8Array({ minLength: 16, maxLength: 48 });
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const [first, second] = [createSessionKey(NOW, one), createSessionKey(NOW, other)];
        expect(first).toMatch(SESSION_KEY_PATTERN);
        expect(first === second).toBe(Buffer.from(one).equals(Buffer.from(other)));
      }),
    );
  });

  it('is not made from fewer than 128 bits', () => {
    expect(() => createSessionKey(NOW, new Uint8Array(15))).toThrow(RangeError);
    expect(() => createSessionKey(NOW, new Uint8Array(49))).toThrow(RangeError);
  });

  it('is refused when it is short, long, or anything else', () => {
    const good = `session_1_${'a'.repeat(22)}`;
    expect(good).toMatch(SESSION_KEY_PATTERN);
    const bad = [
      good.slice(0, -1),
      `${good}\n`,
      ` ${good}`,
      `${good}!`,
      good.toUpperCase(),
      `session__${'a'.repeat(22)}`,
      `session_1_${'a'.repeat(91)}`,
      'user_1',
      '',
    ];
    expect(bad.filter((key) => SESSION_KEY_PATTERN.test(key))).toEqual([]);
    expect(`session_1_${'a'.repeat(90)}`).toMatch(SESSION_KEY_PATTERN);
  });
});

describe('a resident’s key', () => {
  it('is the id of the account', () => {
    expect(['user_42', 'user_0b1c-2d'].filter((key) => !USER_KEY_PATTERN.test(key))).toEqual([]);
    expect(
      ['user_', 'user_a b', 'user_../x', 'User_1', `user_${'a'.repeat(96)}`].filter((key) => USER_KEY_PATTERN.test(key)),
    ).toEqual([]);
  });
});
