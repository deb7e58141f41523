import { randomUUID } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { hashedKey } from '#libs/domain';
import { EventStore, PersonalKeys, ReadModels } from '#libs/event-sourcing';
import { MailTransport, SmsProvider } from '#libs/integrations';
import { forgottenAccounts as list, projections, subscriptions, trails } from '#projections';
import { PersonForgetter } from '../apps/api/src/accounts/person-forgetter';
import { PASSWORD, readOutbox, registerAccount, type SignedInBrowser, signIn, tokenOf } from './account';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { captureOutput } from './capture-output';
import { openCommandLine } from './command-line';
import { isOnEngines, onFiles } from './engines/test-servers';
import { readLog } from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';
import { keyOf } from './resident';
import { openSmsProvider } from './sms-provider';

const DISTRICT = 'District 1 (Monday pick up)';

describe('Everything about somebody', () => {
  it('is one file, for whoever it is about and has signed in', async () => {
    const almanac = await openAlmanac();
    await registerOrganization(almanac, 'Library', ['Kids']);
    await registerOrganization(almanac, 'Trash Collection', [DISTRICT]);
    const event = await publish(almanac, 'chess', { name: 'Chess club', organization: 'Library' });
    const [anna, ben] = [await registerAccount(almanac, 'anna@example.com'), await registerAccount(almanac, 'ben@example.com')];
    const post = (path: string, fields: object, { cookie } = anna) => almanac.http.post(path).set('cookie', cookie).send(fields);
    await anna.follow('Library').expect(200);
    await anna.save(event).expect(200);
    await post(`/api/preferences/${anna.key}/collection-district`, { district: DISTRICT }).expect(200);
    await post('/api/events/user', { name: 'Piano lesson', date: '2026-11-24', description: 'Bring the Clementi.' }).expect(201);
    await post('/api/events/user', { name: 'Dentist' }, ben).expect(201);
    const { url } = (await post('/api/subscription', { sessionId: anna.key }).expect(201)).body;

    const { body, headers, text } = await almanac.http.get('/api/me/export').set('cookie', anna.cookie).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-almanac-2026-11-20.json"',
      'cache-control': 'no-store',
    });
    expect(body).toEqual({
      exportedAt: '2026-11-20T17:00:00.000Z',
      account: {
        ...{ email: 'anna@example.com', pendingEmail: null, formerEmails: [] },
        ...{ since: expect.stringContaining('2026-11-20'), roles: [], asksForCode: false },
      },
      follows: {
        organizations: ['Library', 'Library::Kids', `Trash Collection::${DISTRICT}`],
        subcalendars: [],
        townDefaults: false,
      },
      saved: [{ id: event, name: 'Chess club', organization: 'Library', date: expect.any(String) }],
      collectionDistrict: DISTRICT,
      ownEvents: [expect.objectContaining({ name: 'Piano lesson', date: '2026-11-24', description: 'Bring the Clementi.' })],
      subscriptions: [{ since: expect.any(String) }],
      reminders: [],
      textMessages: { phoneNumber: null, smsConsentGiven: false, smsNumber: null, smsRemindersEnabled: false },
    });
    for (const secret of [url.split('/').at(-1), anna.cookie, '$argon2', 'Dentist']) expect(text).not.toContain(secret);
    await almanac.http.get('/api/me/export').expect(401);
    await anna.logout().expect(204);
    await almanac.http.get('/api/me/export').set('cookie', anna.cookie).expect(401);
  });
});

const EMAIL = 'anna.kowalska@example.com';
const NEW_PASSWORD = 'another good password';

describe('What Anna tells about herself', () => {
  let almanac: Almanac;
  let token: string;
  let cookie: string;
  const answers: string[] = [];

  const post = async (what: string, body: object) => {
    const answer = await almanac.http.post(`/api/auth/${what}`).send(body);
    answers.push(`${answer.text} ${JSON.stringify({ ...answer.headers, 'set-cookie': '' })}`);
    return answer;
  };

  const everything = async () => {
    const { key: sessionId } = almanac.resident('Anna');
    const anna = await registerAccount(almanac, EMAIL, sessionId);
    cookie = anna.cookie;
    await post('register', { email: EMAIL, password: PASSWORD });
    await post('register', { email: `${EMAIL}.`, password: PASSWORD, sessionId: EMAIL });
    await post('login', { email: EMAIL, password: 'not her password' });
    await post('login', { email: EMAIL, password: [PASSWORD] });
    await post('login', { email: [EMAIL], password: PASSWORD });
    await post('forgot-password', { email: EMAIL });
    await almanac.waitUntilSettled();
    token = tokenOf(readOutbox(almanac)[0]!);
    for (const wrong of [`${token}x`, token.toUpperCase(), EMAIL])
      await post('reset-password', { token: wrong, password: NEW_PASSWORD });
    await post('reset-password', { token, password: 'short' });
    await post('reset-password', { token, password: NEW_PASSWORD });
    await post('reset-password', { token, password: NEW_PASSWORD });
    for (const path of [
      `/api/auth/nothing/${token}`,
      `/api/auth/verify-reset-token?token=${token}`,
      `/reset-password/${token}`,
    ]) {
      const { text, headers } = await almanac.http.get(path);
      answers.push(`${text} ${JSON.stringify(headers)}`);
    }
    await (await signIn(almanac, EMAIL, sessionId, NEW_PASSWORD)).logout().expect(204);
  };

  beforeAll(async () => {
    almanac = await openAlmanac();
  });

  it('is in no answer but her own, and in nothing printed', async () => {
    const printed = await captureOutput(everything);
    for (const secret of [EMAIL, PASSWORD, NEW_PASSWORD, token, cookie])
      for (const text of [...answers, printed]) expect(text).not.toContain(secret);
  });

  it('is in no fact in the clear: neither her address, nor its hash, nor the hash of a password or of a session', async () => {
    const log = JSON.stringify(await readLog(almanac.app.get(EventStore)));
    const { key: session } = almanac.resident('Anna');
    for (const secret of [EMAIL, 'kowalska', hashedKey(EMAIL), '$argon2id', PASSWORD, NEW_PASSWORD, token, session])
      expect(log).not.toContain(secret);
  });

  onFiles.it('is in no byte of the stores, and the letter is for her alone', async () => {
    const inData = (name: string) => join(almanac.dataDirectory, name);
    const files = readdirSync(almanac.dataDirectory).filter((name) => statSync(inData(name)).isFile());
    expect(files).toEqual(expect.arrayContaining(['events.db', 'readmodels.db', 'keys.db', 'jwt-secret']));
    const secret = readFileSync(inData('jwt-secret'), 'utf8').trim();
    for (const file of files) {
      const bytes = readFileSync(inData(file));
      for (const one of [EMAIL, '$argon2id', PASSWORD, NEW_PASSWORD, token])
        expect([file, bytes.includes(one)]).toEqual([file, false]);
      expect([file, bytes.includes(secret)]).toEqual([file, file === 'jwt-secret']);
    }
    for (const name of ['outbox', 'jwt-secret', 'keys.db'])
      expect([name, statSync(inData(name)).mode & 0o077]).toEqual([name, 0]);
  });

  onFiles.it('can be read by nobody once her key is gone, while the log stays what it is', async () => {
    const { dataDirectory: ALMANAC_DATA_DIR } = almanac;
    const before = await readLog(almanac.app.get(EventStore));
    await almanac.close();
    for (const name of readdirSync(ALMANAC_DATA_DIR)) if (name.startsWith('keys.db')) rmSync(join(ALMANAC_DATA_DIR, name));
    almanac = await openAlmanac({ ALMANAC_DATA_DIR });
    await post('login', { email: EMAIL, password: NEW_PASSWORD }).then(({ status }) => expect(status).toBe(401));
    expect(await readLog(almanac.app.get(EventStore))).toEqual(before);
    expect((await registerAccount(almanac, EMAIL)).user.email).toBe(EMAIL);
  });
});

const LIBRARY = 'Moorestown Library';

describe('The key of a session', () => {
  let almanac: Almanac;
  let chess: number;

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, LIBRARY, ['Teens']);
    chess = await publish(almanac, 'Chess club');
  });

  const everything = async () => {
    const { key: sessionId, ...anna } = almanac.resident('Anna');
    const { http } = almanac;
    const broken = { 'content-type': 'application/json' };
    await anna.follow(LIBRARY).expect(200);
    await anna.save(chess).expect(200);
    await registerOrganization(almanac, LIBRARY, ['Teens', 'Chess']);
    await almanac.waitUntilSettled();
    const answers = await Promise.all([
      ...['preferences', 'sidebar', 'feed', 'nothing'].map((what) => http.get(`/api/${what}/${sessionId}`)),
      ...['organizations', 'subcalendars', 'events', 'town', 'health'].map((what) => http.get(`/api/${what}?key=${sessionId}`)),
      http.get(`/api/preferences/${sessionId}/nothing`),
      http.post(`/api/preferences/${sessionId.replaceAll('_', '%5F')}/nothing`),
      http.post(`/api/preferences/%73ession${sessionId.slice('session'.length)}/nothing`),
      http.get(`/api/preferences/${sessionId}%`),
      http.get(`/api/preferences/${sessionId.slice(0, -2)}~~`),
      http.get(`/api/events/${sessionId}`),
      http.get(`/api/events?from=${sessionId}`),
      http.get(`/${sessionId}`).set('accept', 'text/html'),
      http.get('/api/preferences/user_7'),
      http.post('/api/organizations/follow').send({ sessionId, organizations: [sessionId] }),
      http.post('/api/organizations/follow').send({ sessionId, organizations: sessionId }),
      http.post('/api/organizations/follow').send({ [sessionId]: sessionId }),
      http.post('/api/organizations/follow').set(broken).send(sessionId),
      http.post('/api/organizations/follow').set(broken).send(`{"sessionId":"${sessionId}"`),
      http.post('/api/subcalendars/follow').send({ sessionId, subcalendars: [4711] }),
      http.post(`/api/preferences/${sessionId}/save-event`).send({ eventId: chess }),
      http.post(`/api/preferences/${sessionId}/save-event`).send({ eventId: sessionId }),
      http.post(`/api/events/${chess}/save`).send({ sessionId }),
      http.post(`/api/events/${sessionId}/save`).send({ sessionId }),
      http.delete(`/api/events/${chess}/save`).send({ sessionId }),
    ]);
    return answers.map(({ text, headers }) => `${text} ${JSON.stringify(headers)}`);
  };

  onFiles.it('is in no answer, in nothing printed and in no byte of the stores, whatever Anna does or does wrong', async () => {
    const anna = almanac.resident('Anna');
    let answers: string[] = [];
    const printed = await captureOutput(async () => {
      answers = await everything();
    });
    const secret = anna.key.split('_').at(-1)!;
    for (const answer of [...answers, printed]) expect(answer).not.toContain(secret);

    const files = readdirSync(almanac.dataDirectory);
    expect(files).toEqual(expect.arrayContaining(['events.db', 'readmodels.db']));
    const holding = files.filter((file) => readFileSync(join(almanac.dataDirectory, file)).includes(secret));
    expect(holding).toEqual([]);
    expect(await anna.preferences()).toMatchObject({
      followedOrganizations: [LIBRARY, `${LIBRARY}::Teens`, `${LIBRARY}::Chess`],
    });
  });

  onFiles.it('is what an auditor gives, and not told again', async () => {
    const { key } = almanac.resident('Anna');
    const audit = openCommandLine(almanac.dataDirectory);
    for (const words of [[key], [key, '--json'], ['user_7', '--json']]) {
      const { code, output, complained } = await audit('audit', 'preferences', ...words);
      expect([code, complained]).toEqual([0, '']);
      expect(output).not.toContain(words[0]);
    }
    expect((await audit('audit', 'preferences', key)).output).toMatch(/themselves +OrganizationFollowed/);
  });
});

/** Must never be found in a log. Each is sent somewhere in these stories. */
const SENTINELS = {
  email: 'zuzanna.sentinel@example.com',
  password: 'a sentinel of a password',
  phone: '8565550142',
  name: 'Sentinelowska',
  ownEvent: 'Dinner with Quillfeather',
  place: '17 Sentinel Lane',
  query: 'sentinelquery',
  question: 'Where is the sentinelquestion?',
  endpoint: 'sentinelendpoint',
  referrer: 'sentinelreferrer',
  agent: 'SentinelBrowser',
};

const eventLinesOf = (printed: string) =>
  printed
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

describe('The log, with everything in it that can be', () => {
  let almanac: Almanac;
  let provider: Awaited<ReturnType<typeof openSmsProvider>>;
  let event: number;
  let lines: any[];
  let printed: string;
  const secrets: string[] = Object.values(SENTINELS);

  beforeAll(async () => {
    provider = await openSmsProvider();
    almanac = await openAlmanac({ ...provider.environment, LOG_FORMAT: 'json', LOG_LEVEL: 'trace' });
    await registerOrganization(almanac, 'Moorestown Library', ['Teens']);
    event = await publish(almanac, 'Light Up Night', { startTime: '2026-11-20T18:00:00-05:00', time: '6:00 PM' });
    printed = await captureOutput(async () => {
      await everything();
      await mishaps();
    });
    lines = eventLinesOf(printed);
  });

  const post = (path: string, body: object, cookie?: string) => {
    const request = almanac.http
      .post(path)
      .set('referer', `https://town.example/?q=${SENTINELS.referrer}`)
      .set('user-agent', SENTINELS.agent);
    if (cookie) request.set('cookie', cookie);
    return request.send(body);
  };

  const everything = async () => {
    const zuza = almanac.resident('Zuza');
    const account = await registerAccount(almanac, SENTINELS.email, zuza.key);
    const cookie = account.cookie;
    secrets.push(zuza.key, account.key, account.user.id, cookie.split('=')[1]!);
    for (const password of [SENTINELS.password, 'wrong'])
      await post('/api/auth/login', { email: SENTINELS.email, password, sessionId: 'sentinel' });
    await post('/api/auth/forgot-password', { email: SENTINELS.email }).expect(200);
    await almanac.waitUntilSettled();
    const token = tokenOf(readOutbox(almanac)[0]!);
    secrets.push(token);
    await almanac.http.get(`/reset-password/${token}`);
    await almanac.http.get(`/api/auth/verify-reset-token?token=${token}`).expect(200);
    await post('/api/auth/reset-password', { token: `${token}x`, password: SENTINELS.password }).expect(400);
    const newEmail = `new-${SENTINELS.email}`;
    await post('/api/me/email', { email: newEmail, password: SENTINELS.password }, cookie).expect(403);
    await post('/api/me/email', { email: newEmail, password: PASSWORD }, cookie).expect(202);
    await almanac.waitUntilSettled();
    const emailToken = tokenOf(readOutbox(almanac).find((letter) => letter.includes(`To: ${newEmail}\n`))!);
    secrets.push(emailToken);
    await almanac.http.get(`/email-address/${emailToken}`);
    await almanac.http.get(`/api/auth/verify-email-token?token=${emailToken}`).expect(200);
    await post('/api/auth/use-email-token', { token: `${emailToken}x` }).expect(400);
    const { body: subscription } = await post('/api/subscription', { sessionId: zuza.key }).expect(201);
    secrets.push(subscription.url.split('/').at(-1)!.replace('.ics', ''));
    await almanac.http.get(new URL(subscription.url).pathname).expect(200);
    await almanac.http.get(`${new URL(subscription.url).pathname}x`).expect(404);
    const own = { name: SENTINELS.ownEvent, address: SENTINELS.place, description: SENTINELS.name };
    await post('/api/events/user', own, cookie).expect(201);
    await post('/api/events/parse-natural-language', { text: `${SENTINELS.ownEvent} friday 7pm` }, cookie).expect(200);
    await post('/api/chat', { message: SENTINELS.question }).expect(200);
    await almanac.http.get(`/?q=${SENTINELS.query}`);
    await almanac.http.get(`/calendar/search.ics?q=${SENTINELS.query}`).expect(200);
    await almanac.http.get(`/feed.json?q=${SENTINELS.query}&for=${SENTINELS.query}`).expect(400);
    await almanac.http.get(`/api/events/${SENTINELS.query}`).expect(404);
    await almanac.http.get(`/${SENTINELS.name}`);
    const phoneNumber = `(856) 555-0142`;
    await post(`/api/preferences/${zuza.key}/sms-settings`, { smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber });
    await almanac.waitUntilSettled();
    await provider.receiveReply(almanac, `1${SENTINELS.phone}`, 'Yes').expect(204);
    provider.heard.answers.push('refused', 'refused');
    await post('/api/sms/inbound', { msisdn: `1${SENTINELS.phone}`, text: 'STOP' }).expect(401);
    const browser = { endpoint: `https://push.example.com/${SENTINELS.endpoint}`, keys: { p256dh: 'x', auth: 'y' } };
    await post('/api/push', { sessionId: zuza.key, subscription: browser });
    await post('/api/suggest-event', {
      ...{ eventName: SENTINELS.name, organization: 'Library', date: '2026-12-05', location: SENTINELS.place },
      ...{ contactName: SENTINELS.name, contactEmail: SENTINELS.email },
    }).expect(202);
    await post('/api/report', { event: { name: 'x', organization: 'y', date: 'z' }, issue: SENTINELS.name }).expect(202);
    await almanac.http
      .post('/api/chat')
      .set('content-type', 'application/json')
      .send(`{"message": ${SENTINELS.name}`)
      .expect(400);
    await zuza.save(event).expect(200);
    await zuza.save(4711).expect(404);
  };

  const mishaps = async () => {
    const quoting = new Error(
      `duplicate entry '${SENTINELS.email}' for +1${SENTINELS.phone} at /x?q=${SENTINELS.query}, key ${almanac.resident('Zuza').key}`,
    );
    const unreadable = (() => {
      try {
        return JSON.parse(`{"name": ${SENTINELS.name} }`);
      } catch (error) {
        return error;
      }
    })();
    for (const error of [quoting, unreadable]) {
      const failing = jest.spyOn(almanac.app.get(EventStore), 'append').mockRejectedValue(error);
      await almanac.resident('Zuza').unsave(event).expect(500);
      failing.mockRestore();
    }
    const unsent = [
      jest.spyOn(almanac.app.get(MailTransport), 'send').mockRejectedValue(quoting),
      jest.spyOn(almanac.app.get(SmsProvider), 'send').mockRejectedValue(quoting),
    ];
    await post('/api/auth/forgot-password', { email: SENTINELS.email }).expect(200);
    await provider.receiveReply(almanac, `1${SENTINELS.phone}`, 'HELP');
    for (const one of unsent) one.mockRestore();
  };

  it('tells of each request and each command, and of what went wrong', () => {
    const linesWith = (msg: string) => lines.filter((line) => line.msg === msg);
    expect(linesWith('request').length).toBeGreaterThan(25);
    expect(linesWith('request').map(({ route }) => route)).toEqual(
      expect.arrayContaining(['/api/auth/register', '/api/events/:idOrSlug', '/calendar/:kind/:name', '/api/events/:id/save']),
    );
    expect(linesWith('command').map(({ command }) => command)).toEqual(
      expect.arrayContaining(['SaveEvent', 'StartSubscription']),
    );
    expect(lines.filter(({ level }) => level === 'error').length).toBeGreaterThanOrEqual(2);
  });

  it('has nobody in it: no key, address, number or name, nothing asked for and nothing that lets anybody in', () => {
    expect(printed.length).toBeGreaterThan(5_000);
    for (const secret of secrets)
      for (const written of [secret, encodeURIComponent(secret)])
        expect([written, lines.filter((line) => JSON.stringify(line).includes(written))]).toEqual([written, []]);
    for (const secret of secrets) expect([secret, printed.includes(secret)]).toEqual([secret, false]);
  });

  it('leads from an answer to what was said and recorded because of it', async () => {
    let requestId = '';
    const log = await captureOutput(async () => {
      const answer = await almanac.resident('Yann').save(event).expect(200);
      requestId = answer.headers['x-request-id']!;
    });
    const its = eventLinesOf(log).filter((line) => line.requestId === requestId);
    expect(its.map(({ msg }) => msg)).toEqual(['command', 'request']);
    const [command] = its;
    const facts = await readLog(almanac.app.get(EventStore));
    const recorded = facts.filter(({ metadata }) => metadata.correlationId === requestId);
    expect(recorded.map(({ type }) => type)).toContain('EventSaved');
    expect(new Set(recorded.map(({ metadata }) => metadata.commandId))).toEqual(new Set([command.commandId]));
  });

  it('is told in sentences to who sits before a terminal, who sees nobody either', async () => {
    const town = await openAlmanac({ LOG_LEVEL: 'debug' });
    const log = await captureOutput(async () => {
      await town.http.get(`/api/events/${SENTINELS.query}?q=${SENTINELS.query}`).expect(404);
    });
    expect(log).toMatch(/request method=GET route=\/api\/events\/:idOrSlug status=404 milliseconds=\d+/);
    expect(log).not.toContain(SENTINELS.query);
    expect(eventLinesOf(log)).toEqual([]);
  });
});

const [ADA, TOM] = ['ada@example.com', 'tom@example.com'];

describe('A town whose keys were lost, and brought back as of before', () => {
  onFiles.it('lets in whom they know; who came later registers again once an operator has forgotten that account', async () => {
    const ALMANAC_DATA_DIR = createDataDirectory();
    const [keys, copy] = [join(ALMANAC_DATA_DIR, 'keys.db'), join(createDataDirectory(), 'keys.db')];
    const before = await openAlmanac({ ALMANAC_DATA_DIR });
    await registerAccount(before, ADA);
    await before.close();
    copyFileSync(keys, copy);
    const meanwhile = await openAlmanac({ ALMANAC_DATA_DIR });
    await registerAccount(meanwhile, TOM);
    await meanwhile.close();
    rmSync(keys);
    copyFileSync(copy, keys);

    const town = await openAlmanac({ ALMANAC_DATA_DIR });
    const tries = (what: string) => town.http.post(`/api/auth/${what}`).send({ email: TOM, password: PASSWORD });
    await signIn(town, ADA);
    await tries('login').expect(401);
    await tries('register').expect(409);
    await tries('login').expect(401);

    expect(await openCommandLine(ALMANAC_DATA_DIR)('forget', '--email', TOM, '--confirm', TOM)).toMatchObject({
      code: 0,
      complained: '',
    });
    await registerAccount(town, TOM);
    await signIn(town, TOM);
  });
});

const STEP_KINDS = [
  'follow',
  'leave',
  'save',
  'unsave',
  'keep',
  'revise',
  'delete',
  'live',
  'subscribe',
  'forget password',
  'sign in',
] as const;
type Step = Readonly<{ who: number; deed: (typeof STEP_KINDS)[number] | 'forget' }>;

const arbitraryHistory = (): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      who: fc.nat({ max: 2 }),
      deed: fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...STEP_KINDS) as fc.Arbitrary<Step['deed']> },
        { weight: 1, arbitrary: fc.constant<Step['deed']>('forget') },
      ),
    }),
    { minLength: 15, maxLength: 40, size: 'max' },
  );

describe('Whatever people have done before one of them is forgotten', () => {
  let almanac: Almanac;
  let event: number;
  const gone: string[] = [];

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, 'Library', ['Kids', 'Teens']);
    await registerOrganization(almanac, 'Trash Collection', [DISTRICT]);
    event = await publish(almanac, 'Chess club');
  });

  type Person = SignedInBrowser & Readonly<{ session: string; email: string }>;

  const aPerson = async (): Promise<Person> => {
    const [session, email] = [keyOf(randomUUID()), `${randomUUID()}@example.com`];
    return { ...(await registerAccount(almanac, email, session)), session, email };
  };

  const get = async ({ cookie }: Person, path: string) => (await almanac.http.get(`/api/${path}`).set('cookie', cookie)).body;
  const post = (path: string, fields: object, { cookie }: Person) =>
    almanac.http.post(`/api/${path}`).set('cookie', cookie).send(fields);

  const does = async (person: Person, deed: (typeof STEP_KINDS)[number]) => {
    const { key: sessionId, session } = person;
    const [one] = await get(person, `events/user/${sessionId}`);
    const name = `What ${person.user.id} keeps`;
    switch (deed) {
      case 'follow':
        return person.follow('Library');
      case 'leave':
        return person.follow();
      case 'save':
        return person.save(event);
      case 'unsave':
        return person.unsave(event);
      case 'keep':
        return post('events/user', { name, date: '2026-11-24', recurrence: 'FREQ=WEEKLY;COUNT=3' }, person);
      case 'revise':
        return (
          one && almanac.http.put(`/api/events/user/${one.id}`).set('cookie', person.cookie).send({ name, date: '2026-11-25' })
        );
      case 'delete':
        return one && almanac.http.delete(`/api/events/user/${one.id}`).set('cookie', person.cookie).send({});
      case 'live':
        return post(`preferences/${sessionId}/collection-district`, { district: DISTRICT }, person);
      case 'subscribe':
        return post('subscription', { sessionId }, person);
      case 'forget password':
        return post('auth/forgot-password', { email: person.email }, person);
      case 'sign in':
        await almanac.http.post(`/api/events/${event}/save`).send({ sessionId: session });
        return signIn(almanac, person.email, session);
    }
  };

  const answersTo = async (person: Person) => {
    const [own, session] = [person.key, person.session];
    const paths = [
      'auth/me',
      `preferences/${own}`,
      `preferences/${session}`,
      `feed/${own}`,
      `events/user/${own}`,
      `subscription/${own}`,
    ];
    return Promise.all([...paths, 'me/export'].map((path) => get(person, path)));
  };

  /**
   * Read models that contain a resident's id or a hash of a key. After forgetting, two kinds may: a subscription address as a hash,
   * and the auditors' lists that somebody was forgotten.
   */
  const tracesOf = async ({ user, key, session }: Person): Promise<string[]> => {
    const readModels = almanac.app.get(ReadModels);
    const marks = [user.id, hashedKey(key), hashedKey(session)];
    const found = await Promise.all(
      projections.map(async (model) => [model.name, JSON.stringify(await readModels.find(model as typeof list))] as const),
    );
    return found.filter(([, text]) => marks.some((mark) => text.includes(mark))).map(([name]) => name);
  };

  const forget = async (people: Person[], who: number) => {
    const person = people[who]!;
    const others = people.filter((_, nth) => nth !== who);
    await almanac.waitUntilSettled();
    const before = await Promise.all(others.map(answersTo));
    await almanac.app.get(PersonForgetter, { strict: false }).forgetAccount(person.user.id, 'operator');
    expect(await Promise.all(others.map(answersTo))).toEqual(before);
    expect((await tracesOf(person)).filter((name) => name !== subscriptions.name)).toEqual([list.name, trails.name]);
    expect(await almanac.app.get(PersonalKeys).get(person.user.id)).toBeUndefined();
    expect((await almanac.http.get('/api/me/export').set('cookie', person.cookie)).status).toBe(401);
    gone.push(person.user.id);
    people[who] = { ...(await registerAccount(almanac, person.email)), session: person.session, email: person.email };
    expect(people[who]!.user.id).not.toBe(person.user.id);
  };

  it('nothing of that one is left, and nobody else notices', async () => {
    const run = async (steps: Step[]) => {
      const people = [await aPerson(), await aPerson(), await aPerson()];
      for (const { who, deed } of [...steps, { who: 0, deed: 'forget' as const }]) {
        if (deed === 'forget') await forget(people, who);
        else await does(people[who]!, deed);
      }
    };
    await fc.assert(fc.asyncProperty(arbitraryHistory(), run), { numRuns: isOnEngines ? 2 : 8, endOnFailure: true });
  });

  it('the log verifies, is folded again alike, and grew at its end alone', async () => {
    const log = await readLog(almanac.app.get(EventStore));
    expect(gone.every((id) => log.some(({ type, data }) => type === 'AccountRegistered' && data.id === id))).toBe(true);
    const run = openCommandLine(almanac.dataDirectory);
    expect((await run('log', 'verify')).code).toBe(0);
    expect(await run('projections', 'verify', '--all')).toMatchObject({ code: 0 });
    expect(await almanac.app.get(PersonalKeys).destroyed()).toEqual(new Set(gone));
  });
});
