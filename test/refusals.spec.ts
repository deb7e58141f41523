/** @engines small */

import { STATUS_CODES } from 'node:http';
import { connect } from 'node:net';
import { type Almanac, openAlmanac } from './app';
import { publish, registerOrganization } from './publishing';
import { keyOf } from './resident';

const MALLORY = keyOf('Mallory');
const FOLLOW = '/api/organizations/follow';
const SUBCALENDARS = '/api/subcalendars/follow';
const SAVE = `/api/preferences/${MALLORY}/save-event`;

describe('Mallory, who tries whatever the server may stumble over,', () => {
  let almanac: Almanac;
  let id: number;

  const post = (path: string, body: unknown, type = 'application/json') =>
    almanac.http
      .post(path)
      .set('content-type', type)
      .send(typeof body === 'string' ? body : JSON.stringify(body));

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, 'Moorestown Library', ['Teens']);
    id = await publish(almanac, 'Chess club');
  });

  afterEach(async () => {
    const { http } = almanac;
    const { body } = await http.get(`/api/preferences/${MALLORY}`).expect(200);
    expect(body).toMatchObject({ followedOrganizations: [], followedSubcalendars: [], savedEvents: [], defaults: true });
  });

  const refused = (answer: { status: number; body: unknown }, statusCode: number, message: RegExp) => {
    expect(answer.body).toEqual({ statusCode, error: STATUS_CODES[statusCode], message: expect.stringMatching(message) });
    expect(answer.status).toBe(statusCode);
  };

  it.each([
    ['from', '?from=yesterday'],
    ['from', '?from=2026-02-30'],
    ['from', '?from='],
    ['from', '?from=2026-01-01&from=2026-01-02'],
    ['to', '?to=2026-11-20T12:00:00'],
    ['to', '?from=2026-11-20&to=%00'],
  ])('is told that %s is no day in %s', async (field, query) =>
    refused(await almanac.http.get(`/api/events${query}`), 400, new RegExp(`^${field} must be a day`)),
  );

  it.each([
    'x',
    'session_',
    'session_1_short',
    'session_x_aaaaaaaaaaaaaaaaaaaaaaaa',
    `${MALLORY}!`,
    MALLORY.padEnd(101, 'x'),
    '%00',
  ])('is told that %s is no session key, wherever it stands', async (key) => {
    for (const path of ['preferences', 'sidebar', 'feed'])
      refused(await almanac.http.get(`/api/${path}/${key}`), 400, /^sessionId must be a session key/);
    refused(await post(`/api/preferences/${key}/save-event`, { eventId: id }), 400, /^sessionId must be a session key/);
    refused(await post(FOLLOW, { sessionId: key, organizations: [] }), 400, /^sessionId must be a session key/);
    refused(await post(SUBCALENDARS, { sessionId: key, subcalendars: [] }), 400, /^sessionId must be a session key/);
    refused(await post(`/api/events/${id}/save`, { sessionId: key }), 400, /^sessionId must be a session key/);
  });

  it('has to sign in for what belongs to an account', async () => {
    for (const path of ['preferences', 'sidebar', 'feed'])
      refused(await almanac.http.get(`/api/${path}/user_5`), 401, /^Sign in/);
    refused(await post(FOLLOW, { sessionId: 'user_5', organizations: [] }), 401, /^Sign in/);
    refused(await post(SUBCALENDARS, { sessionId: 'user_5', subcalendars: [] }), 401, /^Sign in/);
    refused(await post('/api/preferences/user_5/save-event', { eventId: id }), 401, /^Sign in/);
    refused(await post(`/api/events/${id}/save`, { sessionId: 'user_5' }), 401, /^Sign in/);
    refused(await almanac.http.delete(`/api/events/${id}/save`).send({ sessionId: 'user_5' }), 401, /^Sign in/);
  });

  it.each([
    ['sessionId must be a string; organizations must be an array', FOLLOW, {}],
    ['sessionId must be a string; organizations must be an array', FOLLOW, [{ sessionId: MALLORY, organizations: [] }]],
    ['sessionId must be a string; organizations must be an array', FOLLOW, null],
    ['sessionId must be a string; organizations must be an array', FOLLOW, 5],
    ['sessionId must be a string; organizations must be an array', FOLLOW, 'x'],
    ['sessionId must be a string', FOLLOW, { sessionId: 7, organizations: [] }],
    ['sessionId must be a string', FOLLOW, { sessionId: [MALLORY], organizations: [] }],
    ['organizations must be an array', FOLLOW, { sessionId: MALLORY }],
    ['organizations must be an array', FOLLOW, { sessionId: MALLORY, organizations: 'Featured' }],
    ['organizations must be an array', FOLLOW, { sessionId: MALLORY, organizations: { 0: 'Featured' } }],
    ['each value in organizations must be a string', FOLLOW, { sessionId: MALLORY, organizations: [['Featured']] }],
    ['each value in organizations must be a string', FOLLOW, { sessionId: MALLORY, organizations: [null] }],
    ['organizations must contain no more', FOLLOW, { sessionId: MALLORY, organizations: Array(2_001).fill('a') }],
    ['each value in organizations must be shorter', FOLLOW, { sessionId: MALLORY, organizations: ['a'.repeat(301)] }],
    ['subcalendars must be an array', SUBCALENDARS, { sessionId: MALLORY, subcalendars: 1 }],
    ['each value in subcalendars must be an integer', SUBCALENDARS, { sessionId: MALLORY, subcalendars: ['1'] }],
    ['each value in subcalendars must be an integer', SUBCALENDARS, { sessionId: MALLORY, subcalendars: [1.5] }],
    ['subcalendars: there is no 9', SUBCALENDARS, { sessionId: MALLORY, subcalendars: [9] }],
    ['eventId must be an integer', SAVE, {}],
    ['eventId must be an integer', SAVE, []],
    ['eventId must be an integer', SAVE, { eventId: true }],
    ['eventId must be an integer', SAVE, { eventId: '1' }],
    ['eventId must be an integer', SAVE, { eventId: 'first' }],
    ['eventId must be an integer', SAVE, { eventId: 1.5 }],
    ['eventId must not be less', SAVE, { eventId: -1 }],
    ['eventId must not be greater', SAVE, { eventId: 1e300 }],
  ])('hears "%s"', async (message, path, body) =>
    refused(await post(path, JSON.stringify(body)), 400, new RegExp(`^${message}`)),
  );

  it.each(['abc', '1.5', '1e3', '%20', '99999999999999999999999'])(
    'hears that %s is no event to save or unsave',
    async (number) => {
      refused(await post(`/api/events/${number}/save`, { sessionId: MALLORY }), 400, /^id must be the number of an event/);
      const unsave = almanac.http.delete(`/api/events/${number}/save`).send({ sessionId: MALLORY });
      refused(await unsave, 400, /^id must be the number of an event/);
    },
  );

  it('is told who she is asked to be when she sends nothing', async () => {
    refused(await almanac.http.delete(`/api/events/${id}/save`), 400, /^sessionId must be a string/);
    refused(await almanac.http.post(`/api/events/${id}/save`), 400, /^sessionId must be a string/);
  });

  it.each(['{', '', '{"sessionId":}', '[1,', '{"__proto__":{"admin":true}}', '\u0000'])('sends broken JSON: %j', async (body) =>
    refused(await post(FOLLOW, body), 400, /JSON|empty/),
  );

  it.each([
    ['arrays', '['.repeat(10_000)],
    ['arrays that end', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['objects', '{"a":'.repeat(10_000)],
    ['objects that end', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['arrays in a field', `{"sessionId":${'['.repeat(10_000)}${']'.repeat(10_000)},"organizations":[]}`],
    ['objects in a list', `{"sessionId":"${MALLORY}","organizations":[${'{"a":['.repeat(5_000)}${']}'.repeat(5_000)}]}`],
  ])('nests %s without end', async (_, body) => {
    for (const path of [FOLLOW, SUBCALENDARS, SAVE]) refused(await post(path, body), 400, /^The body nests too deeply/);
    refused(
      await almanac.http.delete(`/api/events/${id}/save`).set('content-type', 'application/json').send(body),
      400,
      /^The body nests/,
    );
  });

  it('may write as many brackets as she likes in a text', async () =>
    refused(await post(FOLLOW, { sessionId: MALLORY, organizations: ['"['.repeat(100)] }), 400, /^organizations: there is no/));

  it.each([
    ['half a character', FOLLOW, `{"sessionId":"${MALLORY}","organizations":["\\ud800"]}`, /^organizations: there is no/],
    ['half a character for a key', FOLLOW, '{"sessionId":"\\udfff","organizations":[]}', /^sessionId must be a session key/],
    [
      'bytes that are no text',
      FOLLOW,
      Buffer.from('{"sessionId":"\xff\xfe","organizations":[]}', 'latin1'),
      /^sessionId must be/,
    ],
    ['a number without end', SAVE, `{"eventId":1e${'9'.repeat(400)}}`, /^eventId must/],
    ['a number of ten thousand digits', SAVE, `{"eventId":${'9'.repeat(10_000)}}`, /^eventId must/],
    ['minus nothing', SAVE, '{"eventId":-0}', /^eventId must/],
    ['a key twice, the last of which counts', SAVE, '{"eventId":1,"eventId":"x"}', /^eventId must/],
    ['a prototype', SAVE, '{"__proto__":{"eventId":1}}', /JSON/],
    ['a prototype deeper down', FOLLOW, `{"sessionId":"${MALLORY}","organizations":[{"__proto__":{}}]}`, /JSON/],
    ['a constructor', SAVE, '{"constructor":{"prototype":{"eventId":1}}}', /JSON/],
    ['names that every object has', SAVE, '{"toString":1,"hasOwnProperty":2,"constructor":3,"then":4}', /^eventId must/],
    [
      'an object for a list',
      FOLLOW,
      `{"sessionId":"${MALLORY}","organizations":{"length":1,"0":"Featured"}}`,
      /^organizations must be/,
    ],
    ['a list for an object', SAVE, '[[{"eventId":1}]]', /^eventId must/],
  ])('sends %s', async (_, path, body, message) => {
    const answer = await almanac.http.post(path).set('content-type', 'application/json').send(body);
    refused(answer, 400, message);
  });

  it.each([
    ['application/xml', '<follow/>'],
    ['text/plain', JSON.stringify({ sessionId: MALLORY, organizations: [] })],
    ['application/x-www-form-urlencoded', `sessionId=${MALLORY}`],
    ['multipart/form-data; boundary=x', '--x--'],
    ['', '{}'],
  ])('sends what does not call itself JSON: %s', async (type, body) =>
    refused(await post(FOLLOW, body, type), 415, /Unsupported/),
  );

  it.each([300_000, 10_000_000])('sends a body of %d bytes', async (bytes) =>
    refused(await post(FOLLOW, { sessionId: MALLORY, organizations: ['a'.repeat(bytes)] }), 413, /too large/),
  );

  it.each(['https://evil.example', 'null', 'http://127.0.0.1', 'nonsense'])('writes from a page at %s', async (origin) => {
    const [follow, body] = ['/api/organizations/follow', { sessionId: MALLORY, organizations: ['Moorestown Library'] }];
    refused(await post(follow, body).set('origin', origin), 403, /another site/);
    refused(await almanac.http.delete(`/api/events/${id}/save`).set('origin', origin).send(body), 403, /another site/);
  });

  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/events/1/save'],
    ['POST', '/api/events'],
    ['POST', '/nothing'],
    ['PUT', '/api/events/1/save'],
    ['PATCH', `/api/preferences/${MALLORY}`],
    ['DELETE', `/api/preferences/${MALLORY}`],
    ['OPTIONS', '/api/events'],
  ] as const)('finds nothing at %s %s', async (method, path) => {
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete' | 'options';
    refused(await almanac.http[verb](path), 404, /./);
  });

  it.each(['/api/events/%E0%A4%A', '/event/%E0%A4%A', `/api/preferences/${MALLORY}%`])(
    'asks for what is no address: %s',
    async (path) => refused(await almanac.http.get(path), 400, /^This address cannot be read/),
  );

  it.each(['//', '//evil.example/', 'http://evil.example:99999/', '/\\', '/?%'])(
    'asks for %s and is not answered with a 500',
    async (target) => {
      const { port } = new URL(await almanac.app.getUrl());
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.write(`GET ${target} HTTP/1.1\r\nhost: town\r\nconnection: close\r\n\r\n`),
        );
        let text = '';
        socket.on('data', (chunk) => {
          text += chunk;
        });
        socket.on('end', () => resolve(text)).on('error', reject);
      });
      expect(answer).toMatch(/^HTTP\/1.1 (200|400|404) /);
    },
  );

  it('leaves the server as it was: the next resident is served', async () => {
    const anna = almanac.resident('Anna');
    await anna.follow('Moorestown Library').expect(200);
    expect((await anna.preferences()).followedOrganizations).toEqual(['Moorestown Library', 'Moorestown Library::Teens']);
  });
});
