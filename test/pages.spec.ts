/** @engines small */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { type Almanac, openAlmanac, TODAY } from './app';
import { publish, registerOrganization } from './publishing';

const WEB_FOLDER = join(__dirname, '../dist/web');
const describeWhenBuilt = existsSync(join(WEB_FOLDER, 'index.html')) ? describe : describe.skip;

describeWhenBuilt('A browser at the address of a page (npm run build makes the pages)', () => {
  let almanac: Almanac;
  let picnic: number;

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, 'Moorestown Library');
    await publish(almanac, 'Café at night', { status: 'cancelled' });
    picnic = await publish(almanac, 'Picnic', { date: '1998-06-20' });
  });

  const pageAt = async (path: string, status: number) => {
    const answer = await almanac.http.get(path).expect(status).expect('content-type', 'text/html; charset=utf-8');
    expect(answer.text).toMatch(/^<!doctype html>/);
    expect(answer.text).toContain('<div id="root">');
    return answer;
  };

  it.each([
    '/',
    '/?q=chess',
    '/themes',
    '/about',
    '/share',
    '/privacy',
    '/map',
    '/hours',
    '/settings',
    '/me',
    '/subcalendars',
    '/event/cafe-at-night--2026-11-20',
  ])('gets the page: %s', async (path) => void (await pageAt(path, 200)));

  it('gets no rule that requests are checked by: the web imports only their types', () => {
    const validator = join(dirname(require.resolve('class-validator')), 'metadata/MetadataStorage.js');
    const name = 'classValidatorMetadataStorage';
    expect(readFileSync(validator, 'utf8')).toContain(name);
    const scripts = readdirSync(WEB_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file));
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.filter((file) => readFileSync(join(WEB_FOLDER, file), 'utf8').includes(name))).toEqual([]);
  });

  it('gets what draws the streets of the map, which may ask nobody but those who have them', async () => {
    const worker = readdirSync(join(WEB_FOLDER, 'assets')).find((file) => /worker.*\.mjs$/.test(file));
    const { headers } = await almanac.http.get(`/assets/${worker}`).expect(200);
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self' https://tiles.openfreemap.org");
    expect(headers['content-type']).toMatch(/javascript/);
  });

  it('gets the page of an event by its number, and of one that is long over', async () => {
    await pageAt(`/event/${picnic}`, 200);
    await pageAt('/event/picnic-1998-06-20', 200);
  });

  it.each([
    '/event/caf%C3%A9-at-night--2026-11-20',
    '/event/Cafe%CC%81-at-Night-2026-11-20',
    '/about/',
    '/event/cafe-at-night--2026-11-20/',
  ])('gets it however somebody wrote its address: %s', async (path) => void (await pageAt(path, 200)));

  it('is told that there is no event whose organization nobody knows', async () => {
    const id = await publish(almanac, 'Elephants', { organization: 'Moorestown Circus' });
    await pageAt(`/event/${id}`, 404);
  });

  it.each([
    '/nothing',
    '/event',
    '/event/',
    '/event/12345',
    '/event/no-such-thing',
    `/event/${'-'.repeat(5_000)}`,
    '/index.html',
  ])('is told with the page that there is nothing: %s', async (path) => void (await pageAt(path, 404)));

  it('may run only what the page itself brings, under a nonce that is new each time', async () => {
    const [first, second] = [await pageAt('/', 200), await pageAt('/', 200)];
    const nonces = [first, second].map(({ headers, text }) => {
      const policy = headers['content-security-policy']!;
      expect(policy).toContain("default-src 'self'; script-src 'self'; ");
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(policy).toContain("frame-ancestors 'none'");
      const [, nonce] = /style-src 'self' 'nonce-([^']+)'/.exec(policy)!;
      expect(text).toContain(`nonce="${nonce}"`);
      expect(text).not.toContain('__CSP_NONCE__');
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('comes with the list in it, for phones as for desks, and with nothing of anybody', async () => {
    await publish(almanac, 'Chess club', { date: TODAY });
    for (const phone of ['?0', '?1']) {
      const { text } = await almanac.http.get('/').set('sec-ch-ua-mobile', phone).expect(200);
      expect(text).toContain(`<body data-drawn-for="${phone === '?1' ? 'narrow' : 'wide'}">`);
      expect(text).toMatch(/<a href="\/event\/\d+">Chess club<\/a>/);
      // The content security policy forbids inline styles.
      expect(text).not.toMatch(/ style=/);
      expect(text).not.toContain('session_');
    }
  });

  it('comes with the list as it is now', async () => {
    await publish(almanac, 'Bake sale', { date: TODAY });
    expect((await pageAt('/', 200)).text).toContain('Bake sale');
    await publish(almanac, 'Plant swap', { date: TODAY });
    expect((await pageAt('/', 200)).text).toContain('Plant swap');
  });

  it('comes without it when it could not be drawn, and with it the next time', async () => {
    await publish(almanac, 'Tree lighting', { date: TODAY });
    const complaint = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    jest.spyOn(almanac.app.getHttpAdapter() as FastifyAdapter, 'inject').mockRejectedValueOnce(new Error('Nobody is at home'));
    expect((await pageAt('/', 200)).text).not.toContain('Tree lighting');
    expect(complaint).toHaveBeenCalledTimes(1);
    expect((await pageAt('/', 200)).text).toContain('Tree lighting');
    jest.restoreAllMocks();
  });

  it('may keep the calendar of this town among its apps, with an icon for every shape', async () => {
    const { text, headers } = await almanac.http.get('/manifest.webmanifest').buffer().expect(200);
    const body = JSON.parse(text);
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(body).toMatchObject({ name: 'Almanac Moorestown', short_name: 'Almanac', start_url: '/', display: 'standalone' });
    const page = await pageAt('/', 200);
    expect(page.text).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    expect(page.text).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"');
    const pictures = body.icons.filter(({ type }: Icon) => type === 'image/png');
    expect(pictures.map(({ sizes, purpose }: Icon) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of [...pictures, { src: '/icons/apple-touch-icon.png', sizes: '180x180' }]) {
      const picture: Buffer = (await almanac.http.get(src).buffer().expect('content-type', 'image/png').expect(200)).body;
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    }
    for (const { url } of body.shortcuts) await pageAt(url, 200);
  });

  it.each(['identity', 'br', 'gzip'])(
    'gets a worker that may fetch what pages show, and run nothing else: %s',
    async (encoding) => {
      const { headers } = await almanac.http.get('/sw.js').set('accept-encoding', encoding).expect(200);
      expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self' https:");
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it('keeps the built files for ever, packed if it can unpack them, and asks for the page each time', async () => {
    const script = readdirSync(join(WEB_FOLDER, 'assets')).find((file) => file.endsWith('.js'))!;
    const { headers } = await almanac.http.get(`/assets/${script}`).set('accept-encoding', 'br').expect(200);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
    expect((await pageAt('/', 200)).headers['cache-control']).toBe('no-cache');
    await almanac.http.get('/assets/nothing.js').expect(404);
  });
});

describe('Whatever the server answers', () => {
  it.each(['/', '/nothing', '/api/events', '/api/nothing', '/api/town'])('no other site may frame it: %s', async (path) => {
    const almanac = await openAlmanac();
    const { headers } = await almanac.http.get(path);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers).not.toHaveProperty('x-powered-by');
    await almanac.close();
  });

  it('is data where no page is meant: answers allow nothing to run', async () => {
    const almanac = await openAlmanac();
    const { headers } = await almanac.http.get('/api/events').expect(200);
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  });
});

type Icon = { src: string; sizes: string; type: string; purpose: string };
