import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { TownEvent } from '#libs/contracts';
import { PAGES } from '#libs/contracts/pages';
import { WithdrawEvent } from '#libs/domain';
import { ReadModels, StoreUnavailable } from '#libs/event-sourcing';
import { PictureRenderer } from '../apps/api/src/web/event-picture/picture-renderer';
import { type Almanac, openAlmanac, TODAY } from './app';
import { publish, registerOrganization } from './publishing';

const describeWhenBuilt = existsSync(join(__dirname, '../dist/web/index.html')) ? describe : describe.skip;

describeWhenBuilt('Somebody who runs no scripts (npm run build makes the pages)', () => {
  let almanac: Almanac;

  beforeAll(async () => {
    almanac = await openAlmanac({ ALMANAC_URL: 'https://almanac.example' });
    await registerOrganization(almanac, 'Moorestown Library');
    await registerOrganization(almanac, 'wzy');
  });

  const page = async (path: string, status = 200) => (await almanac.http.get(path).expect(status)).text;
  const jsonLd = (text: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? 'null');

  it('reads the whole of an event, under an address that never changes', async () => {
    const about = {
      location: 'Loft',
      time: '7:00 PM',
      description: 'Poems and pie.',
      audioNarration: '/narrations/our-town.mp3',
    };
    const id = await publish(almanac, 'Café at night', about);
    for (const path of [`/event/${id}`, '/event/cafe-at-night--2026-11-20', '/event/caf%C3%A9-at-night-2026-11-20']) {
      const text = await page(path);
      expect(text).toContain('<title>Café at night, Almanac Moorestown</title>');
      expect(text).toContain(
        '<meta name="description" content="Friday, November 20, 2026, 7:00 PM, Loft, Moorestown Library. Poems and pie.">',
      );
      expect(text).toContain(`<link rel="canonical" href="https://almanac.example/event/${id}">`);
      expect(text).toMatch(/<article[^>]*>.*<h1>Café at night<\/h1>.*7:00\sPM.*Loft.*Poems and pie\..*<\/article>/s);
      expect(text).not.toContain('<noscript>Almanac needs');
      expect(text).not.toMatch(/ style=|session_/);
    }
  });

  it('reads the same page however its address is written: nobody can have it drawn over and over', async () => {
    const id = await publish(almanac, 'Café by day', { location: 'Loft' });
    const drawing = jest.spyOn(almanac.app.getHttpAdapter() as FastifyAdapter, 'inject');
    for (const path of [
      `/event/${id}`,
      '/event/cafe-by-day--2026-11-20',
      '/event/CAFE-by-Day-2026-11-20',
      '/event/Cafe%CC%81-by-day-2026-11-20',
    ])
      expect(await page(path)).toContain('<h1>Café by day</h1>');
    expect(drawing.mock.calls.filter(([request]) => JSON.stringify(request).includes(`/events/${id}`))).toHaveLength(1);
    drawing.mockRestore();
  });

  it('finds what is coming behind the links of the first page', async () => {
    const id = await publish(almanac, 'Tree lighting', { date: '2027-11-26' });
    const over = await publish(almanac, 'Sand castles', { date: '2026-08-01' });
    const text = await page('/');
    expect(text).toContain('<link rel="canonical" href="https://almanac.example/">');
    expect(text).toContain(`<a href="/event/${id}">Tree lighting</a>`);
    expect(text).not.toContain(`/event/${over}"`);
  });

  it('is told what was moved, what is cancelled, and what is gone', async () => {
    const at = (hour: string) => ({ startTime: `${TODAY}T${hour}:00:00-05:00`, location: 'Loft' });
    await publish(almanac, 'Chess', at('18'));
    const moved = await page(`/event/${await publish(almanac, 'Chess', at('19'))}`);
    expect(moved).toMatch(/<del[^>]*><span class="sr">Before: <\/span>6:00\sPM<\/del>/);
    expect(jsonLd(moved)).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: `${TODAY}T18:00:00-05:00`,
    });

    const off = await page(`/event/${await publish(almanac, 'Chess', { ...at('19'), status: 'cancelled' })}`);
    expect(off).toContain('This event is cancelled.');
    expect(jsonLd(off)).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });

    const text = await page(`/event/${await withdrawn('Kite day')}`, 410);
    expect(text).toContain('This event is no longer announced.');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(jsonLd(text)).toBeNull();
  });

  const withdrawn = async (name: string) => {
    const id = await publish(almanac, name);
    await almanac.issue(WithdrawEvent, { id });
    return id;
  };

  it('reads every page as it is now', async () => {
    const id = await publish(almanac, 'Bake sale', { description: 'Cakes.' });
    expect(await page(`/event/${id}`)).toContain('Cakes.');
    await publish(almanac, 'Bake sale', { description: 'Bread.' });
    expect(await page(`/event/${id}`)).toContain('Bread.');
  });

  it('gets texts as texts, whatever they say', async () => {
    const name = '</script><script>alert("1")</script> & $& "more"';
    const text = await page(`/event/${await publish(almanac, 'evil', { name, location: name, description: name })}`);
    expect(text).not.toContain('<script>alert');
    expect(jsonLd(text)).toMatchObject({ name, description: name, location: { name } });
  });

  it('and searches for what is hidden, is not led there by a search engine', async () => {
    const text = await page(`/event/${await publish(almanac, 'Secret', { organization: 'wzy', location: 'Loft' })}`);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(jsonLd(text)).toBeNull();
  });

  it('sees what an event is about where its address was shared', async () => {
    const pictureOf = async (id: number) =>
      /<meta property="og:image" content="https:\/\/almanac\.example([^"]+)">/.exec(await page(`/event/${id}`))![1]!;
    const id = await publish(almanac, 'Łódź and 🎈', { endDate: '2026-11-22', location: 'Loft' });
    const { headers, body } = await almanac.http.get(await pictureOf(id)).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' });
    expect([body.subarray(1, 4).toString(), body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    for (const about of [
      { status: 'cancelled' },
      { displayDate: 'Spring 2027' },
      { name: 'Pie '.repeat(100) },
    ] as Partial<TownEvent>[])
      await almanac.http
        .get(await pictureOf(await publish(almanac, JSON.stringify(about), about)))
        .expect('content-type', 'image/png');
    await almanac.http.get('/picture.png').expect('content-type', 'image/png');
    await almanac.http.get('/event/12345/picture.png').expect(404);
    await almanac.http.get('/event/chess--2026-11-20/picture.png').expect(404);
  });

  it('is told of each page what that one is', async () => {
    for (const [path, { title, description }] of Object.entries(PAGES)) {
      const text = await page(path);
      expect(text).toContain(`<title>${title}, Almanac Moorestown</title>`);
      expect(text).toContain(`<meta property="og:title" content="${title}, Almanac Moorestown">`);
      for (const name of ['name="description"', 'property="og:description"'])
        expect(text).toContain(`<meta ${name} content="${description}">`);
      expect(text).toContain(`<link rel="canonical" href="https://almanac.example${path}">`);
    }
  });

  it('is not led by a search engine to what is nowhere, and is shown a picture of the calendar where one of its pages is shared', async () => {
    expect(await page('/nothing', 404)).toContain('<meta name="robots" content="noindex">');
    for (const path of ['/', '/about']) {
      const text = await page(path);
      expect(text).not.toContain('noindex');
      expect(text).toContain('<meta property="og:image" content="https://almanac.example/picture.png">');
    }
  });

  it('sees what the town is about where an event cannot be drawn', async () => {
    const id = await publish(almanac, 'Undrawable');
    const complaint = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const drawing = jest.spyOn(PictureRenderer.prototype, 'draw').mockRejectedValue(new Error('Out of ink'));
    for (let visit = 0; visit < 2; visit++)
      await almanac.http
        .get(`/event/${id}/picture.png`)
        .expect(302)
        .expect('location', '/picture.png')
        .expect('cache-control', 'no-store');
    expect(drawing).toHaveBeenCalledTimes(1);
    expect(complaint).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  it('tells search engines where an event is', async () => {
    const address = '111 West Second Street';
    const id = await publish(almanac, 'Hearing', { address, coordinates: { latitude: 39.966, longitude: -74.948 } } as object);
    expect(jsonLd(await page(`/event/${id}`))).toHaveProperty('location.geo.latitude', 39.966);
  });

  it('is told what an event is while the stores are away, if it is at hand, and gets the page that says itself what is wrong', async () => {
    const [coming, long] = [await publish(almanac, 'Late show'), await publish(almanac, 'Opening night', { date: '1998-05-02' })];
    await page('/');
    const away = jest.spyOn(almanac.app.get(ReadModels), 'get').mockRejectedValue(new StoreUnavailable('MongoDB', new Error()));
    expect(await page(`/event/${coming}`)).toContain('<title>Late show, Almanac Moorestown</title>');
    const { text, headers } = await almanac.http.get(`/event/${long}`).expect(503);
    expect(text).toContain('<div id="root"></div>');
    expect(headers['retry-after']).toBe('5');
    away.mockRestore();
    for (const [id, name] of [
      [coming, 'Late show'],
      [long, 'Opening night'],
    ])
      expect(await page(`/event/${id}`)).toContain(`<h1>${name}</h1>`);
  });

  it('is told by its head alone what it is about, where it could not be drawn', async () => {
    const id = await publish(almanac, 'Night walk');
    const complaint = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    jest.spyOn(almanac.app.getHttpAdapter() as FastifyAdapter, 'inject').mockRejectedValue(new Error('Nobody is at home'));
    const text = await page(`/event/${id}`);
    expect(text).toContain('<title>Night walk, Almanac Moorestown</title>');
    expect(text).toContain('<div id="root"></div>');
    expect(complaint).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
    expect(await page(`/event/${id}`)).toContain('<h1>Night walk</h1>');
  });
});

describe('A search engine', () => {
  it('is told of every page, where it is, and when it changed last', async () => {
    const almanac = await openAlmanac();
    await registerOrganization(almanac, 'Moorestown Library');
    const id = await publish(almanac, 'Chess', { date: '2027-03-05' });
    const request = (path: string) => almanac.http.get(path).set('host', 'almanac.example');
    expect((await request('/robots.txt').expect(200)).text).toContain('Sitemap: http://almanac.example/sitemap.xml');
    const index = (await request('/sitemap.xml').expect(200).expect('content-type', /xml/)).text;
    expect(index).toContain('<loc>http://almanac.example/sitemap/pages.xml</loc>');
    expect(index).toContain('<loc>http://almanac.example/sitemap/events-2027-03.xml</loc>');
    const events = (await request('/sitemap/events-2027-03.xml').expect(200)).text;
    expect(events).toContain(
      `<url><loc>http://almanac.example/event/${id}</loc><lastmod>2026-11-20T17:00:00.000Z</lastmod></url>`,
    );
    await publish(almanac, 'Chess', { date: '2027-04-05' });
    await request('/sitemap/events-2027-03.xml').expect(404);
    await request('/sitemap/events-2027-04.xml').expect(200);
  });
});
