import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import type { Role } from '#libs/contracts';
import { RoleGranter } from '../apps/api/src/accounts/role-granter';
import { ROUTES_OUTSIDE_API } from '../apps/api/src/routes-outside-api';
import { SigningSecret } from '../apps/api/src/settings/signing-secret';
import { PASSWORD, registerAccount, type SignedInBrowser, signIn } from './account';
import { type Almanac, openAlmanac } from './app';
import { publish, registerOrganization } from './publishing';
import { keyOf } from './resident';

type CallRequest = Readonly<{ path: string; body?: object }>;

/** Calls without a key return the same to every caller. */
type KeyedCall = (key: string | undefined, event: number) => CallRequest;

const inPath =
  (before: string, after = '', body?: (event: number) => object): KeyedCall =>
  (key, event) => ({ path: `${before}/${key ?? ''}${after}`, ...(body && { body: body(event) }) });
const inBody =
  (path: (event: number) => string, fields: object = {}): KeyedCall =>
  (sessionId, event) => ({ path: path(event), body: { ...fields, ...(sessionId !== undefined && { sessionId }) } });

const needsRole = (...oneOf: readonly Role[]) => oneOf;

/** How each call takes a key, or which role it needs. A call without an entry fails the test. */
const CALLS: Readonly<Record<string, KeyedCall | readonly Role[] | 'takes no key'>> = {
  'GET /api/preferences/:key': inPath('/api/preferences'),
  'GET /api/preferences/:key/saved-events': inPath('/api/preferences', '/saved-events'),
  'GET /api/sidebar/:key': inPath('/api/sidebar'),
  'GET /api/feed/:key': inPath('/api/feed'),
  'GET /api/feed/:key/pages': inPath('/api/feed', '/pages'),
  'GET /api/feed/:key/counts': inPath('/api/feed', '/counts'),
  'POST /api/preferences/:key/save-event': inPath('/api/preferences', '/save-event', (eventId) => ({ eventId })),
  'POST /api/preferences/:key/collection-district': inPath('/api/preferences', '/collection-district', () => ({
    district: 'District 1 (Monday pick up)',
  })),
  'POST /api/organizations/follow': inBody(() => '/api/organizations/follow', { organizations: [] }),
  'POST /api/subcalendars/follow': inBody(() => '/api/subcalendars/follow', { subcalendars: [] }),
  'POST /api/events/:id/save': inBody((event) => `/api/events/${event}/save`),
  'DELETE /api/events/:id/save': inBody((event) => `/api/events/${event}/save`),
  'GET /api/events/user/:key/export-csv': inPath('/api/events/user', '/export-csv'),
  'GET /api/events/user/:key': inPath('/api/events/user'),
  'GET /api/subscription/:key': inPath('/api/subscription'),
  'POST /api/subscription': inBody(() => '/api/subscription'),
  'DELETE /api/subscription': inBody(() => '/api/subscription'),
  'POST /api/preferences/:key/sms-settings': inPath('/api/preferences', '/sms-settings', () => ({
    smsConsentGiven: false,
    smsRemindersEnabled: false,
    phoneNumber: null,
  })),
  'GET /api/reminders/:key': inPath('/api/reminders'),
  'POST /api/reminders': inBody(() => '/api/reminders', {
    ...{ eventId: 4, eventName: 'Chess club', reminderTime: '2026-11-20T22:00:00Z', reminderType: 'browser', sent: false },
  }),
  'DELETE /api/reminders/:id': inBody(() => '/api/reminders/7'),
  'POST /api/reminders/:id/seen': inBody(() => '/api/reminders/7/seen'),
  'POST /api/push': inBody(() => '/api/push', {
    subscription: {
      endpoint: 'https://push.example.com/7',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    },
  }),
  'DELETE /api/push': inBody(() => '/api/push', { endpoint: 'https://push.example.com/7' }),
  'GET /api/push': 'takes no key',
  'POST /api/sms/inbound': 'takes no key',
  'GET /api/preferences': 'takes no key',
  'GET /api/events/user': 'takes no key',
  'GET /api/user-events/all': 'takes no key',
  'POST /api/events/user': 'takes no key',
  'POST /api/events/parse-natural-language': 'takes no key',
  'PUT /api/events/user/:id': 'takes no key',
  'DELETE /api/events/user/:id': 'takes no key',
  'GET /api/auth/me': 'takes no key',
  'GET /api/me/export': 'takes no key',
  'POST /api/me/forget': 'takes no key',
  'POST /api/me/password': 'takes no key',
  'POST /api/me/email': 'takes no key',
  'GET /api/auth/verify-email-token': 'takes no key',
  'POST /api/auth/use-email-token': 'takes no key',
  'GET /api/me/second-factor': 'takes no key',
  'POST /api/me/second-factor/offer': 'takes no key',
  'POST /api/me/second-factor': 'takes no key',
  'DELETE /api/me/second-factor': 'takes no key',
  'POST /api/me/second-factor/recovery-codes': 'takes no key',
  'POST /api/auth/logout': 'takes no key',
  'POST /api/auth/register': 'takes no key',
  'POST /api/auth/login': 'takes no key',
  'POST /api/auth/forgot-password': 'takes no key',
  'POST /api/auth/reset-password': 'takes no key',
  'GET /api/auth/verify-reset-token': 'takes no key',
  'POST /api/suggest-event': 'takes no key',
  'POST /api/report': 'takes no key',
  'GET /api/town': 'takes no key',
  'GET /api/health': 'takes no key',
  'GET /api/ready': 'takes no key',
  'GET /api/events': 'takes no key',
  'GET /api/events/coming': 'takes no key',
  'GET /api/events/pages': 'takes no key',
  'GET /api/events/counts': 'takes no key',
  'GET /api/events/:idOrSlug': 'takes no key',
  'GET /api/events/:idOrSlug/agenda': 'takes no key',
  'GET /api/events/:id/agenda-summary': 'takes no key',
  'POST /api/chat': 'takes no key',
  'GET /api/chat/suggestions': 'takes no key',
  'POST /api/daily-highlights': 'takes no key',
  'POST /api/events/summary': 'takes no key',
  'POST /api/ai/event-summary': 'takes no key',
  'GET /api/botcast': 'takes no key',
  'GET /api/botcast/:file': 'takes no key',
  'POST /api/ai/botcast': 'takes no key',
  'POST /api/botcast': inBody(() => '/api/botcast'),
  'GET /api/events/:idOrSlug/calendar.ics': 'takes no key',
  'GET /api/organizations': 'takes no key',
  'GET /api/subcalendars': 'takes no key',
  'GET /api/my-almanac-defaults': 'takes no key',
  'GET /api/papers/:uid.pdf': 'takes no key',
  'GET /calendar.ics': 'takes no key',
  'GET /calendar/:name': 'takes no key',
  'GET /calendar/:kind/:name': 'takes no key',
  'GET /calendar/:kind/:id/:name': 'takes no key',
  'GET /feed.xml': 'takes no key',
  'GET /feed.json': 'takes no key',
  'GET /api/places': 'takes no key',
  'GET /api/weather': 'takes no key',
  'GET /api/weather/forecast': 'takes no key',
  'GET /api/weather/alerts': 'takes no key',
  'GET /api/school-hours': 'takes no key',
  'GET /api/bell-schedule': 'takes no key',
  'POST /api/geocode': 'takes no key',
  'GET /api/ops/me': needsRole('operator', 'auditor'),
  'GET /api/ops/waiting': needsRole('operator'),
  'GET /api/ops/roles': needsRole('operator'),
  'POST /api/ops/audit/looks': needsRole('auditor'),
  'GET /api/ops/audit/keys/:key': needsRole('auditor'),
  'GET /api/ops/audit/keys/:key/facts': needsRole('auditor'),
  'GET /api/ops/audit/keys/:key/at': needsRole('auditor'),
  'GET /api/ops/audit/keys/:key/sent': needsRole('auditor'),
  'GET /api/ops/audit/keys/:key/export': needsRole('auditor'),
  'GET /api/ops/audit/events/:id': needsRole('auditor'),
  'POST /api/ops/audit/events': needsRole('auditor'),
  'GET /api/ops/audit/choices': needsRole('auditor'),
  'POST /api/ops/audit/search': needsRole('auditor'),
  'GET /api/ops/audit/search': needsRole('auditor'),
  'GET /api/ops/audit/key': needsRole('auditor'),
  'POST /api/ops/roles/revoke': needsRole('operator'),
  'GET /api/ops/sources': needsRole('operator'),
  'POST /api/ops/sources': needsRole('operator'),
  'POST /api/ops/sources/try': needsRole('operator'),
  'POST /api/ops/sources/:id/address': needsRole('operator'),
  'GET /api/ops/sources/:id/held-back': needsRole('operator'),
  'POST /api/ops/sources/:id/check': needsRole('operator'),
  'POST /api/ops/sources/:id/pause': needsRole('operator'),
  'POST /api/ops/sources/:id/resume': needsRole('operator'),
  'POST /api/ops/sources/:id/accept': needsRole('operator'),
  'POST /api/ops/sources/:id/refuse': needsRole('operator'),
  'POST /api/ops/sources/:id/time-zone': needsRole('operator'),
  'POST /api/ops/sources/:id/remove': needsRole('operator'),
  'GET /api/ops/review': needsRole('operator'),
  'POST /api/ops/review/suggestions/:id/accept': needsRole('operator'),
  'POST /api/ops/review/suggestions/:id/decline': needsRole('operator'),
  'POST /api/ops/review/suggestions/:id/reopen': needsRole('operator'),
  'POST /api/ops/review/reports/:id/close': needsRole('operator'),
  'POST /api/ops/review/reports/:id/reopen': needsRole('operator'),
  'POST /api/ops/review/merges/:pair/confirm': needsRole('operator'),
  'POST /api/ops/review/merges/:pair/refuse': needsRole('operator'),
  'POST /api/ops/review/merges/:pair/reopen': needsRole('operator'),
  'GET /api/ops/traits': needsRole('operator'),
  'POST /api/ops/traits/:id/correct': needsRole('operator'),
  'POST /api/ops/traits/:id/reopen': needsRole('operator'),
  'GET /metrics': 'takes no key',
  'GET /api/docs': 'takes no key',
  'GET /api/docs/openapi.json': 'takes no key',
  'GET /api/docs/:file': 'takes no key',
  'GET /api/ops/projections': needsRole('operator'),
  'GET /api/ops/projections/stream': needsRole('operator'),
  'GET /api/ops/projections/way': needsRole('operator'),
  'POST /api/ops/projections/:name/rebuild': needsRole('operator'),
  'POST /api/ops/projections/:name/stop': needsRole('operator'),
  'POST /api/ops/projections/:name/dismiss': needsRole('operator'),
  'POST /api/ops/projections/:name/promote': needsRole('operator'),
  'POST /api/ops/projections/:name/switch-back': needsRole('operator'),
  'GET /api/ops/projections/:name/parked': needsRole('operator'),
  'POST /api/ops/projections/:name/parked/retry': needsRole('operator'),
  'POST /api/ops/projections/:name/parked/skip': needsRole('operator'),
  'POST /api/ops/reactors/:name/retry': needsRole('operator'),
  'POST /api/ops/reactors/:name/skip': needsRole('operator'),
};

const EXPECTED_STATUSES: Readonly<Record<string, number>> = {
  'POST /api/subscription': 201,
  'DELETE /api/subscription': 204,
  'POST /api/push': 204,
  'DELETE /api/push': 204,
  'POST /api/reminders': 404,
  'DELETE /api/reminders/:id': 404,
  'POST /api/reminders/:id/seen': 404,
  'GET /api/events/user/:key/export-csv': 404,
};

const expectedStatus = (call: string) => EXPECTED_STATUSES[call] ?? 200;

const keyedCalls = Object.entries(CALLS).flatMap(([call, how]) => (typeof how === 'function' ? [[call, how] as const] : []));
const guardedCalls = Object.entries(CALLS).flatMap(([call, how]) => (Array.isArray(how) ? [[call, how as Role[]] as const] : []));

const routesOf = ({ app }: Almanac): string[] =>
  [...app.get(ModulesContainer).values()]
    .flatMap(({ controllers }) => [...controllers.values()])
    .flatMap(({ metatype }) => {
      const [controller, prototype] = [metatype as object, (metatype as { prototype: object }).prototype];
      return Object.getOwnPropertyNames(prototype).flatMap((name) => {
        const handler = Reflect.get(prototype, name);
        const [method, path] = [Reflect.getMetadata('method', handler), Reflect.getMetadata('path', handler)];
        if (method === undefined) return [];
        return [
          `${RequestMethod[method]} ${joinPath(ROUTES_OUTSIDE_API.includes(path) ? '' : 'api', Reflect.getMetadata('path', controller), path)}`,
        ];
      });
    });

const joinPath = (...parts: string[]) =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;

describe('A key is never an authority', () => {
  let almanac: Almanac;
  let event: number;
  let anna: SignedInBrowser;
  let ben: SignedInBrowser;
  let staff: Readonly<Record<Role, SignedInBrowser>>;
  /** A revoked role, a deleted account, an operator's device that signed out. */
  let wasOperator: SignedInBrowser;
  let wasForgotten: SignedInBrowser;
  let wasThere: SignedInBrowser;
  let bad: Record<string, string>;

  beforeAll(async () => {
    almanac = await openAlmanac();
    event = await publish(almanac, 'Chess club');
    await registerOrganization(almanac, 'Trash Collection', ['District 1 (Monday pick up)']);
    [anna, ben] = [await registerAccount(almanac, 'anna@example.com'), await registerAccount(almanac, 'ben@example.com')];
    await anna.save(event).expect(200);
    bad = await badCookies();
    const granting = almanac.app.get(RoleGranter, { strict: false });
    const holding = async (role: Role, email: string) => {
      const browser = await registerAccount(almanac, email);
      await granting.grant(email, role, 'operator', { unproven: true });
      return browser;
    };
    staff = { operator: await holding('operator', 'olive@example.com'), auditor: await holding('auditor', 'audra@example.com') };
    wasOperator = await holding('operator', 'former@example.com');
    await granting.revoke('former@example.com', 'operator', 'operator');
    wasForgotten = await holding('operator', 'gone@example.com');
    await almanac.http.post('/api/me/forget').set('cookie', wasForgotten.cookie).send({ password: PASSWORD }).expect(204);
    wasThere = await signIn(almanac, 'olive@example.com');
    await wasThere.logout().expect(204);
  });

  const badCookies = async (): Promise<Record<string, string>> => {
    const [tokens, { value: rightly }] = [new JwtService({}), almanac.app.get(SigningSecret)];
    const { jti, sub } = tokens.decode(anna.cookie.slice('almanac='.length));
    const signed = (claims: object, secret = rightly, how = {}) => `almanac=${tokens.sign(claims, { secret, ...how })}`;
    const inAnHour = Math.floor(Date.now() / 1_000) + 3_600;
    const [revoked, leaving] = [await signIn(almanac, 'anna@example.com'), await signIn(almanac, 'anna@example.com')];
    await revoked.logout().expect(204);
    return {
      'that ended': signed({ jti, sub, exp: inAnHour - 7_200 }),
      'forged with another secret': signed({ jti, sub, exp: inAnHour }, 'x'.repeat(43)),
      'forged by another algorithm': signed({ jti, sub, exp: inAnHour }, rightly, { algorithm: 'HS512' }),
      'forged without a signature': `almanac=${unsigned({ jti, sub, exp: inAnHour })}`,
      'of somebody else, with her name in it': signed({ jti: signInOf(ben), sub, exp: inAnHour }),
      'that never was': signed({ jti: 'another', sub, exp: inAnHour }),
      'of nobody': signed({ jti, sub: 'nobody', exp: inAnHour }),
      'with a character changed': changed(leaving.cookie),
      'revoked by signing out': revoked.cookie,
      'that is no token': 'almanac=anna',
      'that is empty': 'almanac=',
      'under another name': anna.cookie.replace('almanac', 'token'),
    };
  };

  const signInOf = ({ cookie }: SignedInBrowser): string => new JwtService({}).decode(cookie.slice('almanac='.length)).jti;

  const unsigned = (claims: object) =>
    `${[{ alg: 'none', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

  const changed = (cookie: string) => {
    const [head, claims, signature] = cookie.split('.');
    return [head, claims, `${signature![0] === 'A' ? 'B' : 'A'}${signature!.slice(1)}`].join('.');
  };

  const send = async (call: string, how: KeyedCall, key: string | undefined, cookie?: string): Promise<number> => {
    const { path, body } = how(key, event);
    const verb = call.split(' ')[0]!.toLowerCase() as 'get' | 'post' | 'delete';
    const request = almanac.http[verb](path);
    if (cookie) request.set('cookie', cookie);
    return (await (body ? request.send(body) : request)).status;
  };

  it('is tested for every call of the API, and the table has no other calls', () => {
    expect(routesOf(almanac).toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  describe.each(guardedCalls)('%s', (call, oneOf) => {
    /** Resolves with the headers: event streams do not end by themselves. */
    const answerTo = async (cookie?: string) => {
      const [method, path] = call.split(' ');
      const ends = new AbortController();
      const answer = await fetch(`${await almanac.app.getUrl()}${path!.replaceAll(/:\w+/g, '7')}`, {
        ...{ method: method!, signal: ends.signal, headers: { 'content-type': 'application/json', ...(cookie && { cookie }) } },
        ...(method !== 'GET' && { body: '{}' }),
      });
      const isTold = answer.headers.get('content-type')?.startsWith('application/json');
      const body = isTold ? ((await answer.json()) as { message?: string }) : {};
      ends.abort();
      expect(answer.headers.get('cache-control')).toBe('no-store');
      return { status: answer.status, isRefused: body.message === 'There is nothing at this address.' };
    };

    it('answers an account with the role, and none with another role', async () => {
      for (const [role, { cookie }] of Object.entries(staff)) {
        const { status, isRefused } = await answerTo(cookie);
        const isTheirs = oneOf.includes(role as Role);
        expect([role, status !== 401 && status !== 403 && !isRefused]).toEqual([role, isTheirs]);
        if (!isTheirs) expect(status).toBe(404);
      }
    });

    it('answers 404 to residents, also to those whose role was revoked', async () => {
      for (const { cookie } of [anna, ben, wasOperator]) expect(await answerTo(cookie)).toEqual({ status: 404, isRefused: true });
    });

    it('asks all others to sign in', async () => {
      for (const cookie of [undefined, ...Object.values(bad), wasForgotten.cookie, wasThere.cookie])
        expect([cookie, (await answerTo(cookie)).status]).toEqual([cookie, 401]);
    });
  });

  describe.each(keyedCalls)('%s', (call, how) => {
    const session = keyOf('Carla');

    it('answers any caller for a session key, with a valid sign-in, an invalid one or none', async () => {
      for (const cookie of [undefined, anna.cookie, ...Object.values(bad)])
        expect([cookie, await send(call, how, session, cookie)]).toEqual([cookie, expectedStatus(call)]);
    });

    it('answers an account by its own sign-in', async () =>
      expect(await send(call, how, anna.key, anna.cookie)).toBe(expectedStatus(call)));

    it('answers 401 to a caller who names an account with an invalid sign-in or none', async () => {
      for (const cookie of [undefined, ...Object.values(bad)])
        expect([cookie, await send(call, how, anna.key, cookie)]).toEqual([cookie, 401]);
      expect(await send(call, how, 'user_7')).toBe(401);
    });

    it("refuses whoever has signed in and names another's account, or nobody's", async () => {
      expect(await send(call, how, anna.key, ben.cookie)).toBe(403);
      expect(await send(call, how, 'user_7', ben.cookie)).toBe(403);
      expect(await send(call, how, anna.key.toUpperCase().replace('USER', 'user'), anna.cookie)).toBe(403);
    });

    it('refuses an invalid key, also from a caller who has signed in', async () => {
      for (const key of ['x', 'user_', 'session_1_short', anna.user.id, `${anna.key}!`, 'user_7'.padEnd(101, '7')])
        for (const cookie of [undefined, anna.cookie]) expect([key, await send(call, how, key, cookie)]).toEqual([key, 400]);
    });

    it('refuses a call without a key', async () => expect([400, 401, 404]).toContain(await send(call, how, undefined)));
  });

  it("never shows or changes what is an account's, whatever was tried above", async () => {
    const { body } = await anna.preferences().expect(200);
    expect(body).toMatchObject({ savedEvents: expect.any(Array), followedOrganizations: [] });
    expect((await ben.preferences().expect(200)).body).toMatchObject({ savedEvents: [], defaults: true });
  });

  it('returns no user for an invalid sign-in', async () => {
    for (const cookie of Object.values(bad)) {
      const { body } = await almanac.http.get('/api/auth/me').set('cookie', cookie).expect(200);
      expect([cookie, body]).toEqual([cookie, { user: null }]);
      await almanac.http.get('/api/preferences').set('cookie', cookie).expect(401);
    }
    expect(await anna.me()).toEqual(anna.user);
  });

  it('ends all sign-ins of a town when its secret is replaced', async () => {
    const { dataDirectory } = almanac;
    await almanac.close();
    almanac = await openAlmanac({ ALMANAC_DATA_DIR: dataDirectory, JWT_SECRET: 'another secret of the operator, long enough' });
    const { body } = await almanac.http.get('/api/auth/me').set('cookie', anna.cookie).expect(200);
    expect(body).toEqual({ user: null });
  });
});
