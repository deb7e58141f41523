import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { GuardedHttpClient } from './guarded-http-client';

const LIMITS = { maxBytes: 1_000, timeoutMs: 10_000 };

describe('Whoever fetches what somebody else has named', () => {
  const servers: Server[] = [];
  const requests: string[] = [];

  const serverAt = async (address: string, answer: RequestListener) => {
    const server = createServer((request, response) => {
      requests.push(`${address}${request.url}`);
      answer(request, response);
    });
    await new Promise<void>((listening) => void servers.push(server.listen(0, address, listening)));
    return `http://${address}:${(server.address() as AddressInfo).port}`;
  };

  beforeEach(() => void requests.splice(0));

  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  /** Stands for the internet: the only address of this host that may be reached. */
  const WORLD = '127.0.0.2';
  const httpClient = new GuardedHttpClient((address) => address === WORLD);

  it('gets it, with what it is', async () => {
    const origin = await serverAt(WORLD, (_, response) => response.setHeader('content-type', 'text/plain').end('Hello'));
    const { type, bytes } = await httpClient.fetch(`${origin}/hello`, LIMITS);
    expect([type, String(bytes)]).toEqual(['text/plain', 'Hello']);
  });

  it('is refused a name as soon as one of its addresses must not be reached, whichever stands first', async () => {
    const { port } = new URL(await serverAt(WORLD, (_, response) => response.end('Hello')));
    const named = (...addresses: string[]) =>
      new GuardedHttpClient(
        (address) => address === WORLD,
        async () => addresses,
      ).fetch(`http://both.example:${port}/`, LIMITS);
    expect(String((await named(WORLD)).bytes)).toBe('Hello');
    for (const addresses of [[WORLD, '127.0.0.1'], ['127.0.0.1', WORLD], []])
      await expect(named(...addresses)).rejects.toThrow('is at an address that must not be reached');
    expect(requests).toEqual([`${WORLD}/`]);
  });

  it('says nothing about us but who asks', async () => {
    const heads: object[] = [];
    const origin = await serverAt(WORLD, ({ headers }, response) => {
      heads.push(headers);
      response.end();
    });
    await httpClient.fetch(origin.replace('//', '//name:password@'), LIMITS);
    const { host, ...head } = heads[0] as Record<string, string>;
    expect(`http://${host}`).toBe(origin);
    expect(head).toEqual({ accept: '*/*', 'accept-encoding': 'br, gzip, deflate', 'user-agent': 'Almanac', connection: 'close' });
  });

  it('says more of who asks where that is wanted', async () => {
    const origin = await serverAt(WORLD, ({ headers }, response) => response.end(headers['user-agent']));
    const { bytes } = await httpClient.fetch(origin, { ...LIMITS, userAgent: 'Almanac (clerk@town.example)' });
    expect(String(bytes)).toBe('Almanac (clerk@town.example)');
  });

  it('follows where it has moved to', async () => {
    const origin = await serverAt(WORLD, ({ url }, response) =>
      url === '/new' ? response.end('Here') : response.writeHead(302, { location: '/new' }).end(),
    );
    expect(String((await httpClient.fetch(`${origin}/old`, LIMITS)).bytes)).toBe('Here');
  });

  it.each([
    ['this host', (port: string) => `http://127.0.0.1:${port}/`],
    ['its name', (port: string) => `http://localhost:${port}/`],
    ['its address as a number', (port: string) => `http://2130706433:${port}/`],
    ['its address in hexadecimal', (port: string) => `http://0x7f.1:${port}/`],
    ['its address in IPv6', (port: string) => `http://[::ffff:127.0.0.1]:${port}/`],
    ['nobody, who is this host too', (port: string) => `http://0.0.0.0:${port}/`],
  ])('never asks %s, not even where a redirect leads there', async (_, address) => {
    const inside = await serverAt('127.0.0.1', (_, response) => response.end('Secret'));
    const secret = address(new URL(inside).port);
    const lure = await serverAt(WORLD, (_, response) => response.writeHead(307, { location: secret }).end());
    await expect(httpClient.fetch(secret, LIMITS)).rejects.toThrow('is at an address that must not be reached');
    await expect(httpClient.fetch(lure, LIMITS)).rejects.toThrow('is at an address that must not be reached');
    expect(requests).toEqual([`${WORLD}/`]);
  });

  it.each(['file:///etc/passwd', 'ftp://127.0.0.2/', 'data:,hello', 'agenda.pdf', ''])('asks the web only: %s', (address) =>
    expect(httpClient.fetch(address, LIMITS)).rejects.toMatchObject({ name: 'HttpFailure' }),
  );

  it('hangs up on whoever wants to speak something else', async () => {
    const origin = await serverAt(WORLD, (_, response) =>
      response.writeHead(101, { connection: 'upgrade', upgrade: 'something' }).end(),
    );
    await expect(httpClient.fetch(origin, LIMITS)).rejects.toThrow('answers 101');
  });

  it('gives up after too many redirects', async () => {
    const origin = await serverAt(WORLD, (_, response) => response.writeHead(301, { location: '/again' }).end());
    await expect(httpClient.fetch(origin, LIMITS)).rejects.toThrow('redirects too often');
    expect(requests).toHaveLength(6);
  });

  it('gives up on more than was asked for, however little at a time', async () => {
    const origin = await serverAt(WORLD, (_, response) => {
      const more = () => void (response.destroyed || response.write('x'.repeat(100), more));
      more();
    });
    await expect(httpClient.fetch(origin, LIMITS)).rejects.toThrow('is more than 1000 bytes');
  });

  it.each([
    ['never begins', () => undefined],
    ['never ends', (_, response) => void response.write('%PDF-')],
  ] satisfies [string, RequestListener][])('gives up on an answer that %s', async (_, answer) => {
    const origin = await serverAt(WORLD, answer);
    await expect(httpClient.fetch(origin, { ...LIMITS, timeoutMs: 50 })).rejects.toThrow('took longer than 50 ms');
  });

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['utf-8', (body: Buffer) => body],
  ])('unpacks what was packed on the way: %s', async (encoding, packed) => {
    const origin = await serverAt(WORLD, (_, response) =>
      response.setHeader('content-encoding', encoding).end(packed(Buffer.from('BEGIN:VCALENDAR'))),
    );
    expect(String((await httpClient.fetch(origin, LIMITS)).bytes)).toBe('BEGIN:VCALENDAR');
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ])('unpacks no bomb: %s', async (encoding, packed) => {
    const bomb = packed(Buffer.alloc(100_000));
    expect(bomb.length).toBeLessThan(LIMITS.maxBytes);
    const origin = await serverAt(WORLD, (_, response) => response.setHeader('content-encoding', encoding).end(bomb));
    await expect(httpClient.fetch(origin, LIMITS)).rejects.toThrow('is more than 1000 bytes');
  });

  it('takes nothing for whole that was packed and broke off', async () => {
    const half = gzipSync(Buffer.from('BEGIN:VCALENDAR')).subarray(0, 20);
    const origin = await serverAt(WORLD, (_, response) => response.setHeader('content-encoding', 'gzip').end(half));
    await expect(httpClient.fetch(origin, LIMITS)).rejects.toThrow('cannot be decompressed');
  });

  it('is sent nothing that it knows already', async () => {
    const version = { etag: 'W/"7"', 'last-modified': 'Sat, 04 Jul 2026 12:00:00 GMT' };
    const origin = await serverAt(WORLD, ({ url, headers }, response) => {
      if (url === '/old') response.writeHead(302, { location: '/' }).end();
      else if (headers['if-none-match'] === version.etag) response.writeHead(304, { 'retry-after': '60' }).end();
      else if (headers['if-modified-since'] === version['last-modified']) response.writeHead(304).end();
      else response.writeHead(200, version).end('Hello');
    });
    const validators = { etag: version.etag, lastModified: version['last-modified'] };
    expect(await httpClient.fetch(origin, LIMITS)).toMatchObject({
      ...validators,
      bytes: Buffer.from('Hello'),
      isUnchanged: false,
    });
    const nothing = { bytes: Buffer.alloc(0), isUnchanged: true };
    expect(await httpClient.fetch(`${origin}/old`, { ...LIMITS, validators })).toMatchObject({
      ...validators,
      ...nothing,
      retryAfterSeconds: 60,
    });
    expect(await httpClient.fetch(origin, { ...LIMITS, validators: { lastModified: validators.lastModified } })).toMatchObject(
      nothing,
    );
    expect((await httpClient.fetch(origin, { ...LIMITS, validators: { etag: '"6"' } })).isUnchanged).toBe(false);
  });

  it('does not take an answer for unchanged when nothing was known', async () => {
    const origin = await serverAt(WORLD, (_, response) => response.writeHead(304).end());
    await expect(httpClient.fetch(origin, LIMITS)).rejects.toThrow('answers 304');
  });

  it('is told for how long to leave alone whoever has too much to do', async () => {
    const origin = await serverAt(WORLD, (_, response) => response.writeHead(429, { 'retry-after': '120' }).end());
    await expect(httpClient.fetch(origin, LIMITS)).rejects.toMatchObject({ message: 'answers 429', retryAfterSeconds: 120 });
  });

  it('is told when it is not there', async () => {
    const origin = await serverAt(WORLD, (_, response) => response.writeHead(404).end());
    await expect(httpClient.fetch(origin, LIMITS)).rejects.toThrow('answers 404');
    servers.splice(0).forEach((server) => void server.close().closeAllConnections());
    await expect(httpClient.fetch(origin, LIMITS)).rejects.toMatchObject({ name: 'HttpFailure' });
  });
});
