import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { buffer, text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { openAlmanac } from './app';
import { serverAddresses } from './engines/servers-of';
import { aProgram } from './fixtures/a-program';
import { publish, register } from './publishing';
import { keyOf } from './resident';

/** More than the buffers between two programs of one machine hold. */
const LONG = 'Bring a chair. '.repeat(40_000);
const EVENTS = 16;

describe('A server that is told to stop', () => {
  let ALMANAC_DATA_DIR: string;
  let town: ChildProcess;
  let port: number;
  let ended: Promise<unknown>;

  beforeAll(async () => {
    const almanac = await openAlmanac();
    ALMANAC_DATA_DIR = almanac.dataDirectory;
    await register(almanac, 'Moorestown Library');
    for (let nth = 0; nth < EVENTS; nth++) await publish(almanac, `Reading ${nth}`, { description: LONG });
    await almanac.close();
  });

  const start = async (program: string) => {
    town = aProgram(program, [], { ALMANAC_DATA_DIR, PORT: '0', ...serverAddresses(ALMANAC_DATA_DIR) });
    ended = once(town, 'exit');
    port = await new Promise((resolve) => {
      createInterface(town.stdout!).on('line', (line) => {
        const [, listening] = /:(\d+)$/.exec(line) ?? [];
        if (listening) resolve(Number(listening));
      });
    });
  };

  afterEach(() => town.kill('SIGKILL'));

  /** Sends the signal, and waits until the server takes nobody else. */
  const stop = async () => {
    town.kill('SIGTERM');
    while (await isOpen(port)) await setImmediate();
  };

  it('answers whom it is reading, as the last on that connection, and ends in peace', async () => {
    await start('apps/api/src/main.ts');
    const body = JSON.stringify({ sessionId: keyOf('Anna'), organizations: ['Moorestown Library'] });
    const writer = connect(port, '127.0.0.1');
    await once(writer, 'connect');
    writer.write(`POST /api/organizations/follow HTTP/1.1\r\nhost: town\r\ncontent-type: application/json\r\n`);
    writer.write(`content-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`);
    await heard(port);
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
    expect(JSON.parse(String(await buffer(response)))).toHaveLength(EVENTS);
    expect(await ended).toEqual([0, null]);
    agent.destroy();
  });

  it('hangs up on those who ask for nothing at the moment', async () => {
    await start('apps/api/src/main.ts');
    const [idle, between] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    between.write('GET /api/health HTTP/1.1\r\nhost: town\r\n\r\n');
    expect(String((await once(between, 'data'))[0])).toMatch(/^HTTP\/1.1 200/);
    const closed = Promise.all([hungUp(idle), hungUp(between)]);
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
      hungUp(half),
      once(
        deaf.on('error', () => {}),
        'close',
      ),
    ]);
    await heard(port);
    await stop();
    expect(await ended).toEqual([0, null]);
    deaf.resume();
    await closed;
  });

  it('breaks off what would take longer, and says so', async () => {
    await start('test/fixtures/tireless-town.ts');
    const complaints = text(town.stderr!);
    await stop();
    expect(await ended).toEqual([1, null]);
    expect(await complaints).toBe('Stopped in the middle of its work: the next start goes on with it.\n');
  });
});

/** What was sent to the server before this has reached it. */
const heard = async (port: number) =>
  void (await fetch(`http://127.0.0.1:${port}/api/health`, { headers: { connection: 'close' } }));

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

const hungUp = (socket: Socket) =>
  once(
    socket.resume().on('error', () => {}),
    'close',
  );
