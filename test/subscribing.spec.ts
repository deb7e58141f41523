import fc from 'fast-check';
import ICAL from 'ical.js';
import { addDays, calendarPath, jsonFeedPath, rssPath, type Subscription, type TownEvent } from '#libs/contracts';
import { mainTextOf } from '#libs/contracts/texts';
import { MergeEvent, RenameOrganization } from '#libs/domain';
import { EventStore } from '#libs/event-sourcing';
import { toOrganizationId } from '#libs/integrations';
import { registerAccount } from './account';
import { type Almanac, openAlmanac, TODAY } from './app';
import { captureOutput } from './capture-output';
import { readLog } from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';

const LIBRARY = 'Moorestown Library';
const KIDS = 'Children’s programs';

const parseEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => ({
    ...{ name: new ICAL.Event(component).summary, id: Number(new ICAL.Event(component).uid.split('@')[0]) },
    sequence: Number(component.getFirstPropertyValue('sequence')),
    status: String(component.getFirstPropertyValue('status')),
    start: String(component.getFirstPropertyValue('dtstart')),
    url: String(component.getFirstPropertyValue('url')),
  }));

describe('Whoever subscribes to the calendar of a town', () => {
  let almanac: Almanac;
  const read = async (path: string) => (await almanac.http.get(path).expect(200)).text;
  const names = async (path: string) =>
    parseEvents(await read(path))
      .map(({ name }) => name)
      .toSorted();

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, LIBRARY, [KIDS]);
    await registerOrganization(almanac, 'Trash Collection', ['District 1 (Monday pick up)', 'District 2 (Tuesday pick up)']);
    await registerOrganization(almanac, 'wzy');
    await publish(almanac, 'Book sale', { startTime: `${TODAY}T18:00:00-05:00` });
    await publish(almanac, 'Story time', { subOrganization: KIDS, location: 'Children’s room' });
    await publish(almanac, 'Paper and cardboard', {
      organization: 'Trash Collection',
      subOrganization: 'District 2 (Tuesday pick up)',
    });
    await publish(almanac, 'Chess some day', { date: '2099-12-31' });
    await publish(almanac, 'Nobody’s business', { organization: 'wzy' });
    await publish(almanac, 'Cancelled walk', { status: 'cancelled' });
    await publish(almanac, 'Long ago', { date: addDays(TODAY, -40) });
  });

  it('reads everything that has a day, an organization, one of its parts, a search, or a district', async () => {
    const id = toOrganizationId(LIBRARY);
    expect(await names('/calendar.ics')).toEqual(['Book sale', 'Cancelled walk', 'Paper and cardboard', 'Story time']);
    expect(await names(`/calendar/organization/${id}.ics`)).toEqual(['Book sale', 'Cancelled walk', 'Story time']);
    expect(await names(`/calendar/organization/${id}/childrens-programs.ics`)).toEqual(['Story time']);
    expect(await names('/calendar/search.ics?q=children%27s%20ROOM')).toEqual(['Story time']);
    expect(await names('/calendar/search.ics?q=wzy')).toEqual([]);
    expect(await names('/calendar/district/2.ics')).toEqual(['Paper and cardboard']);
    expect(await names('/calendar/district/1.ics')).toEqual([]);
  });

  it('has a calendar of an organization, a part of it or a search, by the wishes of a feed', async () => {
    expect(await names(calendarPath({ organization: `${LIBRARY}::${KIDS}` }))).toEqual(['Story time']);
    expect(await names(calendarPath({ organization: LIBRARY, q: 'story' }))).toEqual(['Story time']);
    for (const organization of [LIBRARY, String(toOrganizationId(LIBRARY))])
      expect(await names(calendarPath({ organization }))).toEqual(
        await names(`/calendar/organization/${toOrganizationId(LIBRARY)}.ics`),
      );
    expect(await names(calendarPath({ organization: LIBRARY, q: 'paper' }))).toEqual([]);
    const { text } = await almanac.http.get(calendarPath({ organization: LIBRARY })).expect(200);
    expect(text).toContain(`X-WR-CALNAME:${LIBRARY}\\, Almanac Moorestown\r\n`);
  });

  it('has a calendar that says what it is, when to look again, and where each event is found', async () => {
    const { text, headers } = await almanac.http.get('/calendar.ics').expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT4H\r\n');
    expect(text).toContain('X-WR-CALNAME:Almanac Moorestown\r\n');
    const found = parseEvents(text).find(({ name }) => name === 'Book sale')!;
    expect(found).toMatchObject({ start: '2026-11-20T18:00:00', status: 'CONFIRMED', sequence: 0 });
    expect((await almanac.http.get(new URL(found.url).pathname).expect(200)).text).toContain('Book sale');
    expect(parseEvents(text).find(({ name }) => name === 'Cancelled walk')).toMatchObject({ status: 'CANCELLED' });
  });

  it('is told that nothing has changed, and reads anew what has', async () => {
    for (const path of ['/calendar.ics', rssPath(), jsonFeedPath(), '/calendar/district/2.ics']) {
      const { headers } = await almanac.http.get(path).expect(200);
      await almanac.http.get(path).set('if-none-match', headers['etag']!).expect(304);
      await publish(almanac, 'Paper and cardboard', {
        organization: 'Trash Collection',
        subOrganization: 'District 2 (Tuesday pick up)',
        description: `As told to whoever reads ${path}`,
      });
      await almanac.http.get(path).set('if-none-match', headers['etag']!).expect(200);
    }
  });

  it.each([
    ['/calendar/organization/1.ics', 404],
    [`/calendar/organization/${toOrganizationId('wzy')}.ics`, 404],
    [`/calendar/organization/${toOrganizationId(LIBRARY)}/teens.ics`, 404],
    [`/calendar/organization/${toOrganizationId(LIBRARY)}/%ff.ics`, 400],
    ['/calendar/district/3.ics', 404],
    ['/calendar/district/5.ics', 404],
    ['/calendar/school.ics', 404],
    ['/calendar/nothing.ics', 404],
    ['/calendar/my/short.ics', 404],
    [`/calendar/my/${'x'.repeat(43)}.ics`, 404],
    ['/calendar.ics?organization=Nobody', 404],
    ['/calendar.ics?organization=wzy', 404],
    ['/feed.xml?organization=Nobody', 404],
    ['/feed.json?organization=4711', 404],
    ['/feed.json?organization=wzy', 404],
  ])('finds nothing at %s: %i', async (path, status) => {
    const { body } = await almanac.http.get(path).expect(status);
    expect(body).toMatchObject({ statusCode: status, message: expect.any(String) });
  });

  it.each([
    ['organization must be given once, as text.', '/calendar.ics?organization=a&organization=b'],
    ['organization must be given once, as text.', '/feed.xml?organization[]=1'],
    ['organization must be given once, as text.', '/feed.json?organization=a&organization=b'],
    ['q must be given once, as text.', '/feed.json?q[x]=1'],
    ['q must be given once, as text.', '/calendar/search.ics?q=a&q=b'],
    ['q must not be longer than 200 characters.', `/calendar/search.ics?q=${'x'.repeat(201)}`],
    ['q must not be longer than 200 characters.', `/feed.xml?q=${'x'.repeat(5_000)}`],
  ])('is told: %s', async (message, path) => expect((await almanac.http.get(path).expect(400)).body).toMatchObject({ message }));

  it('reads RSS and JSON Feed, of everything, of an organization or a part of it, and of what is searched for', async () => {
    const json = async (wishes: object) => (await almanac.http.get(jsonFeedPath(wishes)).expect(200)).body;
    const titles = async (wishes: object) => (await json(wishes)).items.map(({ title }: { title: string }) => title).toSorted();
    expect(await json({})).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', title: 'Almanac Moorestown' });
    expect(await titles({})).toEqual([
      'Book sale',
      'Cancelled: Cancelled walk',
      'Chess some day',
      'Paper and cardboard',
      'Story time',
    ]);
    expect(await titles({ organization: `${LIBRARY}::${KIDS}` })).toEqual(['Story time']);
    expect(await titles({ organization: LIBRARY, q: 'story' })).toEqual(['Story time']);
    expect(await titles({ organization: String(toOrganizationId(LIBRARY)), q: 'paper' })).toEqual([]);
    const rss = await almanac.http.get(rssPath({ q: 'story' })).expect(200);
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(rss.text).toContain('<title>Story time</title>');
    expect(rss.text.match(/<item>/g)).toHaveLength(1);
  });

  it('reads the school dates where there are any: what the schools tell of none of them', async () => {
    const schools = 'Moorestown Township Public Schools';
    await registerOrganization(almanac, schools, ['Athletics']);
    await publish(almanac, 'Schools closed', { organization: schools });
    await publish(almanac, 'Home game', { organization: schools, subOrganization: 'Athletics' });
    expect(await names('/calendar/school.ics')).toEqual(['Schools closed']);
  });

  it('goes on reading an organization, and its part, that are called something else', async () => {
    const name = `${LIBRARY} and Archive`;
    await almanac.issue(RenameOrganization, { id: toOrganizationId(LIBRARY), name });
    expect(await names(`/calendar/organization/${toOrganizationId(LIBRARY)}.ics`)).toContain('Story time');
    expect(await read(rssPath({ organization: LIBRARY }))).toContain('Story time');
    await almanac.issue(RenameOrganization, { id: toOrganizationId(LIBRARY), name: LIBRARY });
  });

  it('knows an event by the same number whatever becomes of it, and each telling by a higher one', async () => {
    let latest = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(2), fc.nat(3), fc.boolean(), fc.option(fc.nat(2), { nil: undefined })), {
          minLength: 1,
          maxLength: 6,
        }),
        async (steps) => {
          const ids = await Promise.all([0, 1, 2].map((nth) => publish(almanac, `Event ${nth}`)));
          for (const [nth, days, isCancelled, into] of steps) {
            const date = addDays(TODAY, days);
            await publish(almanac, `Event ${nth}`, { date, status: isCancelled ? 'cancelled' : 'confirmed' });
            if (into !== undefined && into !== nth) await almanac.issue(MergeEvent, { id: ids[nth]!, into: ids[into]! });
            const events = parseEvents(await read('/calendar.ics'));
            for (const { id, sequence } of events) expect(sequence).toBeGreaterThanOrEqual(latest.get(id) ?? 0);
            latest = new Map([...latest, ...events.map(({ id, sequence }) => [id, sequence] as const)]);
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('reads all of a text of which pages fold what its publisher says in most events', async () => {
    await registerOrganization(almanac, 'The Mill');
    const footer = 'The Mill is kept by its friends, who thank all who come and all who give.';
    const target = 'https://mill.example/songs';
    const redirect = `https://www.google.com/url?q=${encodeURIComponent(`${target}?utm_source=mail`)}&sa=D`;
    const details = { organization: 'The Mill', date: addDays(TODAY, 1), sourceUrl: redirect };
    for (const name of ['Songs', 'Tea', 'Chess', 'Clay', 'Bread', 'Kites'])
      await publish(almanac, name, { ...details, description: `All about **${name}**.\n\n${footer}` });
    const events: TownEvent[] = JSON.parse(await read('/api/events'));
    const songs = events.find(({ name }) => name === 'Songs')!;
    expect(songs.sourceUrl).toBe(target);
    expect(mainTextOf(songs)).toBe('All about **Songs**.');
    const { description, boilerplate }: TownEvent = JSON.parse(await read(`/api/events/${songs.id}`));
    expect({ description, boilerplate }).toEqual({ description: songs.description, boilerplate: songs.boilerplate });
    expect(
      JSON.parse(await read('/feed.json')).items.filter((item: object) => JSON.stringify(item).includes(footer)),
    ).toHaveLength(6);
    const calendar = new ICAL.Component(ICAL.parse(await read('/calendar.ics')));
    const texts = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component).description);
    expect(texts.filter((text) => text.includes(`**.\n\n${footer}`))).toHaveLength(6);
    expect(await read(`/event/${songs.id}`)).toContain('All about Songs.');
  });
});

describe('My Almanac as a subscription', () => {
  let almanac: Almanac;
  let event: number;
  const pathOf = ({ url }: Subscription) => new URL(url).pathname;
  const start = async (sessionId: string): Promise<Subscription> =>
    (await almanac.http.post('/api/subscription').send({ sessionId }).expect(201)).body;
  const stop = (sessionId: string) => almanac.http.delete('/api/subscription').send({ sessionId });
  const state = async (key: string) => (await almanac.http.get(`/api/subscription/${key}`).expect(200)).body;

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, LIBRARY, [KIDS]);
    await registerOrganization(almanac, 'Chess Federation');
    event = await publish(almanac, 'Chess club', { organization: 'Chess Federation' });
    await publish(almanac, 'Story time');
  });

  it('has what one follows and has saved, as that changes', async () => {
    const anna = almanac.resident('Anna');
    const path = pathOf(await start(anna.key));
    const read = async () => parseEvents((await almanac.http.get(path).expect(200)).text).map(({ name }) => name);
    expect(await read()).toEqual([]);
    await anna.follow(LIBRARY).expect(200);
    expect(await read()).toEqual(['Story time']);
    await anna.save(event).expect(200);
    expect((await read()).toSorted()).toEqual(['Chess club', 'Story time']);
    const { headers } = await almanac.http.get(path).expect(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    await almanac.http.get(path).set('if-none-match', headers['etag']!).expect(304);
  });

  it('stops when one says so, and at once when one asks for another address', async () => {
    const { key } = almanac.resident('Ben');
    expect(await state(key)).toEqual({ id: null, since: null });
    const [first, second] = [await start(key), await start(key)];
    expect(await state(key)).toEqual({ id: second.id, since: expect.any(String) });
    expect((await almanac.http.get(pathOf(first)).expect(410)).body.message).toBe('This address is no longer in use.');
    await almanac.http.get(pathOf(second)).expect(200);
    await stop(key).expect(204);
    await stop(key).expect(204);
    await almanac.http.get(pathOf(second)).expect(410);
    expect(await state(key)).toEqual({ id: null, since: null });
  });

  it('is an account’s own: nobody else makes or stops it', async () => {
    const [anna, ben] = [await registerAccount(almanac, 'anna@example.com'), await registerAccount(almanac, 'ben@example.com')];
    const made = await almanac.http
      .post('/api/subscription')
      .set('cookie', anna.cookie)
      .send({ sessionId: anna.key })
      .expect(201);
    await stop(anna.key).expect(401);
    await stop(anna.key).set('cookie', ben.cookie).expect(403);
    await almanac.http.get(pathOf(made.body)).expect(200);
    await stop(anna.key).set('cookie', anna.cookie).expect(204);
    await almanac.http.get(pathOf(made.body)).expect(410);
  });

  it('has a secret that is in no fact, no document, no other answer, and nothing printed', async () => {
    const { key } = almanac.resident('Carla');
    let path = '';
    const answers: string[] = [];
    const printed = await captureOutput(async () => {
      path = pathOf(await start(key));
      for (const wrong of [`${path}x`, path.replace('.ics', ''), path.replace('/calendar', '/api/calendar'), `${path}?q=1`])
        answers.push((await almanac.http.get(wrong)).text);
      await almanac.http.get(path).expect(200);
      answers.push(JSON.stringify(await state(key)));
    });
    const secret = path.slice('/calendar/my/'.length, -'.ics'.length);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const log = JSON.stringify(await readLog(almanac.app.get(EventStore)));
    for (const text of [printed, log, ...answers]) expect(text).not.toContain(secret);
  });

  it('outlives a start of the server', async () => {
    const { key } = almanac.resident('Dora');
    const [stopped, path] = [pathOf(await start(key)), pathOf(await start(key))];
    const { dataDirectory } = almanac;
    await almanac.close();
    almanac = await openAlmanac({ ALMANAC_DATA_DIR: dataDirectory });
    await almanac.http.get(path).expect(200);
    await almanac.http.get(stopped).expect(410);
  });
});
