import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Projector } from '#libs/event-sourcing';
import { SourceChecks } from '../apps/api/src/events/source-checks';
import { CalendarImporter } from '../apps/api/src/import/calendar-importer';
import { CheckScheduler } from '../apps/api/src/sources/check-scheduler';
import { type PublicSourceChecks, Sources } from '../apps/api/src/sources/sources';
import { createDataDirectory, openAlmanac } from './app';
import { openCommandLine } from './command-line';

const CALENDAR = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:story', 'DTSTART:20261124T153000Z', 'SUMMARY:Story time'],
  ...['END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n');

const servers: Server[] = [];
const openLibraryServer = async (calendar: string) => {
  const validators: (string | undefined)[] = [];
  const server = createServer(({ headers }, reply) => {
    validators.push(headers['if-none-match']);
    const isKnown = headers['if-none-match'] === '"7"';
    reply.writeHead(isKnown ? 304 : 200, { etag: '"7"', 'content-type': 'text/calendar' }).end(isKnown ? '' : calendar);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { validators, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events.ics` };
};
afterAll(() => {
  for (const server of servers) server.close();
});

const createTownWithSource = async (calendar = CALENDAR) => {
  const { validators, address } = await openLibraryServer(calendar);
  const directory = createDataDirectory();
  const environment = { ALMANAC_SEED: 'none', ALMANAC_PRIVATE_ADDRESSES: '127.0.0.0/8' } as const;
  const almanac = openCommandLine(directory, environment);
  const add = (...words: string[]) => almanac('sources', 'add', address, '--organization', 'Library', '--skip-trial', ...words);
  expect((await add()).code).toBe(0);
  return {
    validators,
    almanac,
    add,
    open: (role: 'all' | 'projector') => openServer(directory, { ...environment, ALMANAC_ROLE: role }),
  };
};
const openServer = (ALMANAC_DATA_DIR: string, environment: Parameters<typeof openAlmanac>[0]) =>
  openAlmanac({ ALMANAC_DATA_DIR, ...environment });

describe('The sources of a town', () => {
  it('are named by their host if they are added without a trial and the address contains only a secret', async () => {
    const almanac = openCommandLine(createDataDirectory(), { ALMANAC_SEED: 'none' });
    const add = (key: string, ...words: string[]) =>
      almanac('sources', 'add', `https://cal.example/${key}`, '--organization', 'Library', '--skip-trial', ...words);
    const [one, other] = ['a81bc81bdead4e5dabff90865d1e13b1', 'c81bc81bdead4e5dabff90865d1e13b2'];
    expect(await add(one, '--name', 'events')).toMatchObject({ code: 0, output: 'Library / events is now a source.' });
    expect(await add(one)).toMatchObject({ code: 0, output: 'Library / cal.example is now a source.' });
    expect(await add(one)).toMatchObject({ code: 0, output: 'Library / cal.example is already a source.' });
    expect(await add(other)).toMatchObject({ code: 0, output: 'Library / cal.example 2 is now a source.' });
  });

  it('are tried before they are added, show their next events, and are called as they call themselves', async () => {
    const events = ['A walk', 'A fair', 'A song', 'A play', 'A dance', 'A chess club'].flatMap((name, nth) => [
      ...['BEGIN:VEVENT', `UID:${nth}`, `DTSTART;TZID=America/New_York:2026112${9 - nth}T183000`],
      ...[`SUMMARY:${name}`, 'LOCATION:The hall', 'END:VEVENT'],
    ]);
    const calendar = ['BEGIN:VCALENDAR', 'X-WR-CALNAME:Songs\\, and more', ...events, 'END:VCALENDAR', ''].join('\r\n');
    const { validators, address } = await openLibraryServer(calendar);
    const almanac = openCommandLine(createDataDirectory(), { ALMANAC_SEED: 'none', ALMANAC_PRIVATE_ADDRESSES: '127.0.0.0/8' });
    const secret = address.replace('events.ics', 'a81bc81bdead4e5dabff90865d1e13b1');
    expect(await almanac('sources', 'add', secret, '--organization', 'Choir')).toEqual({
      ...{ code: 0, complained: '' },
      output: [
        ...['Choir / Songs, and more is now a source.', 'The next 5 of its 6 events:'],
        ...['2026-11-24  6:30 PM, A chess club', '2026-11-25  6:30 PM, A dance', '2026-11-26  6:30 PM, A play'],
        ...['2026-11-27  6:30 PM, A song', '2026-11-28  6:30 PM, A fair'],
      ]
        .map((line) => (line.startsWith('20') ? `  ${line}, The hall` : line))
        .join('\n'),
    });
    expect(validators).toHaveLength(1);
    const gone = await almanac('sources', 'add', 'http://127.0.0.1:9/x.ics', '--organization', 'Choir');
    expect(gone).toMatchObject({ code: 0, output: expect.stringContaining('\nAlmanac cannot read this calendar now: ') });
  });

  it.each(['all', 'projector'] as const)('are checked by a server in the role %s, and then rest', async (role) => {
    const { validators, open } = await createTownWithSource();
    const { app, close } = await open(role);
    await app.get(CheckScheduler).runOnce();
    await app.get(CheckScheduler).runOnce();
    expect(validators).toEqual([undefined]);
    const [knownSource] = await app.get(Sources).all();
    expect(knownSource).toMatchObject({
      status: { isStale: false },
      note: { failures: 0, events: 1, facts: { EventPublished: 1 } },
    });
    await close();
  });

  it('are requested with validators, except after an operator has set their time zone', async () => {
    const { validators, almanac, add } = await createTownWithSource();
    await almanac('sources', 'sync');
    await almanac('sources', 'sync');
    expect(validators).toEqual([undefined, '"7"']);
    expect((await add('--time-zone', 'UTC')).output).toContain('was changed');
    await almanac('sources', 'sync');
    expect(validators).toEqual([undefined, '"7"', undefined]);
  });

  it('keep reporting what could not be read while they are unchanged', async () => {
    const { validators, almanac } = await createTownWithSource(
      CALENDAR.replace('BEGIN:VEVENT', 'BEGIN:VEVENT\r\nSUMMARY:No day\r\nEND:VEVENT\r\nBEGIN:VEVENT'),
    );
    for (const validator of [undefined, '"7"', '"7"']) {
      expect((await almanac('sources', 'sync')).output).toContain('event 1: ');
      expect(validators.at(-1)).toBe(validator);
      expect((await almanac('sources', 'list')).output).toContain('event 1: ');
    }
  });

  it('are not checked again at once after our own error, and not blamed for it', async () => {
    const { validators, open } = await createTownWithSource();
    const { app, close } = await open('all');
    const load = jest.spyOn(app.get(CalendarImporter), 'load').mockRejectedValue(new Error('nobody knows why'));
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await app.get(CheckScheduler).runOnce();
    await app.get(CheckScheduler).runOnce();
    load.mockRestore();
    jest.restoreAllMocks();
    expect(validators).toHaveLength(1);
    const [knownSource] = await app.get(Sources).all();
    expect(knownSource!.note).toMatchObject({ failures: 0, fault: 'Nobody knows why.' });
    expect(knownSource!.note.error).toBeUndefined();
    await close();
  });

  it('stay due, are not blamed and not asked, while the read models are behind', async () => {
    const { validators, open } = await createTownWithSource();
    const { app, close } = await open('all');
    const shows = jest.spyOn(app.get(Projector), 'shows').mockResolvedValue(false);
    await app.get(CheckScheduler).runOnce();
    expect(validators).toEqual([]);
    expect((await app.get(Sources).all())[0]!.note).toEqual({ failures: 0 });
    shows.mockRestore();
    await app.get(CheckScheduler).runOnce();
    expect(validators).toHaveLength(1);
    await close();
  });

  it('are blamed for nothing when the read models fall behind once they were asked', async () => {
    const { validators, open } = await createTownWithSource();
    const { app, close } = await open('all');
    const shows = jest.spyOn(app.get(Projector), 'shows').mockResolvedValueOnce(true).mockResolvedValue(false);
    await app.get(CheckScheduler).runOnce();
    expect((await app.get(Sources).all())[0]!.note).toEqual({ failures: 0 });
    shows.mockRestore();
    await app.get(CheckScheduler).runOnce();
    expect(validators).toHaveLength(2);
    await close();
  });

  it('tell residents when they were checked, and when that is too long ago', async () => {
    const { almanac, open } = await createTownWithSource();
    await almanac('sources', 'sync');
    const { app, close } = await open('all');
    const [knownSource] = await app.get(Sources).all();
    const { checkedAt } = knownSource!.note;
    const checks = app.get(SourceChecks) as PublicSourceChecks;
    const at = async (minutes: number) => [
      ...(await checks.of([knownSource!.source.id, 'unknown'], Date.parse(checkedAt!) + minutes * 60_000)).values(),
    ];
    // Residents are told nothing about a server in our own network.
    const where = { file: expect.any(String) };
    expect(await at(40)).toEqual([{ checkedAt, isStale: false, ...where }, { isStale: false }]);
    expect(await at(60)).toEqual([{ checkedAt, isStale: true, ...where }, { isStale: false }]);
    expect(await at(-60)).toEqual([{ checkedAt, isStale: true, ...where }, { isStale: false }]);
    await almanac('sources', 'pause', 'Library', '--reason', 'A story');
    expect(await at(60)).toEqual([{ checkedAt, isStale: false, ...where }, { isStale: false }]);
    await close();
  });
});
