/** @engines order small */

import { type Almanac, openAlmanac } from './app';
import { publish, registerOrganization } from './publishing';

const LISTS = [
  '/api/events',
  '/api/events?from=2026-11-01',
  '/api/events/coming',
  '/api/events/pages',
  '/api/events/counts?q=chess',
  '/api/organizations',
  '/api/subcalendars',
  '/api/my-almanac-defaults',
];

describe('A browser that asks for a list it has seen', () => {
  let almanac: Almanac;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    almanac.http.get(path).set({ 'accept-encoding': 'identity', ...headers });
  const tagOf = async (path: string) => (await ask(path).expect(200)).headers['etag']!;

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, 'Moorestown Library', ['Teens']);
    await publish(almanac, 'Chess club', { description: 'Boards are there. '.repeat(50) });
  });

  it.each(LISTS)('is told that nothing has changed, without the list: %s', async (path) => {
    const again = await ask(path, { 'if-none-match': await tagOf(path) }).expect(304);
    expect(again.text).toBe('');
    expect(again.headers['etag']).toBe(await tagOf(path));
  });

  it.each(LISTS)('gets the same answer from the response cache and without it: %s', async (path) => {
    const [{ headers, text }, made] = [await ask(path), await ask(`${path}${path.includes('?') ? '&' : '?'}again`)];
    expect(made.text).toBe(text);
    expect({ ...made.headers, date: '' }).toEqual({ ...headers, date: '' });
    const { date: _, ...onlyHeaders } = (await almanac.http.head(path).set('accept-encoding', 'identity').expect(200)).headers;
    expect(headers).toMatchObject(onlyHeaders);
  });

  it('gets 304 for a list of tags, for a weak tag and for *', async () => {
    const tag = await tagOf('/api/events');
    await ask('/api/events', { 'if-none-match': `"other", ${tag}` }).expect(304);
    await ask('/api/events', { 'if-none-match': `W/${tag}` }).expect(304);
    await ask('/api/events', { 'if-none-match': '*' }).expect(304);
    await ask('/api/events', { 'if-none-match': '"other"' }).expect(200);
  });

  it('revalidates every time, and shared caches vary by encoding', async () => {
    const { headers } = await ask('/api/events').expect(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  });

  it('gets the new list under a new tag once an event is published, and the old one no more', async () => {
    const [events, organizations] = [await tagOf('/api/events'), await tagOf('/api/organizations')];
    await publish(almanac, 'Film night');
    const { body, headers } = await ask('/api/events', { 'if-none-match': events }).expect(200);
    expect(body.map(({ name }: { name: string }) => name)).toContain('Film night');
    expect(headers['etag']).not.toBe(events);
    expect(await tagOf('/api/organizations')).toBe(organizations);
  });

  it('finds the organizations changed once one appears', async () => {
    const [events, organizations] = [await tagOf('/api/events'), await tagOf('/api/organizations')];
    await registerOrganization(almanac, 'Chess Federation');
    expect(await tagOf('/api/organizations')).not.toBe(organizations);
    expect(await tagOf('/api/events')).toBe(events);
  });

  it.each([
    ['br', 'gzip, deflate, br'],
    ['br', 'br;q=0.5, gzip'],
    ['gzip', 'gzip, deflate'],
    ['gzip', 'gzip, br;q=0'],
    ['gzip', 'GZIP'],
    [undefined, 'identity'],
    [undefined, 'gzip;q=0.0, br; q=0'],
    [undefined, 'zstd'],
  ])('reads it in %s when it takes %s', async (encoding, accepted) => {
    const plain = await ask('/api/events').expect(200);
    const packed = await ask('/api/events', { 'accept-encoding': accepted }).expect(200);
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.body).toEqual(plain.body);
    const isSame = packed.headers['etag'] === plain.headers['etag'];
    expect(isSame).toBe(encoding === undefined);
    await ask('/api/events', { 'accept-encoding': accepted, 'if-none-match': packed.headers['etag']! }).expect(304);
  });
});
