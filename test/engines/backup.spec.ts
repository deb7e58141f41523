import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Checkpoints, EventStore, LogChain } from '#libs/event-sourcing';
import { PASSWORD, registerAccount as signUp } from '../account';
import { type Almanac, createDataDirectory, openAlmanac } from '../app';
import { openCommandLine } from '../command-line';
import { startProgram } from '../fixtures/start-program';
import { readLog } from '../fixtures/town-process';
import { publish, registerOrganization } from '../publishing';
import { readResponses } from '../read-responses';
import { EventStoreProcess } from './event-store-process';
import { FerretDb, hasFerretDb } from './ferretdb';

const BEN = { email: 'ben@example.com', password: PASSWORD };
const REACTOR = 'follow-new-sub-organizations';
const POLL_INTERVAL_MS = 10;
const ON_FILES = { EVENTSTORE_URL: '', MONGODB_URL: '' };

type Environment = typeof ON_FILES;

const openServers = async () => {
  const [eventStore, mongo] = await Promise.all([EventStoreProcess.open(), FerretDb.open()]);
  let isThere = true;
  const lose = async () => {
    if (isThere) await Promise.all([eventStore.close(), mongo.close()]);
    isThere = false;
  };
  closeFunctions.push(lose);
  return { environment: { EVENTSTORE_URL: eventStore.url(), MONGODB_URL: mongo.url('almanac') }, lose };
};

const closeFunctions: (() => Promise<void>)[] = [];

const openTown = (ALMANAC_DATA_DIR: string, environment: Environment) => openAlmanac({ ALMANAC_DATA_DIR, ...environment });

const openJsonCommandLine =
  (directory: string, environment: Environment) =>
  async (...words: string[]) => {
    const { code, output, complained } = await openCommandLine(directory, environment)(...words, '--json');
    expect([code, complained]).toEqual([0, '']);
    return JSON.parse(output);
  };

const emptyFolder = (folder: string) => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
};

/** Positions are left out: a server assigns its own. */
const factsOf = async ({ app }: Almanac) => (await readLog(app.get(EventStore))).map(({ position: _, ...fact }) => fact);

const checkpointFactOf = async ({ app }: Almanac) => (await app.get(Checkpoints).get(REACTOR))?.fact;

const headOf = async ({ app }: Almanac) => {
  const { position, head } = await app.get(LogChain).seal();
  return `${BigInt(position)}:${head}`;
};

const readWholeTown = async (town: Almanac) => {
  await town.waitUntilSettled();
  return { facts: await factsOf(town), answers: await readResponses(town), reached: await checkpointFactOf(town) };
};

const title = 'A town on an EventStoreDB and a MongoDB that loses both, and its disk,';
const describeOnBoth = (specs: () => void) =>
  hasFerretDb
    ? describe(`${title} on the double of the one and FerretDB`, specs)
    : describe.skip(`${title} (skipped: no FerretDB was built)`, specs);

describeOnBoth(() => {
  afterAll(async () => {
    for (const lose of closeFunctions) await lose();
  });

  /** One backup is made while residents write, a second one of what they wrote since. */
  const aTown = async (about: Partial<Environment> = {}) => {
    const directory = createDataDirectory();
    const { lose, ...servers } = await openServers();
    const environment = { ...servers.environment, ...about };
    const town = await openTown(directory, environment);
    const almanac = openJsonCommandLine(directory, environment);
    const target = join(createDataDirectory(), 'backups');
    const anna = town.resident('Anna');
    await registerOrganization(town, 'Moorestown Library', ['Kids']);
    await anna.follow('Moorestown Library').expect(200);
    const { cookie } = await signUp(town, BEN.email);

    const writing = Promise.all(['Story time', 'Book sale', 'Chess club'].map((name) => publish(town, name)));
    const first = await almanac('backup', target);
    const [story] = await writing;
    await anna.save(story!).expect(200);
    await registerOrganization(town, 'Moorestown Library', ['Kids', 'Teens']);
    const before = await readWholeTown(town);
    const head = await headOf(town);
    const second = await almanac('backup', target);
    expect(second).toMatchObject({ facts: before.facts.length, copied: before.facts.length - first.facts });
    expect(second).not.toHaveProperty('anew');
    expect(second.copied).toBeGreaterThan(0);
    expect(second.head).toBe(head);
    expect(await openCommandLine(directory, environment)('backups', 'verify', target)).toMatchObject({ code: 0 });
    return { town, directory, environment, lose, target, before, second, cookie };
  };

  const aLostTown = async () => {
    const { town, directory, lose, ...rest } = await aTown();
    await town.close();
    await lose();
    rmSync(directory, { recursive: true });
    return rest;
  };

  type Before = Pick<Awaited<ReturnType<typeof aTown>>, 'before' | 'cookie'>;
  /** Ben stays signed in and can sign in again, and his address stays taken. */
  const isSame = async (directory: string, environment: Environment, { before, cookie }: Before, head: string) => {
    const town = await openTown(directory, environment);
    const { facts, answers } = await readWholeTown(town);
    expect(facts.slice(0, before.facts.length)).toEqual(before.facts);
    const since = facts.slice(before.facts.length).map(({ type }) => type);
    expect(since[0]).toBe('TownRestored');
    expect(since.filter((type) => type !== 'TownRestored' && type !== 'BackupMade')).toEqual([]);
    expect(answers).toEqual(before.answers);
    const placeOf = (fact: string | undefined) => facts.findIndex(({ id }) => id === fact);
    // A reactor stores its checkpoint only now and then if no fact concerns it.
    while (placeOf(await checkpointFactOf(town)) < placeOf(before.reached)) await setTimeout(POLL_INTERVAL_MS);
    expect(await openCommandLine(directory, environment)('log', 'verify', '--head', head)).toMatchObject({ code: 0 });
    const { body } = await town.http.get('/api/auth/me').set('cookie', cookie).expect(200);
    expect(body.user).toMatchObject({ email: BEN.email });
    await town.http.post('/api/auth/login').send(BEN).expect(200);
    await town.http.post('/api/auth/register').send(BEN).expect(409);
    return town;
  };

  it('is the same town on two new ones, and in files', async () => {
    const lost = await aLostTown();
    const [anew, { environment }] = [createDataDirectory(), await openServers()];
    const restored = await openJsonCommandLine(anew, environment)('restore', lost.target);
    expect(restored).toMatchObject({ backup: lost.second.backup, facts: lost.before.facts.length });
    const town = await isSame(anew, environment, lost, restored.head);
    // Another server assigns other positions, so the hash chain differs.
    const verified = await openCommandLine(anew, environment)('log', 'verify', '--head', restored.head);
    expect(verified).toMatchObject({ code: 0, output: expect.stringContaining('Its chain is intact') });
    await publish(town, 'Dance');
    expect(await openJsonCommandLine(anew, environment)('backup', lost.target)).toMatchObject({
      anew: `${lost.second.backup} is of another log.`,
    });
    await town.close();

    const inFiles = createDataDirectory();
    const { head } = await openJsonCommandLine(inFiles, ON_FILES)('restore', lost.target, '--backup', lost.second.backup);
    expect(head).toBe(lost.second.head);
    await isSame(inFiles, ON_FILES, lost, head);
    expect(await openCommandLine(inFiles, ON_FILES)('log', 'verify', '--head', head)).toMatchObject({ code: 0 });
  });

  it('is the same town where the restore was killed midway: the next one goes on, into a folder that was emptied', async () => {
    const lost = await aLostTown();
    const [anew, { environment }] = [createDataDirectory(), await openServers()];
    for (const moment of ['3', '8']) {
      const killed = startProgram('test/fixtures/killed-restore.ts', [lost.target, anew, moment], environment);
      killed.stderr!.pipe(process.stderr);
      expect(await once(killed, 'close')).toEqual([null, 'SIGKILL']);
      await expect(openTown(anew, environment)).rejects.toThrow('was not completed');
      emptyFolder(anew);
    }
    // The killed process holds the leases of its reactors for three more seconds.
    const again = async () => {
      const answer = await openCommandLine(anew, environment)('restore', lost.target, '--json');
      if (!/ three seconds later if a server was killed\./.test(answer.complained)) return answer;
      emptyFolder(anew);
      return again();
    };
    const restored = await again();
    expect(restored).toMatchObject({ code: 0, complained: '' });
    await (await isSame(anew, environment, lost, JSON.parse(restored.output).head)).close();
  });

  it('goes on where the disk alone was lost: what came after the backup is still on the server, and the chain goes on from the head of the backup', async () => {
    const { town, directory, environment, target, second, cookie } = await aTown({ MONGODB_URL: '' });
    await publish(town, 'Dance');
    const before = await readWholeTown(town);
    await town.close();
    rmSync(directory, { recursive: true });

    const anew = createDataDirectory();
    const restored = await openJsonCommandLine(anew, environment)('restore', target);
    expect(restored).toMatchObject({ facts: second.facts, headOfBackup: second.head });
    const verified = await openCommandLine(anew, environment)('log', 'verify', '--head', second.head);
    expect(verified).toMatchObject({ code: 0, output: expect.stringContaining('Its chain is intact') });
    expect(before.facts.length).toBeGreaterThan(second.facts);
    const next = await openJsonCommandLine(anew, environment)('backup', target);
    expect(next).toMatchObject({ copied: before.facts.length + 1 - second.facts });
    expect(next).not.toHaveProperty('anew');
    await (await isSame(anew, environment, { before, cookie }, restored.head)).close();
  });

  it('is not restored over another town there', async () => {
    const lost = await aLostTown();
    const [other, { environment }] = [createDataDirectory(), await openServers()];
    const town = await openTown(other, environment);
    await registerOrganization(town, 'Chess Club');
    const facts = await factsOf(town);
    const anew = createDataDirectory();
    expect(await openCommandLine(anew, environment)('restore', lost.target)).toMatchObject({
      code: 1,
      complained: 'The log on the server has other facts than this backup. Nothing is overwritten.',
    });
    expect(readdirSync(anew)).toEqual([]);
    expect(await factsOf(town)).toEqual(facts);
    await town.close();
  });
});
