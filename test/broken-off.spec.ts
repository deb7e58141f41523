import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TownEvent } from '#libs/contracts';
import { EventStore } from '#libs/event-sourcing';
import { Commands } from '../apps/api/src/commands/commands';
import { Schedule } from '../apps/api/src/sources/schedule';
import { Sources } from '../apps/api/src/sources/sources';
import { Stopped, Sync } from '../apps/api/src/sources/sync';
import { type Almanac, aDataDirectory, openAlmanac } from './app';
import { commandLineIn } from './command-line';

const EVENTS = 12;

/** Each of the events on its day, at `hour`. */
const calendar = (hour: number) =>
  [
    'BEGIN:VCALENDAR',
    ...Array.from({ length: EVENTS }, (_, nth) => [
      'BEGIN:VEVENT',
      `UID:${nth}`,
      `DTSTART;TZID=America/New_York:202703${10 + nth}T${hour}0000`,
      `SUMMARY:Reading ${nth}`,
      'END:VEVENT',
    ]).flat(),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

describe('A check that is broken off', () => {
  let server: Server;
  let address: string;
  let hour: number;
  let isHanging: boolean;
  let asked: (string | undefined)[];
  let hungUp: number;
  let almanac: Almanac;

  beforeAll(async () => {
    server = createServer(({ headers }, response) => {
      asked.push(headers['if-none-match']);
      const etag = `"${hour}"`;
      response.on('close', () => {
        if (!response.writableFinished) hungUp += 1;
      });
      if (isHanging) return;
      if (headers['if-none-match'] === etag) response.writeHead(304).end();
      else response.setHeader('etag', etag).end(calendar(hour));
    });
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events.ics`;
  });
  afterAll(() => server.close().closeAllConnections());
  afterEach(() => jest.restoreAllMocks());

  beforeEach(async () => {
    [hour, isHanging, asked, hungUp] = [17, false, [], 0];
    const environment = { ALMANAC_DATA_DIR: aDataDirectory(), ALMANAC_PRIVATE_ADDRESSES: '127.0.0.0/8' };
    await commandLineIn(environment.ALMANAC_DATA_DIR, environment)('feeds', 'add', address, '--organization', 'Library');
    almanac = await openAlmanac(environment);
  });

  const check = async (stopped?: AbortSignal) => {
    const [known] = await almanac.app.get(Sources).all();
    return almanac.app.get(Sync).check(known!.source, stopped ? { stopped } : {});
  };
  const hours = async () => (await almanac.read<TownEvent[]>('/api/events')).map(({ time }) => time);
  const recorded = () => almanac.app.get(EventStore).head();

  /** Stops when so many commands of a load were given. */
  const checkUntil = async (commands: number) => {
    const stopping = new AbortController();
    const commander = almanac.app.get(Commands);
    const issue = commander.issueWithin.bind(commander);
    let given = 0;
    const spied = jest.spyOn(commander, 'issueWithin').mockImplementation((...words) => {
      given += 1;
      if (given === commands) stopping.abort();
      return issue(...words);
    });
    await expect(check(stopping.signal)).rejects.toBeInstanceOf(Stopped);
    spied.mockRestore();
    expect(given).toBeLessThanOrEqual(commands);
  };

  it.each([1, 2, 5, EVENTS])('with %s commands of its first load given is ended by the next one', async (commands) => {
    await checkUntil(commands);
    expect((await almanac.app.get(Sources).all())[0]!.note).toEqual({ failures: 0 });
    expect(await check()).toMatchObject({ failures: 0, events: EVENTS, unrecorded: 0 });
    expect(await hours()).toEqual(Array(EVENTS).fill('5:00 PM'));
    const before = await recorded();
    await check();
    expect(await recorded()).toBe(before);
  });

  it('in the middle of a change is undone by the next one, when the publisher is back at what it said before', async () => {
    await check();
    hour = 18;
    await checkUntil(5);
    hour = 17;
    await check();
    expect(asked).toEqual([undefined, '"17"', undefined]);
    expect(await hours()).toEqual(Array(EVENTS).fill('5:00 PM'));
  });

  it('by the end of its process hangs up on a publisher that says nothing, and leaves the source due', async () => {
    isHanging = true;
    const looking = almanac.app.get(Schedule).look();
    while (asked.length === 0) await new Promise(setImmediate);
    await almanac.app.get(Schedule).beforeApplicationShutdown();
    await looking;
    while (hungUp === 0) await new Promise(setImmediate);
    expect(await almanac.app.get(Sources).due()).toHaveLength(1);
  });
});
