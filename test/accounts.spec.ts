import { ClaimEmailAddress } from '#libs/domain';
import { People } from '../apps/api/src/accounts/people';
import { PASSWORD, registerAccount, signIn } from './account';
import { type Almanac, openAlmanac } from './app';

const EMAIL = 'anna@example.com';

describe('An account', () => {
  let almanac: Almanac;
  const post = (what: string, body: object) => almanac.http.post(`/api/auth/${what}`).send(body);

  beforeAll(async () => {
    almanac = await openAlmanac();
  });

  it('is made with an email address and a password, and whoever makes it has signed in', async () => {
    const anna = await registerAccount(almanac, EMAIL);
    expect(anna.user).toEqual({ id: expect.stringMatching(/^[\w-]{36}$/), email: EMAIL, roles: [] });
    expect(await anna.me()).toEqual(anna.user);
    expect((await anna.preferences().expect(200)).body).toMatchObject({ followedOrganizations: [], defaults: true });
    const mine = await almanac.http.get('/api/preferences').set('cookie', anna.cookie).expect(200);
    expect(mine.body).toEqual((await anna.preferences()).body);
  });

  it('is shown only to a caller who has signed in', async () => {
    const { body, headers } = await almanac.http.get('/api/auth/me').expect(200);
    expect(body).toEqual({ user: null });
    expect(headers['cache-control']).toBe('no-store');
    expect((await almanac.http.get('/api/preferences').expect(401)).body.message).toBe('Sign in to read your preferences.');
  });

  it('is the same for an address in any letter case', async () => {
    const { body } = await post('register', { email: 'ANNA@example.com', password: 'another password' }).expect(409);
    expect(body).toEqual({
      statusCode: 409,
      error: 'Conflict',
      message: 'An account with this email address already exists.',
    });
    expect((await signIn(almanac, 'Anna@Example.com')).user.email).toBe(EMAIL);
  });

  it('is created once when twenty callers register one address at the same time', async () => {
    const bodies = Array.from({ length: 20 }, (_, nth) => ({ email: 'ben@example.com', password: `password ${nth}` }));
    const answers = await Promise.all(bodies.map((body) => post('register', body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
    const won = bodies[answers.findIndex(({ status }) => status === 201)]!;
    await post('login', won).expect(200);
    const [lost] = bodies.filter((one) => one !== won);
    await post('login', lost!).expect(401);
  });

  it('is signed in to with a cookie that no script reads, no other site sends, and that lasts for thirty days', async () => {
    const { headers } = await post('login', { email: EMAIL, password: PASSWORD }).expect(200);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^almanac=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is signed in to behind TLS with a cookie that never leaves it', async () => {
    const behind = await openAlmanac({ TRUST_PROXY: '1' });
    const body = { email: EMAIL, password: PASSWORD };
    const { headers } = await behind.http.post('/api/auth/register').set('x-forwarded-proto', 'https').send(body).expect(201);
    expect(headers['set-cookie']![0]).toMatch(/^__Host-almanac=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/);

    const [hers] = headers['set-cookie']![0]!.split(';');
    const me = async (cookie: string, protocol: string) =>
      (await behind.http.get('/api/auth/me').set('x-forwarded-proto', protocol).set('cookie', cookie).expect(200)).body.user;
    const anothers = (await registerAccount(behind, 'mallory@example.com')).cookie;
    expect(await me(`${anothers}; ${hers}`, 'https')).toMatchObject({ email: EMAIL });
    expect(await me(anothers, 'https')).toBeNull();
    expect(await me(hers!, 'http')).toBeNull();
  });

  it('is signed in to with its password only, and nobody learns whether it was the address or the password', async () => {
    const wrong = await post('login', { email: EMAIL, password: 'something else' }).expect(401);
    const unknown = await post('login', { email: 'nobody@example.com', password: PASSWORD }).expect(401);
    expect(wrong.body).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'Invalid email or password' });
    expect(unknown.body).toEqual(wrong.body);
    for (const { headers } of [wrong, unknown]) expect(headers['set-cookie']).toBeUndefined();
    const none = await post('login', { email: EMAIL, password: `a${'\u0301\u0316'.repeat(65_000)}` }).expect(401);
    expect(none.body).toEqual(wrong.body);
  });

  it.each([
    ['register', {}, 'password must be a string; email must be an email'],
    ['register', { email: 'anna', password: PASSWORD }, 'email must be an email'],
    ['register', { email: ['anna@example.com'], password: PASSWORD }, 'email must be an email'],
    ['register', { email: 'carla@example.com', password: 'seven 7' }, 'password must be longer than or equal to 8 characters'],
    [
      'register',
      { email: 'carla@example.com', password: 'x'.repeat(129) },
      'password must be shorter than or equal to 128 characters, each of them whole',
    ],
    ...['register', 'reset-password'].map((what) => [
      what,
      { email: 'carla@example.com', token: 'x', password: 'half a tree: \ud83c' },
      'password must be shorter than or equal to 128 characters, each of them whole',
    ]),
    ['login', { email: EMAIL }, 'password must be a string'],
    ['login', { email: EMAIL, password: '' }, 'password should not be empty'],
    ['login', { password: PASSWORD }, 'email must be an email'],
    ...['user_7', 'anna', '', 7].map((sessionId) => [
      'login',
      { email: EMAIL, password: PASSWORD, sessionId },
      'sessionId must be a session key: session_{timestamp}_{random}.',
    ]),
    ...['register', 'login', 'forgot-password'].map((what) => [
      what,
      { email: '\ud800@x.example', password: PASSWORD },
      'email must be an email',
    ]),
    ['forgot-password', { email: 'anna' }, 'email must be an email'],
    [
      'reset-password',
      { token: 7, password: 'x' },
      'token must be a string; password must be longer than or equal to 8 characters',
    ],
  ] as [string, object, string][])('is not asked for by %s with %j', async (what, body, message) => {
    expect((await post(what, body).expect(400)).body).toEqual({ statusCode: 400, error: 'Bad Request', message });
  });

  it('is left on one device, and stays signed in on the others', async () => {
    const [phone, laptop] = [await signIn(almanac, EMAIL), await signIn(almanac, EMAIL)];
    const { headers, text } = await phone.logout().expect(204);
    expect(text).toBe('');
    expect(headers['set-cookie']).toEqual(['almanac=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
    expect(await phone.me()).toBeNull();
    await phone.preferences().expect(401);
    expect(await laptop.me()).toEqual(laptop.user);
    await phone.logout().expect(204);
    await almanac.http.post('/api/auth/logout').expect(204);
  });

  it('is signed in to once in a browser: the sign-in that was there before ends', async () => {
    const before = await signIn(almanac, EMAIL);
    const ben = { email: 'ben2@example.com', password: PASSWORD };
    const { body } = await post('register', ben).set('cookie', before.cookie).expect(201);
    expect(body.user.email).toBe(ben.email);
    expect(await before.me()).toBeNull();
  });

  it('is not signed in to, and not out of, for a page of another site', async () => {
    const origin = 'https://evil.example';
    await post('login', { email: EMAIL, password: PASSWORD }).set('origin', origin).expect(403);
    const anna = await signIn(almanac, EMAIL);
    await anna.logout().set('origin', origin).expect(403);
    expect(await anna.me()).toEqual(anna.user);
  });

  it('is still signed in to after a restart', async () => {
    const anna = await registerAccount(almanac, 'eva@example.com');
    const { dataDirectory } = almanac;
    await almanac.close();
    almanac = await openAlmanac({ ALMANAC_DATA_DIR: dataDirectory });
    const me = await almanac.http.get('/api/auth/me').set('cookie', anna.cookie).expect(200);
    expect(me.body.user).toEqual(anna.user);
  });

  it('can be registered by the next caller if a registration stopped after its name claim', async () => {
    const address = await almanac.app.get(People).hashAddress('finn@example.com');
    await almanac.issue(ClaimEmailAddress, { address, account: 'broken-off', now: Date.now() });
    const finn = await registerAccount(almanac, 'finn@example.com');
    expect(finn.user.id).toBe('broken-off');
    await post('register', { email: 'finn@example.com', password: PASSWORD }).expect(409);
  });
});

describe('Somebody who guesses passwords', () => {
  const guess = (almanac: Almanac, email: string, ip: string) =>
    almanac.http.post('/api/auth/login').set('x-forwarded-for', ip).send({ email, password: 'a guess' });

  it('may try a limited number of times from one network, for all addresses together', async () => {
    const almanac = await openAlmanac({ SIGN_INS_PER_MINUTE: '3', TRUST_PROXY: '1' });
    const statuses = [];
    for (let nth = 0; nth < 5; nth++)
      statuses.push((await guess(almanac, `somebody${nth}@example.com`, `2001:db8::${nth}`)).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    const { headers, body } = await guess(almanac, 'another@example.com', '2001:db8::9');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatchObject({ statusCode: 429, error: 'Too Many Requests' });
    await guess(almanac, 'anna@example.com', '192.0.2.1').expect(401);
  });

  it('may try five times as often for one address from all networks, and gets the same answer if there is no account', async () => {
    const almanac = await openAlmanac({ SIGN_INS_PER_MINUTE: '1', TRUST_PROXY: '1' });
    await registerAccount(almanac, EMAIL);
    for (const [place, email] of [EMAIL, 'nobody@example.com'].entries()) {
      const statuses = [];
      for (let nth = 0; nth < 7; nth++) statuses.push((await guess(almanac, email, `192.0.${place}.${nth}`)).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    }
  });

  it('shuts nobody out of their account from one network, and whoever knows the password has not guessed', async () => {
    const almanac = await openAlmanac({ SIGN_INS_PER_MINUTE: '1', TRUST_PROXY: '1' });
    await registerAccount(almanac, EMAIL);
    const right = { email: EMAIL, password: PASSWORD };
    for (let nth = 0; nth < 6; nth++) await guess(almanac, EMAIL, '192.0.2.1');
    for (let nth = 0; nth < 6; nth++)
      await almanac.http.post('/api/auth/login').set('x-forwarded-for', `198.51.100.${nth}`).send(right).expect(200);
    await almanac.http.post('/api/auth/login').set('x-forwarded-for', '198.51.100.0').send(right).expect(429);
  });

  it('may register a limited number of times from one network', async () => {
    const almanac = await openAlmanac({ REGISTRATIONS_PER_MINUTE: '2' });
    const statuses = [];
    for (let nth = 0; nth < 3; nth++) {
      const body = { email: `somebody${nth}@example.com`, password: PASSWORD };
      statuses.push((await almanac.http.post('/api/auth/register').send(body)).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('may register five times as often with one address from all networks', async () => {
    const almanac = await openAlmanac({ REGISTRATIONS_PER_MINUTE: '1', TRUST_PROXY: '1' });
    const statuses = [];
    for (let nth = 0; nth < 6; nth++) {
      const request = almanac.http.post('/api/auth/register').set('x-forwarded-for', `192.0.2.${nth}`);
      statuses.push((await request.send({ email: EMAIL, password: PASSWORD })).status);
    }
    expect(statuses).toEqual([201, 409, 409, 409, 409, 429]);
  });

  it('may ask for a limited number of links from one network, and blocks no other resident', async () => {
    const almanac = await openAlmanac({ REGISTRATIONS_PER_MINUTE: '1', TRUST_PROXY: '1' });
    const ask = (ip: string) => almanac.http.post('/api/auth/forgot-password').set('x-forwarded-for', ip).send({ email: EMAIL });
    for (let nth = 0; nth < 7; nth++) await ask(`192.0.2.${nth}`).expect(200);
    await ask('192.0.2.0').expect(429);
  });
});

describe('Neighbours who share a network and have signed in', () => {
  it('each have the writes of an account', async () => {
    const almanac = await openAlmanac({ WRITES_PER_MINUTE: '4' });
    const [anna, ben] = [await registerAccount(almanac, 'anna@example.com'), await registerAccount(almanac, 'ben@example.com')];
    for (let nth = 0; nth < 4; nth++) await anna.follow().expect(200);
    await anna.follow().expect(429);
    await ben.follow().expect(200);
  });
});
