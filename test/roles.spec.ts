/** @engines small */

import crypto, { type UUID } from 'node:crypto';
import type { RecoveryCodes, RoleHolder, SecondFactorOffer } from '#libs/contracts';
import { EventStore } from '#libs/event-sourcing';
import { accounts } from '#projections';
import { PersonForgetter } from '../apps/api/src/accounts/person-forgetter';
import { RoleGranter } from '../apps/api/src/accounts/role-granter';
import { codeAt } from '../apps/api/src/accounts/second-factor-codes';
import { PASSWORD, registerAccount, type SignedInBrowser, sessionCookieOf, signIn } from './account';
import { type Almanac, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { readLog } from './fixtures/town-process';
import { createStaff } from './staff';

const OLIVE = 'olive@example.com';
const AUDRA = 'audra@example.com';
const HALF_MINUTE_MS = 30_000;

describe('Olive, whom the town asks to look after its calendar', () => {
  let almanac: Almanac;
  let olive: SignedInBrowser;
  let audra: SignedInBrowser;

  const almanacSays = (...words: string[]) => openCommandLine(almanac.dataDirectory)(...words);
  const ops = (who: SignedInBrowser, what = 'me') => almanac.http.get(`/api/ops/${what}`).set('cookie', who.cookie);
  const revoke = (who: SignedInBrowser, body: object) =>
    almanac.http.post('/api/ops/roles/revoke').set('cookie', who.cookie).send(body);

  beforeAll(async () => {
    almanac = await openAlmanac();
    [olive, audra] = [await registerAccount(almanac, OLIVE), await registerAccount(almanac, AUDRA)];
  });

  it('is told that there is nothing before she is granted the role', async () => {
    const { body } = await ops(olive).expect(404);
    expect(body.message).toBe('There is nothing at this address.');
    expect(body).toEqual((await ops(olive, 'no-such-call').expect(404)).body);
  });

  it('is an operator from then on, where she has signed in before', async () => {
    const { code, output } = await almanacSays('role', 'grant', 'Olive@Example.com', 'operator', '--unproven');
    expect([code, output]).toEqual([0, expect.stringContaining('Olive@Example.com is now an operator.')]);
    expect((await almanacSays('role', 'grant', OLIVE, 'operator')).output).toBe(`${OLIVE} is already an operator.`);
    await almanacSays('role', 'grant', AUDRA, 'auditor', '--unproven', '--reason', 'The council has chosen her');
    expect((await ops(olive).expect(200)).body).toEqual({ email: OLIVE, roles: ['operator'] });
    expect(await olive.me()).toMatchObject({ email: OLIVE, roles: ['operator'] });
    const { holders } = JSON.parse((await almanacSays('role', 'list', '--json')).output) as { holders: RoleHolder[] };
    expect(holders.map(({ email, roles }) => [email, ...roles])).toEqual([
      [AUDRA, 'auditor'],
      [OLIVE, 'operator'],
    ]);
  });

  it.each([
    [['role', 'grant', 'nobody@example.com', 'auditor'], 1, 'No account has this email address.'],
    [['role', 'grant', OLIVE, 'king'], 2, 'A role is operator or auditor.'],
    [['role', 'revoke', OLIVE], 2, 'operator or auditor and --reason are missing.'],
    [['role', 'revoke', OLIVE, 'operator'], 2, '--reason is missing.'],
    [['role', 'grant', OLIVE, 'operator', '--revoke'], 2, 'Say why: --reason "Her term has ended"'],
    [['role', 'list', OLIVE], 2, 'No word follows it.'],
  ])('is not helped by a command that is wrong: %j', async (words, code, sentence) => {
    const answer = await almanacSays(...words);
    expect([answer.code, answer.complained.split('\n')[0]]).toEqual([code, sentence]);
  });

  it('tells later why a role was granted, where that was said', async () => {
    const { output } = await almanacSays('audit', 'operations', '--json');
    const granted = (JSON.parse(output) as { history: { fact: string; data: { role: string; reason?: string } }[] }).history
      .filter(({ fact }) => fact === 'RoleGranted')
      .map(({ data: { role, reason } }) => [role, reason]);
    expect(granted).toEqual([
      ['operator', undefined],
      ['auditor', 'The council has chosen her'],
    ]);
  });

  it('revokes a role only with its holder typed once more and a reason, and not the last operator', async () => {
    const request = { email: AUDRA, role: 'auditor', reason: 'She has moved away.', confirm: AUDRA };
    expect((await revoke(olive, { ...request, confirm: OLIVE }).expect(400)).body.message).toMatch(/^confirm /);
    expect((await revoke(olive, { ...request, reason: '' }).expect(400)).body.message).toMatch(/^reason /);
    expect((await revoke(olive, { ...request, reason: '  ' }).expect(400)).body.message).toMatch(/^reason /);
    expect((await revoke(olive, { ...request, role: 'king' }).expect(400)).body.message).toMatch(/^role /);
    await revoke(olive, { ...request, email: 'nobody@example.com', confirm: 'nobody@example.com' }).expect(404);
    const last = { ...request, email: OLIVE, confirm: OLIVE, role: 'operator' };
    expect((await revoke(olive, last).expect(403)).body.message).toBe(
      'The last operator can be revoked from the command line only.',
    );
    await ops(audra).expect(200);
    const { body } = await revoke(olive, request).expect(200);
    expect(body.map(({ email }: RoleHolder) => email)).toEqual([OLIVE]);
    await ops(audra).expect(404);
  });

  it('is on record with what she did and why, and by no name', async () => {
    const facts = await readLog(almanac.app.get(EventStore));
    const revoked = facts.find(({ type }) => type === 'RoleRevoked')!;
    expect(revoked.data).toEqual({ id: audra.user.id, role: 'auditor', reason: 'She has moved away.' });
    expect(revoked.metadata.actor).toBe(`account:${olive.user.id}`);
    expect(JSON.stringify(facts)).not.toMatch(/olive@|audra@/i);
    expect((await almanacSays('audit', 'operations')).output).toContain(`account:${olive.user.id}`);
  });

  it('may do nothing more from the moment her role is revoked, on any device', async () => {
    const desk = await signIn(almanac, OLIVE);
    await ops(desk).expect(200);
    const { code, output } = await almanacSays('role', 'grant', OLIVE, 'operator', '--revoke', '--reason', 'Her time is over.');
    expect([code, output]).toEqual([0, `${OLIVE} is no longer an operator.`]);
    for (const who of [olive, desk]) await ops(who).expect(404);
    expect((await almanacSays('role', 'revoke', OLIVE, 'operator', '--reason', 'A story')).output).toBe(
      `${OLIVE} was not an operator.`,
    );
    expect((await almanacSays('role', 'list')).output).toBe('No account has a role.');
  });

  it('leaves no role behind when she deletes her account, for whoever registers under her address', async () => {
    await almanacSays('role', 'grant', OLIVE, 'operator', '--unproven');
    await almanac.http.post('/api/me/forget').set('cookie', olive.cookie).send({ password: PASSWORD }).expect(204);
    await ops(olive).expect(401);
    expect((await almanacSays('role', 'list')).output).toBe('No account has a role.');
    const another = await registerAccount(almanac, OLIVE);
    expect(another.user.roles).toEqual([]);
    await ops(another).expect(404);
  });
});

describe('Two operators who fall out', () => {
  it('do not revoke each other: one of them is left, however close they come', async () => {
    const almanac = await openAlmanac();
    const [olive, oscar] = [await createStaff(almanac, OLIVE), await createStaff(almanac, 'oscar@example.com')];
    const granting = almanac.app.get(RoleGranter, { strict: false });
    const revoked = await Promise.allSettled([
      granting.revokeUnlessLastOperator('oscar@example.com', 'operator', olive.actor, 'He began.'),
      granting.revokeUnlessLastOperator(OLIVE, 'operator', oscar.actor, 'She began.'),
    ]);
    expect(revoked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await granting.holders()).toHaveLength(1);
  });
});

const replaceFirstDigit = (id: UUID, digit: string) => `${digit}${id.slice(1)}` as UUID;

describe('Oscar, whose account is put aside in the read models', () => {
  const OSCAR = 'oscar@example.com';
  afterEach(() => jest.restoreAllMocks());

  it('is answered nothing until somebody has mended it: what he was is not what he is', async () => {
    const almanac = await openAlmanac();
    const run = openCommandLine(almanac.dataDirectory);
    const [olive, oscar] = [await createStaff(almanac), await createStaff(almanac, OSCAR)];
    const laptop = await signIn(almanac, OSCAR);
    jest.spyOn(accounts.on, 'SignedOut').mockImplementationOnce(() => {
      throw new Error('as a fold says that is wrong');
    });
    await laptop.logout().expect(204);

    for (const { cookie } of [laptop, oscar]) {
      await almanac.http.get('/api/ops/me').set('cookie', cookie).expect(401);
      expect((await almanac.http.get('/api/auth/me').set('cookie', cookie).expect(200)).body).toEqual({ user: null });
    }
    const { body } = await almanac.http.post('/api/auth/login').send({ email: OSCAR, password: PASSWORD }).expect(503);
    expect(body.message).toBe('Your account cannot be opened right now. The operator of this calendar has to repair it.');
    expect((await olive.get<RoleHolder[]>('roles')).map(({ email }) => email)).toEqual([OLIVE]);
    const last = { email: OLIVE, role: 'operator', reason: 'She moved.', confirm: OLIVE };
    await olive.post('roles/revoke', last).expect(403);
    expect((await run('role', 'grant', OSCAR, 'auditor', '--unproven')).complained).toContain(
      'granted in the log but not effective',
    );
    expect((await run('role', 'revoke', OSCAR, 'operator', '--reason', 'To be sure')).output).toBe(
      `${OSCAR} is no longer an operator.`,
    );

    expect((await run('projections', 'retry', 'accounts', oscar.user.id)).code).toBe(0);
    await almanac.http.get('/api/ops/me').set('cookie', laptop.cookie).expect(401);
    await oscar.request('roles').expect(404);
    expect((await oscar.request('me').expect(200)).body).toEqual({ email: OSCAR, roles: ['auditor'] });
  });

  it('comes back as somebody new once he was forgotten, though what he was still stands there', async () => {
    const almanac = await openAlmanac();
    // The read model finds the account with the smaller id first.
    const { randomUUID } = crypto;
    const ids = jest.spyOn(crypto, 'randomUUID').mockImplementation(() => replaceFirstDigit(randomUUID(), '0'));
    const before = await registerAccount(almanac, OSCAR);
    jest.spyOn(accounts.on, 'SignedOut').mockImplementationOnce(() => {
      throw new Error('as a fold says that is wrong');
    });
    await before.logout().expect(204);
    await almanac.app.get(PersonForgetter, { strict: false }).forgetAccount(before.user.id, 'operator');
    ids.mockImplementation(() => replaceFirstDigit(randomUUID(), 'f'));
    const anew = await registerAccount(almanac, OSCAR);
    expect(before.user.id < anew.user.id).toBe(true);
    expect((await signIn(almanac, OSCAR)).user.id).toBe(anew.user.id);
  });
});

describe('Nora, who wants more than her password asked', () => {
  const NORA = 'nora@example.com';
  let almanac: Almanac;
  let nora: SignedInBrowser;
  let offered: SecondFactorOffer;
  let recovery: string[];
  /** The clock stands still, so that no half minute of a code ends during a test. */
  let now = 1_795_000_000_000;

  const factor = (who = nora) => almanac.http.get('/api/me/second-factor').set('cookie', who.cookie);
  const post = (what: string, body: object, who = nora) =>
    almanac.http.post(`/api/me/second-factor${what}`).set('cookie', who.cookie).send(body);
  const off = (body: object, who = nora) => almanac.http.delete('/api/me/second-factor').set('cookie', who.cookie).send(body);
  const login = (code?: string, password = PASSWORD) =>
    almanac.http.post('/api/auth/login').send({ email: NORA, password, code });
  const codeOf = (later = 0) => codeAt(offered.secret, now + later * HALF_MINUTE_MS);

  beforeAll(async () => {
    almanac = await openAlmanac();
    nora = await registerAccount(almanac, NORA);
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterAll(() => jest.restoreAllMocks());

  it('is offered a secret for her authenticator, which changes nothing yet', async () => {
    expect((await factor().expect(200)).body).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    offered = (await post('/offer', {}).expect(200)).body;
    const address = new URL(offered.address);
    expect([address.protocol, address.searchParams.get('secret')]).toEqual(['otpauth:', offered.secret]);
    expect((await factor()).body.enabled).toBe(false);
    await login().expect(200);
  });

  it('shows by a code that she has it, with her password, and gets ten codes for a bad day', async () => {
    const laptop = await signIn(almanac, NORA);
    const { offer } = offered;
    await post('', { offer, code: codeOf(5), password: PASSWORD }).expect(401);
    await post('', { offer, code: codeOf(), password: 'not her password' }).expect(403);
    await post('', { offer: 'none', code: codeOf(), password: PASSWORD }).expect(400);
    const mine = await registerAccount(almanac, 'mallory@example.com');
    await post('', { offer, code: codeOf(), password: PASSWORD }, mine).expect(401);

    ({ recoveryCodes: recovery } = (await post('', { offer, code: codeOf(), password: PASSWORD }).expect(201)).body);
    expect(recovery).toHaveLength(10);
    expect((await factor().expect(200)).body).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    expect(await laptop.me()).toBeNull();
    expect(await nora.me()).toMatchObject({ email: NORA });
    await post('', { offer, code: codeOf(1), password: PASSWORD }).expect(409);
  });

  it('is asked for a code, and nobody is who has not her password', async () => {
    const response = await login().expect(200);
    expect(response.body).toEqual({ user: null, asks: 'code' });
    expect(response.headers['set-cookie']).toBeUndefined();
    for (const code of [undefined, codeOf(1)])
      expect((await login(code, 'not her password').expect(401)).body.message).toBe('Invalid email or password');
  });

  it('signs in with a code once, and with none that was used or comes before it', async () => {
    for (const wrong of [codeOf(), codeOf(-1), codeOf(2), '12345', 'twelve', recovery[0]!.slice(1)]) {
      const { body, headers } = await login(wrong).expect(401);
      expect([wrong, body.message]).toEqual([wrong, 'This code is wrong, or was used already.']);
      expect(headers['set-cookie']).toBeUndefined();
    }
    const code = codeOf(1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    await login(code).expect(401);
    now += 2 * HALF_MINUTE_MS;
    await login(codeOf()).expect(200);
  });

  it('uses a recovery code where she has no authenticator at hand, each once', async () => {
    await login(recovery[3]!.toLowerCase()).expect(200);
    await login(recovery[3]).expect(401);
    expect((await factor()).body.recoveryCodesLeft).toBe(9);
  });

  it('tells the log neither her secret nor a recovery code', async () => {
    const log = JSON.stringify(await readLog(almanac.app.get(EventStore)));
    for (const secret of [offered.secret, offered.offer, ...recovery, ...recovery.map((one) => one.replaceAll('-', ''))])
      expect(log).not.toContain(secret);
  });

  it('gets ten new recovery codes by her password and a code, and the old ones end at once', async () => {
    const renew = (body: object, who = nora) => post('/recovery-codes', body, who);
    await renew({ password: 'not hers', code: recovery[0] }).expect(403);
    await renew({ password: PASSWORD, code: '000000' }).expect(401);
    await renew({ password: PASSWORD, code: recovery[3] }).expect(401);
    expect((await renew({ password: PASSWORD }).expect(400)).body.message).toMatch(/^code /);
    const mallory = await signIn(almanac, 'mallory@example.com');
    expect((await renew({ password: PASSWORD, code: recovery[0] }, mallory).expect(409)).body.message).toBe(
      'This account does not ask for a code.',
    );
    const answer = await renew({ password: PASSWORD, code: recovery[0] }).expect(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const before = recovery;
    ({ recoveryCodes: recovery } = answer.body);
    expect(new Set([...before, ...recovery]).size).toBe(20);
    expect((await factor()).body).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    for (const old of before) await login(old).expect(401);
    await login(recovery[9]).expect(200);
    expect(await nora.me()).toMatchObject({ email: NORA });
    const log = JSON.stringify(await readLog(almanac.app.get(EventStore)));
    for (const secret of recovery) expect(log).not.toContain(secret.replaceAll('-', ''));
  });

  it('turns it off with her password and a code', async () => {
    await off({ password: PASSWORD, code: '000000' }).expect(401);
    await off({ password: 'not hers', code: recovery[0] }).expect(403);
    expect((await off({ password: PASSWORD }).expect(400)).body.message).toMatch(/^code /);
    await off({ password: PASSWORD, code: recovery[0] }).expect(204);
    expect((await factor()).body.enabled).toBe(false);
    expect((await login().expect(200)).body.user).toMatchObject({ email: NORA });
  });

  it('has it turned off by an operator when everything is lost, on record', async () => {
    const run = openCommandLine(almanac.dataDirectory);
    const anew = (await post('/offer', {}).expect(200)).body as SecondFactorOffer;
    await post('', { offer: anew.offer, code: codeAt(anew.secret, now), password: PASSWORD }).expect(201);
    expect((await run('account', 'second-factor', NORA)).output).toBe('A code is asked for; 10 recovery codes are left.');
    expect((await run('account', 'second-factor', NORA, '--off')).code).toBe(2);
    const { code, output } = await run('account', 'second-factor', NORA, '--off', '--reason', 'Her telephone fell into a lake.');
    expect([code, output]).toEqual([0, 'The code is turned off.']);
    await login().expect(200);
    const facts = await readLog(almanac.app.get(EventStore));
    expect(facts.filter(({ type }) => type === 'SecondFactorDisabled').at(-1)).toMatchObject({
      data: { id: nora.user.id, reason: 'Her telephone fell into a lake.' },
      metadata: { actor: 'operator' },
    });
  });

  it('asks nobody who has not signed in', async () => {
    await almanac.http.get('/api/me/second-factor').expect(401);
    await almanac.http.post('/api/me/second-factor/offer').send({}).expect(401);
    await almanac.http.post('/api/me/second-factor').send({ offer: offered.offer, code: '1', password: 'x' }).expect(401);
    await almanac.http.delete('/api/me/second-factor').send({ code: '1', password: 'x' }).expect(401);
    await almanac.http.post('/api/me/second-factor/recovery-codes').send({ code: '1', password: 'x' }).expect(401);
  });
});

describe('Olive, an operator who wants a code asked', () => {
  it('is answered in the console only where she has given one', async () => {
    const almanac = await openAlmanac();
    const olive = await registerAccount(almanac, OLIVE);
    const laptop = await signIn(almanac, OLIVE);
    await openCommandLine(almanac.dataDirectory)('role', 'grant', OLIVE, 'operator', '--unproven');
    const ops = (cookie: string) => almanac.http.get('/api/ops/roles').set('cookie', cookie);
    const me = (what: string, body: object) =>
      almanac.http.post(`/api/me/second-factor${what}`).set('cookie', olive.cookie).send(body);
    const login = (code?: string) =>
      almanac.http.post('/api/auth/login').send({ email: OLIVE, password: PASSWORD, code }).expect(200);
    await ops(laptop.cookie).expect(200);

    const { offer, secret } = (await me('/offer', {}).expect(200)).body as SecondFactorOffer;
    const enabled = await me('', { offer, code: codeAt(secret, Date.now()), password: PASSWORD }).expect(201);
    const [recovery] = (enabled.body as RecoveryCodes).recoveryCodes;
    await ops(laptop.cookie).expect(401);
    await ops(olive.cookie).expect(200);
    expect((await login()).headers['set-cookie']).toBeUndefined();
    await ops(sessionCookieOf(await login(recovery))).expect(200);
  });
});

describe('Mallory, who knows a password', () => {
  it('guesses a few codes, and is then told to wait, from wherever, also with the right one', async () => {
    const almanac = await openAlmanac({ SIGN_INS_PER_MINUTE: '4', TRUST_PROXY: '1' });
    const olive = await registerAccount(almanac, OLIVE);
    const me = (what: string, body: object) =>
      almanac.http.post(`/api/me/second-factor${what}`).set('cookie', olive.cookie).send(body);
    const { offer, secret } = (await me('/offer', {}).expect(200)).body as SecondFactorOffer;
    const enabled = await me('', { offer, code: codeAt(secret, Date.now()), password: PASSWORD }).expect(201);
    const [recovery] = (enabled.body as RecoveryCodes).recoveryCodes;
    const guess = (nth: number, code = '000000') =>
      almanac.http
        .post('/api/auth/login')
        .set('x-forwarded-for', `192.0.2.${nth}`)
        .send({ email: OLIVE, password: PASSWORD, code });
    const statuses = [];
    for (let nth = 1; nth <= 5; nth++) statuses.push((await guess(nth)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
    const { headers, body } = await guess(9).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(60);
    expect(body.message).toMatch(/^Too many requests\. Try again in 1\d minutes\.$/);
    await guess(10, codeAt(secret, Date.now() + HALF_MINUTE_MS)).expect(429);
    await guess(11, 'AAAA-AAAA-AAAA-AAAA').expect(401);
    await guess(12, recovery).expect(200);
  });
});
