import crypto from 'node:crypto';
import { hashPassword, verifyPassword } from './password';

describe('A password', () => {
  it('is known by its argon2id, and by nothing else', async () => {
    const hash = await hashPassword('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await verifyPassword('correct horse', hash)).toBe(true);
    expect(await verifyPassword('correct horsf', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('looks different each time, so that nobody sees who has the same', async () =>
    expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse')));

  it('takes the same work to refuse where there is no account', async () => {
    const hash = await hashPassword('correct horse');
    const worked = jest.spyOn(crypto, 'argon2');
    await verifyPassword('a guess', hash);
    await verifyPassword('a guess', undefined);
    const [one, other] = worked.mock.calls.map(([algorithm, { nonce: _, ...how }]) => ({ algorithm, ...how }));
    expect(one).toEqual(other);
    expect(one).toMatchObject({ algorithm: 'argon2id', message: 'a guess' });
    worked.mockRestore();
  });

  it("is nobody's where there is no account", async () => expect(await verifyPassword('correct horse', undefined)).toBe(false));

  it.each([
    ['a'.repeat(129)],
    // Normalizing these takes minutes.
    [`a${'\u0301\u0316'.repeat(65_000)}`],
    ['half a tree: \ud83c'],
  ])('takes the same work to refuse where it can be none, and no other', async (none) => {
    const hash = await hashPassword('');
    const [worked, composed] = [jest.spyOn(crypto, 'argon2'), jest.spyOn(String.prototype, 'normalize')];
    expect(await verifyPassword(none, hash)).toBe(false);
    expect(worked.mock.calls.map(([, { message }]) => message)).toEqual(['']);
    expect(composed.mock.contexts).toEqual(['']);
    jest.restoreAllMocks();
  });

  it('is found right however it was hashed, here with less effort and by another program', async () => {
    // argon2id of the reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 256 -p 1 -l 32
    const hash = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await verifyPassword('password', hash)).toBe(true);
  });

  it('is the same however its letters are composed', async () => {
    expect(await verifyPassword('zoe\u0308 likes cake', await hashPassword('zo\u00eb likes cake'))).toBe(true);
  });
});
