import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { TownEvent } from '#libs/contracts';
import { EventStore, PersonalKeys, Projector } from '#libs/event-sourcing';
import { CalendarImporter } from '../apps/api/src/import/calendar-importer';
import { CheckScheduler, SOURCES_LEASE } from '../apps/api/src/sources/check-scheduler';
import { CheckTiming } from '../apps/api/src/sources/check-timing';
import { CheckStopped, SourceChecker } from '../apps/api/src/sources/source-checker';
import { SourceOperations } from '../apps/api/src/sources/source-operations';
import { Sources } from '../apps/api/src/sources/sources';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { toCalendar } from './fixtures/to-calendar';
import { holdLeaseElsewhere } from './hold-lease-elsewhere';
import { registerOrganization } from './publishing';

const MINUTE_MS = 60_000;

describe('An operator who has calendars loaded', () => {
  let server: Server;
  let origin: string;
  let answer: RequestListener;
  let headersList: Readonly<Record<string, unknown>>[];
  let almanac: Almanac;
  let operator: ReturnType<typeof openCommandLine>;
  let now: number;

  beforeAll(async () => {
    server = createServer((request, response) => {
      headersList.push(request.headers);
      answer(request, response);
    });
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  beforeEach(async () => {
    headersList = [];
    now = Date.now();
    jest.spyOn(CheckTiming.prototype, 'now').mockImplementation(() => now);
    jest.spyOn(CheckTiming.prototype, 'chance').mockReturnValue(0);
    const dataDirectory = createDataDirectory();
    const reaching = { ALMANAC_PRIVATE_ADDRESSES: '127.0.0.0/8' };
    almanac = await openAlmanac({ ALMANAC_DATA_DIR: dataDirectory, ...reaching });
    // Sources are checked only when a test says so, also in towns that earlier tests opened.
    almanac.app.get(SchedulerRegistry).deleteTimeout(SOURCES_LEASE);
    operator = openCommandLine(dataDirectory, reaching);
    says('Alpha', 'Beta', 'Chess');
    await operator('sources', 'add', `${origin}/events.ics?key=secret`, '--organization', 'Library', '--skip-trial');
  });

  afterEach(() => jest.restoreAllMocks());
  afterAll(() => server.close().closeAllConnections());

  const says = (...names: string[]) => {
    const etag = `"${names.join(' ')}"`;
    answer = ({ headers }, response) => {
      if (headers['if-none-match'] === etag) response.writeHead(304).end();
      else response.setHeader('etag', etag).end(toCalendar(...names));
    };
  };
  const look = () => almanac.app.get(CheckScheduler).runOnce();
  const passMinutes = async (minutes: number) => {
    now += minutes * MINUTE_MS;
    await look();
  };
  const readEventNames = async () => (await almanac.read<TownEvent[]>('/api/events')).map(({ name }) => name);
  const readOnlySource = async () => (await almanac.app.get(Sources).all())[0]!;
  const readListedSource = async () => JSON.parse((await operator('sources', 'list', '--json')).output)[0];
  const readHead = () => almanac.app.get(EventStore).head();

  it('sees their events without doing anything, at once and again when their time has come', async () => {
    await look();
    expect(await readEventNames()).toEqual(['Alpha', 'Beta', 'Chess']);
    says('Alpha', 'Beta', 'Chess', 'Dance');
    await passMinutes(14);
    expect(headersList).toHaveLength(1);
    await passMinutes(3);
    expect(await readEventNames()).toEqual(['Alpha', 'Beta', 'Chess', 'Dance']);
    expect(await readListedSource()).toMatchObject({ name: 'Library / events.ics', state: 'current', events: 4, added: 1 });
  });

  it('is not told that all is good where a source holds records and yields no event of these days', async () => {
    const records = toCalendar('Alpha', 'Beta');
    answer = (_, response) => response.end(records.replaceAll('2027', '1997'));
    await look();
    expect(await readListedSource()).toMatchObject({ state: 'nothing-to-come', reason: 'over', events: 0, records: 2 });
    expect((await operator('sources', 'list')).output).toMatch(/Nothing to come since .*, 1997, the day of its last event\./);
    answer = (_, response) => response.end(records.replaceAll('DTSTART', 'X-START'));
    await passMinutes(20);
    expect(await readListedSource()).toMatchObject({
      state: 'nothing-to-come',
      reason: 'nothing-readable',
      isTrouble: true,
      records: 2,
    });
    says('Alpha');
    await passMinutes(20);
    expect(await readListedSource()).toMatchObject({ state: 'current', events: 1, records: 1 });
  });

  it('causes no download and no fact for a source that has not changed', async () => {
    await look();
    const before = await readHead();
    await passMinutes(20);
    await passMinutes(20);
    expect(headersList.map((headers) => headers['if-none-match'])).toEqual([
      undefined,
      '"Alpha Beta Chess"',
      '"Alpha Beta Chess"',
    ]);
    expect(await readHead()).toBe(before);
    expect((await readOnlySource()).note).toMatchObject({ failures: 0, events: 3 });
  });

  it('has an event withdrawn that three loads lack', async () => {
    await look();
    says('Alpha', 'Beta');
    for (const expected of [3, 3, 2]) {
      await passMinutes(20);
      expect(await readEventNames()).toHaveLength(expected);
    }
    expect(await readListedSource()).toMatchObject({ withdrawn: 1, events: 2 });
  });

  it.each<[string, RequestListener]>([
    ['fails', (_, response) => response.writeHead(500).end()],
    ['is a page that challenges', (_, response) => response.end('<!doctype html><title>One moment</title>')],
    ['answers in JSON', (_, response) => response.end('{"error":"rate limited"}')],
    ['hangs up', (_, response) => response.destroy()],
  ])('is told of one that %s, and nothing else changes', async (_, wrong) => {
    await look();
    const before = await readHead();
    answer = wrong;
    await passMinutes(20);
    expect(await readHead()).toBe(before);
    const { note } = await readOnlySource();
    expect(note).toMatchObject({ failures: 1, error: expect.stringMatching(/^[A-Z].*\.$/), events: 3 });
    expect(note.error).not.toContain('secret');
    await passMinutes(20);
    expect(headersList).toHaveLength(2);
    await passMinutes(14);
    expect(headersList).toHaveLength(3);
    await passMinutes(67);
    expect(await readOnlySource()).toMatchObject({ status: { isStale: true }, note: { failures: 3 } });
    says('Alpha', 'Beta', 'Chess');
    await passMinutes(140);
    expect(await readOnlySource()).toMatchObject({ status: { isStale: false }, note: { failures: 0 } });
    expect((await readOnlySource()).note.error).toBeUndefined();
  });

  it('leaves a server alone for as long as it asks', async () => {
    answer = (_, response) => response.setHeader('retry-after', '7200').writeHead(429).end();
    await look();
    await passMinutes(100);
    expect(headersList).toHaveLength(1);
    await passMinutes(40);
    expect(headersList).toHaveLength(2);
  });

  it('sees "Is empty." for a source whose answer is empty', async () => {
    await look();
    answer = (_, response) => response.end();
    await passMinutes(20);
    expect(await readListedSource()).toMatchObject({ state: 'failing', reason: 'empty-answer', events: 3, error: 'Is empty.' });
  });

  it('accepts what was held back, or refuses it', async () => {
    await look();
    says();
    await passMinutes(20);
    const reason = 'It is empty, and had 3 events to come.';
    expect(await readListedSource()).toMatchObject({ state: 'held-back', events: 3, heldBack: { reason } });
    expect(await readEventNames()).toHaveLength(3);

    const why = 'Emptied by mistake';
    expect(await operator('sources', 'refuse', 'library', '--reason', why)).toMatchObject({ code: 0 });
    expect((await operator('audit', 'operations')).output).toContain(`reason: ${reason}, why: ${why}`);
    await passMinutes(20);
    expect(await readListedSource()).toMatchObject({ state: 'held-back', reason: 'refused' });

    expect(await operator('sources', 'accept', 'library')).toMatchObject({ code: 0 });
    expect(await readListedSource()).toMatchObject({ state: 'nothing-to-come', reason: 'no-events' });
    await passMinutes(20);
    await passMinutes(20);
    expect(await readEventNames()).toEqual([]);
    expect(await operator('sources', 'accept', 'library')).toMatchObject({ code: 1 });
  });

  it('accepts what was held back, and not what the source says by then', async () => {
    says('Alpha', 'Beta', 'Chess', 'Dance', 'Easter', 'Flute');
    await look();
    says('Alpha', 'Beta');
    await passMinutes(20);
    says();
    expect(await operator('sources', 'accept', 'library')).toMatchObject({ code: 1 });
    expect(await readListedSource()).toMatchObject({
      state: 'held-back',
      heldBack: { reason: 'It is empty, and had 6 events to come.' },
    });
    expect(await readListedSource()).not.toHaveProperty('heldBack.held');
  });

  it('pauses a source for a while, and checks it on request', async () => {
    await look();
    await operator('sources', 'pause', 'Library / events.ics', '--reason', 'A story');
    await passMinutes(200);
    expect(headersList).toHaveLength(1);
    expect(await readListedSource()).toMatchObject({ state: 'paused', isStale: false });
    expect((await operator('sources', 'sync')).output).toBe('There is no source to check: all are paused, or none exist.');
    await operator('sources', 'pause', 'library', '--off');
    says('Alpha', 'Beta', 'Chess', 'Dance');
    expect(await operator('sources', 'sync')).toMatchObject({ code: 0, output: expect.stringContaining('Library / events.ics') });
    expect(await readEventNames()).toHaveLength(4);
    await operator('sources', 'remove', 'library', '--reason', 'A story', '--confirm', 'Library / events.ics');
    expect(JSON.parse((await operator('sources', 'list', '--json')).output)).toEqual([]);
    expect(await readEventNames()).toHaveLength(4);
  });

  it('begins anew with one that was removed, and is told all the same when most of it is gone', async () => {
    answer = (_, response) => response.writeHead(404).end();
    await look();
    await operator('sources', 'remove', 'library', '--reason', 'A story', '--confirm', 'Library / events.ics');
    await operator('sources', 'add', `${origin}/events.ics?key=secret`, '--organization', 'Library', '--skip-trial');
    expect((await readOnlySource()).note).toEqual({ failures: 0 });
    says('Alpha', 'Beta', 'Chess', 'Dance', 'Easter', 'Flute');
    await look();
    await operator('sources', 'remove', 'library', '--reason', 'A story', '--confirm', 'Library / events.ics');
    await operator('sources', 'add', `${origin}/events.ics?key=secret`, '--organization', 'Library', '--skip-trial');
    says('Alpha');
    await look();
    expect(await readListedSource()).toMatchObject({ state: 'held-back' });
  });

  it('shows no secret of an address', async () => {
    await look();
    const { output } = await operator('sources', 'list');
    expect(output).toContain(`${origin}/events.ics?…`);
    expect(output + JSON.stringify(await readListedSource())).not.toContain('secret');
  });

  it('has no address in the log: its key is elsewhere, and without it the source says so and can be told anew', async () => {
    await look();
    const file = join(createDataDirectory(), 'town.ndjson');
    expect(await operator('log', 'export', file)).toMatchObject({ code: 0 });
    const facts = readFileSync(file, 'utf8');
    expect(facts).toContain('SourceAdded');
    for (const secretText of ['secret', origin, 'key=']) expect(facts).not.toContain(secretText);
    expect(await operator('log', 'import', file, '--to', createDataDirectory())).toMatchObject({ code: 0 });
    const gone = jest.spyOn(almanac.app.get(PersonalKeys), 'get').mockResolvedValue(undefined);
    await passMinutes(20);
    expect(await readOnlySource()).toMatchObject({
      note: { failures: 1, error: expect.stringContaining('key of its address is gone') },
    });
    expect(await readEventNames()).toHaveLength(3);
    gone.mockRestore();
    await passMinutes(60);
    expect(await readOnlySource()).toMatchObject({ note: { failures: 0 } });
    const again = await operator(
      'sources',
      'add',
      `${origin}/events.ics?key=secret`,
      '--organization',
      'Library',
      '--skip-trial',
    );
    expect(again.output).toContain('is already a source');
  });

  it('asks at once at a new address, whatever became of the old one', async () => {
    answer = (_, response) => response.writeHead(404).end();
    for (let times = 0; times < 4; times++) await passMinutes(24 * 60);
    expect(await readOnlySource()).toMatchObject({ note: { failures: 4 } });
    says('Alpha', 'Beta', 'Chess');
    await look();
    expect(await readEventNames()).toEqual([]);
    const moved = await operator('sources', 'add', `${origin}/new/events.ics`, '--organization', 'Library', '--skip-trial');
    expect(moved.output).toContain('is now read from this address');
    await look();
    expect(await readEventNames()).toHaveLength(3);
    expect(await readOnlySource()).toMatchObject({ note: { failures: 0 } });
  });

  /** A minute passes at each attempt. */
  const othersCheckOn = () => {
    const realNow = performance.now.bind(performance);
    let passedMs = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => realNow() + passedMs);
    const onRefusal = () => {
      passedMs += MINUTE_MS;
    };
    holdLeaseElsewhere(SOURCES_LEASE, { onRefusal });
  };

  it('has each checked by one at a time', async () => {
    othersCheckOn();
    await look();
    expect(headersList).toEqual([]);
    expect(await operator('sources', 'sync')).toMatchObject({ code: 1, complained: expect.stringContaining('just now') });
  });

  it.each([
    ['sync', 'current'],
    ['remove', undefined],
  ])('waits with `sources %s` until another process has checked', async (word, state) => {
    holdLeaseElsewhere(SOURCES_LEASE, { attempts: 2 });
    const reason = ['--reason', 'A story'];
    const confirmed = word === 'remove' ? ['--confirm', 'Library / events.ics'] : [];
    expect(await operator('sources', word, 'library', ...reason, ...confirmed)).toMatchObject({ code: 0, complained: '' });
    expect((await readListedSource())?.state).toBe(state);
  });

  it('has one checked again whose check was stopped because another process took over meanwhile', async () => {
    await operator('sources', 'add', `${origin}/more.ics`, '--organization', 'Museum', '--skip-trial');
    const { check } = SourceChecker.prototype;
    let stops = 0;
    jest.spyOn(SourceChecker.prototype, 'check').mockImplementation(function (this: SourceChecker, source, options) {
      if (source.organization !== 'Museum' || stops === 2) return check.call(this, source, options);
      stops += 1;
      return Promise.reject(new CheckStopped());
    });
    const { code, output } = await operator('sources', 'sync');
    expect([code, output]).toEqual([0, expect.stringMatching(/Museum \/ more.ics +current +3/)]);
    expect(headersList).toHaveLength(2);
    expect((await operator('audit', 'operations')).output.match(/CheckOrdered/g)).toHaveLength(2);
  });

  it('has one checked also if the read models show the order for it only after a while', async () => {
    const { shows } = Projector.prototype;
    const { orderCheck } = SourceOperations.prototype;
    let isSlow = false;
    jest.spyOn(Projector.prototype, 'shows').mockImplementation(async function (this: Projector, position) {
      if (!isSlow) return shows.call(this, position);
      isSlow = false;
      await registerOrganization(almanac, 'Museum');
      return false;
    });
    jest.spyOn(SourceOperations.prototype, 'orderCheck').mockImplementation(async function (this: SourceOperations, ...words) {
      const facts = await orderCheck.call(this, ...words);
      isSlow = true;
      return facts;
    });
    expect(await operator('sources', 'sync')).toMatchObject({ code: 0, output: expect.stringContaining('current') });
  });

  it.each(['refuse', 'accept'])('decides nothing with `sources %s` while another process checks', async (word) => {
    await look();
    says();
    await passMinutes(15);
    const before = await readHead();
    othersCheckOn();
    expect(await operator('sources', word, 'library', '--reason', 'A story')).toMatchObject({
      code: 1,
      complained: expect.stringContaining('just now'),
    });
    expect(await readHead()).toBe(before);
    expect(await readListedSource()).toMatchObject({ state: 'held-back' });
  });

  it('is told of what goes wrong with one, and has the others checked all the same', async () => {
    await operator('sources', 'add', `${origin}/more.ics`, '--organization', 'Museum', '--skip-trial');
    const { load } = CalendarImporter.prototype;
    const failing = jest.spyOn(CalendarImporter.prototype, 'load').mockImplementation(function (
      this: CalendarImporter,
      source,
      ...rest
    ) {
      if (source.organization === 'Library') throw new Error('nobody knows why');
      return load.call(this, source, ...rest);
    });
    const { code, output } = await operator('sources', 'sync');
    expect(code).toBe(1);
    expect(output).toMatch(/Library \/ events.ics +failing/);
    expect(output).toContain('An error of this server: Nobody knows why.');
    expect(output).toMatch(/Museum \/ more.ics +current +3/);
    failing.mockRestore();
    expect(await operator('sources', 'sync')).toMatchObject({ code: 0 });
  });

  it('is told that another process has taken over, and does no more', async () => {
    await operator('sources', 'add', `${origin}/more.ics`, '--organization', 'Museum', '--skip-trial');
    jest.spyOn(SourceChecker.prototype, 'check').mockImplementation(async (_, { stopped } = {}) => {
      expect(stopped).toBeInstanceOf(AbortSignal);
      throw new CheckStopped();
    });
    const { code, output } = await operator('sources', 'sync', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject([
      { state: 'failing', reason: 'our-fault', fault: expect.stringContaining('Another process') },
      { state: 'failing', reason: 'our-fault', fault: expect.stringContaining('Another process') },
    ]);
  });

  it('keeps the zone of one that is added again, until it is taken from it', async () => {
    const add = (...words: string[]) =>
      operator('sources', 'add', `${origin}/events.ics`, '--organization', 'Library', '--skip-trial', ...words);
    await add('--time-zone', 'America/Denver');
    expect(await readListedSource()).toMatchObject({ timeZone: 'America/Denver' });
    expect((await add()).output).toContain('is already a source');
    expect(await readListedSource()).toMatchObject({ timeZone: 'America/Denver' });
    expect((await add('--time-zone', 'none')).output).toContain('was changed');
    expect(await readListedSource()).not.toHaveProperty('timeZone');
  });

  it('has what was refused stay refused for as long as it comes again, however it is stamped, and judges anything else anew', async () => {
    says('Alpha', 'Beta', 'Chess', 'Dance', 'Easter', 'Flute');
    await look();
    const stamped = (name: string, stamp: string) => {
      answer = (_, response) => response.end(toCalendar(name).replace('BEGIN:VEVENT', `BEGIN:VEVENT\r\nDTSTAMP:${stamp}`));
    };
    stamped('Alpha', '20261120T000000Z');
    await passMinutes(15);
    const { reason } = (await readListedSource()).heldBack;
    expect(await operator('sources', 'refuse', 'library', '--reason', 'A story')).toMatchObject({ code: 0 });
    stamped('Alpha', '20261121T000000Z');
    await passMinutes(15);
    expect(await readListedSource()).toMatchObject({ state: 'held-back', reason: 'refused' });
    stamped('Beta', '20261121T000000Z');
    await passMinutes(15);
    expect(await readListedSource()).toMatchObject({ state: 'held-back', heldBack: { reason } });
    expect((await readListedSource()).heldBack).not.toHaveProperty('marks');
  });

  it('reads in the audit what operators decided, and no address', async () => {
    await look();
    says();
    await passMinutes(15);
    await operator('sources', 'refuse', 'library', '--reason', 'A story');
    await operator('sources', 'accept', 'library');
    const { output } = await operator('audit', 'operations');
    const facts = output.split('\n').flatMap((line) => /operator +(\w+) +(.*)/.exec(line)?.slice(1, 3).join(' ') ?? []);
    expect(facts).toEqual([
      expect.stringMatching(/^SourceAdded .*calendar: events.ics/),
      expect.stringMatching(/^LoadRefused .*reason: It is empty, and had 3 events to come\./),
      expect.stringMatching(/^LoadAccepted .*reason: It is empty/),
    ]);
    expect(output + (await operator('audit', 'operations', '--json')).output).not.toContain(origin);
  });

  it.each([
    [['add', 'https://library.example/a.ics']],
    [['add', 'https://library.example/a.ics', '--organization', 'Library', '--time-zone', 'Mars/Base']],
    [['add', 'ftp://library.example/a.ics', '--organization', 'Library']],
    [['add']],
    [['list', 'extra']],
    [['pause', 'library', 'extra']],
    [['pause']],
    [['pause', 'library']],
    [['remove', 'library', '--reason', ' ']],
    [['sync', '--force']],
  ])('is told how it is meant: feeds %s', async (words) => {
    expect(await operator('sources', ...words)).toMatchObject({ code: 2 });
  });

  it('is told of a source that there is not', async () => {
    expect(await operator('sources', 'sync', 'museum')).toMatchObject({ code: 1, complained: "There is no source 'museum'." });
  });
});
