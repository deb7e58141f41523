import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EventStore } from '#libs/event-sourcing';
import { PASSWORD } from './account';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { openCommandLine as commandLine } from './command-line';
import { readLog } from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';
import { readResponses } from './read-responses';

/** On files, even in a run of the stories on servers. */
const ON_FILES = { EVENTSTORE_URL: '', MONGODB_URL: '' };
const commandLineIn = (directory: string) => commandLine(directory, ON_FILES);
const openTown = (directory: string) => openAlmanac({ ALMANAC_DATA_DIR: directory, ...ON_FILES });

const openTownWithResidents = async () => {
  const directory = createDataDirectory();
  const town = await openTown(directory);
  const anna = town.resident('Anna');
  await registerOrganization(town, 'Moorestown Library', ['Kids']);
  await anna.follow('Moorestown Library').expect(200);
  await anna.save(await publish(town, 'story', { subOrganization: 'Kids' })).expect(200);
  await town.http.post('/api/auth/register').send(BEN).expect(201);
  await town.waitUntilSettled();
  return { town, directory, anna };
};

const BEN = { email: 'ben@example.com', password: PASSWORD };

const factsOf = ({ app }: Almanac) => readLog(app.get(EventStore));

const withoutRestore = (facts: Awaited<ReturnType<typeof factsOf>>) => {
  expect(facts.at(-1)).toMatchObject({ type: 'TownRestored', metadata: { actor: 'operator' } });
  return facts.slice(0, -1);
};

const readyOf = async ({ http }: Almanac) => (await http.get('/api/ready').expect(200)).body as { chain: { head: string } };

describe('A town whose disk is lost', () => {
  it('is the same town again: what was recorded, who somebody is, and what its chain had come to', async () => {
    const { town, directory } = await openTownWithResidents();
    const target = join(createDataDirectory(), 'backups');
    const [answers, facts, { chain }] = [await readResponses(town), await factsOf(town), await readyOf(town)];
    expect(await commandLineIn(directory)('backup', target)).toMatchObject({ code: 0 });
    const secret = readFileSync(join(directory, 'jwt-secret'), 'utf8');
    await town.close();
    rmSync(directory, { recursive: true });

    const anew = createDataDirectory();
    expect(await commandLineIn(anew)('restore', target)).toMatchObject({ code: 0 });
    const verified = await commandLineIn(anew)('log', 'verify', '--head', headOf(chain));
    expect(verified).toMatchObject({ code: 0, output: expect.stringContaining('Its chain is intact') });
    const again = await openTown(anew);
    await again.waitUntilSettled();
    expect(withoutRestore(await factsOf(again))).toEqual(facts);
    expect(await readResponses(again)).toEqual(answers);
    expect(readFileSync(join(anew, 'jwt-secret'), 'utf8')).toBe(secret);
    await again.http.post('/api/auth/login').send(BEN).expect(200);
  });

  it('has lost what was done after the backup, and nothing before: the next one copies only that', async () => {
    const { town, directory, anna } = await openTownWithResidents();
    const target = join(createDataDirectory(), 'backups');
    const backup = async () => JSON.parse((await commandLineIn(directory)('backup', target, '--json')).output);
    const first = await backup();
    await anna.save(await publish(town, 'matinee')).expect(200);
    await town.waitUntilSettled();
    const then = await factsOf(town);
    const second = await backup();
    expect(second).toMatchObject({ facts: then.length, copied: then.length - first.facts });
    expect(await backup()).toMatchObject({ copied: 1 });
    await anna.follow().expect(200);
    await town.close();

    for (const [name, expected] of [
      [first.backup, then.slice(0, first.facts)],
      [second.backup, then],
    ] as const) {
      const anew = createDataDirectory();
      expect(await commandLineIn(anew)('restore', target, '--backup', name)).toMatchObject({ code: 0 });
      const again = await openTown(anew);
      await again.waitUntilSettled();
      expect(withoutRestore(await factsOf(again))).toEqual(expected);
      await again.close();
    }
  });

  it('is not restored over another town, and does not start before the restore is complete', async () => {
    const { town, directory } = await openTownWithResidents();
    await town.close();
    const target = join(createDataDirectory(), 'backups');
    await commandLineIn(directory)('backup', target);
    const before = readFileSync(join(directory, 'events.db'));
    expect(await commandLineIn(directory)('restore', target)).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/is not empty: .* Nothing is overwritten: name a new folder, or move it away\.$/),
    });
    expect(readFileSync(join(directory, 'events.db'))).toEqual(before);

    const half = createDataDirectory();
    writeFileSync(join(half, 'restoring'), '');
    await expect(openTown(half)).rejects.toThrow(/was not completed: empty it, and run 'npm run almanac -- restore' again\./);
  });

  it('is not taken from a backup in which a byte is another', async () => {
    const { town, directory } = await openTownWithResidents();
    await town.close();
    const target = join(createDataDirectory(), 'backups');
    await commandLineIn(directory)('backup', target);
    expect(await commandLineIn(directory)('backups', 'verify', target)).toMatchObject({ code: 0 });
    const parts = join(target, 'parts');
    const largest = readdirSync(parts).toSorted(
      (one, other) => statSync(join(parts, other)).size - statSync(join(parts, one)).size,
    )[0]!;
    const bytes = readFileSync(join(parts, largest));
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(join(parts, largest), bytes);
    expect(await commandLineIn(directory)('backups', 'verify', target)).toMatchObject({ code: 1 });
    const anew = createDataDirectory();
    expect(await commandLineIn(anew)('restore', target)).toMatchObject({
      code: 1,
      complained: expect.stringContaining('is not whole, and nothing was restored.'),
    });
    expect(readdirSync(anew)).toEqual([]);
    expect(await commandLineIn(directory)('backup', target)).toMatchObject({
      code: 0,
      output: expect.stringContaining('All of it was copied anew.'),
    });
    expect(await commandLineIn(anew)('restore', target)).toMatchObject({ code: 0 });
  });

  it('can be read by its owner alone, and lets old backups go', async () => {
    const { town, directory } = await openTownWithResidents();
    const target = join(createDataDirectory(), 'backups');
    for (const uid of ['one', 'two', 'three']) {
      await publish(town, uid);
      expect(await commandLineIn(directory)('backup', target, '--keep', '2')).toMatchObject({ code: 0 });
    }
    const backups = JSON.parse((await commandLineIn(directory)('backups', 'verify', target, '--json')).output).backups;
    expect(backups).toEqual([expect.objectContaining({ wrong: [] }), expect.objectContaining({ wrong: [] })]);
    for (const file of [...readdirSync(target), ...readdirSync(join(target, 'parts')).map((part) => join('parts', part))])
      expect([file, statSync(join(target, file)).mode & 0o077]).toEqual([file, 0]);
    expect(await commandLineIn(directory)('backup', target, '--keep', 'many')).toMatchObject({
      code: 2,
      complained: expect.stringContaining('--keep must be a whole number.'),
    });
  });
});

const headOf = ({ position, head }: { position?: string; head: string }) => `${BigInt(position!)}:${head}`;
