import fc from 'fast-check';
import { Secret } from 'otpauth';
import {
  codeAt,
  createRecoveryCodes,
  deriveSecret,
  findStep,
  hashRecoveryCode,
  otpauthUrlOf,
  parseProof,
} from './second-factor-codes';

const KEY = 'what only this town knows';
const SECRET = deriveSecret(KEY, 'anna', 'an offer');
const HALF_MINUTE = 30_000;

describe('The code of an authenticator', () => {
  // Appendix B of RFC 6238, the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('is what RFC 6238 says: at %d', (seconds, code) =>
    expect(codeAt(Secret.fromLatin1('12345678901234567890').base32, seconds * 1_000)).toBe(code),
  );

  it('is good in its half minute, the one before and the one after, and in no other', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 200_000_000 }),
        fc.integer({ min: -5, max: 5 }),
        fc.nat(HALF_MINUTE - 1),
        (step, off, ms) => {
          const at = (nth: number) => codeAt(SECRET, (step + nth) * HALF_MINUTE);
          const code = at(off);
          // Two steps may have the same code: the nearer one is returned.
          fc.pre([-1, 0, 1].every((nth) => nth === off || at(nth) !== code));
          expect(findStep(SECRET, code, step * HALF_MINUTE + ms)).toBe(Math.abs(off) <= 1 ? step + off : undefined);
        },
      ),
    ));

  it('may be typed with a space, and is nothing else than six digits', () => {
    const code = codeAt(SECRET, 0);
    expect(parseProof(SECRET, 'anna', ` ${code.slice(0, 3)} ${code.slice(3)}`, 0)).toEqual({ step: 0 });
    for (const wrong of ['', code.slice(1), `${code}0`, 'abcdef', '      ', '１２３４５６'])
      expect([wrong, parseProof(SECRET, 'anna', wrong, 0)]).toEqual([wrong, undefined]);
  });
});

describe('The secret that an authenticator is given', () => {
  it('is the same for one offer of one account, and for no other', () => {
    expect(deriveSecret(KEY, 'anna', 'an offer')).toBe(SECRET);
    const others = [
      deriveSecret(KEY, 'ben', 'an offer'),
      deriveSecret(KEY, 'anna', 'another'),
      deriveSecret('else', 'anna', 'an offer'),
    ];
    expect(new Set([SECRET, ...others]).size).toBe(4);
    expect(SECRET).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('stands in an address that says whose it is', () => {
    const address = new URL(otpauthUrlOf(SECRET, 'Almanac Moorestown', 'anna@example.com'));
    expect(address.protocol).toBe('otpauth:');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret: SECRET,
      issuer: 'Almanac Moorestown',
      period: '30',
    });
  });
});

describe('Recovery codes', () => {
  it('are ten, each another, and known by their hashes however they are typed', () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
      const hash = hashRecoveryCode('anna', code);
      expect(parseProof(SECRET, 'anna', ` ${code.toLowerCase().replaceAll('-', ' ')}`, 0)).toEqual({ recovery: hash });
      expect(hashRecoveryCode('ben', code)).not.toBe(hash);
      expect(hash).not.toContain(code);
    }
  });
});
