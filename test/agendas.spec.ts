/** @engines small */

import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as aTurn } from 'node:timers/promises';
import { Agendas } from '../apps/api/src/events/agendas';
import { type Almanac, openAlmanac } from './app';
import { publish, registerOrganization } from './publishing';

const FOREIGN_HOST = '127.0.0.2';
const AGENDA = Buffer.from('%PDF-1.7\n1. Call to order\n%%EOF\n');
const MEBIBYTE_BYTES = 1024 * 1024;
const OK_LINE = 'HTTP/1.1 200';

describe('Grace, who keeps the agenda of a meeting', () => {
  const servers: Server[] = [];
  let almanac: Almanac;
  let origin: string;
  let requests: string[] = [];
  let answer: RequestListener;

  const serverAt = async (address: string) => {
    const server = createServer((request, response) => {
      requests.push(`${address}${request.url}`);
      answer(request, response);
    });
    await new Promise<void>((listening) => void servers.push(server.listen(0, address, listening)));
    return `http://${address}:${(server.address() as AddressInfo).port}`;
  };

  beforeAll(async () => {
    almanac = await openAlmanac({
      ALMANAC_PRIVATE_ADDRESSES: '127.0.0.2/31',
      FETCHES_PER_MINUTE: '1000',
      TRUST_PROXY: 'loopback',
    });
    await registerOrganization(almanac, 'Moorestown Library');
    origin = await serverAt(FOREIGN_HOST);
  });

  beforeEach(() => {
    requests = [];
    answer = (_, response) => response.setHeader('content-type', 'application/pdf').end(AGENDA);
  });

  afterAll(() => {
    for (const server of servers) server.close().closeAllConnections();
  });

  const meetingWith = (...attachments: string[]) => publish(almanac, `meeting ${attachments}`, { attachments });
  const agendaOf = (id: number | string) => almanac.http.get(`/api/events/${id}/agenda`);

  it('gets it as a download with its own file name, whose scripts cannot run under our origin', async () => {
    const { body, headers } = await agendaOf(await meetingWith(`${origin}/agenda.pdf`, `${origin}/other.pdf`)).expect(200);
    expect(body).toEqual(AGENDA);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="meeting-agenda.pdf"',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
    });
    expect(requests).toEqual([`${FOREIGN_HOST}/agenda.pdf`]);
  });

  it('is redirected to a file of our own server', async () => {
    const { headers } = await agendaOf(await meetingWith('/papers/council.pdf')).expect(302);
    expect(headers['location']).toBe('/papers/council.pdf');
  });

  it('gets only attachments that an event names', async () => {
    await agendaOf(await publish(almanac, 'without papers')).expect(404);
    await agendaOf('12345').expect(404);
    await agendaOf(`no-such-thing--2026-11-20?address=${encodeURIComponent(origin)}`).expect(404);
    expect(requests).toEqual([]);
  });

  it.each<[string, RequestListener]>([
    [
      'a page that is said to be one',
      (_, response) => response.setHeader('content-type', 'application/pdf').end('<!doctype html>'),
    ],
    ['one that is said to be a page', (_, response) => response.setHeader('content-type', 'text/html').end(AGENDA)],
    ['one that is gone', (_, response) => response.writeHead(404, { 'content-type': 'application/pdf' }).end(AGENDA)],
    ['one that breaks off', (_, response) => response.writeHead(200, { 'content-length': 1_000 }).end(AGENDA)],
    ['silence', (request) => request.socket.destroy()],
    [
      'one that never ends',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/pdf' }).write('%PDF-');
        const more = () => void (response.destroyed || response.write(Buffer.alloc(MEBIBYTE_BYTES), more));
        more();
      },
    ],
  ])('is told that it could not be had rather than given %s', async (what, listener) => {
    answer = listener;
    const { body } = await agendaOf(await meetingWith(`${origin}/${encodeURIComponent(what)}`)).expect(502);
    expect(body).toEqual({
      statusCode: 502,
      error: 'Bad Gateway',
      message: 'The agenda could not be fetched from its organization.',
    });
  });

  it('cannot make us ask this host, neither at once nor by a redirect', async () => {
    const inside = await serverAt('127.0.0.1');
    await agendaOf(await meetingWith(`${inside}/secret.pdf`)).expect(502);
    await agendaOf(await meetingWith(`${inside.replace('127.0.0.1', 'localhost')}/secret.pdf`)).expect(502);
    expect(requests).toEqual([]);
    answer = ({ url }, response) =>
      url === '/lure.pdf' ? response.writeHead(302, { location: `${inside}/secret.pdf` }).end() : response.end(AGENDA);
    await agendaOf(await meetingWith(`${origin}/lure.pdf`)).expect(502);
    expect(requests).toEqual([`${FOREIGN_HOST}/lure.pdf`]);
  });

  it('shares one fetch with everybody who asks meanwhile', async () => {
    let go = () => {};
    answer = (_, response) => {
      go = () => response.setHeader('content-type', 'application/pdf').end(AGENDA);
    };
    const id = await meetingWith(`${origin}/wanted.pdf`);
    const fetches = jest.spyOn(almanac.app.get(Agendas), 'fetch');
    const first = agendaOf(id).then(({ status }) => status);
    while (requests.length === 0) await new Promise(setImmediate);
    const second = agendaOf(id).then(({ status }) => status);
    while (fetches.mock.calls.length < 2) await new Promise(setImmediate);
    go();
    expect(await Promise.all([first, second])).toEqual([200, 200]);
    expect(requests).toEqual([`${FOREIGN_HOST}/wanted.pdf`]);
  });

  describe('while others download as much as they can', () => {
    const expected = {
      statusCode: 503,
      error: 'Service Unavailable',
      message: 'Too many agendas are being fetched. Try again in a moment.',
    };
    const agendaFor = (client: string, id: number) => agendaOf(id).set('x-forwarded-for', client);
    const many = (at: string, names: readonly string[]) =>
      names.reduce<Promise<number[]>>(
        async (ids, name) => [...(await ids), await meetingWith(`${at}/${name}.pdf`)],
        Promise.resolve([]),
      );
    let waiting: (() => void)[];
    beforeEach(() => {
      waiting = [];
      answer = (_, response) => void waiting.push(() => response.setHeader('content-type', 'application/pdf').end(AGENDA));
    });
    const asking = async (client: string, id: number) => {
      const before = waiting.length;
      const answered = agendaFor(client, id).then(({ status }) => status);
      while (waiting.length === before) await aTurn();
      return answered;
    };

    it('a client network has at most two downloads at a time', async () => {
      const [one, two, three] = (await many(origin, ['one', 'two', 'three'])) as [number, number, number];
      const third = (await many(await serverAt('127.0.0.3'), ['elsewhere']))[0]!;
      const [first, second] = [asking('2001:db8::1', one), asking('2001:db8::2', two)];
      while (waiting.length < 2) await aTurn();
      const { body } = await agendaFor('2001:db8::3', third).expect(503).expect('retry-after', '5');
      expect(body).toEqual(expected);
      const other = asking('198.51.100.7', third);
      while (waiting.length < 3) await aTurn();
      await agendaFor('198.51.100.7', three).expect(503);
      for (const go of waiting) go();
      expect(await Promise.all([first, second, other])).toEqual([200, 200, 200]);
    });

    /** Of a client that stops reading once it has begun. A slow machine may answer 502 first. */
    const unreadAnswer = async (port: number, id: number): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.write(`GET /api/events/${id}/agenda HTTP/1.1\r\nhost: town\r\nx-forwarded-for: 192.0.2.1\r\n\r\n`);
      await new Promise((readable) => socket.once('readable', readable));
      if (String(socket.read(OK_LINE.length)) === OK_LINE) return socket;
      socket.destroy();
      return unreadAnswer(port, id);
    };

    it('clients that do not read keep their slots until they disconnect', async () => {
      answer = (_, response) =>
        response.setHeader('content-type', 'application/pdf').end(Buffer.concat([AGENDA, Buffer.alloc(9 * MEBIBYTE_BYTES)]));
      const [one, two, three] = (await many(origin, ['large', 'larger', 'largest'])) as [number, number, number];
      const port = Number(new URL(await almanac.app.getUrl()).port);
      const lazy = [await unreadAnswer(port, one), await unreadAnswer(port, two)];
      await agendaFor('192.0.2.1', three).expect(503);
      for (const socket of lazy) socket.destroy();
      for (;;) {
        const { status } = await agendaFor('192.0.2.1', three);
        if (status === 200) break;
      }
    });
  });

  it('is told to wait when one address asks for too many', async () => {
    const busy = await openAlmanac({ ALMANAC_PRIVATE_ADDRESSES: FOREIGN_HOST, FETCHES_PER_MINUTE: '2' });
    const id = await publish(busy, 'meeting', { attachments: [`${origin}/agenda.pdf`] });
    for (const status of [200, 200, 429]) await busy.http.get(`/api/events/${id}/agenda`).expect(status);
    await busy.http.get(`/api/events/${id}`).expect(200);
    await busy.http
      .post(`/api/events/${id}/save`)
      .send({ sessionId: `session_1_${'x'.repeat(22)}` })
      .expect(200);
  });
});
