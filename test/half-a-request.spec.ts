import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Almanac, openAlmanac } from './app';

const HEAD = 'POST /api/organizations/follow HTTP/1.1\r\nhost: town\r\ncontent-type: application/json\r\n';

describe('Somebody who sends half a request and falls silent', () => {
  let almanac: Almanac;
  let server: Server;

  beforeEach(async () => {
    almanac = await openAlmanac();
    server = almanac.app.getHttpServer();
  });

  it('may do so for seconds, not for minutes', () => {
    expect(server.headersTimeout).toBe(10_000);
    expect(server.requestTimeout).toBe(30_000);
    expect(server.timeout).toBe(60_000);
  });

  it.each([
    ['of the head', HEAD],
    ['of the body', `${HEAD}content-length: 100\r\n\r\n{"sessionId":`],
  ])('is told that it took too long, and hung up on: half %s', async (_, half) => {
    server.headersTimeout = server.requestTimeout = 1;
    const socket = connect(Number(new URL(await almanac.app.getUrl()).port), '127.0.0.1');
    socket.write(half);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  it.each([
    ['takes too long', HEAD, 408],
    ['has no end of a head', `${HEAD}x: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
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
