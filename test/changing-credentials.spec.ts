import type { RecoveryCodes, SecondFactorOffer } from '#libs/contracts';
import { EventStore } from '#libs/event-sourcing';
import { codeAt } from '../apps/api/src/accounts/second-factor-codes';
import { PASSWORD, readOutbox, registerAccount, type SignedInBrowser, signIn, tokenOf } from './account';
import { type Almanac, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { readLog } from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';
import { readFactsOfType } from './staff';

const NEW_PASSWORD = 'a new password';
const DAY_MS = 24 * 60 * 60 * 1_000;

describe('Anna, who is signed in,', () => {
  let almanac: Almanac;
  let comers = 0;
  let anna: SignedInBrowser;
  let [email, newEmail] = ['', ''];

  const post = (path: string, body: object, { cookie }: { cookie?: string } = {}) =>
    almanac.http
      .post(`/api/${path}`)
      .set(cookie ? { cookie } : {})
      .send(body);
  const login = (email: string, password = PASSWORD) => post('auth/login', { email, password });
  const changePassword = (more: object = {}) =>
    post('me/password', { password: PASSWORD, newPassword: NEW_PASSWORD, ...more }, anna);
  const askFor = (email: string, more: object = {}, who = anna) => post('me/email', { email, password: PASSWORD, ...more }, who);
  const purposeOf = async (token: string) =>
    (await almanac.http.get('/api/auth/verify-email-token').query({ token }).expect(200)).body.does;
  const use = (token: string) => post('auth/use-email-token', { token });
  const lettersOf = async (deed: () => PromiseLike<unknown>): Promise<string[]> => {
    const before = readOutbox(almanac);
    await deed();
    await almanac.waitUntilSettled();
    return readOutbox(almanac).filter((letter) => !before.includes(letter));
  };
  const proofOf = async (email: string, who = anna) => tokenOf((await lettersOf(() => askFor(email, {}, who).expect(202)))[0]!);
  /** Returns the token that undoes it. */
  const moveTo = async (email: string, who = anna) => {
    const token = await proofOf(email, who);
    const [letter] = await lettersOf(() => use(token).expect(200));
    return tokenOf(letter!);
  };
  const resetLinkFor = async (email: string) =>
    tokenOf((await lettersOf(() => post('auth/forgot-password', { email }).expect(200)))[0]!);

  beforeAll(async () => {
    almanac = await openAlmanac({ SIGN_INS_PER_MINUTE: '1000', REGISTRATIONS_PER_MINUTE: '1000' });
  });
  beforeEach(async () => {
    [email, newEmail] = [`anna.${++comers}@example.com`, `anna.new.${comers}@example.com`];
    anna = await registerAccount(almanac, email);
  });
  afterEach(() => jest.restoreAllMocks());

  describe('and changes her password,', () => {
    it('signs in with it from then on, and is signed out on her other devices alone', async () => {
      const laptop = await signIn(almanac, email);
      await changePassword().expect(204);
      expect(await anna.me()).toEqual(anna.user);
      expect(await laptop.me()).toBeNull();
      await login(email).expect(401);
      await login(email, NEW_PASSWORD).expect(200);
    });

    it('makes links that were sent before invalid', async () => {
      const token = await resetLinkFor(email);
      await changePassword().expect(204);
      await post('auth/reset-password', { token, password: 'yet another one' }).expect(400);
    });

    it('is refused without the old one, with one too short, and where she is not signed in', async () => {
      const { body } = await changePassword({ password: 'a guess' }).expect(403);
      expect(body.message).toBe('This password is wrong.');
      await changePassword({ newPassword: 'short' }).expect(400);
      await post('me/password', { password: PASSWORD, newPassword: NEW_PASSWORD }).expect(401);
      await login(email).expect(200);
    });
  });

  describe('and moves to another mailbox,', () => {
    it('proves it by a letter, signs in with it, and keeps what is hers', async () => {
      await registerOrganization(almanac, `Library ${comers}`);
      const event = await publish(almanac, `Chess ${comers}`);
      await anna.save(event).expect(200);
      const { body: subscription } = await post('subscription', { sessionId: anna.key }, anna).expect(201);
      const laptop = await signIn(almanac, email);

      const [letter, ...others] = await lettersOf(() => askFor(newEmail).expect(202));
      expect(others).toEqual([]);
      expect(letter).toContain(`To: ${newEmail}\n`);
      expect(letter).not.toContain(email);
      const token = tokenOf(letter!);
      expect(await purposeOf(token)).toBe('change');
      await login(newEmail).expect(401);
      expect((await anna.me())?.email).toBe(email);

      const [notice] = await lettersOf(() => use(token).expect(200));
      expect(notice).toContain(`To: ${email}\n`);
      expect(notice).not.toContain(newEmail);
      expect(await anna.me()).toEqual({ ...anna.user, email: newEmail });
      expect(await laptop.me()).toBeNull();
      await login(email).expect(401);
      expect((await signIn(almanac, newEmail)).user.id).toBe(anna.user.id);
      expect((await anna.preferences()).body).toMatchObject({ savedEvents: [event] });
      await almanac.http.get(new URL(subscription.url).pathname).expect(200);
      expect(await purposeOf(token)).toBeNull();
      await use(token).expect(400);
    });

    it('makes links sent to the old address invalid, and gets the next one at the new address', async () => {
      const token = await resetLinkFor(email);
      await moveTo(newEmail);
      await post('auth/reset-password', { token, password: NEW_PASSWORD }).expect(400);
      expect(await lettersOf(() => post('auth/forgot-password', { email }).expect(200))).toEqual([]);
      const [letter] = await lettersOf(() => post('auth/forgot-password', { email: newEmail }).expect(200));
      expect(letter).toContain(`To: ${newEmail}\n`);
    });

    it('takes it back from the old one for seven days, and is signed out everywhere', async () => {
      const undo = await moveTo(newEmail);
      expect(await purposeOf(undo)).toBe('undo');
      expect(await lettersOf(() => use(undo).expect(200))).toEqual([]);
      expect(await anna.me()).toBeNull();
      await login(newEmail).expect(401);
      expect((await signIn(almanac, email)).user.id).toBe(anna.user.id);
      await use(undo).expect(400);
      await registerAccount(almanac, newEmail);
    });

    it('keeps the old address reserved for those seven days, and cannot take it back later', async () => {
      const [now, token] = [Date.now(), await proofOf(newEmail)];
      const [notice] = await lettersOf(() => use(token).expect(200));
      await post('auth/register', { email, password: PASSWORD }).expect(409);
      jest.spyOn(Date, 'now').mockReturnValue(now + 7 * DAY_MS + 60_000);
      expect(await purposeOf(tokenOf(notice!))).toBeNull();
      await use(tokenOf(notice!)).expect(400);
      const stranger = await post('auth/register', { email, password: PASSWORD }).expect(201);
      expect(stranger.body.user.id).not.toBe(anna.user.id);
    });

    it('takes it back over all that came after, whatever was changed', async () => {
      const undo = await moveTo(newEmail);
      const further = await moveTo(`further.${newEmail}`);
      await changePassword().expect(204);
      await use(undo).expect(200);
      await use(further).expect(400);
      expect((await signIn(almanac, email, undefined, NEW_PASSWORD)).user.id).toBe(anna.user.id);
      for (const free of [newEmail, `further.${newEmail}`]) await registerAccount(almanac, free);
    });

    it('moves three times at most while each can be undone', async () => {
      for (const box of ['a', 'b', 'c']) await moveTo(`${box}.${newEmail}`);
      const { body } = await askFor(newEmail).expect(409);
      expect(body.message).toMatch(/several times this week/);
    });

    it('has an hour for the link, and only the last one is good', async () => {
      const now = Date.now();
      const [first, second] = [await proofOf(newEmail), await proofOf(newEmail)];
      expect([await purposeOf(first), await purposeOf(second)]).toEqual([null, 'change']);
      jest.spyOn(Date, 'now').mockReturnValue(now + 60 * 60 * 1_000 + 60_000);
      expect(await purposeOf(second)).toBeNull();
      await use(second).expect(400);
    });

    it('is refused without her password, for no address, for her own, and where she is not signed in', async () => {
      await askFor(newEmail, { password: 'a guess' }).expect(403);
      await askFor('no address').expect(400);
      expect((await askFor(email.toUpperCase()).expect(409)).body.message).toBe('This is your email address already.');
      await post('me/email', { email: newEmail, password: PASSWORD }).expect(401);
      for (const token of ['', 'x', `${anna.user.id}.${'b'.repeat(43)}`, '__proto__.'.padEnd(53, 'b')]) {
        expect(await purposeOf(token)).toBeNull();
        await use(token).expect(400);
      }
    });

    it('does not learn whether somebody has the address, who alone is told', async () => {
      const ben = await registerAccount(almanac, `ben.${comers}@example.com`);
      const answers = [await askFor(ben.user.email), await askFor(newEmail)];
      expect(answers[0]!.status).toBe(202);
      expect(answers[0]!.body).toEqual(answers[1]!.body);
      expect(Object.keys(answers[0]!.headers)).toEqual(Object.keys(answers[1]!.headers));
      await almanac.waitUntilSettled();
      const [letter] = readOutbox(almanac).filter((one) => one.includes(`To: ${ben.user.email}\n`));
      expect(letter).toContain('Subject: You have an account at Almanac already');
      expect(letter).not.toContain(email);
      expect(letter).not.toContain('http');
    });

    it('gets the same response and work for a taken address as for a free one: the facts differ only later', async () => {
      const ben = await registerAccount(almanac, `ben.${comers}@example.com`);
      const appended = jest.spyOn(almanac.app.get(EventStore), 'append');
      const recordedFor = async (email: string) => {
        appended.mockClear();
        await askFor(email).expect(202);
        return appended.mock.calls
          .filter(([stream, facts]) => stream === `account-${anna.user.id}` && facts[0]?.type === 'EmailChangeAsked')
          .map(([, facts]) => facts.map(({ type }) => type));
      };
      expect(await recordedFor(ben.user.email)).toEqual(await recordedFor(newEmail));
    });

    it('gets the new address unless another account gets it first: never both', async () => {
      const ben = await registerAccount(almanac, `ben.${comers}@example.com`);
      const tokens = [await proofOf(newEmail), await proofOf(newEmail, ben)];
      const registering = post('auth/register', { email: newEmail, password: PASSWORD });
      const answers = await Promise.all([
        ...tokens.map((token) => use(token).then((one) => one)),
        registering.then((one) => one),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1);
      expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2);
      await almanac.waitUntilSettled();
      const { body } = await login(newEmail).expect(200);
      const winner = answers.findIndex(({ status }) => status < 300);
      expect(body.user.id).toBe([anna.user.id, ben.user.id, answers[2]!.body.user?.id][winner]);
      expect([(await anna.me())?.email, (await ben.me())?.email]).toEqual([
        winner === 0 ? newEmail : email,
        winner === 1 ? newEmail : ben.user.email,
      ]);
    });

    it('keeps it for good where she uses the link several times at once', async () => {
      const [now, token] = [Date.now(), await proofOf(newEmail)];
      const answers = await Promise.all([use(token), use(token), use(token)].map((one) => one.then(({ status }) => status)));
      expect(answers.toSorted()).toEqual([200, 400, 400]);
      await almanac.waitUntilSettled();
      jest.spyOn(Date, 'now').mockReturnValue(now + 30 * DAY_MS);
      await post('auth/register', { email: newEmail, password: PASSWORD }).expect(409);
    });

    it('does not move by a link that was asked for before she changed her password', async () => {
      const token = await proofOf(newEmail);
      await changePassword().expect(204);
      expect(await purposeOf(token)).toBeNull();
      await use(token).expect(400);
    });

    it('is in no fact in the clear, in no answer but her own, and no letter is left once she is forgotten', async () => {
      const undo = await moveTo(newEmail);
      await askFor(`later.${newEmail}`).expect(202);
      const log = JSON.stringify(await readLog(almanac.app.get(EventStore)));
      for (const secret of [email, newEmail, undo, PASSWORD]) expect(log).not.toContain(secret);
      const { text, headers } = await almanac.http.get(`/email-address/${undo}`).expect(200);
      expect(`${text} ${JSON.stringify(headers)}`).not.toContain(undo);
      await post('me/forget', { password: PASSWORD }, anna).expect(204);
      await almanac.waitUntilSettled();
      expect(readOutbox(almanac).filter((letter) => letter.includes(email) || letter.includes(newEmail))).toEqual([]);
      for (const free of [email, newEmail, `later.${newEmail}`]) await registerAccount(almanac, free);
    });

    it('leaves the letters of somebody whose address she asked for in vain, when she is forgotten', async () => {
      const ben = await registerAccount(almanac, `ben.${comers}@example.com`);
      await resetLinkFor(ben.user.email);
      await askFor(ben.user.email).expect(202);
      await almanac.waitUntilSettled();
      const his = () => readOutbox(almanac).filter((letter) => letter.includes(`To: ${ben.user.email}\n`)).length;
      expect(his()).toBe(2);
      await post('me/forget', { password: PASSWORD }, anna).expect(204);
      expect(his()).toBe(2);
    });

    it('is on record for auditors with each step', async () => {
      await use(await moveTo(newEmail)).expect(200);
      const types = ['EmailChangeAsked', 'EmailChangeOffered', 'EmailAddressChanged', 'EmailUndoOffered', 'EmailAddressRestored'];
      for (const type of types)
        expect([type, (await readFactsOfType(almanac, type)).filter(({ id }) => id === anna.user.id)]).toEqual([
          type,
          [expect.anything()],
        ]);
      const { output } = await openCommandLine(almanac.dataDirectory)('audit', 'sent', anna.key);
      for (const what of ['a link that confirms a new email address', 'a link that undoes a new email address'])
        expect(output).toContain(what);
      expect(output).not.toContain(email);
    });
  });

  describe('and is asked for a code too,', () => {
    let recoveryCodes: string[];
    beforeEach(async () => {
      const { secret, offer } = (await post('me/second-factor/offer', {}, anna).expect(200)).body as SecondFactorOffer;
      const enabling = { offer, password: PASSWORD, code: codeAt(secret, Date.now()) };
      ({ recoveryCodes } = (await post('me/second-factor', enabling, anna).expect(201)).body as RecoveryCodes);
    });

    it('gives one, once, for her password and for her address', async () => {
      for (const code of [undefined, '000000', '', recoveryCodes[0]!.replace(/./g, 'A')]) {
        expect([code, (await changePassword({ code })).status]).toEqual([code, code === '' ? 400 : 401]);
        expect([code, (await askFor(newEmail, { code })).status]).toEqual([code, code === '' ? 400 : 401]);
      }
      await askFor(newEmail, { code: recoveryCodes[0] }).expect(202);
      await changePassword({ code: recoveryCodes[0] }).expect(401);
      await changePassword({ code: recoveryCodes[1] }).expect(204);
      await askFor(newEmail, { password: NEW_PASSWORD, code: recoveryCodes[1] }).expect(401);
      expect((await almanac.http.get('/api/me/second-factor').set('cookie', anna.cookie)).body.recoveryCodesLeft).toBe(8);
    });
  });
});

describe('Somebody who found a device that is signed in', () => {
  it('guesses its password as slowly as anybody, and fills nobody’s mailbox with letters', async () => {
    const almanac = await openAlmanac({ SIGN_INS_PER_MINUTE: '3', REGISTRATIONS_PER_MINUTE: '100' });
    const { cookie } = await registerAccount(almanac, 'anna@example.com');
    const guess = async (path: string, body: object) =>
      (
        await almanac.http
          .post(`/api/me/${path}`)
          .set('cookie', cookie)
          .send({ password: 'a guess', ...body })
      ).status;
    const statuses = [
      await guess('password', { newPassword: NEW_PASSWORD }),
      await guess('email', { email: 'mallory@example.com' }),
    ];
    for (let nth = 0; nth < 3; nth++) statuses.push(await guess('password', { newPassword: NEW_PASSWORD }));
    expect(statuses).toEqual([403, 403, 403, 429, 429]);
  });

  it('has so many letters sent to one mailbox, from however many accounts', async () => {
    const almanac = await openAlmanac({ SIGN_INS_PER_MINUTE: '100', REGISTRATIONS_PER_MINUTE: '100' });
    const statuses = [];
    for (let nth = 0; nth < 5; nth++) {
      const { cookie } = await registerAccount(almanac, `mallory.${nth}@example.com`);
      const request = { email: 'ben@example.com', password: PASSWORD };
      statuses.push((await almanac.http.post('/api/me/email').set('cookie', cookie).send(request)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 429, 429]);
    await almanac.waitUntilSettled();
    expect(readOutbox(almanac)).toHaveLength(3);
  });
});
