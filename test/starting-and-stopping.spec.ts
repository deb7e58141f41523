import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer, text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { Town, TownEvent } from '#libs/contracts';
import { FinishSeeding, OfferSubcalendar, RegisterOrganization, StartSeeding } from '#libs/domain';
import { EventStore } from '#libs/event-sourcing';
import { createSampleTown } from '#libs/sample-town';
import { toRegistration } from '../apps/api/src/seed/town-seeder';
import { Clock } from '../apps/api/src/settings/clock';
import { start } from '../apps/api/src/start';
import { type Almanac, createDataDirectory, openAlmanac, TODAY } from './app';
import { captureOutput } from './capture-output';
import { loadedDrivers } from './drivers';
import { isOnEngines, serverAddresses } from './engines/test-servers';
import { startProgram } from './fixtures/start-program';
import { readLog } from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';
import { keyOf } from './resident';

const startupErrorOf = async (environment: NodeJS.ProcessEnv): Promise<string> => {
  const silent = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const message = await start({ ALMANAC_SEED: 'none', PORT: '0', ...environment }).then(
    () => 'It started.',
    (error: Error) => error.message,
  );
  silent.mockRestore();
  return message;
};

describe('An operator who starts the server', () => {
  it('reads that the port is taken, and starts it on another one', async () => {
    const [first, ALMANAC_DATA_DIR] = [await openAlmanac(), createDataDirectory()];
    const { port } = new URL(await first.app.getUrl());
    expect(await startupErrorOf({ ALMANAC_DATA_DIR, PORT: port })).toBe('PORT is in use by another program: choose another one.');
    const second = await openAlmanac({ ALMANAC_DATA_DIR });
    await registerOrganization(second, 'Chess Federation');
    expect(await second.read('/api/organizations')).toHaveLength(1);
  });

  it('waits for no driver that is neither configured nor used yet', async () => {
    if (!isOnEngines) expect(loadedDrivers()).toEqual([]);
  });

  it.each([
    [{ PORT: '0x' }, 'PORT must be a port number.'],
    [{ ALMANAC_NOW: '2026-03-18' }, 'ALMANAC_NOW must be an ISO instant such as 2026-03-18T12:00:00-04:00.'],
    [{ ALMANAC_DATA_DIR: '/dev/null' }, "ALMANAC_DATA_DIR cannot be used: EEXIST: file already exists, mkdir '/dev/null'."],
  ])('with %j reads what is wrong about it', async (wrong, sentence) =>
    expect(await startupErrorOf({ ALMANAC_DATA_DIR: createDataDirectory(), ...wrong })).toBe(sentence),
  );

  it.each([
    ['{', /town\.json is not JSON: /],
    ['[]', /town\.json must contain a JSON object\.$/],
    ['null', /town\.json must contain a JSON object\.$/],
    ['"Haddonfield"', /town\.json must contain a JSON object\.$/],
    ['{"name":"","timeZone":"America/Haddonfield"}', /town\.json: name, timeZone cannot be read\.$/],
    ['{"mapCenter":{"latitude":140,"longitude":-75}}', /town\.json: mapCenter cannot be read\.$/],
    ['{"mayor":"Anna"}', /town\.json: mayor cannot be read\.$/],
    ['{"links":"https://town.example"}', /town\.json: links cannot be read\.$/],
    [
      '{"schoolHours":[{"name":"Harrison"},{"name":"Truman","regularOpen":"morning"}]}',
      /: schoolHours\[1\]\.regularOpen cannot be read\.$/,
    ],
    ['{"schoolHours":[{"name":"Truman","regularOpen":"9:00","regularClose":"8:00"}]}', /: schoolHours\[0\]\.regularClose cannot/],
    ['{"schoolHours":[{"name":"Truman"},{"name":"Truman"}]}', /: schoolHours cannot be read\.$/],
    ['{"schoolHours":[null]}', /: schoolHours cannot be read\.$/],
    ['{"schoolHours":{"Truman":"9:00"}}', /: schoolHours cannot be read\.$/],
    [
      '{"bellSchedule":[{"lunchType":"A","scheduleType":"Regular","period":"1","time":""}]}',
      /: bellSchedule\[0\]\.lunchType, bellSchedule\[0\]\.time cannot/,
    ],
    ...[
      [{ name: 'Chess' }, 'subcalendars[0].organization'],
      [{ organization: 'Library', name: ' ' }, 'subcalendars[0].name'],
      [{ organization: 'Library', name: 'Chess', titleWords: 'chess' }, 'subcalendars[0].titleWords'],
      [{ organization: 'Library', name: 'Chess', titleWords: ['chess', ' - '] }, 'subcalendars[0].titleWords'],
      [{ organization: 'Library', name: 'Chess', titleWords: ['ch.*ss'] }, 'subcalendars[0].titleWords'],
      [{ organization: 'Library', name: 'Chess', titleWords: [7] }, 'subcalendars[0].titleWords'],
      [{ organization: 'Library', name: 'Chess', displayOrder: 'first' }, 'subcalendars[0].displayOrder'],
      [{ organization: 'Library', name: 'Chess', regexp: 'chess' }, 'subcalendars[0].regexp'],
    ].map(([one, field]): [string, string] => [JSON.stringify({ subcalendars: [one] }), `: ${field} cannot be read.`]),
    ['{"countdowns":{"summer":"2027-06-18"}}', /town\.json: countdowns cannot be read\.$/],
    ...['2027-02-30', '2027-W12-1', '06/18/2027', 18].map((date): [string, RegExp] => [
      JSON.stringify({ countdowns: [{ id: 'summer', name: 'summer break', date }] }),
      /town\.json: countdowns\[0\]\.date cannot be read\.$/,
    ]),
    [
      JSON.stringify({ countdowns: [1, 2].map((day) => ({ id: 'one', name: 'summer break', date: `2027-06-0${day}` })) }),
      /town\.json: countdowns cannot be read\.$/,
    ],
  ])('with the town %s reads which file and which field', async (town, sentence) => {
    const ALMANAC_DATA_DIR = createDataDirectory();
    writeFileSync(join(ALMANAC_DATA_DIR, 'town.json'), town);
    expect(await startupErrorOf({ ALMANAC_DATA_DIR })).toMatch(sentence);
  });

  it('runs the calendar of another town, by its own clock', async () => {
    const ALMANAC_DATA_DIR = createDataDirectory();
    const mapCenter = { latitude: 41.5236, longitude: -90.5776 };
    const davenport = { name: 'Davenport', state: 'Iowa', timeZone: 'America/Chicago', mapCenter };
    writeFileSync(join(ALMANAC_DATA_DIR, 'town.json'), JSON.stringify(davenport));
    const almanac = await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_NOW: '2026-11-21T00:30:00-05:00' });
    expect(await almanac.read<Town>('/api/town')).toMatchObject({ ...davenport, unknownPlace: mapCenter, countdowns: [] });
    await registerOrganization(almanac, 'Davenport Library');
    const listing = { organization: 'Davenport Library', date: '2026-11-20' };
    await publish(almanac, 'Story time', { ...listing, startTime: '2026-11-20T23:45:00-06:00' });
    const [event] = await almanac.read<TownEvent[]>('/api/events?from=2026-11-20&to=2026-11-20');
    expect(event).toMatchObject({ name: 'Story time', startTime: expect.stringMatching(/-06:00$/) });
    expect(almanac.app.get(Clock).today()).toBe('2026-11-20');
  });

  it('of another town begins with an empty log and reads so, and never gets the sample town', async () => {
    const ALMANAC_DATA_DIR = createDataDirectory();
    writeFileSync(join(ALMANAC_DATA_DIR, 'town.json'), JSON.stringify({ name: 'Davenport' }));
    expect(await startupErrorOf({ ALMANAC_DATA_DIR, ALMANAC_SEED: 'sample' })).toMatch(
      /^ALMANAC_SEED=sample would put the sample town, Moorestown, into the log of Davenport: /,
    );
    const printed = await captureOutput(async () => {
      const almanac = await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_SEED: '', LOG_LEVEL: 'info' });
      expect(await readLog(almanac.app.get(EventStore))).toEqual([]);
    });
    expect(printed).toContain('Davenport begins with an empty log.');
  });
});

/** Larger than the socket buffers of two local programs. */
const LONG_DESCRIPTION = 'Bring a chair. '.repeat(40_000);
const EVENT_COUNT = 16;

describe('A server that is told to stop', () => {
  let ALMANAC_DATA_DIR: string;
  let town: ChildProcess;
  let port: number;
  let ended: Promise<unknown>;

  beforeAll(async () => {
    const almanac = await openAlmanac();
    ALMANAC_DATA_DIR = almanac.dataDirectory;
    await registerOrganization(almanac, 'Moorestown Library');
    for (let nth = 0; nth < EVENT_COUNT; nth++) await publish(almanac, `Reading ${nth}`, { description: LONG_DESCRIPTION });
    await almanac.close();
  });

  const start = async (program: string) => {
    town = startProgram(program, [], { ALMANAC_DATA_DIR, PORT: '0', ...serverAddresses(ALMANAC_DATA_DIR) });
    ended = once(town, 'exit');
    port = await new Promise((resolve) => {
      createInterface(town.stdout!).on('line', (line) => {
        const [, listening] = /:(\d+)$/.exec(line) ?? [];
        if (listening) resolve(Number(listening));
      });
    });
  };

  afterEach(() => town.kill('SIGKILL'));

  const stop = async () => {
    town.kill('SIGTERM');
    while (await isOpen(port)) await setImmediate();
  };

  it('answers the requests it has begun to read, as the last on their connections, and exits cleanly', async () => {
    await start('apps/api/src/main.ts');
    const body = JSON.stringify({ sessionId: keyOf('Anna'), organizations: ['Moorestown Library'] });
    const writer = connect(port, '127.0.0.1');
    await once(writer, 'connect');
    writer.write(`POST /api/organizations/follow HTTP/1.1\r\nhost: town\r\ncontent-type: application/json\r\n`);
    writer.write(`content-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`);
    await waitForArrival(port);
    await stop();
    const answer = text(writer);
    writer.write(body.slice(20));
    expect(await answer).toMatch(/^HTTP\/1.1 200 OK\r\n(.+\r\n)*connection: close\r\n/i);
    expect(await answer).toContain('"followedOrganizations":["Moorestown Library"]');
    expect(await ended).toEqual([0, null]);
  });

  it('lets a slow reader have the whole of what was begun', async () => {
    await start('apps/api/src/main.ts');
    const agent = new Agent({ keepAlive: true });
    const response = await new Promise<IncomingMessage>((resolve) =>
      get({ port, host: '127.0.0.1', path: '/api/events', agent, headers: { 'accept-encoding': 'identity' } }, resolve),
    );
    await stop();
    expect(JSON.parse(String(await buffer(response)))).toHaveLength(EVENT_COUNT);
    expect(await ended).toEqual([0, null]);
    agent.destroy();
  });

  it('closes idle connections', async () => {
    await start('apps/api/src/main.ts');
    const [idle, between] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    between.write('GET /api/health HTTP/1.1\r\nhost: town\r\n\r\n');
    expect(String((await once(between, 'data'))[0])).toMatch(/^HTTP\/1.1 200/);
    const closed = Promise.all([waitForClose(idle), waitForClose(between)]);
    await stop();
    await closed;
    expect(await ended).toEqual([0, null]);
  });

  it('does not wait for ever for those who never finish', async () => {
    await start('apps/api/src/main.ts');
    const [half, deaf] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    half.write(
      'POST /api/organizations/follow HTTP/1.1\r\nhost: town\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
    deaf.pause().write('GET /api/events HTTP/1.1\r\nhost: town\r\n\r\n');
    const closed = Promise.all([
      waitForClose(half),
      once(
        deaf.on('error', () => {}),
        'close',
      ),
    ]);
    await waitForArrival(port);
    await stop();
    expect(await ended).toEqual([0, null]);
    deaf.resume();
    await closed;
  });

  it('breaks off what would take longer, and says so', async () => {
    await start('test/fixtures/town-without-projector.ts');
    const complaints = text(town.stderr!);
    await stop();
    expect(await ended).toEqual([1, null]);
    expect(await complaints).toBe('Stopped before all work was done. The next start continues it.\n');
  });
});

/** Resolves when the server has received what was sent before. */
const waitForArrival = async (port: number) =>
  void (await fetch(`http://127.0.0.1:${port}/api/health`, { headers: { connection: 'close' } }));

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

const waitForClose = (socket: Socket) =>
  once(
    socket.resume().on('error', () => {}),
    'close',
  );

const TWO_DAYS_LATER = '2026-11-22T08:00:00-05:00';

const readHead = ({ app }: Almanac) => app.get(EventStore).head();
const countFacts = async ({ app }: Almanac) => (await readLog(app.get(EventStore))).length;
const startAgain = ({ dataDirectory }: Almanac, ALMANAC_NOW?: string) =>
  openAlmanac({ ALMANAC_DATA_DIR: dataDirectory, ALMANAC_SEED: 'sample', ...(ALMANAC_NOW && { ALMANAC_NOW }) });

const LISTS = ['/api/events', '/api/organizations', '/api/subcalendars', '/api/my-almanac-defaults'];
const readAllLists = async (almanac: Almanac) => Promise.all(LISTS.map((list) => almanac.read(list)));

describe('A server that is started again', () => {
  it('finds everything as it was, and seeds nothing', async () => {
    const first = await openAlmanac({ ALMANAC_SEED: 'sample' });
    const [{ id }] = await first.read<[TownEvent]>('/api/events?from=2026-11-20');
    const anna = first.resident('Anna');
    await anna.follow('Moorestown Library', 'Featured').expect(200);
    await anna.followSubcalendars(5).expect(200);
    await anna.save(id).expect(200);
    const readState = async (almanac: Almanac) => {
      const resident = almanac.resident('Anna');
      const own = [await resident.preferences(), await resident.sidebar(), await resident.feed()];
      return { position: await readHead(almanac), lists: await readAllLists(almanac), own };
    };
    const before = await readState(first);
    await first.close();

    const second = await startAgain(first);
    expect(await readState(second)).toEqual(before);
    await second.close();
    const third = await startAgain(first, TWO_DAYS_LATER);
    expect(await readHead(third)).toBe(before.position);
  });

  it('has let those finish who were being answered when it was told to stop', async () => {
    const first = await openAlmanac();
    await registerOrganization(first, 'Moorestown Library');
    const store = first.app.get(EventStore);
    const append = store.append.bind(store);
    let closing: Promise<void> | undefined;
    jest.spyOn(store, 'append').mockImplementationOnce((...facts) => {
      closing = first.close();
      return append(...facts);
    });
    const { body } = await first.resident('Anna').follow('Moorestown Library').expect(200);
    await closing;

    const second = await startAgain(first);
    expect(await second.resident('Anna').preferences()).toEqual(body);
    expect(body.followedOrganizations).toEqual(['Moorestown Library']);
  });

  it('leaves a log alone that has anything in it', async () => {
    const first = await openAlmanac();
    await registerOrganization(first, 'Chess Federation');
    const position = await readHead(first);
    await first.close();
    const second = await startAgain(first);
    expect(await readHead(second)).toBe(position);
    expect(await second.read('/api/organizations')).toMatchObject([{ name: 'Chess Federation' }]);
  });
});

describe('A seeding that was interrupted', () => {
  it('goes on where it was, with the days it began with, and ends as if nothing had happened', async () => {
    const town = createSampleTown(TODAY, 'America/New_York');
    const [{ organizationId, id: subcalendarId, ...offer }] = town.subcalendars as [(typeof town.subcalendars)[0]];
    const first = await openAlmanac();
    await first.issue(StartSeeding, { seed: 'sample', today: TODAY });
    for (const organization of town.organizations.slice(0, 7))
      await first.issue(RegisterOrganization, toRegistration(organization));
    await first.issue(OfferSubcalendar, { id: organizationId, subcalendarId, ...offer });
    await first.close();

    const second = await startAgain(first, TWO_DAYS_LATER);
    const whole = await openAlmanac({ ALMANAC_SEED: 'sample' });
    expect(await countFacts(second)).toBe(await countFacts(whole));
    await whole.close();
    expect(await readAllLists(second)).toEqual(await readAllLists(await startAgain(whole, TWO_DAYS_LATER)));
  });

  it('is not taken up again once it has ended', async () => {
    const first = await openAlmanac();
    await first.issue(StartSeeding, { seed: 'sample', today: TODAY });
    await first.issue(FinishSeeding, { seed: 'sample', events: 0 });
    await first.close();
    const second = await startAgain(first);
    expect(await second.read('/api/events')).toEqual([]);
  });
});
