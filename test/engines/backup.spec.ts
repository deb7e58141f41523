import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Checkpoints, EventStore, LogChain } from '#libs/event-sourcing';
import { PASSWORD, register as signUp } from '../account';
import { answersOf } from '../answers-of';
import { type Almanac, aDataDirectory, openAlmanac } from '../app';
import { commandLineIn } from '../command-line';
import { wholeLog } from '../fixtures/a-process';
import { aProgram } from '../fixtures/a-program';
import { publish, register } from '../publishing';
import { EventStoreProcess } from './event-store-process';
import { FerretDb, hasFerretDb } from './ferretdb';

const BEN = { email: 'ben@example.com', password: PASSWORD };
const REACTOR = 'follow-new-sub-organizations';
const LOOK_AGAIN_MS = 10;
const IN_FILES = { EVENTSTORE_URL: '', MONGODB_URL: '' };

type Environment = typeof IN_FILES;

/** Two servers with nothing on them. */
const newServers = async () => {
  const [eventStore, mongo] = await Promise.all([EventStoreProcess.open(), FerretDb.open()]);
  let isThere = true;
  const lose = async () => {
    if (isThere) await Promise.all([eventStore.close(), mongo.close()]);
    isThere = false;
  };
  opened.push(lose);
  return { environment: { EVENTSTORE_URL: eventStore.url(), MONGODB_URL: mongo.url('almanac') }, lose };
};

const opened: (() => Promise<void>)[] = [];

const openTown = (ALMANAC_DATA_DIR: string, environment: Environment) => openAlmanac({ ALMANAC_DATA_DIR, ...environment });

/** The command line of somebody who reads its JSON. */
const jsonIn =
  (directory: string, environment: Environment) =>
  async (...words: string[]) => {
    const { code, said, complained } = await commandLineIn(directory, environment)(...words, '--json');
    expect([code, complained]).toEqual([0, '']);
    return JSON.parse(said);
  };

const emptied = (folder: string) => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
};

/** A server gives facts positions of its own. */
const factsIn = async ({ app }: Almanac) => (await wholeLog(app.get(EventStore))).map(({ position: _, ...fact }) => fact);

/** The fact that a reactor has come to. */
const reachedIn = async ({ app }: Almanac) => (await app.get(Checkpoints).get(REACTOR))?.fact;

const headOf = async ({ app }: Almanac) => {
  const { position, head } = await app.get(LogChain).seal();
  return `${BigInt(position)}:${head}`;
};

/** What there is to lose. */
const whole = async (town: Almanac) => {
  await town.settled();
  return { facts: await factsIn(town), answers: await answersOf(town), reached: await reachedIn(town) };
};

const title = 'A town on an EventStoreDB and a MongoDB that loses both, and its disk,';
const describeOnBoth = (specs: () => void) =>
  hasFerretDb
    ? describe(`${title} on the double of the one and FerretDB`, specs)
    : describe.skip(`${title} (skipped: no FerretDB was built)`, specs);

describeOnBoth(() => {
  afterAll(async () => {
    for (const lose of opened) await lose();
  });

  /** Anna follows the library, Ben has an account; one backup is made while people write, and one of what they wrote since. */
  const aTown = async (about: Partial<Environment> = {}) => {
    const directory = aDataDirectory();
    const { lose, ...servers } = await newServers();
    const environment = { ...servers.environment, ...about };
    const town = await openTown(directory, environment);
    const almanac = jsonIn(directory, environment);
    const target = join(aDataDirectory(), 'backups');
    const anna = town.resident('Anna');
    await register(town, 'Moorestown Library', ['Kids']);
    await anna.follow('Moorestown Library').expect(200);
    const { cookie } = await signUp(town, BEN.email);

    const writing = Promise.all(['Story time', 'Book sale', 'Chess club'].map((name) => publish(town, name)));
    const first = await almanac('backup', target);
    const [story] = await writing;
    await anna.save(story!).expect(200);
    await register(town, 'Moorestown Library', ['Kids', 'Teens']);
    const before = await whole(town);
    const head = await headOf(town);
    const second = await almanac('backup', target);
    expect(second).toMatchObject({ facts: before.facts.length, copied: before.facts.length - first.facts });
    expect(second).not.toHaveProperty('anew');
    expect(second.copied).toBeGreaterThan(0);
    expect(second.head).toBe(head);
    expect(await commandLineIn(directory, environment)('backups', 'verify', target)).toMatchObject({ code: 0 });
    return { town, directory, environment, lose, target, before, second, cookie };
  };

  /** One of which nothing is left but its backups. */
  const aLostTown = async () => {
    const { town, directory, lose, ...rest } = await aTown();
    await town.close();
    await lose();
    rmSync(directory, { recursive: true });
    return rest;
  };

  type Before = Pick<Awaited<ReturnType<typeof aTown>>, 'before' | 'cookie'>;
  /** Everything that was there, and at that head; Ben is still signed in, can sign in anew, and nobody else gets his address. */
  const isSame = async (directory: string, environment: Environment, { before, cookie }: Before, head: string) => {
    const town = await openTown(directory, environment);
    const { facts, answers } = await whole(town);
    expect(facts.slice(0, before.facts.length)).toEqual(before.facts);
    // What came since is no more than that it was put back, and perhaps backed up.
    const since = facts.slice(before.facts.length).map(({ type }) => type);
    expect(since[0]).toBe('TownRestored');
    expect(since.filter((type) => type !== 'TownRestored' && type !== 'BackupMade')).toEqual([]);
    expect(answers).toEqual(before.answers);
    const placeOf = (fact: string | undefined) => facts.findIndex(({ id }) => id === fact);
    // A reactor keeps only now and then how far nothing concerned it.
    while (placeOf(await reachedIn(town)) < placeOf(before.reached)) await setTimeout(LOOK_AGAIN_MS);
    expect(await commandLineIn(directory, environment)('log', 'verify', '--head', head)).toMatchObject({ code: 0 });
    const { body } = await town.http.get('/api/auth/me').set('cookie', cookie).expect(200);
    expect(body.user).toMatchObject({ email: BEN.email });
    await town.http.post('/api/auth/login').send(BEN).expect(200);
    await town.http.post('/api/auth/register').send(BEN).expect(409);
    return town;
  };

  it('is the same town on two new ones, and in files', async () => {
    const lost = await aLostTown();
    const [anew, { environment }] = [aDataDirectory(), await newServers()];
    const restored = await jsonIn(anew, environment)('restore', lost.target);
    expect(restored).toMatchObject({ backup: lost.second.backup, facts: lost.before.facts.length });
    const town = await isSame(anew, environment, lost, restored.head);
    // Facts stand elsewhere on another server: so its chain is another.
    const verified = await commandLineIn(anew, environment)('log', 'verify', '--head', restored.head);
    expect(verified).toMatchObject({ code: 0, said: expect.stringContaining('Its chain holds') });
    await publish(town, 'Dance');
    expect(await jsonIn(anew, environment)('backup', lost.target)).toMatchObject({
      anew: `${lost.second.backup} is of another log.`,
    });
    await town.close();

    const inFiles = aDataDirectory();
    const { head } = await jsonIn(inFiles, IN_FILES)('restore', lost.target, '--backup', lost.second.backup);
    expect(head).toBe(lost.second.head);
    await isSame(inFiles, IN_FILES, lost, head);
    expect(await commandLineIn(inFiles, IN_FILES)('log', 'verify', '--head', head)).toMatchObject({ code: 0 });
  });

  it('is the same town where the restore was killed midway: the next one goes on, into a folder that was emptied', async () => {
    const lost = await aLostTown();
    const [anew, { environment }] = [aDataDirectory(), await newServers()];
    for (const moment of ['3', '8']) {
      const killed = aProgram('test/fixtures/a-restore.ts', [lost.target, anew, moment], environment);
      killed.stderr!.pipe(process.stderr);
      expect(await once(killed, 'close')).toEqual([null, 'SIGKILL']);
      await expect(openTown(anew, environment)).rejects.toThrow('was not restored to its end');
      emptied(anew);
    }
    // Who was killed holds the leases of reactors for three seconds.
    const again = async () => {
      const answer = await commandLineIn(anew, environment)('restore', lost.target, '--json');
      if (!/ three seconds after one that was killed\./.test(answer.complained)) return answer;
      emptied(anew);
      return again();
    };
    const restored = await again();
    expect(restored).toMatchObject({ code: 0, complained: '' });
    await (await isSame(anew, environment, lost, JSON.parse(restored.said).head)).close();
  });

  it('goes on where the disk alone was lost: what came after the backup is still on the server, and the chain goes on from the head of the backup', async () => {
    const { town, directory, environment, target, second, cookie } = await aTown({ MONGODB_URL: '' });
    await publish(town, 'Dance');
    const before = await whole(town);
    await town.close();
    rmSync(directory, { recursive: true });

    const anew = aDataDirectory();
    const restored = await jsonIn(anew, environment)('restore', target);
    expect(restored).toMatchObject({ facts: second.facts, headOfBackup: second.head });
    const verified = await commandLineIn(anew, environment)('log', 'verify', '--head', second.head);
    expect(verified).toMatchObject({ code: 0, said: expect.stringContaining('Its chain holds') });
    expect(before.facts.length).toBeGreaterThan(second.facts);
    const next = await jsonIn(anew, environment)('backup', target);
    expect(next).toMatchObject({ copied: before.facts.length + 1 - second.facts });
    expect(next).not.toHaveProperty('anew');
    await (await isSame(anew, environment, { before, cookie }, restored.head)).close();
  });

  it('is not restored over another town there', async () => {
    const lost = await aLostTown();
    const [other, { environment }] = [aDataDirectory(), await newServers()];
    const town = await openTown(other, environment);
    await register(town, 'Chess Club');
    const facts = await factsIn(town);
    const anew = aDataDirectory();
    expect(await commandLineIn(anew, environment)('restore', lost.target)).toMatchObject({
      code: 1,
      complained: 'The log on the server has other facts than this backup. Nothing is overwritten.',
    });
    expect(readdirSync(anew)).toEqual([]);
    expect(await factsIn(town)).toEqual(facts);
    await town.close();
  });
});
