import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ModulesContainer } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { getMetadataStorage } from 'class-validator';
import { memoize, type RecoveryCodes, type SecondFactorOffer, type TownEvent } from '#libs/contracts';
import { FILTER_PARAMETERS, FILTERS, type FilterName, toFilterQuery } from '#libs/contracts/filters';
import { hashedKey } from '#libs/domain';
import { RoleGranter } from '../apps/api/src/accounts/role-granter';
import { codeAt } from '../apps/api/src/accounts/second-factor-codes';
import { parseCalendarRequest } from '../apps/api/src/published-calendars/calendar-request';
import { SCHEMA_BY_RULE } from '../apps/api/src/reference/request-schema';
import { SOURCES_LEASE } from '../apps/api/src/sources/check-scheduler';
import { OperatorChecks } from '../apps/api/src/sources/operator-checks';
import { PASSWORD, readOutbox, registerAccount, type SignedInBrowser, tokenOf } from './account';
import { type Almanac, openAlmanac } from './app';
import { prepareProjectionCalls } from './projection-calls';
import { openPublisher } from './publisher';
import type { Resident } from './resident';
import { openSmsProvider, signParameters } from './sms-provider';
import { prepareSourceCalls, REPORT_OF_A_FAIR, SUGGESTION_OF_A_FAIR } from './source-calls';
import { openWeatherService } from './weather-service';

type Operation = Readonly<{
  operationId: string;
  description?: string;
  parameters?: readonly Readonly<{ name: string; in: string; description?: string; schema?: object }>[];
  requestBody?: Content;
  responses: Readonly<Record<string, Partial<Content>>>;
}>;
type Content = Readonly<{ content: Readonly<Record<string, Readonly<{ schema: object }>>> }>;
type Document = Readonly<{
  openapi: string;
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: Readonly<{ schemas: Readonly<Record<string, object>> }>;
}>;

/** An endless call streams events until the caller disconnects. */
type Call = Readonly<{
  path: string;
  body?: object;
  cookie?: string;
  headers?: Readonly<Record<string, string>>;
  isEndless?: boolean;
}>;

const METRICS_TOKEN = 'the token of the operator';

const SECOND_FACTOR = '/api/me/second-factor';

const WITHOUT_BODY = new Set(['204', '302', '304', '416']);

describe('The reference', () => {
  let almanac: Almanac;
  let document: Document;
  let ajv: Ajv2020;
  let anna: SignedInBrowser;
  let ben: Resident;
  let provider: Awaited<ReturnType<typeof openSmsProvider>>;
  let events: TownEvent[];
  const publisher = openPublisher();

  beforeAll(async () => {
    const service = await openWeatherService();
    provider = await openSmsProvider();
    almanac = await openAlmanac({
      ...service.environment,
      ...provider.environment,
      ALMANAC_PRIVATE_ADDRESSES: '127.0.0.0/8',
      ALMANAC_SEED: 'sample',
      GEOCODER: 'none',
      SPEECH_COMMAND: `"${process.execPath}" ${join(__dirname, 'fixtures/speech-program.mjs')} "speaks" /dev/null`,
      METRICS_TOKEN,
    });
    document = await almanac.read<Document>('/api/docs/openapi.json');
    ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats(ajv);
    ajv.addSchema({ $id: 'town', components: document.components });
    anna = await registerAccount(almanac, 'anna@example.com');
    ben = almanac.resident('Ben');
    events = await almanac.read<TownEvent[]>('/api/events');
    // Sources are checked only on request, because one check runs at a time.
    almanac.app.get(SchedulerRegistry).deleteTimeout(SOURCES_LEASE);
  });

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    );

  const checkFor = memoize((schema: string) => ajv.compile(JSON.parse(schema.replaceAll('"#/', '"town#/'))));

  const wrongWith = (schema: object, body: unknown) => {
    const check = checkFor(JSON.stringify(schema));
    return check(body)
      ? []
      : check.errors!.slice(0, 5).map(({ instancePath, message, params }) => [instancePath, message, params]);
  };

  it('equals the types of the code', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'almanac-calls-')), 'calls.json');
    const { status, stderr } = spawnSync(process.execPath, ['scripts/describe-calls.mjs', file], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const { schemas, calls } = JSON.parse(readFileSync(file, 'utf8'));
    expect(document.components.schemas).toMatchObject(schemas);
    for (const [, { operationId, description }] of operations()) expect(description).toBe(calls[operationId].description);
  });

  it('knows each rule by which requests are checked', () => {
    const names = [...almanac.app.get(ModulesContainer).values()]
      .flatMap(({ controllers }) => [...controllers.values()])
      .flatMap(({ metatype }) => {
        const { prototype } = metatype as unknown as { prototype: object };
        return Object.getOwnPropertyNames(prototype).flatMap(
          (name): unknown[] => Reflect.getMetadata('design:paramtypes', prototype, name) ?? [],
        );
      })
      .filter((type) => typeof type === 'function' && type !== Object)
      .flatMap((type) => getMetadataStorage().getTargetValidationMetadatas(type as never, '', false, false))
      .filter(({ type }) => type === 'customValidation')
      .map(
        ({ name, constraintCls }) => name ?? getMetadataStorage().getTargetValidatorConstraints(constraintCls as never)[0]!.name,
      );
    expect(names.length).toBeGreaterThan(50);
    expect([...new Set(names)].filter((name) => !(name in SCHEMA_BY_RULE))).toEqual([]);
  });

  it('has every call in it, each with what its address is made of', () => {
    const calls = operations().map(([call]) => call);
    expect(document.openapi).toBe('3.1.0');
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls.toSorted()).toEqual(routesOf(almanac).toSorted());
    for (const [call, { parameters = [] }] of operations()) {
      const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      expect([call, [...call.matchAll(/\{\w+\}/g)].map(([name]) => name)]).toEqual([call, inPath]);
    }
  });

  it('tells how keys and numbers of events are written in an address', () => {
    const written = operations().flatMap(([call, { parameters = [] }]) =>
      parameters.filter((one) => one.in === 'path' && one.name === 'key').map(({ schema }) => [call, schema] as const),
    );
    expect(written.length).toBeGreaterThan(10);
    for (const [call, schema] of written) {
      const key = call.includes('/audit/') ? hashedKey(ben.key) : ben.key;
      expect([call, wrongWith(schema!, key), wrongWith(schema!, 'x').length]).toEqual([call, [], 1]);
    }
    const [, { parameters }] = operations().find(([call]) => call === 'POST /api/events/{id}/save')!;
    expect(parameters).toMatchObject([{ name: 'id', schema: { type: 'string', pattern: '^[0-9]{1,16}$' } }]);
  });

  it('names exactly the parameters that a published calendar reads, with all their values', () => {
    const isRead = (paths: readonly string[], name: string) =>
      paths.some((path) => {
        try {
          return !parseCalendarRequest(`${path}?${name}=${'x'.repeat(10_000)}`);
        } catch {
          return true;
        }
      });
    const values = toFilterQuery(Object.keys(FILTERS) as FilterName[]);
    for (const [path, examples] of Object.entries(CALENDAR_PATHS)) {
      const described = (document.paths[path]!.get!.parameters ?? []).filter((one) => one.in === 'query');
      const read = ['organization', 'q', ...FILTER_PARAMETERS].filter((name) => isRead(examples, name));
      expect([path, described.map(({ name }) => name).toSorted()]).toEqual([path, read.toSorted()]);
      for (const name of FILTER_PARAMETERS)
        for (const value of values[name]!.split(','))
          expect(described.find((one) => one.name === name)?.description).toMatch(new RegExp(`\\b${value}\\b`));
    }
  });

  it('has valid schemas whose references resolve, and a schema for every body', () => {
    for (const schema of Object.values(document.components.schemas))
      ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"town#/')));
    const silent = operations().filter(([, { responses }]) =>
      Object.entries(responses).some(([status, { content }]) => content === undefined && !WITHOUT_BODY.has(status)),
    );
    expect(silent.map(([call]) => call)).toEqual([]);
  });

  const offered = async ({ cookie }: SignedInBrowser): Promise<SecondFactorOffer> =>
    (await almanac.http.post(`${SECOND_FACTOR}/offer`).set('cookie', cookie).expect(200)).body;
  const enabling = ({ offer, secret }: SecondFactorOffer) => ({ offer, code: codeAt(secret, Date.now()), password: PASSWORD });

  /** In an order in which each call succeeds. */
  const story = async (): Promise<Record<string, Call>> => {
    const agenda = events.find(({ attachments }) => attachments)!;
    const soon = events.find(
      ({ date, status, startTime }) => date > '2026-12-01' && date < '2027-02-01' && status === 'confirmed' && startTime,
    )!;
    const { cookie } = anna;
    const subscription = (await almanac.http.post('/api/subscription').send({ sessionId: ben.key }).expect(201)).body;
    const own = (await almanac.http.post('/api/events/user').set('cookie', cookie).send({ name: 'Dinner', date: '2026-11-21' }))
      .body;
    const botcast = await almanac.read<{ audioUrl: string }>('/api/botcast');
    await almanac.http.post('/api/auth/forgot-password').send({ email: 'anna@example.com' }).expect(200);
    await almanac.waitUntilSettled();
    const token = tokenOf(readOutbox(almanac)[0]!);
    const reminder = { eventId: soon.id, eventName: soon.name, reminderType: 'browser', sent: false };
    const at = (hours: number) => new Date(Date.parse(soon.startTime!) - hours * 3_600_000).toISOString();
    const remind = (hours: number) => ({ ...reminder, reminderTime: at(hours), sessionId: ben.key });
    const set = async (hours: number) => (await almanac.http.post('/api/reminders').send(remind(hours)).expect(201)).body.id;
    const [reminderId, dropped] = [await set(2), await set(3)];
    const carla = await registerAccount(almanac, 'carla@example.com');
    const audra = await registerAccount(almanac, 'audra@example.com');
    const bens = hashedKey(ben.key);
    const granting = almanac.app.get(RoleGranter, { strict: false });
    await granting.grant('anna@example.com', 'operator', 'operator', { unproven: true });
    await granting.grant('carla@example.com', 'auditor', 'operator', { unproven: true });
    await granting.grant('audra@example.com', 'auditor', 'operator', { unproven: true });
    const [dora, erik] = [await registerAccount(almanac, 'dora@example.com'), await registerAccount(almanac, 'erik@example.com')];
    const [hers, his] = [await offered(dora), await offered(erik)];
    const { recoveryCodes } = (await almanac.http.post(SECOND_FACTOR).set('cookie', erik.cookie).send(enabling(his)).expect(201))
      .body as RecoveryCodes;
    const newEmail = { email: 'dora.whitlock@example.com', password: PASSWORD };
    await almanac.http.post('/api/me/email').set('cookie', dora.cookie).send(newEmail).expect(202);
    await almanac.waitUntilSettled();
    const emailToken = tokenOf(readOutbox(almanac).find((letter) => letter.includes(`To: ${newEmail.email}\n`))!);
    const tending = await prepareSourceCalls(almanac, cookie, publisher);
    await almanac.waitUntilSettled();
    const body = { events: events.slice(0, 20).map(({ id }) => ({ id })) };
    const { sessionId } = { sessionId: ben.key };
    const browser = { endpoint: 'https://push.example.com/7', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };
    return {
      'GET /api/health': { path: '/api/health' },
      'GET /api/ready': { path: '/api/ready' },
      'GET /metrics': { path: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } },
      'GET /api/docs': { path: '/api/docs' },
      'GET /api/docs/openapi.json': { path: '/api/docs/openapi.json' },
      'GET /api/docs/{file}': { path: '/api/docs/swagger-ui.css' },
      'GET /api/town': { path: '/api/town' },
      'GET /api/events': { path: '/api/events?from=2020-01-01' },
      'GET /api/events/coming': { path: '/api/events/coming' },
      'GET /api/events/pages': { path: '/api/events/pages?q=story' },
      'GET /api/events/counts': { path: '/api/events/counts?filters=free,weekend&perFilter=1' },
      'GET /api/events/{idOrSlug}': { path: `/api/events/${agenda.id}` },
      'GET /api/events/{idOrSlug}/agenda': { path: `/api/events/${agenda.id}/agenda` },
      'GET /api/events/{id}/agenda-summary': { path: `/api/events/${agenda.id}/agenda-summary` },
      'GET /api/events/{idOrSlug}/calendar.ics': { path: `/api/events/${soon.id}/calendar.ics` },
      'GET /api/papers/{uid}.pdf': { path: agenda.attachments![0]! },
      'GET /api/organizations': { path: '/api/organizations' },
      'GET /api/subcalendars': { path: '/api/subcalendars' },
      'GET /api/my-almanac-defaults': { path: '/api/my-almanac-defaults' },
      'GET /api/places': { path: '/api/places' },
      'POST /api/geocode': { path: '/api/geocode', body: { address: soon.address ?? '' } },
      'GET /api/weather': { path: '/api/weather' },
      'GET /api/weather/forecast': { path: '/api/weather/forecast' },
      'GET /api/weather/alerts': { path: '/api/weather/alerts' },
      'GET /api/school-hours': { path: '/api/school-hours' },
      'GET /api/bell-schedule': { path: '/api/bell-schedule' },
      'GET /calendar.ics': { path: '/calendar.ics?free=1' },
      'GET /calendar/{name}': { path: '/calendar/search.ics?q=library' },
      'GET /calendar/{kind}/{name}': { path: new URL(subscription.url).pathname },
      'GET /calendar/{kind}/{id}/{name}': { path: '/calendar/organization/1/none.ics' },
      'GET /feed.xml': { path: '/feed.xml' },
      'GET /feed.json': { path: '/feed.json?q=library' },
      'GET /api/preferences/{key}': { path: `/api/preferences/${ben.key}` },
      'GET /api/preferences': { path: '/api/preferences', cookie },
      'POST /api/preferences/{key}/save-event': { path: `/api/preferences/${ben.key}/save-event`, body: { eventId: agenda.id } },
      'GET /api/preferences/{key}/saved-events': { path: `/api/preferences/${ben.key}/saved-events` },
      'POST /api/events/{id}/save': { path: `/api/events/${soon.id}/save`, body: { sessionId } },
      'DELETE /api/events/{id}/save': { path: `/api/events/${soon.id}/save`, body: { sessionId } },
      'POST /api/organizations/follow': { path: '/api/organizations/follow', body: { sessionId, organizations: [] } },
      'POST /api/subcalendars/follow': { path: '/api/subcalendars/follow', body: { sessionId, subcalendars: [] } },
      'POST /api/preferences/{key}/collection-district': {
        path: `/api/preferences/${ben.key}/collection-district`,
        body: { district: 'District 1 (Monday pick up)' },
      },
      'POST /api/preferences/{key}/sms-settings': {
        path: `/api/preferences/${ben.key}/sms-settings`,
        body: { smsConsentGiven: false, smsRemindersEnabled: false, phoneNumber: null },
      },
      'GET /api/feed/{key}': { path: `/api/feed/${anna.key}`, cookie },
      'GET /api/feed/{key}/pages': { path: `/api/feed/${anna.key}/pages?after=2026-11-30`, cookie },
      'GET /api/feed/{key}/counts': { path: `/api/feed/${anna.key}/counts`, cookie },
      'GET /api/sidebar/{key}': { path: `/api/sidebar/${ben.key}` },
      'POST /api/subscription': { path: '/api/subscription', body: { sessionId: almanac.resident('Dora').key } },
      'GET /api/subscription/{key}': { path: `/api/subscription/${ben.key}` },
      'DELETE /api/subscription': { path: '/api/subscription', body: { sessionId: almanac.resident('Dora').key } },
      'POST /api/events/user': { path: '/api/events/user', body: { name: 'Lunch', recurrence: 'FREQ=WEEKLY' }, cookie },
      'PUT /api/events/user/{id}': { path: `/api/events/user/${own.id}`, body: { name: 'Late dinner' }, cookie },
      'GET /api/events/user': { path: '/api/events/user', cookie },
      'GET /api/events/user/{key}': { path: `/api/events/user/${anna.key}`, cookie },
      'GET /api/user-events/all': { path: '/api/user-events/all', cookie },
      'GET /api/events/user/{key}/export-csv': { path: `/api/events/user/${anna.key}/export-csv`, cookie },
      'DELETE /api/events/user/{id}': { path: `/api/events/user/${own.id}`, body: {}, cookie },
      'POST /api/events/parse-natural-language': {
        path: '/api/events/parse-natural-language',
        body: { text: 'dinner with Tom Friday 7pm at Town Hall' },
        cookie,
      },
      'POST /api/reminders': { path: '/api/reminders', body: remind(1) },
      'GET /api/reminders/{key}': { path: `/api/reminders/${ben.key}` },
      'POST /api/reminders/{id}/seen': { path: `/api/reminders/${reminderId}/seen`, body: { sessionId } },
      'DELETE /api/reminders/{id}': { path: `/api/reminders/${dropped}`, body: { sessionId } },
      'GET /api/push': { path: '/api/push' },
      'POST /api/push': { path: '/api/push', body: { sessionId, subscription: browser } },
      'DELETE /api/push': { path: '/api/push', body: { sessionId, endpoint: browser.endpoint } },
      'POST /api/sms/inbound': {
        path: '/api/sms/inbound',
        body: signParameters({ timestamp: String(Math.floor(Date.now() / 1_000)) }),
      },
      'GET /api/chat/suggestions': { path: '/api/chat/suggestions' },
      'POST /api/chat': { path: '/api/chat', body: { message: 'What is on at the library?' } },
      'POST /api/daily-highlights': { path: '/api/daily-highlights', body },
      'POST /api/events/summary': { path: '/api/events/summary', body },
      'POST /api/ai/event-summary': { path: '/api/ai/event-summary', body },
      'GET /api/botcast': { path: '/api/botcast' },
      'POST /api/botcast': { path: '/api/botcast', body: { sessionId } },
      'POST /api/ai/botcast': { path: '/api/ai/botcast' },
      'GET /api/botcast/{file}': { path: botcast.audioUrl },
      'POST /api/suggest-event': {
        path: '/api/suggest-event',
        body: SUGGESTION_OF_A_FAIR,
      },
      'POST /api/report': {
        path: '/api/report',
        body: REPORT_OF_A_FAIR,
      },
      'GET /api/me/export': { path: '/api/me/export', cookie },
      'GET /api/auth/me': { path: '/api/auth/me', cookie },
      'POST /api/auth/register': { path: '/api/auth/register', body: { email: 'emil@example.com', password: PASSWORD } },
      'POST /api/auth/login': { path: '/api/auth/login', body: { email: 'carla@example.com', password: PASSWORD } },
      'POST /api/auth/logout': { path: '/api/auth/logout' },
      'POST /api/auth/forgot-password': { path: '/api/auth/forgot-password', body: { email: 'carla@example.com' } },
      'GET /api/auth/verify-reset-token': { path: `/api/auth/verify-reset-token?token=${token}` },
      'POST /api/me/email': {
        path: '/api/me/email',
        body: { email: 'carla.whitlock@example.com', password: PASSWORD },
        cookie: carla.cookie,
      },
      'POST /api/me/password': {
        path: '/api/me/password',
        body: { password: PASSWORD, newPassword: PASSWORD },
        cookie: carla.cookie,
      },
      'GET /api/auth/verify-email-token': { path: `/api/auth/verify-email-token?token=${emailToken}` },
      'POST /api/auth/use-email-token': { path: '/api/auth/use-email-token', body: { token: emailToken } },
      'GET /api/me/second-factor': { path: SECOND_FACTOR, cookie },
      'POST /api/me/second-factor/offer': { path: `${SECOND_FACTOR}/offer`, cookie },
      'POST /api/me/second-factor': {
        path: SECOND_FACTOR,
        // A code is valid for a minute, so it is created when it is sent.
        get body() {
          return enabling(hers);
        },
        cookie: dora.cookie,
      },
      'POST /api/me/second-factor/recovery-codes': {
        path: `${SECOND_FACTOR}/recovery-codes`,
        get body() {
          return { password: PASSWORD, code: codeAt(hers.secret, Date.now() + 30_000) };
        },
        cookie: dora.cookie,
      },
      'DELETE /api/me/second-factor': {
        path: SECOND_FACTOR,
        body: { password: PASSWORD, code: recoveryCodes[0]! },
        cookie: erik.cookie,
      },
      'GET /api/ops/me': { path: '/api/ops/me', cookie },
      'GET /api/ops/roles': { path: '/api/ops/roles', cookie },
      'GET /api/ops/traits': { path: `/api/ops/traits?event=${agenda.id}`, cookie },
      'POST /api/ops/traits/{id}/correct': {
        path: `/api/ops/traits/${agenda.id}/correct`,
        body: { trait: 'free', is: true, reason: 'Meetings are free.' },
        cookie,
      },
      'POST /api/ops/traits/{id}/reopen': { path: `/api/ops/traits/${agenda.id}/reopen`, body: { trait: 'free' }, cookie },
      'POST /api/ops/audit/looks': { path: '/api/ops/audit/looks', body: { key: ben.key }, cookie: audra.cookie },
      'GET /api/ops/audit/keys/{key}': { path: `/api/ops/audit/keys/${bens}`, cookie: audra.cookie },
      'GET /api/ops/audit/keys/{key}/facts': { path: `/api/ops/audit/keys/${bens}/facts?limit=2`, cookie: audra.cookie },
      'GET /api/ops/audit/keys/{key}/at': { path: `/api/ops/audit/keys/${bens}/at?fact=1`, cookie: audra.cookie },
      'GET /api/ops/audit/keys/{key}/sent': { path: `/api/ops/audit/keys/${bens}/sent`, cookie: audra.cookie },
      'GET /api/ops/audit/keys/{key}/export': { path: `/api/ops/audit/keys/${bens}/export?format=csv`, cookie: audra.cookie },
      'GET /api/ops/audit/events/{id}': { path: `/api/ops/audit/events/${agenda.id}`, cookie: audra.cookie },
      'POST /api/ops/audit/events': {
        path: '/api/ops/audit/events',
        body: { event: `https://almanac.example/event/${agenda.id}` },
        cookie: audra.cookie,
      },
      'GET /api/ops/audit/choices': { path: '/api/ops/audit/choices', cookie: audra.cookie },
      'POST /api/ops/audit/search': { path: '/api/ops/audit/search', body: { kind: 'EventSaved' }, cookie: audra.cookie },
      'GET /api/ops/audit/search': { path: '/api/ops/audit/search?kind=EventSaved', cookie: audra.cookie },
      'GET /api/ops/audit/key': { path: '/api/ops/audit/key', cookie: audra.cookie },
      'POST /api/ops/roles/revoke': {
        path: '/api/ops/roles/revoke',
        body: { email: 'carla@example.com', role: 'auditor', reason: 'She has moved away.', confirm: 'carla@example.com' },
        cookie,
      },
      ...tending,
      ...(await prepareProjectionCalls(almanac, cookie)),
      'POST /api/me/forget': { path: '/api/me/forget', body: { password: PASSWORD }, cookie: carla.cookie },
      'POST /api/auth/reset-password': { path: '/api/auth/reset-password', body: { token, password: 'another good password' } },
    };
  };

  const FAILING: Readonly<Record<string, number>> = {
    'GET /calendar/{kind}/{id}/{name}': 404,
    // The agendas of the sample town are files of the server itself.
    'GET /api/events/{idOrSlug}/agenda': 302,
  };

  it('is true of what Anna and Ben really get, down to the last field, and of how it fails', async () => {
    const calls = await story();
    expect(Object.keys(calls).toSorted()).toEqual(
      operations()
        .map(([call]) => call)
        .toSorted(),
    );
    const operationsByCall = new Map<string, Operation>(operations());
    for (const [call, { path, body, cookie, headers = {}, isEndless = false }] of Object.entries(calls)) {
      const operation = operationsByCall.get(call)!;
      const verb = call.split(' ')[0]!.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      const send = () => almanac.http[verb](path).set({ ...headers, ...(cookie && { cookie }) });
      const schema = operation.requestBody?.content['application/json']?.schema;
      for (const wrong of schema && isTyped(schema) ? wrongBodies(body ?? {}) : [])
        if (wrongWith(schema!, wrong).length > 0)
          expect([call, wrong, (await send().send(wrong)).status]).toEqual([call, wrong, 400]);
      const request = send();
      if (isEndless) request.buffer(true).parse(readBeginning);
      const answer = await (body ? request.send(body) : request);
      await almanac.app.get(OperatorChecks).waitForAll();
      // A caller that sends the ETag of an answer may get 304.
      expect([call, answer.headers['etag'] === undefined || '304' in operation.responses]).toEqual([call, true]);
      const [documented] = Object.keys(operation.responses);
      const expected = FAILING[call] ?? Number(documented);
      expect([call, answer.status, answer.status === expected ? '' : answer.text]).toEqual([call, expected, '']);
      const { content } = operation.responses[expected] ?? operation.responses['default']!;
      if (!content) expect([call, answer.text]).toEqual([call, '']);
      else {
        const [[type, { schema }]] = Object.entries(content) as [[string, { schema: object }]];
        expect([call, answer.headers['content-type']]).toEqual([call, expect.stringMatching(typePattern(type))]);
        if (type.endsWith('json')) expect([call, wrongWith(schema, answer.body)]).toEqual([call, []]);
      }
      if (schema) expect([call, wrongWith(schema, body ?? {})]).toEqual([call, []]);
    }
  });

  it('is true of the events of all years, and of what has none', async () => {
    const { schema } = document.paths['/api/events/{idOrSlug}']!['get']!.responses['200']!.content!['application/json']!;
    for (const { id } of events.filter((_, nth) => nth % 7 === 0))
      expect([id, wrongWith(schema, await almanac.read<object>(`/api/events/${id}`))]).toEqual([id, []]);
    const { schema: failure } = document.paths['/api/town']!['get']!.responses['default']!.content!['application/json']!;
    for (const path of [
      '/api/events/nothing',
      '/api/nothing',
      '/api/preferences/x',
      '/api/events?from=x',
      '/api/docs/x',
      '/api/docs/package.json',
    ])
      expect([path, wrongWith(failure, (await almanac.http.get(path)).body)]).toEqual([path, []]);
  });

  it('notices an undocumented field, and a missing one', async () => {
    const { schema } = document.paths['/api/town']!['get']!.responses['200']!.content!['application/json']!;
    const { name, ...town } = await almanac.read<Record<string, unknown>>('/api/town');
    expect(wrongWith(schema, { name, ...town })).toEqual([]);
    expect(wrongWith(schema, { name, ...town, secret: 1 })).not.toEqual([]);
    expect(wrongWith(schema, town)).not.toEqual([]);
  });

  it('is refused what its rules refuse, in the same words', async () => {
    const { schema } = document.paths['/api/events/user']!['post']!.requestBody!.content['application/json']!;
    for (const body of [{}, { name: 7 }, { name: ' ' }, { name: 'x'.repeat(10_000) }, { name: 'x', attachments: 'y' }]) {
      expect([body, wrongWith(schema, body)]).not.toEqual([body, []]);
      expect((await almanac.http.post('/api/events/user').set('cookie', anna.cookie).send(body)).status).toBe(400);
    }
  });

  it('is read in a page of ours that asks nobody else', async () => {
    const { text, headers } = await almanac.http.get('/api/docs').expect(200);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    const paths = [...text.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, path]) => path!);
    expect(paths.length).toBe(4);
    for (const path of paths) {
      expect(path).toMatch(/^\/api\/docs\//);
      await almanac.http.get(path).expect(200);
    }
    expect(text).not.toMatch(/<script>|<style|style=/);
  });
});

/** Bodies that other services sign are free-form objects. */
const isTyped = (schema: object) => !('type' in schema);

const VALUES_OF_ALL_TYPES = [undefined, null, true, 7.5, 'x', [], {}];

const wrongBodies = (body: object): object[] =>
  Object.entries(body).flatMap(([name, value]) => {
    const within = typeof value === 'object' && value !== null ? wrongBodies(value) : [];
    return [...VALUES_OF_ALL_TYPES, ...within].map((one) =>
      Array.isArray(body) ? body.with(Number(name), one) : { ...body, [name]: one },
    );
  });

const readBeginning = (answer: unknown, done: (error: null, body: unknown) => void) => {
  const stream = answer as Readable;
  stream.once('data', (begun) => {
    done(null, String(begun));
    stream.destroy();
  });
};

const typePattern = (type: string) => new RegExp(`^${type.replace(/[+/]/g, '\\$&').replace('*', '[\\w-]+')}(;|$)`);

const routesOf = ({ app }: Almanac): string[] => {
  const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
  const BESIDE = /^(calendar|feed\.|metrics)/;
  return [...app.get(ModulesContainer).values()]
    .flatMap(({ controllers }) => [...controllers.values()])
    .flatMap(({ metatype }) => {
      const { prototype } = metatype as unknown as { prototype: object };
      return Object.getOwnPropertyNames(prototype).flatMap((name) => {
        const handler = Reflect.get(prototype, name);
        const [method, path] = [Reflect.getMetadata('method', handler), Reflect.getMetadata('path', handler)];
        if (method === undefined) return [];
        const parts = [BESIDE.test(path) ? '' : 'api', Reflect.getMetadata('path', metatype as object), path];
        const whole = parts.flatMap((part) => part.split('/')).filter(Boolean);
        return [`${METHODS[method]} /${whole.map((part) => part.replace(/:(\w+)/, '{$1}')).join('/')}`];
      });
    });
};

const CALENDAR_PATHS: Readonly<Record<string, readonly string[]>> = {
  '/calendar.ics': ['/calendar.ics'],
  '/feed.xml': ['/feed.xml'],
  '/feed.json': ['/feed.json'],
  '/calendar/{name}': ['/calendar/search.ics', '/calendar/school.ics'],
  '/calendar/{kind}/{name}': ['/calendar/organization/1.ics', '/calendar/district/1.ics', `/calendar/my/${'a'.repeat(43)}.ics`],
  '/calendar/{kind}/{id}/{name}': ['/calendar/organization/1/Kids.ics'],
};
