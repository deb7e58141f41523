/** @engines none */

import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import type { ErrorResponse, Preferences, SavedEvents } from '#libs/contracts';
import { createDataDirectory, openAlmanac } from './app';
import { type ServerProcess, startProgram, startServer, waitForExit } from './fixtures/start-program';
import { publish, registerOrganization } from './publishing';
import { keyOf } from './resident';

/** No file may be written. To SQLite this is a full disk. */
const FULL_DISK = '--fsize=0:';
const FREE_DISK = '--fsize=unlimited:';

/** Drops the capability with which root ignores file modes. */
const WITHOUT_ROOT_ACCESS = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];

const WARNING = /\s(\w+\.db) cannot be written: the disk fails, or is full\.$/;

const SERVER_PROGRAM = 'apps/api/src/main.ts';
const CLI_PROGRAM = 'apps/cli/src/main.ts';

describe('A server whose disk is full', () => {
  let ALMANAC_DATA_DIR: string;
  let server: ServerProcess;
  let events: [number, number];
  const anna = keyOf('Anna');

  beforeAll(async () => {
    const almanac = await openAlmanac();
    ALMANAC_DATA_DIR = almanac.dataDirectory;
    await registerOrganization(almanac, 'Moorestown Library');
    events = [await publish(almanac, 'Story time'), await publish(almanac, 'Book sale')];
    await almanac.close();
    server = await startServer({ ALMANAC_DATA_DIR });
  });
  afterAll(() => server.end());

  const save = (event: number) =>
    fetch(`${server.url}/api/events/${event}/save`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId: anna }),
    });
  const saved = async () => ((await (await fetch(`${server.url}/api/preferences/${anna}`)).json()) as Preferences).savedEvents;
  const limit = (how: string) => expect(spawnSync('prlimit', ['--pid', String(server.pid), how]).status).toBe(0);

  it('refuses commands with when to come again, shows what it has, says so once, and records again once there is room', async () => {
    const [first, second] = events;
    expect((await save(first)).status).toBe(200);

    limit(FULL_DISK);
    for (let nth = 0; nth < 3; nth++) {
      const refused = await save(second);
      expect((await refused.json()) as ErrorResponse).toMatchObject({ statusCode: 503, error: 'Service Unavailable' });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await saved()).toEqual([first]);
    }

    limit(FREE_DISK);
    expect((await (await save(second)).json()) as SavedEvents).toEqual({ savedEvents: [first, second] });
    await server.end();
    // Besides the commands the server notes down, now and then, what it does by itself.
    const warned = server.lines.slice(1).map((line) => WARNING.exec(line)?.[1] ?? line);
    expect(warned.filter((file) => file !== 'notes.db')).toEqual(['events.db']);
    expect(warned).toEqual([...new Set(warned)]);
    server = await startServer({ ALMANAC_DATA_DIR });
    expect(await saved()).toEqual([first, second]);
  });
});

describe('An operator gets one sentence about an error', () => {
  it.each([
    ['a server', SERVER_PROGRAM, []],
    ['a command', CLI_PROGRAM, ['seed']],
  ])('from %s that finds no room on the disk', async (_, program, words) => {
    const environment = { ALMANAC_DATA_DIR: createDataDirectory(), PORT: '0' };
    const { code, printed } = await waitForExit(startProgram(program, words, environment, ['prlimit', FULL_DISK]));
    expect(printed).toBe('events.db cannot be written: the disk fails, or is full\n');
    expect(code).toBe(1);
  });

  it.each([
    ['a server', SERVER_PROGRAM, []],
    ['a command', CLI_PROGRAM, ['projections', 'list']],
  ])('from %s that may not write to the folder of the data', async (_, program, words) => {
    const ALMANAC_DATA_DIR = createDataDirectory();
    chmodSync(ALMANAC_DATA_DIR, 0o555);
    const { code, printed } = await waitForExit(
      startProgram(program, words, { ALMANAC_DATA_DIR, PORT: '0' }, WITHOUT_ROOT_ACCESS),
    );
    expect(printed).toBe(`ALMANAC_DATA_DIR cannot be used: EACCES: permission denied, access '${ALMANAC_DATA_DIR}'.\n`);
    expect(code).toBe(1);
  });
});
