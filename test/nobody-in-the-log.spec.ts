import { EventStore } from '#libs/event-sourcing';
import { Mail, Sms } from '#libs/integrations';
import { letters, register, tokenIn } from './account';
import { type Almanac, openAlmanac } from './app';
import { wholeLog } from './fixtures/a-process';
import { printedDuring } from './printed';
import { aProvider } from './provider';
import { publish, register as registerOrganization } from './publishing';

/** What nobody may find in a log, whatever happens: each is told somewhere in these stories. */
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

const linesIn = (printed: string) =>
  printed
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

describe('The log, with everything in it that can be', () => {
  let almanac: Almanac;
  let provider: Awaited<ReturnType<typeof aProvider>>;
  let event: number;
  let lines: any[];
  let printed: string;
  const secrets: string[] = Object.values(SENTINELS);

  beforeAll(async () => {
    provider = await aProvider();
    almanac = await openAlmanac({ ...provider.environment, LOG_FORMAT: 'json', LOG_LEVEL: 'trace' });
    await registerOrganization(almanac, 'Moorestown Library', ['Teens']);
    event = await publish(almanac, 'Light Up Night', { startTime: '2026-11-20T18:00:00-05:00', time: '6:00 PM' });
    printed = await printedDuring(async () => {
      await everything();
      await mishaps();
    });
    lines = linesIn(printed);
  });

  const post = (path: string, body: object, cookie?: string) => {
    const request = almanac.http
      .post(path)
      .set('referer', `https://town.example/?q=${SENTINELS.referrer}`)
      .set('user-agent', SENTINELS.agent);
    if (cookie) request.set('cookie', cookie);
    return request.send(body);
  };

  /** Rightly, and wrongly in every way. */
  const everything = async () => {
    const zuza = almanac.resident('Zuza');
    const account = await register(almanac, SENTINELS.email, zuza.key);
    const cookie = account.cookie;
    secrets.push(zuza.key, account.key, account.user.id, cookie.split('=')[1]!);
    for (const password of [SENTINELS.password, 'wrong'])
      await post('/api/auth/login', { email: SENTINELS.email, password, sessionId: 'sentinel' });
    await post('/api/auth/forgot-password', { email: SENTINELS.email }).expect(200);
    await almanac.settled();
    const token = tokenIn(letters(almanac)[0]!);
    secrets.push(token);
    await almanac.http.get(`/reset-password/${token}`);
    await almanac.http.get(`/api/auth/verify-reset-token?token=${token}`).expect(200);
    await post('/api/auth/reset-password', { token: `${token}x`, password: SENTINELS.password }).expect(400);
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
    await almanac.settled();
    await provider.answered(almanac, `1${SENTINELS.phone}`, 'Yes').expect(204);
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

  /** What nobody foresaw, and quotes whoever it met. */
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
      jest.spyOn(almanac.app.get(Mail), 'send').mockRejectedValue(quoting),
      jest.spyOn(almanac.app.get(Sms), 'send').mockRejectedValue(quoting),
    ];
    await post('/api/auth/forgot-password', { email: SENTINELS.email }).expect(200);
    await provider.answered(almanac, `1${SENTINELS.phone}`, 'HELP');
    for (const one of unsent) one.mockRestore();
  };

  it('tells of each request and each command, and of what went wrong', () => {
    const said = (msg: string) => lines.filter((line) => line.msg === msg);
    expect(said('request').length).toBeGreaterThan(25);
    expect(said('request').map(({ route }) => route)).toEqual(
      expect.arrayContaining(['/api/auth/register', '/api/events/:idOrSlug', '/calendar/:kind/:name', '/api/events/:id/save']),
    );
    expect(said('command').map(({ command }) => command)).toEqual(expect.arrayContaining(['SaveEvent', 'StartSubscription']));
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
    const told = await printedDuring(async () => {
      const answer = await almanac.resident('Yann').save(event).expect(200);
      requestId = answer.headers['x-request-id']!;
    });
    const its = linesIn(told).filter((line) => line.requestId === requestId);
    expect(its.map(({ msg }) => msg)).toEqual(['command', 'request']);
    const [command] = its;
    const facts = await wholeLog(almanac.app.get(EventStore));
    const recorded = facts.filter(({ metadata }) => metadata.correlationId === requestId);
    expect(recorded.map(({ type }) => type)).toContain('EventSaved');
    expect(new Set(recorded.map(({ metadata }) => metadata.commandId))).toEqual(new Set([command.commandId]));
  });

  it('is told in sentences to who sits before a terminal, who sees nobody either', async () => {
    const town = await openAlmanac({ LOG_LEVEL: 'debug' });
    const told = await printedDuring(async () => {
      await town.http.get(`/api/events/${SENTINELS.query}?q=${SENTINELS.query}`).expect(404);
    });
    expect(told).toMatch(/request method=GET route=\/api\/events\/:idOrSlug status=404 milliseconds=\d+/);
    expect(told).not.toContain(SENTINELS.query);
    expect(linesIn(told)).toEqual([]);
  });
});
