import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type {
  AuditKey,
  AuditSearchOptions,
  EventAudit,
  FactLine,
  FactPage,
  FactSearchRequest,
  FactSearchResponse,
  KeyHistory,
  PastState,
  SentMessage,
} from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { BEGINNING, EventStore, LogChain } from '#libs/event-sourcing';
import { PersonForgetter } from '../apps/api/src/accounts/person-forgetter';
import { RoleGranter } from '../apps/api/src/accounts/role-granter';
import { HistoryExporter } from '../apps/api/src/audit/history-exporter';
import { PASSWORD, signIn, registerAccount as signUp } from './account';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { publish, registerOrganization } from './publishing';
import { keyOf } from './resident';
import { openSmsProvider } from './sms-provider';
import { readFactsOfType } from './staff';

const LIBRARY = 'Moorestown Library';
const EVENT_START = '2026-11-20T18:00:00-05:00';
const NO_HEAD = '0'.repeat(64);
const PHONE = '(856) 555-0142';
const instantAt = (clock: string) => `2026-11-20T${clock}:00-05:00`;

describe('Audra, an auditor, who is asked why Nora got a text message on that day', () => {
  const folder = createDataDirectory();
  const nora = keyOf('Nora');
  const key = hashedKey(nora);
  let evening: Almanac;
  let light: number;
  let cookie: string;

  const ask = <T>(path: string): Promise<T> =>
    evening.http
      .get(`/api/ops/audit/${path}`)
      .set('cookie', cookie)
      .expect(200)
      .then(({ body }) => body);
  const look = (typed: string) => evening.http.post('/api/ops/audit/looks').set('cookie', cookie).send({ key: typed });
  const then = (fact: number) => ask<PastState>(`keys/${key}/at?fact=${fact}`);

  beforeAll(async () => {
    const provider = await openSmsProvider();
    const town = { ALMANAC_DATA_DIR: folder, ...provider.environment };
    const morning = await openAlmanac({ ...town, ALMANAC_NOW: instantAt('09:00') });
    await registerOrganization(morning, LIBRARY, ['Teens']);
    light = await publish(morning, 'Light Up Night', { startTime: EVENT_START, time: '6:00 PM', location: 'Main Street' });
    await publish(morning, 'Chess club', { subOrganization: 'Teens' });
    await morning.resident('Nora').save(light).expect(200);
    await morning.resident('Nora').follow(`${LIBRARY}::Teens`).expect(200);
    const settings = { smsConsentGiven: true, smsRemindersEnabled: true, phoneNumber: PHONE };
    await morning.http.post(`/api/preferences/${nora}/sms-settings`).send(settings).expect(200);
    await morning.waitUntilSettled();
    await provider.receiveReply(morning, '18565550142', 'Yes').expect(204);
    const reminder = {
      eventId: light,
      eventName: 'Light Up Night',
      reminderTime: instantAt('17:00'),
      reminderType: 'sms',
      sent: false,
    };
    await morning.http
      .post('/api/reminders')
      .send({ ...reminder, phoneNumber: PHONE, sessionId: nora })
      .expect(201);
    await signUp(morning, 'audra@example.com');
    await morning.app.get(RoleGranter, { strict: false }).grant('audra@example.com', 'auditor', 'operator', { unproven: true });
    await morning.close();

    const atFive = await openAlmanac({ ...town, ALMANAC_NOW: instantAt('17:00') });
    while (!provider.sent.some(({ text }) => text.startsWith('Reminder'))) await setImmediate();
    await atFive.close();

    const atSix = await openAlmanac({ ...town, ALMANAC_NOW: instantAt('18:30') });
    await publish(atSix, 'Film night', { subOrganization: 'Teens', date: '2026-12-04' });
    await atSix.close();

    evening = await openAlmanac({ ...town, ALMANAC_NOW: instantAt('20:00') });
    await evening.resident('Nora').follow().expect(200);
    cookie = (await signIn(evening, 'audra@example.com')).cookie;
  });

  it('is told what was sent that day, and each fact that led to it, in order', async () => {
    await look(nora).expect(200);
    const sent = await ask<SentMessage[]>(`keys/${key}/sent?day=2026-11-20`);
    const reminder = sent.find(({ what }) => what === 'a reminder of Light Up Night (2026-11-20)')!;
    expect(reminder).toMatchObject({
      way: 'text message',
      outcome: 'handed over',
      time: new Date(instantAt('17:00')).toISOString(),
    });
    expect(reminder.because.map(({ kind, by }) => [kind, by])).toEqual([
      ['TextMessagesAgreed', 'session'],
      ['PhoneNumberGiven', 'session'],
      ['TextRemindersTurnedOn', 'session'],
      ['NumberConfirmed', expect.any(String)],
      ['ReminderSet', 'session'],
    ]);
    expect(reminder.because.at(-1)!.what).toMatch(/^Light Up Night \(2026-11-20\), 1 hour before, by text message/);
    expect(await ask<SentMessage[]>(`keys/${key}/sent?day=2026-11-19`)).toEqual([]);
  });

  it('walks through what Nora wished for, with her feed and the difference at each step', async () => {
    const { facts, kind, months } = await ask<KeyHistory>(`keys/${key}`);
    expect([kind, months]).toEqual(['session', [{ month: '2026-11', fact: 1 }]]);
    const saved = await then(1);
    expect(saved.line).toMatchObject({ kind: 'EventSaved', what: 'Light Up Night (2026-11-20)', by: 'session' });
    expect(saved.then!.changed).toEqual([{ field: 'savedEvents', added: ['Light Up Night (2026-11-20)'], removed: [] }]);
    expect(saved.then!.feed.map(({ name }) => name)).toEqual(['Light Up Night']);
    const followed = await then(2);
    expect(followed.then!.fed.map(({ name }) => name)).toEqual(['Chess club']);
    expect(followed.then!.preferences.followedOrganizations).toEqual([`${LIBRARY}::Teens`]);
    expect((await then(0)).then!.preferences).toMatchObject({ savedEvents: [], defaults: true });
    const last = await then(facts);
    expect(last.then!.unfed.map(({ name }) => name)).toEqual(['Chess club', 'Film night']);
    expect(last.then!.preferences.texts).toEqual({ agreed: true, reminders: true, phone: true, answer: 'confirmed' });
    expect(await ask<PastState>(`keys/${key}/at?instant=${encodeURIComponent(instantAt('19:00'))}`)).toMatchObject({
      then: { preferences: { followedOrganizations: [`${LIBRARY}::Teens`] } },
    });
  });

  it('sees the feed at any instant, also where nothing of Nora was recorded, but something of the town', async () => {
    const when = async (clock: string) => {
      const { fact, then } = await ask<PastState>(`keys/${key}/at?instant=${encodeURIComponent(instantAt(clock))}`);
      return [fact, then!.feed.map(({ name }) => name)];
    };
    const [before] = await when('18:29');
    expect(await when('18:29')).toEqual([before, ['Chess club', 'Light Up Night']]);
    expect(await when('18:30')).toEqual([before, ['Chess club', 'Light Up Night', 'Film night']]);
    expect(await when('18:29')).toEqual([before, ['Chess club', 'Light Up Night']]);
    expect(await when('08:00')).toEqual([0, []]);
  });

  it('reads how consent came about, and no telephone number anywhere', async () => {
    const page = await ask<FactPage>(`keys/${key}/facts?group=consent`);
    expect(page.facts.map(({ kind }) => kind)).toEqual([
      ...['NumberConfirmed', 'TextRemindersTurnedOn', 'PhoneNumberGiven', 'TextMessagesAgreed'],
    ]);
    const all = [page, await ask(`keys/${key}`), await ask(`keys/${key}/sent`), await then(4)].map((one) => JSON.stringify(one));
    for (const text of all) {
      expect(text).not.toMatch(/5550142|555-0142/);
      expect(text).not.toContain(nora);
    }
  });

  it('is on record as who looked, once however much she read, and again for what she took away', async () => {
    await evening.http.get(`/api/ops/audit/keys/${key}/export?format=csv`).set('cookie', cookie).expect(200);
    const { looks } = await ask<KeyHistory>(`keys/${key}`);
    expect(looks.map(({ purpose, isMine }) => [purpose, isMine])).toEqual([
      ['export', true],
      ['history', true],
    ]);
  });

  it('finds facts by command, kind, time and whoever acted', async () => {
    const { line } = await then(1);
    const search = (query: string) => ask<FactSearchResponse>(`search?${query}`).then(({ found }) => found);
    expect((await search(`command=${line!.command}`)).map(({ kind, key, what }) => [kind, key, what])).toEqual([
      ['EventSaved', key, null],
    ]);
    expect((await search('kind=RoleGranted&actor=operators')).length).toBe(1);
    const searchFor = (request: FactSearchRequest) =>
      evening.http
        .post('/api/ops/audit/search')
        .set('cookie', cookie)
        .send(request)
        .expect(200)
        .then(({ body }) => body.found);
    for (const event of [String(light), `https://almanac.example/event/${light}`, 'light-up-night--2026-11-20'])
      expect(await searchFor({ event, projection: 'catalogue' })).toMatchObject([{ kind: 'EventPublished', event: light }]);
    expect((await searchFor({ actor: 'audra@example.com', kind: 'HistoryLookedAt' })).length).toBeGreaterThan(0);
    const { kinds, projections } = await ask<AuditSearchOptions>('choices');
    expect([kinds, projections]).toEqual([expect.arrayContaining(['EventSaved']), expect.arrayContaining(['catalogue'])]);
    expect((await search(`actor=${key}`)).length).toBeGreaterThan(4);
    expect(await search(`kind=EventSaved&from=${encodeURIComponent(instantAt('10:00'))}`)).toEqual([]);
    expect(await ask<EventAudit>(`events/${light}`)).toMatchObject({
      ...{ toldBy: light, history: [{ fact: 'EventPublished', event: light }], event: { name: 'Light Up Night' } },
    });
  });

  it('is on record also where she asks only what somebody did, and when', async () => {
    const [ben, carla] = [keyOf('Ben'), keyOf('Carla')].map(hashedKey);
    await ask<FactSearchResponse>(`search?actor=${ben}`);
    await openCommandLine(folder)('audit', 'search', '--actor', keyOf('Carla'));
    const looks = await readFactsOfType(evening, 'HistoryLookedAt');
    for (const [whose, actor] of [
      [ben, expect.stringMatching(/^account:/)],
      [carla, 'operator'],
    ])
      expect(looks).toContainEqual(expect.objectContaining({ key: whose, purpose: 'history', actor }));
  });

  it('is told what is wrong with what she asks for', async () => {
    for (const typed of ['Nora', 'user_', ' ', 'nobody@example'])
      expect((await look(typed).expect(400)).body.message).toMatch(/key/);
    await look('nobody@example.com').expect(404);
    for (const [path, name] of [
      ['keys/nora', 'key'],
      [`keys/${key}/at`, 'fact'],
      [`keys/${key}/at?fact=9999`, 'fact'],
      [`keys/${key}/at?fact=x`, 'fact'],
      [`keys/${key}/at?instant=noon`, 'instant'],
      [`keys/${key}/facts?limit=0`, 'limit'],
      [`keys/${key}/facts?group=all`, 'group'],
      [`keys/${key}/sent?day=today`, 'day'],
      [`keys/${key}/export`, 'format'],
      ['search?command=x', 'command'],
      [`search?actor=${nora}`, 'actor'],
      ['search?actor=audra%40example.com', 'actor'],
      ['search?projection=nothing', 'projection'],
      ['search?after=x', 'after'],
      ['events/x', 'id'],
    ])
      expect((await evening.http.get(`/api/ops/audit/${path}`).set('cookie', cookie).expect(400)).body.message).toContain(name);
    await evening.http.get('/api/ops/audit/events/4').set('cookie', cookie).expect(404);
  });

  it('takes it away signed, which anybody with the public key can check, down to the last byte', async () => {
    const { publicKey } = await ask<AuditKey>('key');
    const line = openCommandLine(folder);
    for (const format of ['csv', 'json']) {
      const { text } = await evening.http
        .get(`/api/ops/audit/keys/${key}/export?format=${format}`)
        .set('cookie', cookie)
        .buffer(true)
        .parse((response, done) => {
          let bodyText = '';
          response.setEncoding('utf8');
          response.on('data', (some: string) => (bodyText += some));
          response.on('end', () => done(null, bodyText));
        })
        .expect(200)
        .then(({ body }) => ({ text: body as string }));
      const file = join(mkdtempSync(join(tmpdir(), 'audit-')), `nora.${format}`);
      writeFileSync(file, text);
      expect(await line('audit', 'verify', file)).toMatchObject({ code: 0, output: expect.stringContaining(publicKey) });
      expect(await line('audit', 'verify', file, '--key', publicKey)).toMatchObject({ code: 0 });
      expect(await line('audit', 'verify', file, '--key', '0'.repeat(64))).toMatchObject({ code: 1 });
      writeFileSync(file, text.replace('Teens', 'Tedns'));
      expect(await line('audit', 'verify', file)).toMatchObject({
        code: 1,
        output: expect.stringContaining('cannot be trusted'),
      });
    }
  });

  it('takes away nothing that was recorded after what the file says was the end of the log', async () => {
    const store = evening.app.get(EventStore);
    const head = store.head.bind(store);
    jest.spyOn(store, 'head').mockImplementationOnce(async () => {
      const end = await head();
      await evening.resident('Nora').unsave(light).expect(200);
      return end;
    });
    const { facts, statement } = JSON.parse(await evening.app.get(HistoryExporter, { strict: false }).exportHistory(key, 'json'));
    expect(facts.filter(({ position }: FactLine) => Number(position) > Number(statement.head.position))).toEqual([]);
    await evening.resident('Nora').save(light).expect(200);
  });

  it('takes away with the chain that goes as far, also where that was behind', async () => {
    const chain = evening.app.get(LogChain);
    const [newest, position] = [await chain.head(), BEGINNING];
    jest.spyOn(chain, 'head').mockResolvedValueOnce({ ...newest, position, head: NO_HEAD });
    const { statement } = JSON.parse(await evening.app.get(HistoryExporter, { strict: false }).exportHistory(key, 'json'));
    expect(statement.chain).toEqual({ position: statement.head.position, head: newest.head });
  });

  it('does the same from the command line', async () => {
    const line = openCommandLine(folder);
    const file = join(mkdtempSync(join(tmpdir(), 'audit-')), 'nora.json');
    expect(await line('audit', 'export', nora, file)).toMatchObject({ code: 0 });
    expect(await line('audit', 'export', nora, file)).toMatchObject({ code: 1 });
    expect(await line('audit', 'verify', file)).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).not.toContain('5550142');
    const { output: sent } = await line('audit', 'sent', nora, '--day', '2026-11-20');
    expect(sent).toMatch(
      /text message, a reminder of Light Up Night \(2026-11-20\): handed over\n {2}because of .*TextMessagesAgreed/,
    );
    expect(sent).toMatch(/ReminderSet {2}Light Up Night \(2026-11-20\), 1 hour before, by text message, due 2026-11-20, 5:00 PM/);
    expect((await line('audit', 'sent', nora, '--day', '2026-11-19')).output).toBe('Nothing was sent on 2026-11-19.');
    for (const words of [[], ['Nora'], [nora, '--day', 'today']])
      expect(await line('audit', 'sent', ...words)).toMatchObject({ code: 2 });
    const { output: then } = await line('audit', 'preferences', nora, '--at', instantAt('19:00'), '--feed');
    expect(then).toMatch(/ {2}text messages: consent given, reminders on\n {2}My Almanac: 3 events, without own ones\n/);
    expect(then).toContain(`    2026-12-04  Film night, ${LIBRARY}`);
    expect(then).not.toContain('5550142');
    const { looks } = await ask<KeyHistory>(`keys/${key}`);
    const purposes = looks.flatMap(({ by, purpose }) => (by === 'operator' ? [purpose] : []));
    expect(new Set(purposes)).toEqual(new Set(['export', 'history']));
    expect((await line('audit', 'search', '--kind', 'RoleGranted')).output).toMatch(
      /RoleGranted +operator[\s\S]*1 of \d+ facts\.$/,
    );
    expect(await line('audit', 'search')).toMatchObject({ code: 2 });
  });

  it('sees of somebody who is forgotten that they were, and nothing of what they did before', async () => {
    const ben = await signUp(evening, 'ben@example.com');
    await ben.save(light).expect(200);
    await evening.http.post('/api/me/forget').set('cookie', ben.cookie).send({ password: PASSWORD }).expect(204);
    const history: KeyHistory = (await look(ben.key).expect(200)).body;
    expect(history).toMatchObject({ kind: 'account', forgottenAt: expect.any(String) });
    const { facts } = await ask<FactPage>(`keys/${history.key}/facts`);
    expect(facts.find(({ kind }) => kind === 'EventSaved')!.what).toBeNull();
    expect(await ask<PastState>(`keys/${history.key}/at?fact=3`)).toMatchObject({ then: null });
    await look('ben@example.com').expect(404);
    const line = openCommandLine(folder);
    const { history: factHistory, preferences } = JSON.parse((await line('audit', 'preferences', ben.key, '--json')).output);
    expect(factHistory.find(({ fact }: { fact: string }) => fact === 'EventSaved')).toMatchObject({ what: null });
    expect(preferences).toBeNull();
    expect(JSON.stringify(factHistory)).not.toContain('Light Up Night');
  });

  it('sees as little of a session that is forgotten, also where nothing was left of what was done in it', async () => {
    await evening.resident('Carla').save(light).expect(200);
    await evening.resident('Carla').unsave(light).expect(200);
    await evening.app.get(PersonForgetter, { strict: false }).forgetSession(hashedKey(keyOf('Carla')), 'operator');
    const history: KeyHistory = (await look(keyOf('Carla')).expect(200)).body;
    expect(history).toMatchObject({ kind: 'session', forgottenAt: expect.any(String) });
    const { facts } = await ask<FactPage>(`keys/${history.key}/facts`);
    expect(facts.map(({ what }) => what)).toEqual(['everything', null, null]);
    expect(await ask<PastState>(`keys/${history.key}/at?fact=1`)).toMatchObject({ then: null });
  });
});
