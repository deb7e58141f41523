import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { BSON, MongoClient } from 'mongodb';
import type { TownEvent } from '#libs/contracts';
import { PersonalKeys } from '#libs/event-sourcing';
import { SmsProvider } from '#libs/integrations';
import { PASSWORD, readOutbox, registerAccount, type SignedInBrowser, tokenOf } from './account';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { describeOnMongoDb } from './engines/mongodb';
import { onFiles, openEventStore } from './engines/test-servers';
import { publish, registerOrganization } from './publishing';

const EMAIL = 'Zephyrine.Quist@example.com';
const SECRETS = [
  'Zephyrine',
  'zephyrine.quist',
  'marzipan rehearsal',
  'Ottoline Bramble',
  'quince jelly',
  '8565550142',
  '555-0142',
];

const readFiles = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name))
      .map((file) => [file, readFileSync(file)]),
  );

const findFilesWith = (files: ReadonlyMap<string, Buffer>, secrets: readonly (string | Buffer)[]): string[] => {
  const written = secrets.flatMap((one) => {
    const bytes = Buffer.from(one);
    const texts = typeof one === 'string' ? [one, one.toLowerCase()].map((text) => Buffer.from(text)) : [bytes];
    return [...texts, ...texts.map((text) => Buffer.from(text.toString('latin1'), 'utf16le')), ...encodingsOf(bytes)];
  });
  return [...files].filter(([, bytes]) => written.some((one) => bytes.includes(one))).map(([file]) => file);
};

/** Without the last characters of base64, which depend on the bytes that follow. */
const encodingsOf = (bytes: Buffer): Buffer[] =>
  [bytes.toString('hex'), bytes.toString('base64').slice(0, -4), bytes.toString('base64url').slice(0, -4)].map((text) =>
    Buffer.from(text),
  );

describe('Somebody who wishes to be forgotten', () => {
  let almanac: Almanac;
  let zephyrine: SignedInBrowser;
  let ben: SignedInBrowser;
  let key: Buffer;
  let saved: number;
  const apart = createDataDirectory();
  const [town, keysApart] = [join(apart, 'town.ndjson'), join(apart, 'keys.db')];

  const run = (...words: string[]) => openCommandLine(almanac.dataDirectory)(...words);
  const keep = (who: SignedInBrowser, name: string) =>
    almanac.http
      .post('/api/events/user')
      .set('cookie', who.cookie)
      .send({
        name,
        date: '2026-11-24',
        location: 'With Ottoline Bramble',
        description: 'Bring quince jelly.',
        recurrence: 'FREQ=WEEKLY',
      })
      .expect(201);
  const calendarOf = async ({ key: sessionId, cookie }: SignedInBrowser): Promise<string> =>
    new URL((await almanac.http.post('/api/subscription').set('cookie', cookie).send({ sessionId }).expect(201)).body.url)
      .pathname;
  const answersTo = async ({ key, cookie }: SignedInBrowser) =>
    Promise.all(
      [
        'auth/me',
        `preferences/${key}`,
        `preferences/${key}/saved-events`,
        `feed/${key}`,
        `sidebar/${key}`,
        `events/user/${key}`,
      ].map(async (what) => {
        const { status, body } = await almanac.http.get(`/api/${what}`).set('cookie', cookie);
        return { what, status, body };
      }),
    );
  let calendars: Record<'hers' | 'his', string>;
  let his: unknown;

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, 'Library', ['Kids']);
    saved = await publish(almanac, 'Chess club');
    const tomorrow = await publish(almanac, 'Choir', { date: '2026-11-21', startTime: '2026-11-21T18:00:00-05:00' });
    const session = almanac.resident('Zephyrine');
    await session.follow('Library').expect(200);
    zephyrine = await registerAccount(almanac, EMAIL, session.key);
    ben = await registerAccount(almanac, 'ben@example.com');
    for (const who of [zephyrine, ben]) {
      await who.save(saved).expect(200);
      await keep(who, who === ben ? 'Chess with Carla' : 'marzipan rehearsal');
    }
    calendars = { hers: await calendarOf(zephyrine), his: await calendarOf(ben) };
    for (const who of [zephyrine, session]) {
      const head = 'cookie' in who ? { cookie: who.cookie } : {};
      const texts = { smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber: '(856) 555-0142' };
      await almanac.http.post(`/api/preferences/${who.key}/sms-settings`).set(head).send(texts).expect(200);
      const reminder = { eventId: tomorrow, eventName: 'Choir', reminderTime: '2026-11-21T17:00:00-05:00', sent: false };
      for (const how of [{ reminderType: 'browser' }, { reminderType: 'sms', phoneNumber: '(856) 555-0142' }])
        await almanac.http
          .post('/api/reminders')
          .set(head)
          .send({ ...reminder, ...how, sessionId: who.key })
          .expect(201);
    }
    for (const email of [EMAIL, 'ben@example.com'])
      await almanac.http.post('/api/auth/forgot-password').send({ email }).expect(200);
    await almanac.waitUntilSettled();
    await answersTo(zephyrine);
    his = await answersTo(ben);
    key = (await almanac.app.get(PersonalKeys).get(zephyrine.user.id))!;
    expect((await run('log', 'export', town, '--keys', keysApart)).code).toBe(0);
  });

  onFiles.it('can be found before: by her letter in plain text, and by her key', async () => {
    const files = readFiles(almanac.dataDirectory);
    expect(findFilesWith(files, SECRETS)).toEqual([expect.stringMatching(/outbox/)]);
    expect(findFilesWith(files, [key])).toEqual([expect.stringMatching(/keys\.db$/)]);
  });

  it('is forgotten by an operator, beside the server that runs', async () => {
    const { code, output } = await run('forget', zephyrine.key, '--confirm', zephyrine.key, '--json');
    expect([code, JSON.parse(output)]).toEqual([0, { account: true, sessions: 1, ownEvents: 1, letters: 1 }]);
    await almanac.waitUntilSettled();
  });

  onFiles.it('is in no byte of the town, nor of a copy whose keys are elsewhere', async () => {
    const files = new Map([...readFiles(almanac.dataDirectory), [town, readFileSync(town)]]);
    expect([...files.keys()].some((file) => file.endsWith('.eml'))).toBe(true);
    expect(findFilesWith(files, [...SECRETS, key])).toEqual([]);
  });

  it('is answered nothing any more, wherever she was signed in or subscribed', async () => {
    expect((await answersTo(zephyrine)).map(({ status, body }) => [status, body.user])).toEqual([
      [200, null],
      ...Array.from({ length: 5 }, () => [401, undefined]),
    ]);
    await almanac.http.post('/api/auth/login').send({ email: EMAIL, password: PASSWORD }).expect(401);
    await almanac.http.get(calendars.hers).expect(410);
    const session = almanac.resident('Zephyrine');
    expect(await session.preferences()).toMatchObject({ followedOrganizations: [], savedEvents: [], defaults: true });
    const sent = readOutbox(almanac).length;
    await almanac.http.post('/api/auth/forgot-password').send({ email: EMAIL }).expect(200);
    await almanac.waitUntilSettled();
    expect(readOutbox(almanac)).toHaveLength(sent);
  });

  it('takes nothing from anybody else', async () => {
    expect(await answersTo(ben)).toEqual(his);
    expect((await almanac.http.get(calendars.his).expect(200)).text).toContain('SUMMARY:Chess with Carla');
    expect(tokenOf(readOutbox(almanac)[0]!)).toContain(ben.user.id);
  });

  it('leaves a log that verifies, and read models that are folded from it again alike', async () => {
    expect((await run('log', 'verify')).code).toBe(0);
    expect((await run('projections', 'verify', '--all')).code).toBe(0);
  });

  it.each<[number, ...string[]]>([
    [1, 'user_7'],
    [1, 'session_1_aaaaaaaaaaaaaaaaaaaaaaaa'],
    [2, 'anna@example.com'],
    [2, 'user_7', '--email', EMAIL],
    [2],
    [1, '--email', 'nobody@example.com'],
  ])('is none of those whom nobody knows: %i for %s', async (code, ...words) =>
    expect((await run('forget', ...words, '--confirm', words.at(-1) ?? EMAIL)).code).toBe(code),
  );

  it('cannot be forgotten twice, nor anything of her be kept', async () => {
    expect(await run('forget', zephyrine.key, '--confirm', zephyrine.key)).toMatchObject({
      code: 1,
      complained: 'No account or session has this key.',
    });
    await expect(almanac.app.get(PersonalKeys).getOrCreate(zephyrine.user.id)).rejects.toThrow('forgotten');
  });

  it('may come again as somebody new, who finds nothing', async () => {
    const anew = await registerAccount(almanac, EMAIL);
    expect(anew.user.id).not.toBe(zephyrine.user.id);
    const { body } = await almanac.http.get(`/api/events/user/${anew.key}`).set('cookie', anew.cookie).expect(200);
    expect(body as TownEvent[]).toEqual([]);
    expect((await anew.preferences()).body).toMatchObject({ followedOrganizations: [], savedEvents: [] });
    expect((await run('forget', '--email', EMAIL, '--confirm', EMAIL)).code).toBe(0);
  });

  it('may say so herself, who knows her password and has signed in', async () => {
    const anew = await registerAccount(almanac, EMAIL);
    await keep(anew, 'marzipan rehearsal');
    const forget = (body: object, cookie = anew.cookie) => almanac.http.post('/api/me/forget').set('cookie', cookie).send(body);
    await forget({ password: PASSWORD }, '').expect(401);
    await forget({ password: 'not her password' }).expect(403);
    await forget({}).expect(400);
    expect((await anew.me())?.email).toBe(EMAIL);
    const { headers } = await forget({ password: PASSWORD }).expect(204);
    expect(headers['set-cookie']).toEqual([expect.stringContaining('almanac=; Path=/; Max-Age=0')]);
    expect(await anew.me()).toBeNull();
    await forget({ password: PASSWORD }).expect(401);
    expect(await almanac.app.get(PersonalKeys).get(anew.user.id)).toBeUndefined();
  });

  onFiles.it('leaves no message either to a telephone that she had taken back before', async () => {
    const anew = await registerAccount(almanac, 'quill@example.com');
    const choose = (settings: object) =>
      almanac.http.post(`/api/preferences/${anew.key}/sms-settings`).set('cookie', anew.cookie).send(settings).expect(200);
    await choose({ smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber: '(856) 555-0177' });
    await almanac.app.get(SmsProvider).send({ id: 'to-quill', to: '18565550177', text: 'Reminder' });
    await choose({ smsConsentGiven: false, smsRemindersEnabled: false, phoneNumber: null });
    await almanac.http.post('/api/me/forget').set('cookie', anew.cookie).send({ password: PASSWORD }).expect(204);
    expect(findFilesWith(readFiles(almanac.dataDirectory), ['8565550177'])).toEqual([]);
  });

  onFiles.it('is forgotten by a session in which nothing but a telephone was given, and taken back', async () => {
    const { key: session } = almanac.resident('Quentin');
    const choose = (settings: object) => almanac.http.post(`/api/preferences/${session}/sms-settings`).send(settings).expect(200);
    await choose({ smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber: '(856) 555-0178' });
    await almanac.app.get(SmsProvider).send({ id: 'to-quentin', to: '18565550178', text: 'Reminder' });
    await choose({ smsConsentGiven: false, smsRemindersEnabled: false, phoneNumber: null });
    expect((await run('forget', session, '--confirm', session)).code).toBe(0);
    expect(findFilesWith(readFiles(almanac.dataDirectory), ['8565550178'])).toEqual([]);
    expect((await run('forget', session, '--confirm', session)).code).toBe(1);
  });

  onFiles.it('does not come back with an older copy of the log and its keys', async () => {
    const { dataDirectory: ALMANAC_DATA_DIR } = almanac;
    await almanac.close();
    await run('log', 'import', town, '--keys', keysApart);
    expect(findFilesWith(readFiles(ALMANAC_DATA_DIR), [...SECRETS, key])).toEqual([]);
    copyFileSync(keysApart, join(ALMANAC_DATA_DIR, 'keys.db'));
    almanac = await openAlmanac({ ALMANAC_DATA_DIR });
    while (!(await almanac.app.get(PersonalKeys).destroyed()).has(zephyrine.user.id)) await setImmediate();
    expect(await answersTo(ben)).toEqual(his);
    expect(findFilesWith(readFiles(ALMANAC_DATA_DIR), [...SECRETS, key])).toEqual([]);
  });
});

describeOnMongoDb('Somebody who wishes to be forgotten', (databaseUrl) => {
  const bytesOf = async (url: string): Promise<Map<string, Buffer>> => {
    const client = await MongoClient.connect(url);
    const database = client.db();
    const collections = await database.listCollections().toArray();
    const found = await Promise.all(
      collections.map(async ({ name }) => {
        const documents = await database.collection(name).find().toArray();
        return [name, Buffer.concat(documents.map((one) => Buffer.from(BSON.serialize(one))))] as const;
      }),
    );
    await client.close();
    return new Map(found);
  };

  it('is in no byte of the servers either', async () => {
    const servers = {
      EVENTSTORE_URL: `esdb://127.0.0.1:${openEventStore({ seed: 1, gossip: 0.2 }).port}?tls=false`,
      MONGODB_URL: databaseUrl(),
    };
    const almanac = await openAlmanac(servers);
    const { key, cookie, user } = await registerAccount(almanac, EMAIL);
    const ownEvent = { name: 'marzipan rehearsal', date: '2026-11-24' };
    await almanac.http.post('/api/events/user').set('cookie', cookie).send(ownEvent).expect(201);
    await almanac.waitUntilSettled();
    const keys = almanac.app.get(PersonalKeys);
    const hers = (await keys.get(user.id))!;
    expect(findFilesWith(await bytesOf(servers.MONGODB_URL), [hers])).toEqual(['personal_keys']);
    expect((await openCommandLine(almanac.dataDirectory, servers)('forget', key, '--confirm', key)).code).toBe(0);
    const everywhere = new Map([...(await bytesOf(servers.MONGODB_URL)), ...readFiles(almanac.dataDirectory)]);
    expect(findFilesWith(everywhere, [...SECRETS, hers])).toEqual([]);
    await expect(keys.getOrCreate(user.id, hers)).rejects.toThrow('forgotten');
    await almanac.http.get(`/api/events/user/${key}`).set('cookie', cookie).expect(401);
    await almanac.close();
  });
});
