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
});
