import { EventStore } from '#libs/event-sourcing';
import { People } from '../apps/api/src/accounts/people';
import { PASSWORD, readOutbox, registerAccount, sessionCookieOf, signIn, tokenOf } from './account';
import { type Almanac, openAlmanac } from './app';

const EMAIL = 'anna@example.com';
const NEW_PASSWORD = 'a new password';
const HOUR_MS = 60 * 60 * 1_000;

describe('Anna, who has forgotten her password,', () => {
  let almanac: Almanac;
  const post = (what: string, body: object) => almanac.http.post(`/api/auth/${what}`).send(body);
  const isGood = async (token: string) =>
    (await almanac.http.get('/api/auth/verify-reset-token').query({ token }).expect(200)).body.valid;

  const requestLetters = async (email = EMAIL) => {
    const before = readOutbox(almanac);
    await post('forgot-password', { email }).expect(200);
    await almanac.waitUntilSettled();
    return readOutbox(almanac).filter((letter) => !before.includes(letter));
  };

  beforeEach(async () => {
    almanac = await openAlmanac();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await almanac.close();
  });

  it('gets a letter with a link, sets another one by it, and is signed out everywhere', async () => {
    const [phone, laptop] = [await registerAccount(almanac, EMAIL), await signIn(almanac, EMAIL)];
    const [letter, ...others] = await requestLetters();
    expect(others).toEqual([]);
    expect(letter).toContain('To: anna@example.com');
    expect(letter).toMatch(/\nhttp:\/\/localhost:0\/reset-password\/\S+\n/);

    const token = tokenOf(letter!);
    expect(await isGood(token)).toBe(true);
    expect(await phone.me()).not.toBeNull();
    await post('reset-password', { token, password: NEW_PASSWORD }).expect(200, {
      message: 'Your new password is set. Sign in with it.',
    });

    for (const browser of [phone, laptop]) expect(await browser.me()).toBeNull();
    await post('login', { email: EMAIL, password: PASSWORD }).expect(401);
    expect((await signIn(almanac, EMAIL, undefined, NEW_PASSWORD)).user).toEqual(phone.user);
  });

  it('uses a link once, and no other that was sent before', async () => {
    await registerAccount(almanac, EMAIL);
    const [first, second] = [tokenOf((await requestLetters())[0]!), tokenOf((await requestLetters())[0]!)];
    expect(await isGood(first)).toBe(true);
    await post('reset-password', { token: second, password: NEW_PASSWORD }).expect(200);
    for (const token of [first, second]) {
      expect(await isGood(token)).toBe(false);
      const { body } = await post('reset-password', { token, password: 'yet another one' }).expect(400);
      expect(body.message).toBe('This reset link is invalid or has expired.');
    }
    await signIn(almanac, EMAIL, undefined, NEW_PASSWORD);
  });

  it('sets one password where she uses it in two tabs at once', async () => {
    await registerAccount(almanac, EMAIL);
    const token = tokenOf((await requestLetters())[0]!);
    const passwords = Array.from({ length: 6 }, (_, nth) => `new password ${nth}`);
    const answers = await Promise.all(passwords.map((password) => post('reset-password', { token, password })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
    const won = passwords[answers.findIndex(({ status }) => status === 200)]!;
    for (const password of passwords) await post('login', { email: EMAIL, password }).expect(password === won ? 200 : 401);
  });

  it('has an hour for it, by the clock on the wall', async () => {
    await registerAccount(almanac, EMAIL);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    const token = tokenOf((await requestLetters())[0]!);
    clock.mockReturnValue(now + HOUR_MS - 1);
    expect(await isGood(token)).toBe(true);
    clock.mockReturnValue(now + HOUR_MS);
    expect(await isGood(token)).toBe(false);
    await post('reset-password', { token, password: NEW_PASSWORD }).expect(400);
  });

  it.each(['', 'x', 'constructor', `${'a'.repeat(36)}.${'b'.repeat(43)}`, '__proto__.'.padEnd(53, 'b')])(
    'does not get in by a link that nobody sent: %j',
    async (token) => {
      expect(await isGood(token)).toBe(false);
      await post('reset-password', { token, password: NEW_PASSWORD }).expect(400);
    },
  );

  it('is told the same as somebody without an account, who gets no letter', async () => {
    await registerAccount(almanac, EMAIL);
    const [hers, nobodys] = [
      await post('forgot-password', { email: 'Anna@Example.com' }).expect(200),
      await post('forgot-password', { email: 'nobody@example.com' }).expect(200),
    ];
    expect(nobodys.body).toEqual(hers.body);
    expect(Object.keys(nobodys.headers)).toEqual(Object.keys(hers.headers));
    expect(nobodys.headers['content-length']).toBe(hers.headers['content-length']);
    await almanac.waitUntilSettled();
    expect(readOutbox(almanac)).toHaveLength(1);
  });

  it('is done the same for as somebody without an account: what is recorded differs only later', async () => {
    await registerAccount(almanac, EMAIL);
    const store = almanac.app.get(EventStore);
    const appended = jest.spyOn(store, 'append');
    const resetMailsOf = async (email: string) => {
      appended.mockClear();
      await post('forgot-password', { email }).expect(200);
      return appended.mock.calls
        .filter(([stream]) => stream.startsWith('email-'))
        .map(([, facts]) => facts.map(({ type }) => type));
    };
    expect(await resetMailsOf('nobody@example.com')).toEqual(await resetMailsOf(EMAIL));
  });

  it('gets three letters at once at most, whoever asks for them, and a new one after ten minutes', async () => {
    await registerAccount(almanac, EMAIL);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    const [first] = await requestLetters();
    for (let nth = 0; nth < 5; nth++) await requestLetters();
    expect(readOutbox(almanac)).toHaveLength(3);
    clock.mockReturnValue(now + 10 * 60 * 1_000);
    const [later, ...others] = await requestLetters();
    expect(others).toEqual([]);
    for (const letter of [first, later]) expect(await isGood(tokenOf(letter!))).toBe(true);
  });

  it('gets a letter also when she forgets the new one at once', async () => {
    await registerAccount(almanac, EMAIL);
    const sent = [];
    for (let nth = 0; nth < 3; nth++) sent.push(...(await requestLetters()));
    await post('reset-password', { token: tokenOf(sent[1]!), password: NEW_PASSWORD }).expect(200);
    const [letter] = await requestLetters();
    await post('reset-password', { token: tokenOf(letter!), password: PASSWORD }).expect(200);
    await signIn(almanac, EMAIL);
  });

  it('does not get in with the old one that was found right a moment before she set another', async () => {
    await registerAccount(almanac, EMAIL);
    const token = tokenOf((await requestLetters())[0]!);
    const people = almanac.app.get(People);
    const { userOf } = people;
    jest.spyOn(people, 'userOf').mockImplementationOnce(async (account) => {
      await post('reset-password', { token, password: NEW_PASSWORD }).expect(200);
      return userOf.call(people, account);
    });
    const { body } = await post('login', { email: EMAIL, password: PASSWORD }).expect(401);
    expect(body.message).toBe('Invalid email or password');
  });

  it('may still sign in with the old one until she sets another', async () => {
    await registerAccount(almanac, EMAIL);
    await requestLetters();
    expect(sessionCookieOf(await post('login', { email: EMAIL, password: PASSWORD }).expect(200))).toMatch(/^almanac=/);
  });
});
