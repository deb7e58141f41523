/** @engines none */

import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import type { Failure, Preferences, SavedEvents } from '#libs/contracts';
import { aDataDirectory, openAlmanac } from './app';
import { type AServer, aProgram, aServer, ranToItsEnd } from './fixtures/a-program';
import { publish, register } from './publishing';
import { keyOf } from './resident';

/** No file may be written: to SQLite, that is a disk that has no more room. */
const FULL = '--fsize=0:';
const ROOMY = '--fsize=unlimited:';

/** Even to the superuser, files are then what their mode says. */
const ORDINARY = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];

const SERVER = 'apps/api/src/main.ts';
const CLI = 'apps/cli/src/main.ts';

describe('A server whose disk is full', () => {
  let ALMANAC_DATA_DIR: string;
  let server: AServer;
  let events: [number, number];
  const anna = keyOf('Anna');

  beforeAll(async () => {
    const almanac = await openAlmanac();
    ALMANAC_DATA_DIR = almanac.dataDirectory;
    await register(almanac, 'Moorestown Library');
    events = [await publish(almanac, 'Story time'), await publish(almanac, 'Book sale')];
    await almanac.close();
    server = await aServer({ ALMANAC_DATA_DIR });
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

    limit(FULL);
    for (let nth = 0; nth < 3; nth++) {
      const refused = await save(second);
      expect((await refused.json()) as Failure).toMatchObject({ statusCode: 503, error: 'Service Unavailable' });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await saved()).toEqual([first]);
    }

    limit(ROOMY);
    expect((await (await save(second)).json()) as SavedEvents).toEqual({ savedEvents: [first, second] });
    await server.end();
    expect(server.said.slice(1)).toEqual([
      expect.stringMatching(/events\.db cannot be written: the disk fails, or gives no more room\.$/),
    ]);
    server = await aServer({ ALMANAC_DATA_DIR });
    expect(await saved()).toEqual([first, second]);
  });
});

describe('An operator gets one sentence about an error', () => {
  it.each([
    ['a server', SERVER, []],
    ['a command', CLI, ['seed']],
  ])('from %s that finds no room on the disk', async (_, program, words) => {
    const environment = { ALMANAC_DATA_DIR: aDataDirectory(), PORT: '0' };
    const { code, printed } = await ranToItsEnd(aProgram(program, words, environment, ['prlimit', FULL]));
    expect(printed).toBe('events.db cannot be written: the disk fails, or gives no more room\n');
    expect(code).toBe(1);
  });

  it.each([
    ['a server', SERVER, []],
    ['a command', CLI, ['projections', 'list']],
  ])('from %s that may not write to the folder of the data', async (_, program, words) => {
    const ALMANAC_DATA_DIR = aDataDirectory();
    chmodSync(ALMANAC_DATA_DIR, 0o555);
    const { code, printed } = await ranToItsEnd(aProgram(program, words, { ALMANAC_DATA_DIR, PORT: '0' }, ORDINARY));
    expect(printed).toBe(`ALMANAC_DATA_DIR cannot be used: EACCES: permission denied, access '${ALMANAC_DATA_DIR}'.\n`);
    expect(code).toBe(1);
  });
});
