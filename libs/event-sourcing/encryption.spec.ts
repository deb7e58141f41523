import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { decrypt, encrypt, KEY_BYTES } from './encryption';

const [key, another] = [randomBytes(KEY_BYTES), randomBytes(KEY_BYTES)];

describe('What is sealed', () => {
  it('is read by whoever has the key, whatever it says', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        expect(decrypt(key, "Anna's", encrypt(key, "Anna's", text))).toBe(text),
      ),
    ));

  it('is read with no other key, and for nothing that it is not about', () => {
    const text = encrypt(key, "Anna's", 'anna@example.com');
    expect(() => decrypt(another, "Anna's", text)).toThrow();
    expect(() => decrypt(key, "Ben's", text)).toThrow();
  });

  it('is refused when a bit of it was changed', () => {
    const bytes = Buffer.from(encrypt(key, "Anna's", 'anna@example.com'), 'base64url');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(7), (nth, bit) => {
        const changed = Buffer.from(bytes);
        changed[nth]! ^= 1 << bit;
        expect(() => decrypt(key, "Anna's", changed.toString('base64url') as never)).toThrow();
      }),
    );
  });

  it('looks different each time, so that nobody sees who has the same', () =>
    expect(encrypt(key, "Anna's", 'the same')).not.toBe(encrypt(key, "Anna's", 'the same')));
});
