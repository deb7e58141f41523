import { setImmediate } from 'node:timers/promises';
import type { EventDetails, FactTrace, KeyHistory, OpsSource, PastState, Reminder, ReviewPage, TownEvent } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { EventStore, toDecimal } from '#libs/event-sourcing';
import { OperatorChecks } from '../apps/api/src/sources/operator-checks';
import { type Almanac, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { readLog } from './fixtures/town-process';
import { openPublisher } from './publisher';
import type { Resident } from './resident';
import { createStaff, type Staff } from './staff';

const PRIVATE_CONTENT = /zebrafinch|quokka|axolotl|wombat|2026-12-1[23]|2026121[23]|December 12|[76]:43 PM|ibis\.example/i;

const toEventLines = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const toCalendarFile = (...events: string[][]) => ['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
const eventAbout = (uid: string, name: string, start: string, ...more: string[]) =>
  toEventLines(`UID:${uid}`, `SUMMARY:${name}`, `DTSTART;TZID=America/New_York:202612${start}00`, ...more);

const CHOIR = eventAbout('choir', 'Choir', '10T1900');
const CHESS = eventAbout('chess', 'Chess', '09T1900');
const BOARD = (...more: string[]) =>
  eventAbout(
    'board',
    'Zebrafinch Board',
    '12T1943',
    'LOCATION:Quokka Hall\\, 7 Wombat Road\\, Moorestown',
    'DESCRIPTION:Axolotl questions',
    'URL:https://ibis.example/board',
    'ATTACH:https://ibis.example/agenda.pdf',
    ...more,
  );
const SECRET = eventAbout('secret', 'Salaries', '20T1900', 'CLASS:CONFIDENTIAL');

describe('An event that its publisher makes private', () => {
  const publisher = openPublisher();
  let almanac: Almanac;
  let [olive, audra]: Staff[] = [];
  let anna: Resident;
  let source: OpsSource;
  let id: number;
  let before: Map<string, string>;
  let after: Map<string, string>;

  const load = async (...events: string[][]) => {
    publisher.serveText('/town.ics', toCalendarFile(...events));
    await olive!.post(`sources/${encodeURIComponent(source.id)}/check`).expect(202);
    await almanac.app.get(OperatorChecks).waitForAll();
    await almanac.waitUntilSettled();
    return (await olive!.get<OpsSource[]>('sources'))[0]!;
  };

  const look = async () => {
    const { http } = almanac;
    const [key, position] = [hashedKey(anna.key), await positionOfIt()];
    const slug = 'zebrafinch-board--2026-12-12';
    const found = new Map<string, string>();
    const addresses = [
      ...['/api/events', '/api/events?from=2020-01-01', `/api/events/${id}`, `/api/events/${slug}`],
      ...[`/api/events/${id}/calendar.ics`, `/api/events/${id}/agenda`, '/api/places', '/api/organizations'],
      ...[`/event/${id}`, `/event/${slug}`, '/sitemap/events-2026-12.xml', '/', '/calendar.ics', '/feed.xml', '/feed.json'],
      ...['/calendar/search.ics?q=board', '/feed.xml?q=board'],
      ...[`/api/feed/${anna.key}`, `/api/preferences/${anna.key}`, `/api/preferences/${anna.key}/saved-events`],
      ...[`/api/reminders/${anna.key}`, `/api/sidebar/${anna.key}`],
    ];
    for (const address of addresses) found.set(address, textOf(await http.get(address).ok(() => true)));
    const paths = [
      ...[`audit/events/${id}`, `audit/events/${id}?at=2026-11-20T17:00:00.000Z`, 'audit/search?kind=EventPublished'],
      ...[
        `audit/keys/${key}`,
        `audit/keys/${key}/facts`,
        `audit/keys/${key}/export?format=csv`,
        `audit/keys/${key}/at?fact=1`,
        `audit/keys/${key}/sent`,
      ],
    ];
    for (const path of paths) found.set(path, textOf(await audra!.request(path)));
    for (const path of ['review', 'review?state=decided', `projections/way?position=${position}`, 'sources'])
      found.set(path, textOf(await olive!.request(path)));
    return found;
  };

  const positionOfIt = async () =>
    toDecimal(
      (await readLog(almanac.app.get(EventStore))).find(({ type, data }) => type === 'EventPublished' && data.id === id)!
        .position,
    );

  const dropped = async () => {
    const [reminder] = await almanac.read<Reminder[]>(`/api/reminders/${anna.key}`);
    if (reminder?.state !== 'dropped') await setImmediate().then(dropped);
  };

  const tells = (found: ReadonlyMap<string, string>) =>
    [...found].filter(([, text]) => PRIVATE_CONTENT.test(text)).map(([path]) => path);

  beforeAll(async () => {
    almanac = await openAlmanac({ ALMANAC_PRIVATE_ADDRESSES: '127.0.0.0/8', SUGGESTIONS_PER_MINUTE: '100' });
    [olive, audra] = [await createStaff(almanac), await createStaff(almanac, 'audra@example.com', 'auditor')];
    anna = almanac.resident('Anna');
    publisher.serveText('/town.ics', toCalendarFile());
    const added = { address: publisher.urlOf('/town.ics'), organization: 'Township' };
    source = (await olive.post('sources', added).expect(201)).body;
    expect(await load(CHOIR, CHESS, BOARD(), SECRET)).toMatchObject({ report: '3 new, 1 private event left out', problems: [] });
    id = (await almanac.read<TownEvent[]>('/api/events')).find(({ name }) => name === 'Zebrafinch Board')!.id;
    await anna.follow('Township').expect(200);
    await anna.save(id).expect(200);
    const reminder = { eventId: id, eventName: 'Zebrafinch Board', reminderType: 'browser', sent: false, sessionId: anna.key };
    await almanac.http
      .post('/api/reminders')
      .send({ ...reminder, reminderTime: '2026-12-12T23:43:00.000Z' })
      .expect(201);
    const event = { name: 'Zebrafinch Board', organization: 'Township', date: '2026-12-12' };
    await almanac.http.post('/api/report').send({ event, issue: 'The Axolotl is ill.' }).expect(202);
    before = await look();
    expect(await load(CHOIR, CHESS, BOARD('CLASS:PRIVATE'), SECRET)).toMatchObject({
      ...{ state: 'current', report: '1 withdrawn, 2 private events left out', problems: [] },
    });
    await dropped();
    after = await look();
  });

  it('was read wherever events are read', () => {
    const silent = [...before.keys()].filter((path) => !tells(before).includes(path));
    expect(silent).toEqual([
      ...[`/api/events/${id}/agenda`, '/api/places', '/api/organizations', '/sitemap/events-2026-12.xml'],
      ...[`/api/preferences/${anna.key}`, `/api/sidebar/${anna.key}`],
      ...[`audit/keys/${hashedKey(anna.key)}`, `audit/keys/${hashedKey(anna.key)}/sent`, 'review?state=decided', 'sources'],
    ]);
  });

  it('can be read nowhere any more', () => {
    expect(tells(after)).toEqual([]);
  });

  it('says only that it is no longer public, by its number, its slug, and to whoever saved it or waited for it', async () => {
    const expected = {
      id,
      name: 'No longer public',
      status: 'withdrawn',
      isPrivate: true,
      organization: 'Township',
      date: '',
      time: '',
    };
    for (const address of [`/api/events/${id}`, '/api/events/zebrafinch-board--2026-12-12'])
      expect(await almanac.read<EventDetails>(address)).toMatchObject(expected);
    expect(Object.keys(await almanac.read<EventDetails>(`/api/events/${id}`)).sort()).toEqual([
      ...['category', 'date', 'history', 'id', 'isPrivate', 'name', 'organization', 'sourceName', 'status', 'time'],
    ]);
    expect((await almanac.http.get(`/event/${id}`).expect(410)).text).toContain('This event is no longer public.');
    await almanac.http.get('/event/zebrafinch-board--2026-12-12').expect(410);
    await almanac.http.get(`/api/events/${id}/calendar.ics`).expect(410);
    await almanac.http.get(`/event/${id}/picture.png`).expect(302).expect('location', '/picture.png');
    expect(await anna.saved()).toMatchObject([expected]);
    expect(await almanac.read<Reminder[]>(`/api/reminders/${anna.key}`)).toMatchObject([
      { eventName: 'An event that is no longer public', eventTime: '', state: 'dropped' },
    ]);
    expect((await almanac.read<TownEvent[]>('/api/events')).map(({ name }) => name)).toEqual(['Chess', 'Choir']);
  });

  it('says so to operators and auditors, with when and by whom', async () => {
    const { event, history } = JSON.parse(after.get(`audit/events/${id}`)!);
    expect(event).toMatchObject({ status: 'private', name: 'No longer public', organization: 'Township' });
    expect(history.map(({ fact, changes }: { fact: string; changes: object[] }) => [fact, changes])).toEqual([
      ['EventPublished', []],
      ['EventMadePrivate', []],
    ]);
    const then: PastState = JSON.parse(after.get(`audit/keys/${hashedKey(anna.key)}/at?fact=1`)!);
    expect(then.then?.feed.map(({ name }) => name)).toEqual(['Chess', 'Choir']);
    const key: KeyHistory = JSON.parse(after.get(`audit/keys/${hashedKey(anna.key)}`)!);
    expect(key.facts).toBeGreaterThan(2);
    const way: FactTrace = await olive!.get(`projections/way?position=${await positionOfIt()}`);
    expect(way.fact.data).toEqual({ id });
    const { items }: ReviewPage = await olive!.get('review');
    expect(items).toMatchObject([{ kind: 'report' }]);
    expect(items[0]).not.toHaveProperty('words');
    const line = openCommandLine(almanac.dataDirectory);
    for (const words of [
      ['audit', 'event', String(id)],
      ['reports', 'list'],
      ['sources', 'list'],
    ])
      expect((await line(...words)).output).not.toMatch(PRIVATE_CONTENT);
    expect((await line('reports', 'list')).output).toContain('its key was deleted, or its event is private by now');
  });

  it('is read as before when it is public again, and nobody reads what it was before', async () => {
    expect(await load(CHOIR, CHESS, BOARD().with(5, 'DESCRIPTION:Nothing'), SECRET)).toMatchObject({
      report: '1 new, 1 private event left out',
    });
    expect(await almanac.read<EventDetails>('/api/events/zebrafinch-board--2026-12-12')).toMatchObject({
      id,
      status: 'confirmed',
    });
    expect(await almanac.read<EventDetails>(`/api/events/${id}`)).not.toHaveProperty('isPrivate');
    expect((await anna.saved())[0]).toMatchObject({ id, description: 'Nothing' });
    expect([...(await look())].filter(([, text]) => /axolotl/i.test(text)).map(([path]) => path)).toEqual(['review']);
    expect(await load(CHOIR, CHESS, BOARD().with(5, 'DESCRIPTION:Nothing'), SECRET)).toMatchObject({
      report: 'Nothing changed, 1 private event left out',
    });
  });
});

const textOf = ({ text, body }: { text?: string; body: unknown }) => text ?? JSON.stringify(body);
