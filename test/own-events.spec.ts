import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MyAlmanac, OwnEventResponse, Sidebar, TownEvent } from '#libs/contracts';
import type { OwnEventBody } from '#libs/contracts/requests';
import { registerAccount, type SignedInBrowser } from './account';
import { type Almanac, openAlmanac, TODAY } from './app';
import { keyOf } from './resident';

const PIANO: OwnEventBody = {
  name: 'Piano lesson',
  category: 'Family',
  date: '2026-11-24',
  time: '4:30 PM',
  startTime: '2026-11-24T16:30:00-05:00',
  endTime: '2026-11-24T17:15:00-05:00',
  location: 'Mrs. Ashby, upstairs',
  description: 'Bring the Clementi.',
};

describe('A resident who keeps events of their own', () => {
  let almanac: Almanac;
  let ada: SignedInBrowser;
  let bob: SignedInBrowser;
  let nth = 0;

  beforeAll(async () => {
    almanac = await openAlmanac();
  });
  beforeEach(async () => {
    nth += 1;
    [ada, bob] = [
      await registerAccount(almanac, `ada${nth}@example.com`),
      await registerAccount(almanac, `bob${nth}@example.com`),
    ];
  });

  const post = (fields: object, { cookie }: SignedInBrowser = ada) =>
    almanac.http.post('/api/events/user').set('cookie', cookie).send(fields);
  const put = (id: number, fields: object, { cookie }: SignedInBrowser = ada) =>
    almanac.http.put(`/api/events/user/${id}`).set('cookie', cookie).send(fields);
  const remove = (id: number, fields: object = {}, { cookie }: SignedInBrowser = ada) =>
    almanac.http.delete(`/api/events/user/${id}`).set('cookie', cookie).send(fields);
  const read = async <T>(path: string, { cookie }: SignedInBrowser = ada): Promise<T> =>
    (await almanac.http.get(path).set('cookie', cookie).expect(200)).body;
  const own = (who: SignedInBrowser = ada) => read<TownEvent[]>(`/api/events/user/${who.key}`, who);
  const keep = async (fields: object, who: SignedInBrowser = ada): Promise<OwnEventResponse> =>
    (await post(fields, who).expect(201)).body;

  it('is told in short what was kept, and finds it whole wherever their events are asked for', async () => {
    const summary = await keep({ ...PIANO, organization: 'My Events', isUserCreated: 'true', sessionId: ada.key });
    expect(summary).toEqual({
      ...{ id: expect.any(Number), name: 'Piano lesson', category: 'Family' },
      ...{ date: '2026-11-24', time: '4:30 PM', location: 'Mrs. Ashby, upstairs' },
    });
    const townEvent = {
      ...PIANO,
      ...{
        id: summary.id,
        organization: 'My Events',
        isUserCreated: 'true',
        status: 'confirmed',
        createdAt: '2026-11-20T12:00:00-05:00',
      },
    };
    for (const path of [`/api/events/user/${ada.key}`, '/api/events/user', '/api/user-events/all'])
      expect([path, await read(path)]).toEqual([path, [townEvent]]);
    expect(await read(`/api/events/${summary.id}`)).toEqual(townEvent);
    expect((await read<MyAlmanac>(`/api/feed/${ada.key}`)).events).toEqual([townEvent]);
    expect(await read<Sidebar>(`/api/sidebar/${ada.key}`)).toMatchObject({
      ...{ feed: { count: 1 }, ownEvents: { count: 1, categories: [{ name: 'Family', count: 1 }] } },
    });
  });

  it('needs to say no more than its name', async () => {
    await keep({ name: '  Call the plumber ' });
    expect(await own()).toMatchObject([{ name: 'Call the plumber', category: 'Personal', date: TODAY, time: 'All Day' }]);
  });

  it.each([
    ['an instant of another zone', { startTime: '2026-11-25T00:30:00Z' }, { date: '2026-11-24', time: '7:30 PM' }],
    ['a time without a zone', { date: '2026-11-24', startTime: '2026-11-24T09:00' }, { startTime: '2026-11-24T09:00:00-05:00' }],
    ['a clock alone', { date: '2026-11-24', time: '18:30' }, { time: '6:30 PM', startTime: '2026-11-24T18:30:00-05:00' }],
    ['midnight', { date: '2026-11-24', startTime: '2026-11-24T00:00:00-05:00' }, { time: 'All Day' }],
    ['a time in words', { date: '2026-11-24', time: 'after dark' }, { time: 'after dark' }],
    ['a day that says more', { date: '2026-11-24T10:00:00Z' }, { date: '2026-11-24' }],
    [
      'a night out',
      { date: '2026-11-24', startTime: '2026-11-24T21:00', endTime: '2026-11-25T01:00' },
      { date: '2026-11-24', endTime: '2026-11-25T01:00:00-05:00' },
    ],
    [
      'several days',
      { date: '2026-11-24', endDate: '2026-11-26', startTime: '2026-11-24T09:00', endTime: '2026-11-26T09:00' },
      { endDate: '2026-11-26', endTime: '2026-11-26T09:00:00-05:00' },
    ],
  ])('may say when in many ways: %s', async (_, when, expected) => {
    await keep({ name: 'Piano lesson', ...when });
    expect(await own()).toMatchObject([expected]);
  });

  it.each([
    ['name', {}],
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(301) }],
    ['date', { name: 'Piano', date: '2026-02-30' }],
    ['endDate', { name: 'Piano', date: '2026-11-24', endDate: '2026-11-23' }],
    ['startTime', { name: 'Piano', startTime: 'tomorrow' }],
    ['endTime', { name: 'Piano', startTime: '2026-11-24T10:00', endTime: '2026-11-24T09:00' }],
    ['recurrence', { name: 'Piano', recurrence: 'FREQ=SECONDLY' }],
    ['recurrence', { name: 'Piano', date: '2026-11-24', recurrence: 'FREQ=DAILY;UNTIL=20261101' }],
    ['attachments', { name: 'Piano', attachments: ['javascript:alert(1)'] }],
    ['description', { name: 'Piano', description: { toString: 'x' } }],
  ])('hears which field cannot be: %s', async (field, fields) => {
    const { body } = await post(fields).expect(400);
    expect(body.message).toMatch(new RegExp(`\\b${field} must`));
    expect(await own()).toEqual([]);
  });

  it('changes and deletes them, and saying it again changes nothing', async () => {
    const { id } = await keep(PIANO);
    await put(id, { ...PIANO, name: 'Violin lesson' }).expect(200);
    await put(id, { ...PIANO, name: 'Violin lesson' }).expect(200);
    expect(await own()).toMatchObject([{ id, name: 'Violin lesson' }]);
    await remove(id, { sessionId: ada.key }).expect(204);
    expect(await own()).toEqual([]);
    await remove(id).expect(404);
    await put(id, PIANO).expect(404);
  });

  it('repeats one, changes a day of it alone, drops another, and then all of it', async () => {
    const { id } = await keep({ ...PIANO, recurrence: 'FREQ=WEEKLY;COUNT=4' });
    const days = async () => (await own()).map(({ date, name }) => `${date} ${name}`);
    expect(await days()).toEqual(['24', '01', '08', '15'].map((day, n) => `2026-${n ? 12 : 11}-${day} Piano lesson`));
    const [first, second, third] = await own();
    expect(new Set((await own()).map((one) => one.id)).size).toBe(4);
    expect(first).toMatchObject({ repeats: { id, from: '2026-11-24', day: '2026-11-24', rule: 'FREQ=WEEKLY;COUNT=4' } });

    await put(second!.id, { ...PIANO, name: 'Recital', date: '2026-12-02', occurrence: '2026-12-01' }).expect(200);
    await remove(third!.id, { occurrence: '2026-12-08' }).expect(204);
    expect(await days()).toEqual(['2026-11-24 Piano lesson', '2026-12-02 Recital', '2026-12-15 Piano lesson']);
    expect((await own())[1]!.id).toBe(second!.id);
    expect(await read(`/api/events/${id}`)).toMatchObject({ date: '2026-11-24' });
    await remove(id, { occurrence: '2026-12-03' }).expect(400);

    await remove(second!.id).expect(204);
    expect(await own()).toEqual([]);
  });

  it('has them in the calendar that they subscribed to, told anew with a higher sequence, and gone when they are deleted', async () => {
    const { id } = await keep(PIANO);
    const { url } = (
      await almanac.http.post('/api/subscription').set('cookie', ada.cookie).send({ sessionId: ada.key }).expect(201)
    ).body;
    const calendar = async () => (await almanac.http.get(new URL(url).pathname).expect(200)).text;
    expect(await calendar()).toContain('SUMMARY:Piano lesson');
    const before = await calendar();
    await put(id, { ...PIANO, name: 'Violin lesson' }).expect(200);
    expect(await calendar()).toContain('SUMMARY:Violin lesson');
    expect([before, await calendar()].map((text) => /SEQUENCE:(\d+)/.exec(text)![1])).toEqual(['0', '1']);
    await remove(id).expect(204);
    expect(await calendar()).not.toContain('lesson');
  });

  it('takes them away as a sheet', async () => {
    const sheet = (who: SignedInBrowser) => almanac.http.get(`/api/events/user/${who.key}/export-csv`).set('cookie', who.cookie);
    await sheet(ada).expect(404);
    await keep({ ...PIANO, description: '=HYPERLINK("https://example.com")' });
    const { text, headers } = await sheet(ada).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="my-events-2026-11-20.csv"',
    });
    expect(text.split('\r\n')[1]).toBe(
      'Piano lesson,Family,2026-11-24,,4:30 PM,2026-11-24 16:30,2026-11-24 17:15,"Mrs. Ashby, upstairs",,' +
        `"'=HYPERLINK(""https://example.com"")",2026-11-20 12:00`,
    );
    await sheet(bob).expect(404);
    await almanac.http.get(`/api/events/user/${ada.key}/export-csv`).set('cookie', bob.cookie).expect(403);
  });

  it('cannot have a long text told on every day so often that nobody else is answered meanwhile', async () => {
    const daily = { name: 'Pills', date: '2026-10-01', recurrence: 'FREQ=DAILY' };
    const answers: number[] = [];
    for (let n = 0; n < 5; n++) answers.push((await post({ ...daily, description: 'x'.repeat(5_000) })).status);
    expect(answers).toEqual([201, 201, 201, 409, 409]);
    const { id } = await keep(daily);
    await put(id, { ...daily, description: 'x'.repeat(5_000) }).expect(409);
    await put(id, { ...daily, description: 'Two of the blue ones.' }).expect(200);
  });

  it('opens the page of one, where others find nothing', async () => {
    const { id } = await keep(PIANO);
    const page = (head: Record<string, string>, of = id) => almanac.http.get(`/event/${of}`).set(head);
    const { text } = await page({ cookie: ada.cookie }).expect(200);
    expect(text).not.toContain('Piano');
    await page({ cookie: ada.cookie }, id + 1).expect(404);
    await page({ cookie: bob.cookie }).expect(404);
    await page({}).expect(404);
  });

  it('finds one by its slug, as data, as a page and as a file, where others find nothing', async () => {
    await keep(PIANO);
    await keep({ ...PIANO, name: 'Café, weekly', recurrence: 'FREQ=WEEKLY;COUNT=2' });
    const slugs = ['piano-lesson--2026-11-24', 'piano-lesson-2026-11-24', 'Caf%C3%A9-weekly--2026-12-01'];
    for (const slug of slugs)
      for (const path of [`/api/events/${slug}`, `/event/${slug}`, `/api/events/${slug}/calendar.ics`]) {
        expect([path, (await almanac.http.get(path).set('cookie', ada.cookie)).status]).toEqual([path, 200]);
        expect([path, (await almanac.http.get(path).set('cookie', bob.cookie)).status]).toEqual([path, 404]);
        expect([path, (await almanac.http.get(path)).status]).toEqual([path, 404]);
      }
    expect(await own()).toContainEqual(await read(`/api/events/${slugs[0]}`));
    expect(await read(`/api/events/${slugs[2]}`)).toMatchObject({ name: 'Café, weekly', date: '2026-12-01' });
    await almanac.http.get('/api/events/piano-lesson--2026-11-25').set('cookie', ada.cookie).expect(404);
  });

  it('leaves no copy of them in a cache on the way, nor of the answer that there is none', async () => {
    const { id } = await keep(PIANO);
    const request = (path: string, head: Record<string, string> = { cookie: ada.cookie }) => almanac.http.get(path).set(head);
    for (const path of [
      ...[`/api/events/${id}`, '/api/events/piano-lesson--2026-11-24', `/api/events/user/${ada.key}`],
      ...['/api/events/user', '/api/user-events/all'],
    ])
      expect([path, (await request(path).expect(200)).headers['cache-control']]).toEqual([path, 'private, no-store']);
    for (const answer of [await put(id, PIANO).expect(200), await post(PIANO).expect(201)])
      expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await request(`/api/events/${id}`, {}).expect(404)).headers['cache-control']).toBe('no-store');
  });

  it('is the only one who sees or changes them, whatever others ask for', async () => {
    const { id } = await keep({ ...PIANO, recurrence: 'FREQ=WEEKLY;COUNT=2' });
    const [card] = await own();
    await keep({ name: "Bob's own" }, bob);
    const others: [string, Record<string, string>][] = [
      ['nobody', {}],
      ['bob', { cookie: bob.cookie }],
    ];
    const session = keyOf('Carla');
    const paths = [
      ...['/api/events', `/api/events?from=2026-11-01&to=2026-12-31`, `/api/feed/${session}`, `/api/sidebar/${session}`],
      ...[`/api/events/user/${session}`, '/calendar.ics', '/calendar/search.ics?q=lesson', '/feed.xml', '/feed.json'],
      ...['/', '/sitemap.xml', `/event/${id}`, `/event/${card!.id}`, `/api/preferences/${session}/saved-events`],
      ...[`/api/feed/${bob.key}`, `/api/sidebar/${bob.key}`, `/api/events/user/${bob.key}`, '/api/events/user'],
    ];
    for (const [who, head] of others)
      for (const path of paths) {
        const { text } = await almanac.http.get(path).set(head);
        expect([who, path, /Piano|Clementi|Ashby/.test(text)]).toEqual([who, path, false]);
      }
    for (const [, head] of others)
      for (const one of [id, card!.id]) {
        await almanac.http.get(`/api/events/${one}`).set(head).expect(404);
        await almanac.http.post(`/api/events/${one}/save`).send({ sessionId: session }).expect(404);
        const expected = head['cookie'] ? 404 : 401;
        await almanac.http.put(`/api/events/user/${one}`).set(head).send(PIANO).expect(expected);
        await almanac.http.delete(`/api/events/user/${one}`).set(head).send({}).expect(expected);
      }
    await almanac.http.get(`/api/events/user/${ada.key}`).set('cookie', bob.cookie).expect(403);
    await almanac.http.get(`/api/events/user/${ada.key}`).expect(401);
    await almanac.http.get('/api/events/user').expect(401);
    await post({ ...PIANO, sessionId: ada.key }, bob).expect(403);
    expect(await own()).toHaveLength(2);
  });

  it('has them sealed wherever they are written down', async () => {
    await keep(PIANO);
    await almanac.close();
    const files = readdirSync(almanac.dataDirectory, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    for (const file of files) {
      const bytes = readFileSync(join(file.parentPath, file.name)).toString('latin1');
      for (const word of ['Piano lesson', 'Clementi', 'Ashby'])
        expect([file.name, word, bytes.includes(word)]).toEqual([file.name, word, false]);
    }
  });
});
