import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TownEvent } from '#libs/contracts';
import { EventStore } from '#libs/event-sourcing';
import { Clock } from '../apps/api/src/settings/clock';
import { CheckScheduler } from '../apps/api/src/sources/check-scheduler';
import { type Almanac, createDataDirectory, NOW, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { onFiles, serverAddresses } from './engines/test-servers';
import { startProgram, startServer, waitForExit } from './fixtures/start-program';
import { publish, registerOrganization } from './publishing';
import { readResponses } from './read-responses';
import { keyOf } from './resident';

const HOUR_MS = 3_600_000;
const LIBRARY = 'Moorestown Library';

const openTownWithOperator = async (environment = {}) => {
  const almanac = await openAlmanac(environment);
  const run = openCommandLine(almanac.dataDirectory, environment);
  const json = async (...words: string[]) => JSON.parse((await run(...words, '--json')).output);
  await registerOrganization(almanac, LIBRARY);
  const events = { story: await publish(almanac, 'Story time'), sale: await publish(almanac, 'Book sale') };
  return { almanac, run, json, events };
};

const readEventNames = async ({ read }: Almanac) => (await read<TownEvent[]>('/api/events')).map(({ name }) => name).toSorted();

describe("An operator's bad day", () => {
  it('begins with a fact that cannot be folded: one event stands still, nothing else does, and what would be lost is not', async () => {
    const { almanac, run, json, events } = await openTownWithOperator();
    const readParked = async () =>
      (await json('projections', 'list')).flatMap((one: { projection: string; parked: number }) =>
        one.parked > 0 ? [one.projection] : [],
      );
    expect(await readParked()).toEqual([]);

    // As a faulty release would record it: the facts do not say what was changed.
    const store = almanac.app.get(EventStore);
    const stream = `event-${events.sale}`;
    const { metadata, revision } = (await store.read(stream)).at(-1)!;
    const poison = { id: randomUUID(), type: 'EventRevised', data: { id: events.sale }, metadata };
    await store.append(stream, [poison], revision);
    await publish(almanac, 'Book sale', { description: 'Paperbacks, too.' }).catch(() => undefined);
    await publish(almanac, 'Chess club');

    expect(await readEventNames(almanac)).toEqual(['Book sale', 'Chess club', 'Story time']);
    expect(await readParked()).toContain('catalogue');
    expect((await run('log', 'verify')).output).toContain('is intact');

    const history = await run('audit', 'event', String(events.sale));
    expect([history.code, history.output]).toEqual([0, expect.stringMatching(/EventPublished.*EventRevised.*As it is now:/s)]);

    const { code, output } = await run('projections', 'rebuild', 'catalogue');
    expect([code, output]).toEqual([0, expect.stringContaining('0 differing from what was live, 1 parked')]);
    expect(await readEventNames(almanac)).toEqual(['Book sale', 'Chess club', 'Story time']);
    expect(await readParked()).toContain('catalogue');
    expect(await json('audit', 'operations')).toMatchObject({ history: [{ actor: 'operator', fact: 'ProjectionRebuilt' }] });
  });

  it('goes on with a source gone mad: whatever it says, the calendar stays, and the operator has the last word', async () => {
    jest.spyOn(CheckScheduler.prototype, 'start').mockImplementation(() => undefined);
    let answer: RequestListener = () => undefined;
    const source: Server = createServer((request, response) => answer(request, response));
    await new Promise<void>((listening) => void source.listen(0, '127.0.0.1', listening));
    const says = (...names: string[]) => {
      answer = (_, response) => response.end(toCalendarFile(names));
    };
    try {
      const { almanac, run, json } = await openTownWithOperator({ ALMANAC_PRIVATE_ADDRESSES: '127.0.0.0/8' });
      const before = ['Alpha', 'Beta', 'Chess', 'Dance'];
      const town = [...before, 'Book sale', 'Story time'].toSorted();
      says(...before);
      const address = `http://127.0.0.1:${(source.address() as AddressInfo).port}/events.ics`;
      await run('sources', 'add', address, '--organization', 'Band');
      expect(await run('sources', 'sync')).toMatchObject({ code: 0 });
      expect(await readEventNames(almanac)).toEqual(town);

      const madness: readonly (readonly [RequestListener, string])[] = [
        [(_, response) => response.end('<!doctype html><title>Are you human?</title>'), 'failing'],
        [(_, response) => response.writeHead(500).end(), 'failing'],
        [(_, response) => response.destroy(), 'failing'],
        [(_, response) => response.end(toCalendarFile([])), 'held-back'],
        [(_, response) => response.end(toCalendarFile(before.map((name) => `CANCELLED: ${name}`))), 'held-back'],
        [(_, response) => response.end(toCalendarFile(['Alpha'])), 'held-back'],
      ];
      for (const [nonsense, state] of madness) {
        answer = nonsense;
        expect(await run('sources', 'sync', 'band')).toMatchObject({ code: 1 });
        expect(await json('sources', 'list')).toMatchObject([{ state: expect.stringMatching(state) }]);
        expect(await readEventNames(almanac)).toEqual(town);
      }

      expect(await run('sources', 'refuse', 'band', '--reason', 'A story')).toMatchObject({ code: 0 });
      expect(await json('sources', 'list')).toMatchObject([{ state: 'held-back', reason: 'refused' }]);
      says(...before, 'Easter');
      expect(await run('sources', 'sync', 'band')).toMatchObject({ code: 0 });
      expect(await readEventNames(almanac)).toEqual([...town, 'Easter'].toSorted());
      expect((await run('audit', 'operations')).output).toMatch(/operator +LoadRefused/);
    } finally {
      source.close().closeAllConnections();
      jest.restoreAllMocks();
    }
  });

  it('has a clock that jumps to next year and back to last week: nobody waits, the order stays, and it is told as it was', async () => {
    const { almanac, run, json, events } = await openTownWithOperator();
    const anna = almanac.resident('Anna');
    let now = Date.parse(NOW);
    jest.spyOn(Clock.prototype as unknown as { milliseconds: () => number }, 'milliseconds').mockImplementation(() => now);
    try {
      const at = (jump: number) => {
        now = Date.parse(NOW) + jump;
        return new Date(now).toISOString();
      };
      const times = [at(HOUR_MS)];
      await anna.save(events.story).expect(200, { savedEvents: [events.story] });
      times.push(at(365 * 24 * HOUR_MS));
      await anna.save(events.sale).expect(200, { savedEvents: [events.story, events.sale] });
      times.push(at(-7 * 24 * HOUR_MS));
      await anna.unsave(events.story).expect(200, { savedEvents: [events.sale] });

      const { history } = await json('audit', 'preferences', anna.key);
      expect(history).toMatchObject([
        { time: times[0], fact: 'EventSaved', what: 'Story time (2026-11-20)' },
        { time: times[1], fact: 'EventSaved', what: 'Book sale (2026-11-20)' },
        { time: times[2], fact: 'EventUnsaved', what: 'Story time (2026-11-20)' },
      ]);
      at(HOUR_MS);
      expect((await json('projections', 'list')).every(({ events }: { events: number }) => events === 0)).toBe(true);
      expect(await run('log', 'verify')).toMatchObject({ code: 0 });
      expect(await run('projections', 'verify', '--all')).toMatchObject({ code: 0 });
      expect(await run('projections', 'rebuild', 'preferences')).toMatchObject({ code: 0 });
      expect(await anna.preferences()).toMatchObject({ savedEvents: [events.sale] });
    } finally {
      jest.restoreAllMocks();
    }
  });

  onFiles.it(
    'has a disk that is full: whoever writes is asked to come again, and once there is room nothing is missing',
    async () => {
      const { almanac, run, events } = await openTownWithOperator();
      const ALMANAC_DATA_DIR = almanac.dataDirectory;
      await almanac.close();
      const server = await startServer({ ALMANAC_DATA_DIR });
      const limit = (how: string) => expect(spawnSync('prlimit', ['--pid', String(server.pid), how]).status).toBe(0);
      const save = (event: number) =>
        fetch(`${server.url}/api/events/${event}/save`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ sessionId: keyOf('Anna') }),
        });
      try {
        expect((await save(events.story)).status).toBe(200);
        limit('--fsize=0:');
        expect((await save(events.sale)).status).toBe(503);
        expect((await fetch(`${server.url}/api/events`)).status).toBe(200);
        const paused = startProgram('apps/cli/src/main.ts', ['promote', String(events.sale), '--json'], { ALMANAC_DATA_DIR }, [
          'prlimit',
          '--fsize=0:',
        ]);
        const { code, printed } = await waitForExit(paused);
        expect([code, JSON.parse(printed)]).toEqual([
          1,
          { error: 'Failed', message: expect.stringContaining('events.db cannot be written'), exitCode: 1 },
        ]);
        limit('--fsize=unlimited:');
        expect(await (await save(events.sale)).json()).toEqual({ savedEvents: [events.story, events.sale] });
        expect(await run('log', 'verify')).toMatchObject({ code: 0 });
        expect(await run('projections', 'verify', '--all')).toMatchObject({ code: 0 });
      } finally {
        await server.end();
      }
      const files = server.lines.flatMap((line) => /(\S+) cannot be written/.exec(line)?.[1] ?? []);
      expect(files).toContain('events.db');
      expect(files).toEqual([...new Set(files)]);
    },
  );

  it('has a restore that is killed midway: no server starts on half a town, and all of it is there once that is done which it says', async () => {
    const { almanac, run, json, events } = await openTownWithOperator();
    const target = join(createDataDirectory(), 'backups');
    await almanac.resident('Anna').save(events.sale).expect(200);
    await almanac.waitUntilSettled();
    const facts = (await json('backup', target)).facts as number;
    const answers = await readResponses(almanac);
    expect(await run('log', 'verify')).toMatchObject({
      code: 0,
      output: expect.stringContaining(`is intact: ${facts + 1} facts`),
    });
    await almanac.close();
    rmSync(almanac.dataDirectory, { recursive: true });

    const anew = createDataDirectory();
    const environment = { ALMANAC_DATA_DIR: anew, ...serverAddresses(anew) };
    for (const moment of ['3', '5']) {
      const killed = startProgram('test/fixtures/killed-restore.ts', [target, anew, moment], environment);
      killed.stderr!.pipe(process.stderr);
      expect(await once(killed, 'close')).toEqual([null, 'SIGKILL']);
      const sentence = `The restore into ${anew} was not completed: empty it, and run 'npm run almanac -- restore' again.`;
      await expect(startServer(environment)).rejects.toThrow(sentence);
      expect(await openCommandLine(anew)('restore', target)).toMatchObject({
        code: 1,
        complained: expect.stringContaining('was not completed'),
      });
      for (const name of readdirSync(anew)) rmSync(join(anew, name), { recursive: true });
    }
    const restored = await openCommandLine(anew)('restore', target, '--json');
    expect(restored).toMatchObject({ code: 0, complained: '' });
    const again = await openAlmanac({ ALMANAC_DATA_DIR: anew });
    await again.waitUntilSettled();
    expect(await readResponses(again)).toEqual(answers);
    const verified = await openCommandLine(anew)('log', 'verify', '--head', JSON.parse(restored.output).head);
    expect(verified).toMatchObject({ code: 0, output: expect.stringContaining(`is intact: ${facts + 1} facts`) });
  });

  onFiles.it(
    'ends with half a copy brought back, the log of this morning under the read models of now: they are folded anew',
    async () => {
      const { almanac, run, events } = await openTownWithOperator();
      const ALMANAC_DATA_DIR = almanac.dataDirectory;
      const [log, morning] = [join(ALMANAC_DATA_DIR, 'events.db'), join(createDataDirectory(), 'events.db')];
      const open = new DatabaseSync(log);
      open.exec(`VACUUM INTO '${morning}'`);
      open.close();
      await publish(almanac, 'Chess club');
      await almanac.resident('Anna').save(events.sale).expect(200);
      await almanac.close();

      for (const end of ['-wal', '-shm']) rmSync(`${log}${end}`, { force: true });
      copyFileSync(morning, log);
      const restored = await openAlmanac({ ALMANAC_DATA_DIR });
      expect(await readEventNames(restored)).toEqual(['Book sale', 'Story time']);
      expect(await restored.resident('Anna').preferences()).toMatchObject({ savedEvents: [] });
      await restored
        .resident('Anna')
        .save(events.sale)
        .expect(200, { savedEvents: [events.sale] });
      expect(await run('log', 'verify')).toMatchObject({ code: 0 });
      expect(await run('projections', 'verify', '--all')).toMatchObject({ code: 0 });
    },
  );
});

const toCalendarFile = (names: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    ...names.flatMap((name, i) => [
      'BEGIN:VEVENT',
      `UID:${name.replace(/^CANCELLED: /, '')}`,
      `DTSTART;TZID=America/New_York:202612${10 + i}T190000`,
      `SUMMARY:${name}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
