/** @engines small */

import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { EventStore } from '#libs/event-sourcing';
import { registerAccount } from './account';
import { type Almanac, openAlmanac } from './app';
import { captureOutput } from './capture-output';
import { readLog } from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';
import { keyOf } from './resident';

const towns: Almanac[] = [];
afterEach(async () => {
  for (const town of towns.splice(0)) await town.close();
});

const openTown = async (environment: Parameters<typeof openAlmanac>[0]) => {
  const town = await openAlmanac(environment);
  towns.push(town);
  return town;
};

describe('Somebody who writes more than a person could', () => {
  it('is told to try again later, while everybody reads on', async () => {
    const almanac = await openTown({ WRITES_PER_MINUTE: '3' });
    const id = await publish(almanac, 'story');
    const key = `session_1_${'x'.repeat(22)}`;
    const save = () => almanac.http.post(`/api/events/${id}/save`).send({ sessionId: key });
    for (let n = 0; n < 3; n++) await save().expect(200);

    const refused = await save().expect(429);
    expect(refused.body).toEqual({ statusCode: 429, error: 'Too Many Requests', message: expect.any(String) });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await almanac.http.get(`/api/preferences/${key}`).expect(200);
  });
});

describe('Somebody who repeats one write from one address after another', () => {
  it('is told to wait as well, though nothing changes and nothing is recorded', async () => {
    const almanac = await openTown({ WRITES_PER_MINUTE: '3', TRUST_PROXY: '1' });
    const id = await publish(almanac, 'story');
    const [mallory, nora] = [almanac.resident('Mallory'), almanac.resident('Nora')];
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await mallory.save(id).set('x-forwarded-for', `192.0.2.${n}`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429, 429]);
    expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
    await nora.save(id).set('x-forwarded-for', '192.0.2.0').expect(200);
  });
});

describe('Somebody who asks where an address is', () => {
  it('only reads: it takes nothing from what may be written', async () => {
    const almanac = await openTown({ WRITES_PER_MINUTE: '1' });
    const id = await publish(almanac, 'story');
    for (let n = 0; n < 3; n++) await almanac.http.post('/api/geocode').send({ address: '1 Nowhere Lane' }).expect(404);
    await almanac.resident('Nora').save(id).expect(200);
    await almanac.resident('Nora').save(id).expect(429);
    await almanac.http.post('/api/geocode').send({ address: '1 Nowhere Lane' }).expect(404);
  });
});

describe('Two who signed in behind one address', () => {
  it('are counted apart, by their accounts, wherever they write and fetch from', async () => {
    const almanac = await openTown({ WRITES_PER_MINUTE: '3', FETCHES_PER_MINUTE: '2', TRUST_PROXY: '1' });
    const id = await publish(almanac, 'story', { attachments: ['/papers/council.pdf'] });
    const [anna, ben] = [await registerAccount(almanac, 'anna@example.com'), await registerAccount(almanac, 'ben@example.com')];
    const statuses = async (ask: (n: number) => PromiseLike<{ status: number }>) => {
      const answers = [];
      for (let n = 0; n < 4; n++) answers.push((await ask(n)).status);
      return answers;
    };
    expect(await statuses((n) => anna.save(id).set('x-forwarded-for', `192.0.2.${n}`))).toEqual([200, 200, 200, 429]);
    expect(await statuses(() => ben.save(id))).toEqual([200, 200, 200, 429]);
    for (const { cookie } of [anna, ben]) {
      const agenda = () => almanac.http.get(`/api/events/${id}/agenda`).set('cookie', cookie);
      expect(await statuses(agenda)).toEqual([302, 302, 429, 429]);
    }
  });
});

describe('Somebody who presses All and None in turns, as fast as a program can', () => {
  it('is told to wait before long, while the neighbours follow and save on', async () => {
    const almanac = await openTown({ FACTS_PER_MINUTE: '50', TRUST_PROXY: '1' });
    const subs = Array.from({ length: 9 }, (_, i) => `Team ${i}`);
    await registerOrganization(almanac, 'Recreation', subs);
    const id = await publish(almanac, 'story');
    const mallory = almanac.resident('Mallory');
    const store = almanac.app.get(EventStore);
    const { length: before } = await readLog(store);

    const presses = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? mallory.follow('Recreation') : mallory.follow()));
    const answers = await Promise.all(presses);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(30);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    expect(refused.length + answers.filter(({ status }) => status === 200).length).toBe(40);
    // The last accepted request began below the limit.
    const recorded = (await readLog(store)).length - before;
    expect(recorded).toBeGreaterThanOrEqual(50);
    expect(recorded).toBeLessThan(50 + 10);

    const nora = almanac.resident('Nora');
    await nora.save(id).set('x-forwarded-for', '192.0.2.1').expect(200);
    expect(await nora.preferences()).toMatchObject({ savedEvents: [id] });
  });

  it('gets no more by writing from one address after another of a network', async () => {
    const almanac = await openTown({ FACTS_PER_MINUTE: '2', TRUST_PROXY: '1' });
    const [first, second] = [await publish(almanac, 'story'), await publish(almanac, 'picnic')];
    const saves = (name: string, id: number, address: string) => almanac.resident(name).save(id).set('x-forwarded-for', address);
    await saves('one key', first, '2001:db8:0:7::1').expect(200);
    await saves('another key', second, '2001:db8:0:7:ffff::2').expect(200);
    await saves('a third key', first, '2001:db8:0:7:1234::3').expect(429);
    await saves('a neighbour', first, '2001:db8:0:8::1').expect(200);
    await saves('a fourth key', first, '192.0.2.1').expect(200);
    await saves('a fourth key', second, '::ffff:192.0.2.1').expect(200);
    await saves('a fifth key', second, '192.0.2.1').expect(429);
  });
});

const TOWN = 'town.example';
const UPSTREAM = '127.0.0.1:3000';
const PUBLIC_ORIGIN = `https://${TOWN}`;

/** What nginx sends with `proxy_pass` alone, as docs/operating.md shows, and from behind another proxy. */
const BARE_HEADERS = { host: UPSTREAM };
const FORWARDED_HEADERS = {
  host: UPSTREAM,
  'x-forwarded-host': TOWN,
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '192.0.2.1',
};

const TRUST_NONE = 'false';
const TRUST_ONE_HOP = '1';
const TRUST_ADDRESSES = '10.0.0.0/8, 127.0.0.1';
const TRUST_OTHER_ADDRESSES = '10.0.0.0/8';

describe('A write', () => {
  const towns = new Map<string, { almanac: Almanac; id: number }>();

  beforeAll(async () => {
    for (const TRUST_PROXY of [TRUST_NONE, TRUST_ONE_HOP, TRUST_ADDRESSES, TRUST_OTHER_ADDRESSES]) {
      const almanac = await openAlmanac({ TRUST_PROXY });
      towns.set(TRUST_PROXY, { almanac, id: await publish(almanac, 'story') });
    }
  });

  const save = async (trust: string, headers: Record<string, string>) => {
    const { almanac, id } = towns.get(trust)!;
    const { key } = almanac.resident('Anna');
    return (await almanac.http.post(`/api/events/${id}/save`).set(headers).send({ sessionId: key })).status;
  };

  it.each([
    ['of a program, which says nothing of a page', TRUST_NONE, {}, 200],
    [
      'of the page, whose browser says so',
      TRUST_NONE,
      { host: TOWN, origin: PUBLIC_ORIGIN, 'sec-fetch-site': 'same-origin' },
      200,
    ],
    ['of the page, told by its address alone', TRUST_NONE, { host: TOWN, origin: `http://${TOWN}` }, 200],
    ['of the page at the usual port', TRUST_NONE, { host: `${TOWN}:443`, origin: PUBLIC_ORIGIN }, 200],
    ['of the page at its port', TRUST_NONE, { host: `${TOWN}:3000`, origin: `http://${TOWN}:3000` }, 200],
    ['that somebody typed into the address bar', TRUST_NONE, { host: TOWN, 'sec-fetch-site': 'none' }, 200],
    ['of a page at another port', TRUST_NONE, { host: `${TOWN}:3000`, origin: `http://${TOWN}:4000` }, 403],
    ['of a page elsewhere', TRUST_NONE, { host: TOWN, origin: 'https://evil.example' }, 403],
    ['of a page nowhere', TRUST_NONE, { host: TOWN, origin: 'null' }, 403],
    ['of a page elsewhere that says no address', TRUST_NONE, { host: TOWN, 'sec-fetch-site': 'cross-site' }, 403],
    [
      'of a neighbour under the same domain',
      TRUST_NONE,
      { host: TOWN, origin: `https://a.${TOWN}`, 'sec-fetch-site': 'same-site' },
      403,
    ],
    ['of a neighbour that says no address', TRUST_NONE, { host: TOWN, 'sec-fetch-site': 'same-site' }, 403],
    [
      'whose browser says what nobody understands',
      TRUST_NONE,
      { host: TOWN, origin: PUBLIC_ORIGIN, 'sec-fetch-site': 'perhaps' },
      403,
    ],
    [
      'of the page, through a proxy that tells nothing',
      TRUST_NONE,
      { ...BARE_HEADERS, origin: PUBLIC_ORIGIN, 'sec-fetch-site': 'same-origin' },
      200,
    ],
    ['of the page, told by nobody', TRUST_NONE, { ...BARE_HEADERS, origin: PUBLIC_ORIGIN }, 403],
    ['through a proxy that is not trusted', TRUST_NONE, { ...FORWARDED_HEADERS, origin: PUBLIC_ORIGIN }, 403],
    ['through a proxy', TRUST_ONE_HOP, { ...FORWARDED_HEADERS, origin: PUBLIC_ORIGIN }, 200],
    ['through a proxy, of a page elsewhere', TRUST_ONE_HOP, { ...FORWARDED_HEADERS, origin: 'https://evil.example' }, 403],
    [
      'through a proxy, of a page for which the proxy itself is the site',
      TRUST_ONE_HOP,
      { ...FORWARDED_HEADERS, origin: `http://${UPSTREAM}` },
      403,
    ],
    ['through a proxy that keeps the host', TRUST_ONE_HOP, { host: TOWN, origin: PUBLIC_ORIGIN }, 200],
    ['through a proxy with TLS, of a page without', TRUST_ONE_HOP, { ...FORWARDED_HEADERS, origin: `http://${TOWN}` }, 403],
    ['through a proxy at a trusted address', TRUST_ADDRESSES, { ...FORWARDED_HEADERS, origin: PUBLIC_ORIGIN }, 200],
    ['through a proxy at another address', TRUST_OTHER_ADDRESSES, { ...FORWARDED_HEADERS, origin: PUBLIC_ORIGIN }, 403],
  ])('%s (%s, %j) is answered %i', async (_, trust, headers, status) => expect(await save(trust, headers)).toBe(status));

  it.each([
    ['https://town.example', PUBLIC_ORIGIN, 200],
    ['https://TOWN.example:443', PUBLIC_ORIGIN, 200],
    ['https://town.example', `http://${TOWN}`, 403],
    ['https://town.example', 'https://a.town.example', 403],
    ['https://town.example', 'https://evil.example', 403],
    ['https://town.example', 'null', 403],
  ])(
    'to the town at %s, through a proxy that tells nothing, of a page at %s is answered %i',
    async (ALMANAC_URL, origin, status) => {
      const almanac = await openAlmanac({ ALMANAC_URL });
      const id = await publish(almanac, 'story');
      const save = (headers: object) =>
        almanac.http
          .post(`/api/events/${id}/save`)
          .set({ ...BARE_HEADERS, origin, ...headers })
          .send({ sessionId: almanac.resident('Anna').key });
      await save({}).expect(status);
      await save({ 'sec-fetch-site': 'same-site' }).expect(status);
      await save({ 'sec-fetch-site': 'same-origin' }).expect(200);
    },
  );

  it('is refused in words, and reads are not', async () => {
    const { almanac, id } = towns.get(TRUST_NONE)!;
    const away = { 'sec-fetch-site': 'cross-site' };
    const { body } = await almanac.http.delete(`/api/events/${id}/save`).set(away).expect(403);
    expect(body).toEqual({ statusCode: 403, error: 'Forbidden', message: 'Writes from another site are refused.' });
    await almanac.http.get('/api/events').set(away).expect(200);
    await almanac.http.head('/api/events').set(away).expect(200);
  });
});

describe('Somebody who writes more than a person could, behind a proxy', () => {
  const PLENTY = 200;
  const SPENT = 429;

  it.each([
    ['is counted by the address the proxy saw', '1', ['192.0.2.1', '192.0.2.2', '192.0.2.1'], [PLENTY, PLENTY, SPENT]],
    ['is not believed who came before', '1', ['203.0.113.1, 192.0.2.1', '203.0.113.2, 192.0.2.1'], [PLENTY, SPENT]],
    ['is counted before two proxies', '2', ['192.0.2.1, 10.0.0.1', '192.0.2.2, 10.0.0.1'], [PLENTY, PLENTY]],
    [
      'is counted before the trusted addresses',
      'loopback, 10.0.0.0/8',
      ['192.0.2.1, 10.0.0.1', '192.0.2.2, 10.0.0.9'],
      [PLENTY, PLENTY],
    ],
    ['is not believed while no proxy is trusted', 'false', ['192.0.2.1', '192.0.2.2'], [PLENTY, SPENT]],
  ])('%s (TRUST_PROXY=%s)', async (_, TRUST_PROXY, forwarded, statuses) => {
    const almanac = await openTown({ WRITES_PER_MINUTE: '1', TRUST_PROXY });
    const id = await publish(almanac, 'story');
    const answers: number[] = [];
    for (const [nth, addresses] of forwarded.entries()) {
      const { key } = almanac.resident(`Anna ${nth}`);
      const save = almanac.http.post(`/api/events/${id}/save`).set('x-forwarded-for', addresses).send({ sessionId: key });
      answers.push((await save).status);
    }
    expect(answers).toEqual(statuses);
  });
});

describe('A browser that was here over TLS', () => {
  it('comes back over TLS, and is told nothing of the domains below', async () => {
    const { http } = await openAlmanac();
    for (const path of ['/', '/api/events', '/api/town', '/api/nothing'])
      expect([path, (await http.get(path)).headers['strict-transport-security']]).toEqual([path, 'max-age=31536000']);
  });
});

const REQUEST_HEAD = 'POST /api/organizations/follow HTTP/1.1\r\nhost: town\r\ncontent-type: application/json\r\n';

const FOLLOW_BODY = JSON.stringify({ sessionId: keyOf('Anna'), organizations: [] });
const FOLLOW_REQUEST = `${REQUEST_HEAD}content-length: ${FOLLOW_BODY.length}\r\n\r\n${FOLLOW_BODY}`;
const LAST_REQUEST = FOLLOW_REQUEST.replace('host: town', 'host: town\r\nconnection: close');

/** Longer than Node's interval between two checks of its time limits. */
const blockProcess = (milliseconds: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

describe('Somebody who sends half a request and falls silent', () => {
  let almanac: Almanac;
  let server: Server;

  beforeAll(async () => {
    almanac = await openAlmanac();
    server = almanac.app.getHttpServer();
  });
  afterEach(() => {
    [server.headersTimeout, server.requestTimeout] = [10_000, 30_000];
  });

  it('may do so for seconds, not for minutes', () => {
    expect(server.headersTimeout).toBe(10_000);
    expect(server.requestTimeout).toBe(30_000);
    expect(server.timeout).toBe(60_000);
  });

  it.each([
    ['of the head', REQUEST_HEAD],
    ['of the body', `${REQUEST_HEAD}content-length: 100\r\n\r\n{"sessionId":`],
  ])('is told that it took too long, and hung up on: half %s', async (_, half) => {
    server.headersTimeout = server.requestTimeout = 1;
    const socket = connect(Number(new URL(await almanac.app.getUrl()).port), '127.0.0.1');
    socket.write(half);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  it.each([
    ['all of the first request', 0, 0],
    ['the rest of the first head', 0, REQUEST_HEAD.length],
    ['the rest of the first body', 0, LAST_REQUEST.length - 5],
    ['all of a later request', 1, 0],
    ['the rest of a later head', 1, REQUEST_HEAD.length],
    ['the rest of a later body', 1, LAST_REQUEST.length - 5],
  ])('is not blamed if the server was busy when %s arrived', async (_, earlier, sent) => {
    const socket = connect(Number(new URL(await almanac.app.getUrl()).port), '127.0.0.1');
    await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
    if (earlier) {
      socket.write(FOLLOW_REQUEST);
      await once(socket, 'data');
    }
    socket.write(LAST_REQUEST.slice(0, sent));
    await almanac.http.get('/api/health').expect(200);
    const answer = text(socket);
    server.headersTimeout = server.requestTimeout = 1;
    socket.write(LAST_REQUEST.slice(sent));
    blockProcess(1_100);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });

  it.each([
    ['takes too long', REQUEST_HEAD, 408],
    ['has no end of a head', `${REQUEST_HEAD}x: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['is none', 'HELLO\r\n\r\n', 400],
    ['asks for an address that is none', 'GET /%E0%A4%A HTTP/1.1\r\nhost: town\r\nconnection: close\r\n\r\n', 400],
  ])('is answered under the headers of every answer when it %s', async (_, request, status) => {
    if (status === 408) server.headersTimeout = server.requestTimeout = 1;
    const socket = connect(Number(new URL(await almanac.app.getUrl()).port), '127.0.0.1');
    socket.write(request);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of ['x-content-type-options: nosniff', "content-security-policy: default-src 'none'"])
      expect(head.toLowerCase()).toContain(header);
    expect(JSON.parse(body)).toMatchObject({ statusCode: status, message: expect.stringMatching(/^Th.*\.$/) });
  });
});

describe('The log of the server', () => {
  let almanac: Almanac;
  let chess: number;

  beforeAll(async () => {
    almanac = await openAlmanac({ LOG_LEVEL: 'trace' });
    await registerOrganization(almanac, 'Moorestown Library', ['Teens']);
    chess = await publish(almanac, 'Chess club');
  });

  it('never has the key of a session, whatever Anna does or does wrong', async () => {
    const anna = almanac.resident('Anna');
    const printed = await captureOutput(async () => {
      await anna.follow('Moorestown Library').expect(200);
      await anna.follow('Nothing').expect(400);
      await anna.save(chess).expect(200);
      await anna.save(4711).expect(404);
      await anna.save('x').expect(400);
      await anna.unsave(chess).expect(200);
      await anna.followSubcalendars(4711).expect(400);
      await Promise.all([anna.preferences(), anna.sidebar(), anna.feed()]);
      await almanac.http.get(`/api/preferences/${anna.key}/nothing`).expect(404);
      await almanac.http.get(`/api/preferences/${anna.key}%`).expect(400);
      await almanac.http
        .post(`/api/preferences/${anna.key}/save-event`)
        .set('content-type', 'application/json')
        .send('{')
        .expect(400);
    });
    expect(printed).not.toContain(anna.key);
  });

  it('tells an operator of a failure that nobody foresaw, and still not the key', async () => {
    const ben = almanac.resident('Ben');
    const failing = jest.spyOn(almanac.app.get(EventStore), 'append');
    failing.mockRejectedValue(new Error(`The disk is full: preferences-${ben.key}`));
    const printed = await captureOutput(async () => {
      const { body } = await ben.save(chess).expect(500);
      expect(body).toEqual({
        statusCode: 500,
        error: 'Internal Server Error',
        message: 'Something went wrong. The error has been logged.',
      });
    });
    failing.mockRestore();
    expect(printed).toContain('The disk is full: preferences-session_…');
    expect(printed).not.toContain(ben.key);
    await ben.save(chess).expect(200);
  });
});
