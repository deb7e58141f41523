import type { RequestListener } from 'node:http';
import type { HeldImportPage, OpsSource, TownEvent } from '#libs/contracts';
import { EventStore } from '#libs/event-sourcing';
import { Clock } from '../apps/api/src/settings/clock';
import { CheckScheduler, SOURCES_LEASE } from '../apps/api/src/sources/check-scheduler';
import { CheckTiming } from '../apps/api/src/sources/check-timing';
import { OperatorChecks } from '../apps/api/src/sources/operator-checks';
import { type Almanac, openAlmanac } from './app';
import { holdLeaseElsewhere } from './hold-lease-elsewhere';
import { openPublisher, toCalendar } from './publisher';
import { createStaff, readFactsOfType, type Staff } from './staff';

const MINUTE_MS = 60_000;
const SEVEN_NAMES = Array.from({ length: 7 }, (_, nth) => `Story ${nth}`);

describe('Olive, who looks after what the town’s calendar is loaded from', () => {
  const publisher = openPublisher();
  let almanac: Almanac;
  let olive: Staff;
  let now: number;

  beforeEach(async () => {
    now = Date.now();
    jest.spyOn(CheckTiming.prototype, 'now').mockImplementation(() => now);
    jest.spyOn(CheckTiming.prototype, 'chance').mockReturnValue(0);
    almanac = await openAlmanac({ ALMANAC_PRIVATE_ADDRESSES: '127.0.0.0/8' });
    olive = await createStaff(almanac);
    says('Alpha', 'Beta', 'Chess', 'Dance');
  });

  afterEach(() => jest.restoreAllMocks());

  const FILE = '/events.ics';
  const answers = (listener: RequestListener) => publisher.serve(FILE, listener);
  const says = (...names: string[]) => publisher.serveText(FILE, toCalendar(names));
  const add = async (about: object = {}): Promise<OpsSource> =>
    (
      await olive
        .post('sources', { address: `${publisher.urlOf(FILE)}?key=secret`, organization: 'Library', ...about })
        .expect(201)
    ).body;
  const at = (id: string, deed: string) => `sources/${encodeURIComponent(id)}/${deed}`;
  const readOnlySource = async () => (await olive.get<OpsSource[]>('sources'))[0]!;
  const checked = async (id: string) => {
    await olive.post(at(id, 'check')).expect(202);
    await almanac.app.get(OperatorChecks).waitForAll();
    return readOnlySource();
  };
  const readEventNames = async () => (await almanac.read<TownEvent[]>('/api/events')).map(({ name }) => name);
  const readFacts = (type: string) => readFactsOfType(almanac, type);

  it('shows that a source needs a look which holds records and yields no event', async () => {
    answers((_, response) =>
      response.end(
        '<!doctype html><script type="application/ld+json">[{"@type":"Event","name":"Fair"},{"@type":"Event","name":"Walk"}]</script>',
      ),
    );
    expect(await checked((await add()).id)).toMatchObject({
      ...{ state: 'nothing-to-come', reason: 'nothing-readable' },
      isTrouble: true,
      report: 'None of its 2 records is an event of these days',
      problems: ['event 1: it has no start', 'event 2: it has no start'],
    });
  });

  it('says of a source that holds private events alone that they are left out', async () => {
    publisher.serveText(FILE, toCalendar(['Fair', 'Walk']).replaceAll('END:VEVENT', 'CLASS:PRIVATE\r\nEND:VEVENT'));
    expect(await checked((await add()).id)).toMatchObject({
      ...{ state: 'nothing-to-come', reason: 'nothing-readable' },
      isTrouble: true,
      report: 'None of its 2 records is an event of these days, 2 private events left out',
      problems: [],
    });
  });

  it('adds one, has it loaded at once, and reads what came of it', async () => {
    const added = await add({ subOrganization: 'Children', category: 'Education' });
    expect(added).toMatchObject({
      ...{ name: 'Library / Children / events.ics', organization: 'Library', subOrganization: 'Children' },
      ...{ state: 'new', report: 'Not loaded yet', upcoming: 0, isTrouble: false, address: `${publisher.urlOf(FILE)}?…` },
    });
    expect(await checked(added.id)).toMatchObject({ state: 'current', report: '4 new', upcoming: 4 });
    expect(await readEventNames()).toEqual(['Alpha', 'Beta', 'Chess', 'Dance']);
    expect(await checked(added.id)).toMatchObject({ state: 'current', report: 'Nothing changed' });
    expect(JSON.stringify(await readOnlySource())).not.toContain('secret');
    const { actor } = olive;
    expect(await readFacts('SourceAdded')).toMatchObject([{ id: added.id, actor }]);
    expect(await readFacts('CheckOrdered')).toEqual([
      { id: added.id, actor },
      { id: added.id, actor },
    ]);
  });

  it('sees how far a check has come while it goes on', async () => {
    const { id } = await add();
    let release = () => undefined as unknown;
    const began = new Promise<void>((begun) => {
      answers((_, response) => {
        release = () => response.end(toCalendar(['Alpha']));
        begun();
      });
    });
    const { body } = await olive.post(at(id, 'check')).expect(202);
    expect(body.checking).toEqual({ step: 'asking' });
    await began;
    expect((await readOnlySource()).checking).toEqual({ step: 'asking' });
    expect((await olive.post(at(id, 'check')).expect(409)).body.message).toContain('try again in a moment');
    // The mark of a check whose process has died expires.
    now += 3 * MINUTE_MS;
    expect((await readOnlySource()).checking).toBeUndefined();
    release();
    await almanac.app.get(OperatorChecks).waitForAll();
    expect(await readOnlySource()).toMatchObject({ state: 'current', upcoming: 1 });
    expect((await readOnlySource()).checking).toBeUndefined();
  });

  it('sees what a load that is held back would take away, page by page, and accepts that', async () => {
    const many = Array.from({ length: 250 }, (_, nth) => `Story ${String(nth).padStart(3, '0')}`);
    says(...many);
    const { id } = await add();
    await checked(id);
    says('Story 000', 'Beta');
    const source = await checked(id);
    expect(source).toMatchObject({
      ...{ state: 'held-back', isTrouble: true, upcoming: 250 },
      report: 'It no longer has 249 of 250 events to come. It offers 2 events. Nothing was changed.',
      heldBack: { gone: 249, changed: 0, added: 1 },
    });
    const page = (query: string) => olive.get<HeldImportPage>(`${at(id, 'held-back')}?${query}`);
    const [first, last] = [await page('kind=gone'), await page('kind=gone&from=200')];
    expect([first.total, first.lines.length, last.lines.length]).toEqual([249, 100, 49]);
    const names = [first, await page('kind=gone&from=100'), last].flatMap(({ lines }) => lines.map(({ name }) => name));
    expect(names.toSorted()).toEqual(many.slice(1));
    expect((await page('kind=added')).lines).toMatchObject([{ name: 'Beta', date: '2027-03-02' }]);

    // She can only accept the import that she has seen.
    expect((await olive.post(at(id, 'accept'), { of: 'another' }).expect(409)).body.message).toBe(
      'It has changed since. Look at it again.',
    );
    await olive.post(at(id, 'accept'), { of: source.heldBack!.of }).expect(202);
    await almanac.app.get(OperatorChecks).waitForAll();
    expect(await readOnlySource()).toMatchObject({ state: 'current', report: '1 new' });
    expect((await readOnlySource()).heldBack).toBeUndefined();
    expect((await page('kind=gone')).total).toBe(0);
    // Missing is not cancelled: what an import lacks is withdrawn when two more imports lack it.
    expect(await checked(id)).toMatchObject({ report: 'Nothing changed' });
    expect(await readEventNames()).toHaveLength(251);
    expect(await checked(id)).toMatchObject({ report: '249 withdrawn' });
    expect(await readEventNames()).toHaveLength(2);
    expect(await readFacts('LoadAccepted')).toMatchObject([{ id, actor: olive.actor }]);
  });

  it('sees what it would tell otherwise beside how it stands, and refuses it with a reason', async () => {
    const { id } = await add();
    await checked(id);
    const calendarText = toCalendar(['Alpha', 'Beta', 'Chess'], 'CANCELLED: ') + toCalendar(['Dance']);
    publisher.serveText(FILE, calendarText.replaceAll('END:VEVENT', 'DESCRIPTION:In the hall\r\nEND:VEVENT'));
    const source = await checked(id);
    expect(source.heldBack).toMatchObject({ gone: 0, changed: 4, added: 0 });
    const { lines } = await olive.get<HeldImportPage>(`${at(id, 'held-back')}?kind=changed`);
    expect(lines[0]).toMatchObject({ name: 'Alpha', isCancelled: true, was: { name: 'Alpha', date: '2027-03-01' } });
    expect(lines[0]!.was).not.toHaveProperty('isCancelled');
    expect(lines.map(({ changes }) => changes)).toEqual(lines.map(() => [{ field: 'description', is: 'In the hall' }]));
    expect(lines.find(({ name }) => name === 'Dance')).not.toHaveProperty('isCancelled');

    const { of } = source.heldBack!;
    expect((await olive.post(at(id, 'refuse'), { of }).expect(400)).body.message).toContain('reason');
    const reason = 'Their office says that nothing is called off.';
    expect((await olive.post(at(id, 'refuse'), { of, reason }).expect(200)).body).toMatchObject({
      ...{ state: 'held-back', reason: 'refused' },
      isTrouble: false,
    });
    expect(await readFacts('LoadRefused')).toMatchObject([{ id, why: reason, actor: olive.actor }]);
    expect(await checked(id)).toMatchObject({ state: 'held-back', reason: 'refused' });
    expect(await readEventNames()).toHaveLength(4);
  });

  it.each<[string, RequestListener, string, RegExp]>([
    [
      'is a page that challenges',
      (_, response) => response.end('<!doctype html><title>One moment</title>'),
      'web-page',
      /^It answered a web page \("One moment"\) instead of a calendar\. Tried twice, again (at|on) /,
    ],
    [
      'fails',
      (_, response) => response.writeHead(500).end(),
      'server-fails',
      /^Its server fails \(500\), tried twice, again (at|on) /,
    ],
    ['hangs up', (_, response) => response.destroy(), 'no-connection', /^There was no connection to its server, tried twice/],
    [
      'is gone',
      (_, response) => response.writeHead(410).end(),
      'not-found',
      /^Nothing is at its address any more \(410\), tried/,
    ],
    ['is empty', (_, response) => response.end(''), 'empty-answer', /^Its response is empty\. Tried twice/],
  ])('reads of one that %s what is wrong with it, how often, and what to do', async (_, wrong, reason, report) => {
    const { id } = await add();
    await checked(id);
    now += MINUTE_MS;
    answers(wrong);
    await checked(id);
    expect(await checked(id)).toMatchObject({ state: 'failing', reason, isTrouble: true, upcoming: 4 });
    expect((await readOnlySource()).report).toMatch(report);
    expect((await readOnlySource()).advice).toMatch(/\.$/);
    expect((await readOnlySource()).lastTried! > (await readOnlySource()).lastLoad!).toBe(true);
    says('Alpha', 'Beta', 'Chess', 'Dance');
    expect(await checked(id)).toMatchObject({ state: 'current' });
  });

  it('pauses one and resumes it, sets its zone, and removes it with its name typed', async () => {
    const { id, name } = await add();
    await checked(id);
    expect((await olive.post(at(id, 'pause')).expect(400)).body.message).toContain('reason');
    const why = 'They are moving house.';
    expect((await olive.post(at(id, 'pause'), { reason: why }).expect(200)).body).toMatchObject({
      ...{ state: 'paused', isPaused: true },
      report: `Not loaded until it is resumed. Its events stay. Paused because: ${why}`,
    });
    expect((await olive.post(at(id, 'resume')).expect(200)).body).toMatchObject({ state: 'current', isPaused: false });
    const zoned = await olive.post(at(id, 'time-zone'), { timeZone: 'America/Denver' }).expect(200);
    expect(zoned.body.timeZone).toBe('America/Denver');
    await checked(id);
    expect((await almanac.read<TownEvent[]>('/api/events'))[0]!.startTime).toBe('2027-03-01T21:00:00-05:00');
    expect((await olive.post(at(id, 'time-zone'), { timeZone: null }).expect(200)).body.timeZone).toBeUndefined();
    expect((await olive.post(at(id, 'time-zone'), { timeZone: 'Moorestown' }).expect(400)).body.message).toContain('timeZone');

    const reason = 'They have another one now.';
    expect((await olive.post(at(id, 'remove'), { reason, confirm: 'Library' }).expect(400)).body.message).toContain('confirm');
    expect((await olive.post(at(id, 'remove'), { confirm: name }).expect(400)).body.message).toContain('reason');
    await olive.post(at(id, 'remove'), { reason, confirm: name }).expect(204);
    expect(await olive.get('sources')).toEqual([]);
    expect(await readEventNames()).toHaveLength(4);
    for (const deed of ['check', 'pause', 'resume']) await olive.post(at(id, deed), { reason }).expect(404);
    const { actor } = olive;
    expect(await readFacts('SourceRemoved')).toEqual([{ id, reason, actor }]);
    expect((await readFacts('SourcePaused')).concat(await readFacts('SourceResumed'))).toEqual([
      { id, reason: why, actor },
      { id, actor },
    ]);
    expect(await readFacts('SourceZoned')).toMatchObject([
      { timeZone: 'America/Denver', actor },
      { timeZone: null, actor },
    ]);
  });

  it('tries an address, which records nothing, and adds it under the name that it gives itself', async () => {
    const key = '/0a1b2c3d4e5f60718293';
    publisher.serveText(key, toCalendar(SEVEN_NAMES).replace('BEGIN:VCALENDAR', 'BEGIN:VCALENDAR\r\nX-WR-CALNAME:Stories'));
    const request = { address: publisher.urlOf(key), organization: 'Library' };
    const before = await almanac.app.get(EventStore).head();
    const tried = async (about: object = {}) => (await olive.post('sources/try', { ...request, ...about }).expect(200)).body;
    expect(await tried()).toEqual({
      ...{ calendar: 'Stories', upcoming: 7 },
      next: SEVEN_NAMES.slice(0, 5).map((name, nth) => ({ name, date: `2027-03-0${nth + 1}`, time: '7:00 PM' })),
    });
    expect(await tried({ name: 'Tales' })).toMatchObject({ calendar: 'Tales' });
    expect(await tried({ address: publisher.urlOf('/gone/0a1b2c3d4e5f60718293') })).toEqual({
      ...{ calendar: '127.0.0.1', upcoming: 0, next: [], problem: expect.stringContaining('404') },
    });
    publisher.serveText('/page.html', '<!doctype html><title>Sign in \u202eann@club.example 9f8e7d6c5b4a39281706f5e4</title>');
    expect(await tried({ address: publisher.urlOf('/page.html') })).toMatchObject({
      next: [],
      problem: 'It answered a web page ("Sign in … …") instead of a calendar.',
    });
    await olive.post('sources/try', { ...request, address: 'ftp://library.example' }).expect(400);
    expect(await almanac.app.get(EventStore).head()).toEqual(before);
    expect(await olive.get('sources')).toEqual([]);

    const added = async (about: object = {}) => (await olive.post('sources', { ...request, ...about }).expect(201)).body.name;
    expect(await added()).toBe('Library / Stories');
    expect(await added()).toBe('Library / Stories');
    publisher.serveText(`${key}x`, toCalendar(['Other']).replace('BEGIN:VCALENDAR', 'BEGIN:VCALENDAR\r\nX-WR-CALNAME:Stories'));
    expect(await added({ address: publisher.urlOf(`${key}x`) })).toBe('Library / Stories 2');
    expect(await olive.get('sources')).toHaveLength(2);
    const moves = async (about: object) => (await tried({ name: 'Stories', ...about })).moves;
    expect(await moves({})).toBeUndefined();
    expect(await moves({ address: publisher.urlOf(`${key}x`) })).toBe(publisher.urlOf('/…'));
    expect(await moves({ address: publisher.urlOf('/gone.ics') })).toBe(publisher.urlOf('/…'));
  });

  it('changes the address of one: it is the same source, and nothing that it lets in by is shown', async () => {
    const { id } = await add();
    await checked(id);
    const before = await almanac.read<TownEvent[]>('/api/events');
    publisher.serveText('/moved.ics', toCalendar(['Alpha', 'Beta', 'Chess', 'Dance', 'Extra']));
    const address = `${publisher.urlOf('/moved.ics')}?token=hidden`;
    const { body, text } = await olive.post(at(id, 'address'), { address }).expect(200);
    expect(body).toMatchObject({ id, address: `${publisher.urlOf('/moved.ics')}?…` });
    expect(text).not.toContain('hidden');
    expect(await checked(id)).toMatchObject({ report: '1 new', upcoming: 5 });
    const after = await almanac.read<TownEvent[]>('/api/events');
    expect(after.slice(0, 4).map((event) => event.id)).toEqual(before.map((event) => event.id));
    const moved = await readFacts('SourceMoved');
    expect(moved).toMatchObject([{ id, actor: olive.actor }]);
    expect(JSON.stringify(moved)).not.toMatch(/hidden|moved\.ics/);
    await olive.post(at(id, 'address'), { address }).expect(200);
    expect(await readFacts('SourceMoved')).toHaveLength(1);
    const refused = await olive.post(at(id, 'address'), { address: 'ftp://library.example/?token=hidden' }).expect(400);
    expect(refused.body.message).toContain('address must begin with http, https or webcal.');
    expect(refused.text).not.toContain('hidden');
  });

  it('pauses one until a day, on which it is loaded again by itself', async () => {
    const today = jest.spyOn(Clock.prototype, 'today').mockReturnValue('2026-03-25');
    const { id } = await add();
    await checked(id);
    const reason = 'They are moving house.';
    const pause = (until: string) => olive.post(at(id, 'pause'), { reason, until });
    for (const until of ['2026-03-25', 'soon', '2026-02-30'])
      expect((await pause(until).expect(400)).body.message).toContain('until');
    expect((await pause('2026-04-03').expect(200)).body).toMatchObject({
      ...{ state: 'paused', isPaused: true, pausedUntil: '2026-04-03' },
      report: `Not loaded until Friday, April 3. Its events stay. Paused because: ${reason}`,
    });
    says('Alpha', 'Beta', 'Chess', 'Dance', 'Extra');
    const looked = async (day: string) => {
      today.mockReturnValue(day);
      now += 60 * MINUTE_MS;
      await almanac.app.get(CheckScheduler).runOnce();
      return readOnlySource();
    };
    expect(await looked('2026-04-02')).toMatchObject({ isPaused: true, upcoming: 4 });
    const resumed = await looked('2026-04-03');
    expect(resumed).toMatchObject({ isPaused: false, upcoming: 5 });
    expect(resumed).not.toHaveProperty('pausedUntil');
    expect(await readFacts('SourceResumed')).toEqual([{ id, actor: 'schedule' }]);
  });

  it('reads that hours of UTC seem to be the town’s, sets its zone, and the next load corrects them: what was saved stays saved', async () => {
    const start = (day: number, time: string) => `DTSTART:202703${day}T${time}00Z`;
    const starts = [start(10, '0900'), start(11, '0930'), start(12, '0845'), start(13, '1500'), start(14, '1900')];
    const events = starts.map((line, nth) => `BEGIN:VEVENT\r\nUID:${nth}\r\nSUMMARY:Walk ${nth}\r\n${line}\r\nEND:VEVENT\r\n`);
    publisher.serveText(FILE, `BEGIN:VCALENDAR\r\n${events.join('')}END:VCALENDAR\r\n`);
    const { id } = await add();
    expect(await checked(id)).toMatchObject({
      isTrouble: true,
      report:
        '3 of 5 starts are at night or at hours that their titles contradict. ' +
        'In America/New_York they would not be: “Walk 0” at 9:00 AM, not 4:00 AM; “Walk 1” at 9:30 AM, not 4:30 AM.',
      zoneSuspicion: { doubtful: 3, starts: 5, likely: 'America/New_York', named: 'UTC' },
    });
    const before = await almanac.read<TownEvent[]>('/api/events');
    const anna = almanac.resident('Anna');
    await anna.save(before[0]!.id).expect(200);
    const { body } = await olive.post(at(id, 'time-zone'), { timeZone: 'America/New_York' }).expect(200);
    expect(body).not.toHaveProperty('zoneSuspicion');
    expect(await checked(id)).toMatchObject({ isTrouble: false, report: '5 changed' });
    const after = await almanac.read<TownEvent[]>('/api/events');
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.map(({ time }) => time)).toEqual(['9:00 AM', '9:30 AM', '8:45 AM', '3:00 PM', '7:00 PM']);
    expect((await anna.preferences()).savedEvents).toEqual([before[0]!.id]);
  });

  it.each([
    ['address', { address: '/etc/passwd' }],
    ['address', { address: 'file:///etc/passwd' }],
    ['address', { address: undefined }],
    ['address', { address: 'http://0x1ffffffff/events.ics' }],
    ['address', { address: 'https:library.example/events.ics?token=secret' }],
    ['address', { address: 'https://library.example:99999/events.ics' }],
    ['organization', { organization: '  ' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
  ])('hears which %s of a new one cannot be: %j', async (field, about) => {
    const request = { address: 'https://library.example/events.ics', organization: 'Library', ...about };
    expect((await olive.post('sources', request).expect(400)).body.message).toContain(field);
    expect(await olive.get('sources')).toEqual([]);
  });

  it('waits while others check sources, and nothing is recorded meanwhile', async () => {
    const { id } = await add();
    const release = holdLeaseElsewhere(SOURCES_LEASE);
    expect((await olive.post(at(id, 'check')).expect(409)).body.message).toContain('try again in a moment');
    release();
    expect(await readFacts('CheckOrdered')).toEqual([]);
    expect(await checked(id)).toMatchObject({ state: 'current' });
  });

  it('asks for a page of what is held back by its kind, and for no other', async () => {
    const { id } = await add();
    for (const query of ['', 'kind=all', 'kind=gone&from=-1', 'kind=gone&from=x'])
      await olive.request(`${at(id, 'held-back')}?${query}`).expect(400);
    expect(await olive.get(`${at(id, 'held-back')}?kind=gone`)).toEqual({ total: 0, lines: [] });
    await olive.request(`${at('7 nothing', 'held-back')}?kind=gone`).expect(404);
  });
});
