/** @engines small */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { FollowOrganizations, hashedKey } from '#libs/domain';
import { Checkpoints, EventStore } from '#libs/event-sourcing';
import { toOrganizationId } from '#libs/integrations';
import { Commands } from '../apps/api/src/commands/commands';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { openCommandLine as commandLine } from './command-line';
import { describeOnMongoDb } from './engines/mongodb';
import { openEventStore } from './engines/test-servers';
import { readLog } from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';
import { readResponses } from './read-responses';

/** On files even in a run of the stories on servers: these tests choose the stores of each town themselves. */
const ON_FILES = { EVENTSTORE_URL: '', MONGODB_URL: '' };
const commandLineIn = (directory: string, environment = ON_FILES) => commandLine(directory, environment);
const openTown = (directory: string, environment = ON_FILES) => openAlmanac({ ALMANAC_DATA_DIR: directory, ...environment });

const REACTOR = 'follow-new-sub-organizations';

const openTownWithAnna = async () => {
  const directory = createDataDirectory();
  const town = await openTown(directory);
  const anna = town.resident('Anna');
  await registerOrganization(town, 'Moorestown Library', ['Kids']);
  await anna.follow('Moorestown Library').expect(200);
  await anna.save(await publish(town, 'story', { subOrganization: 'Kids' })).expect(200);
  await registerOrganization(town, 'Moorestown Library', ['Kids', 'Teens']);
  await town.waitUntilSettled();
  return { town, directory, anna };
};

/** A reactor that starts from the beginning would repeat it. */
const openTownWithSkippedReaction = async () => {
  const { town, directory, anna } = await openTownWithAnna();
  const failing = jest.spyOn(town.app.get(Commands), 'issueBecauseOf').mockRejectedValue(new Error('no stamps'));
  await registerOrganization(town, 'Moorestown Library', ['Kids', 'Teens', 'Chess']);
  const checkpoints = town.app.get(Checkpoints);
  while ((await checkpoints.parked()).length === 0) await setImmediate();
  failing.mockRestore();
  const { reactor, position } = (await checkpoints.parked())[0]!;
  const skip = ['reactors', 'skip', reactor, String(BigInt(position)), '--reason', 'Phoned instead'];
  expect(await commandLineIn(directory)(...skip)).toMatchObject({ code: 0 });
  await town.waitUntilSettled();
  return { town, directory, anna };
};

const countProcessedFacts = async ({ app }: Almanac) => {
  const [store, checkpoint] = [app.get(EventStore), (await app.get(Checkpoints).get(REACTOR))!];
  const { id } = (await store.at(checkpoint.position))!;
  expect(checkpoint).toMatchObject({ log: await store.id(), fact: id });
  return (await readLog(store)).findIndex((fact) => fact.id === id) + 1;
};

const factsOf = async ({ app }: Almanac) => (await readLog(app.get(EventStore))).map(({ position: _, ...fact }) => fact);

const parseSha256 = (output: string) => /[0-9a-f]{64}/.exec(output)![0];

describe('A town that moves', () => {
  it('is the same town in the copy, and back home again', async () => {
    const { town, directory: home } = await openTownWithSkippedReaction();
    const { facts, isSame } = await closeAndRead(town);

    const directories = [home, createDataDirectory(), createDataDirectory()];
    for (const [i, to] of directories.slice(1).entries()) {
      const { code, output, complained } = await commandLineIn(directories[i]!)('log', 'copy', '--to', to);
      expect([code, complained]).toEqual([0, '']);
      expect(output).toContain(
        `${facts.length} facts were copied, 0 were there before.\nThe two logs are identical: ${facts.length} facts in `,
      );
      await isSame(await openTown(to));
    }
  });

  it('is the same town on an EventStoreDB, and back in a folder', async () => {
    const { town, directory } = await openTownWithSkippedReaction();
    const { facts, isSame } = await closeAndRead(town);
    const [address, back] = [openEventStoreUrl(), createDataDirectory()];
    const copied = `${facts.length} facts were copied, 0 were there before.\n`;

    expect((await commandLineIn(directory)('log', 'copy', '--to', address)).output).toMatch(new RegExp(`^${copied}`));
    await isSame(await openTown(directory, { ...ON_FILES, EVENTSTORE_URL: address }));
    const there = await commandLineIn(directory)('log', 'verify', address, '--against', directory);
    expect(there).toMatchObject({ code: 0, output: expect.stringContaining(`${directory} has the same.`) });
    expect((await commandLineIn(directory)('log', 'copy', '--from', address, '--to', back)).output).toMatch(
      new RegExp(`^${copied}`),
    );
    await isSame(await openTown(back));
  });

  it('is copied while it lives, and the rest once it is still', async () => {
    const { town, directory } = await openTownWithAnna();
    const away = createDataDirectory();
    const almanac = commandLineIn(directory);
    expect(await almanac('log', 'copy', '--to', away)).toMatchObject({ code: 0 });
    const before = (await factsOf(town)).length;
    await publish(town, 'another story');
    await registerOrganization(town, 'Moorestown Library', ['Kids', 'Teens', 'Chess']);
    await town.waitUntilSettled();
    const [answers, facts] = [await readResponses(town), await factsOf(town)];
    await town.close();
    const { output } = await almanac('log', 'copy', '--to', away);
    expect(output).toContain(`${facts.length - before} facts were copied, ${before} were there before.`);
    expect((await almanac('log', 'copy', '--to', away)).output).toContain(
      `0 facts were copied, ${facts.length} were there before.`,
    );

    const there = await openTown(away);
    await there.waitUntilSettled();
    expect(await readResponses(there)).toEqual(answers);
    expect(await factsOf(there)).toEqual(facts);
  });

  it('takes along what its reactors have parked, each with its fact', async () => {
    const { town, directory } = await openTownWithAnna();
    const away = createDataDirectory();
    const [store, checkpoints] = [town.app.get(EventStore), town.app.get(Checkpoints)];
    const [first] = await readLog(store);
    const { position, stream, id } = first!;
    const aside = { reactor: REACTOR, stream, reason: 'no stamps', attempts: 10, due: null };
    await checkpoints.park({ ...aside, position }, Number.MAX_SAFE_INTEGER);
    await town.close();
    const log = new DatabaseSync(join(directory, 'events.db'));
    log.exec(`UPDATE events SET position = -position - 100, event = json_set(event, '$.position', printf('%020d', position + 100));
      UPDATE events SET position = -position;
      UPDATE checkpoints SET position = printf('%020d', position + 100);
      UPDATE parked_facts SET position = printf('%020d', position + 100)`);
    log.close();

    await commandLineIn(directory)('log', 'copy', '--to', away);
    const there = await openTown(away);
    const [parked, ...others] = await there.app.get(Checkpoints).parked();
    expect([parked, others]).toEqual([{ ...aside, position: expect.any(String) }, []]);
    expect((await there.app.get(EventStore).at(parked!.position))?.id).toBe(id);
    expect(BigInt(parked!.position)).toBe(BigInt(position));
    expect(await countProcessedFacts(there)).toBeGreaterThan(0);
  });

  it('is not copied over another one', async () => {
    const [one, other] = [await openTownWithAnna(), await openTownWithAnna()];
    await one.town.close();
    await other.town.close();
    const before = readTables(other.directory);
    const { code, output, complained } = await commandLineIn(one.directory)('log', 'copy', '--to', other.directory);
    expect([code, output]).toEqual([1, '']);
    expect(complained).toMatch(
      /^The target is not an earlier copy of the source, and was not changed: it has revision 0 of 'name-/,
    );
    expect(readTables(other.directory)).toEqual(before);
  });

  it('is not copied to where a server runs, nor is anything recorded there', async () => {
    const { town, directory } = await openTownWithAnna();
    const there = await openTown(createDataDirectory());
    await there.waitUntilSettled();
    for (const words of [
      ['copy', '--to', there.dataDirectory],
      ['import', await exportTown(directory), '--to', there.dataDirectory],
    ]) {
      const { code, complained } = await commandLineIn(directory)('log', ...words);
      expect([code, complained]).toEqual([
        1,
        expect.stringMatching(/^The reactor \S+ is running there: stop the servers and try again, /),
      ]);
    }
    expect(await factsOf(there)).toEqual([]);
    await town.close();
  });

  it('is not copied from where nothing tells how far its reactors are, unless none ever worked', async () => {
    const { town, directory } = await openTownWithAnna();
    await town.close();
    const [address, away] = [openEventStoreUrl(), createDataDirectory()];
    const almanac = commandLineIn(directory);
    expect(await almanac('log', 'copy', '--to', address)).toMatchObject({ code: 0 });
    const elsewhere = commandLineIn(createDataDirectory());
    for (const words of [
      ['copy', '--to', away],
      ['export', join(away, 'town.ndjson')],
    ]) {
      const { code, complained } = await elsewhere('log', ...words, '--from', address);
      expect([code, complained]).toEqual([
        1,
        expect.stringMatching(/^The reactor checkpoints of this log are missing, .*work\.db\. Call /),
      ]);
    }
    expect(await elsewhere('log', 'copy', '--to', away, '--from', address, '--without-reactors')).toMatchObject({ code: 0 });
  });

  it('is not copied together with facts of others', async () => {
    const [address, away] = [openEventStoreUrl(), createDataDirectory()];
    const client = EventStoreDBClient.connectionString(address);
    await client.appendToStream('shop-1', [jsonEvent({ type: 'OrderPlaced', data: { pears: 1 } })]);
    await client.dispose();
    for (const words of [
      ['copy', '--to', away],
      ['export', join(away, 'town.ndjson')],
    ]) {
      const { code, complained } = await commandLineIn(away)('log', ...words, '--from', address, '--without-reactors');
      expect([code, complained]).toEqual([
        1,
        expect.stringMatching(
          /^Revision 0 of 'shop-1' \(position \d+\) lacks actor, time, commandId or correlationId: it cannot be copied to another log\.$/,
        ),
      ]);
    }
    expect(existsSync(join(away, 'town.ndjson'))).toBe(false);
  });

  it('is told which folder a file is in', async () => {
    const { town, directory } = await openTownWithAnna();
    await town.close();
    const { code, complained } = await commandLineIn(directory)('log', 'verify', join(directory, 'events.db'));
    expect([code, complained]).toEqual([
      2,
      expect.stringContaining(`Name the folder of the log, ${directory}, not a file in it.`),
    ]);
  });

  it.each([
    [['log', 'copy'], 2, '--to is missing.'],
    [['log', 'copy', 'there'], 2, '--to is missing.'],
    [['log', 'copy', '--from', './here/../here', '--to', 'here'], 2, 'The two logs are the same log. Name another target.'],
    [['log', 'verify', 'esdb://ada:secret@here?fast=true'], 2, 'The address has an unknown option: fast.'],
    [['log', 'verify', 'esdb:/ada:secret@here'], 2, 'The address must be a connection string such as '],
    [['log', 'copy', '--from=kurrentdb:/ada:secret@here', '--to', 'here'], 2, 'The address must be a connection string such as '],
    [['log', 'verify', '//ada:secret@here'], 1, 'There is no log in that folder.'],
    [['log', 'verfy', 'esdb://ada:secret@here'], 2, "There is no command 'log verfy'."],
    [['esdb://ada:secret@here'], 2, 'There is no such command.'],
    [['--from=esdb://ada:secret@here'], 2, "There is no option '--from' without a command."],
    [['log', 'import', '/dev/null'], 2, "/dev/null is not a regular file: pass a pipe as the input, and '-' for FILE."],
    [['log', 'copy', '--from', '/nowhere', '--to', 'here'], 1, 'There is no log in /nowhere.'],
    [['log', 'export'], 2, 'FILE or - is missing.'],
    [['log', 'export', 'file', '--from', '/nowhere'], 1, 'There is no log in /nowhere.'],
    [['log', 'import'], 2, 'FILE or - is missing.'],
    [['log', 'import', '/nowhere'], 2, 'There is no /nowhere.'],
    [['log', 'verify', '/nowhere'], 1, 'There is no log in /nowhere.'],
    [['log', 'verify', 'one', 'other'], 2, 'Only one word follows it.'],
  ])('is told how it is meant: almanac %j', async (words, code, sentence) => {
    const directory = createDataDirectory();
    const answer = await commandLineIn(directory)(...words);
    expect([answer.code, answer.output]).toEqual([code, '']);
    expect(answer.complained).toContain(sentence);
    expect(answer.complained).not.toContain('secret');
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is told what must not run', async () => {
    const { output } = await commandLineIn(createDataDirectory())('log', 'copy', '--help');
    expect(output).toContain('No server may run on the target.');
  });
});

describeOnMongoDb('A town that moves', (databaseUrl) => {
  const servers = (mongo = databaseUrl()) => ({ EVENTSTORE_URL: openEventStoreUrl(), MONGODB_URL: mongo });

  it('is the same town on two servers, and back in files', async () => {
    const { town, directory } = await openTownWithSkippedReaction();
    const { isSame } = await closeAndRead(town);
    const [there, back] = [servers(), createDataDirectory()];
    const almanac = commandLineIn(directory, { ...ON_FILES, MONGODB_URL: there.MONGODB_URL });
    const { code, output } = await almanac('log', 'copy', '--to', there.EVENTSTORE_URL);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/\n6 reactors continue at their checkpoints from the MongoDB at [\w.:]+\.\n/),
    ]);
    await isSame(await openTown(directory, there));
    expect(await almanac('log', 'copy', '--from', there.EVENTSTORE_URL, '--to', back)).toMatchObject({ code: 0 });
    await isSame(await openTown(back));
  });

  it('is the same town where its reactors’ places are moved to a MongoDB later, and by an export from there', async () => {
    const { town, directory } = await openTownWithSkippedReaction();
    const { isSame } = await closeAndRead(town);
    const [there, alone] = [servers(), openEventStoreUrl()];
    const { output } = await commandLineIn(directory)('log', 'copy', '--to', there.EVENTSTORE_URL);
    expect(output).toContain(`\n6 reactors continue at their checkpoints from ${join(directory, 'work.db')}.`);
    await isSame(await openTown(directory, there));

    const file = join(createDataDirectory(), 'town.ndjson');
    const away = createDataDirectory();
    expect(await commandLineIn(away, there)('log', 'export', file)).toMatchObject({ code: 0 });
    expect(await commandLineIn(away)('log', 'import', file, '--to', alone)).toMatchObject({ code: 0 });
    await isSame(await openTown(away, { ...ON_FILES, EVENTSTORE_URL: alone }));
  });

  it('is the same town when its read models alone move to a MongoDB, and back', async () => {
    const { town, directory } = await openTownWithSkippedReaction();
    const { isSame } = await closeAndRead(town);
    await isSame(await openTown(directory, { ...ON_FILES, MONGODB_URL: databaseUrl() }));
    await isSame(await openTown(directory));
  });
});

describe('A town that is kept in a file', () => {
  const exported = async () => {
    const { town, directory } = await openTownWithAnna();
    const [answers, facts] = [await readResponses(town), await factsOf(town)];
    const file = join(createDataDirectory(), 'town.ndjson');
    const answer = await commandLineIn(directory)('log', 'export', file);
    expect(answer).toMatchObject({ code: 0, complained: '' });
    expect(answer.output).toMatch(
      new RegExp(`^${facts.length} facts were exported\\.\nThe head of their chain is ${facts.length}:[0-9a-f]{64}: `),
    );
    await town.close();
    return { town, directory, file, answers, facts, lines: readFileSync(file, 'utf8').split('\n') };
  };

  it('is the same town when it is taken out again', async () => {
    const { directory, file, answers, facts, lines } = await exported();
    expect(readdirSync(join(file, '..'))).toEqual(['town.ndjson']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(lines[0]!)).toMatchObject({ format: 'event log', version: 1, facts: facts.length });
    expect(lines.slice(1, facts.length + 1).map((line) => JSON.parse(line))).toEqual(facts);
    const sha256 = createHash('sha256').update(lines.slice(0, -2).join('\n')).update('\n').digest('hex');
    expect(JSON.parse(lines.at(-2)!)).toEqual({ sha256 });

    const away = createDataDirectory();
    const almanac = commandLineIn(away);
    const imported = await almanac('log', 'import', file);
    expect(imported).toMatchObject({ code: 0, complained: '' });
    expect(imported.output).toContain(
      `${facts.length} facts were imported, 0 were there before.\nThe log is identical to the export: `,
    );
    expect((await almanac('log', 'import', file)).output).toContain(`0 facts were imported, ${facts.length} were there before.`);
    const there = await openTown(away);
    await there.waitUntilSettled();
    expect(await readResponses(there)).toEqual(answers);
    expect(await factsOf(there)).toEqual(facts);
    const again = join(away, 'again.ndjson');
    await commandLineIn(directory)('log', 'export', again, '--from', away);
    expect(readFileSync(again, 'utf8').split('\n').slice(1, -2)).toEqual(lines.slice(1, -2));
  });

  it.each<[string, (lines: string[]) => string[], RegExp]>([
    ['cut off', (lines) => lines.slice(0, 5), /^It ends after line 5, without its checksum: it was cut off\.$/],
    ['empty', () => [], /^It ends after line 0, without its checksum: it was cut off\.$/],
    [
      'changed',
      (lines) => lines.map((line) => line.replace('story', 'glory')),
      /^Line \d+ has a checksum that does not match the lines before it/,
    ],
    [
      'without one fact',
      (lines) => lines.toSpliced(2, 1),
      /^Line 3 has revision 1 of 'organization-\d+' where revision 0 is expected\.$/,
    ],
    [
      'with a fact said otherwise',
      (lines) => lines.with(2, lines[2]!.replace('{', '{ ')),
      /^Line 3 is not a valid line of an export\.$/,
    ],
    ['no export', () => ['{"format":"recipe"}'], /^Line 1 is not a valid first line of an export\.$/],
  ])('is left there when the file is %s', async (_, change, sentence) => {
    const { file, lines } = await exported();
    writeFileSync(
      file,
      change(lines.slice(0, -1))
        .map((line) => `${line}\n`)
        .join(''),
    );
    const away = createDataDirectory();
    const { code, output, complained } = await commandLineIn(away)('log', 'import', file);
    expect([code, output]).toEqual([1, '']);
    expect(complained).toMatch(sentence);
    expect(existsSync(join(away, 'events.db'))).toBe(false);
  });

  it('is not put where something else is', async () => {
    const { file, directory } = await exported();
    const { code, complained } = await commandLineIn(directory)('log', 'export', file);
    expect([code, complained]).toEqual([1, `${file} exists already: name a new file, or move it away.`]);
  });

  it('leaves alone what stands beside it, and another export to the same file', async () => {
    const { directory } = await exported();
    const folder = createDataDirectory();
    const file = join(folder, 'town.ndjson');
    writeFileSync(`${file}.half`, 'half a poem');
    const almanac = commandLineIn(directory);
    const codes = (await Promise.all([almanac('log', 'export', file), almanac('log', 'export', file)])).map(({ code }) => code);
    expect(codes).toContain(0);
    expect(readdirSync(folder).toSorted()).toEqual(['town.ndjson', 'town.ndjson.half']);
    expect(readFileSync(`${file}.half`, 'utf8')).toBe('half a poem');
    expect(await commandLineIn(createDataDirectory())('log', 'import', file)).toMatchObject({ code: 0 });
  });
});

describe('An operator who wants to be sure of a log', () => {
  it('reads that it is sound, and that another is the same', async () => {
    const { town, directory } = await openTownWithAnna();
    await town.close();
    const away = createDataDirectory();
    const copied = await commandLineIn(directory)('log', 'copy', '--to', away);
    const { code, output } = await commandLineIn(directory)('log', 'verify', '--against', away);
    expect(code).toBe(0);
    expect(output).toMatch(
      new RegExp(`^${directory} is intact: \\d+ facts in \\d+ streams, .* ${away} has the same\\.\nIts chain is intact over `),
    );
    expect(parseSha256(output)).toBe(parseSha256(copied.output));
  });

  it('reads what is wrong, each in a sentence', async () => {
    const { town, directory } = await openTownWithAnna();
    const anna = hashedKey(town.resident('Anna').key);
    const away = createDataDirectory();
    await commandLineIn(directory)('log', 'copy', '--to', away);
    await town.issue(FollowOrganizations, { key: anna, wished: [], tree: {} });
    await town.close();
    const log = new DatabaseSync(join(away, 'events.db'));
    log.exec(`UPDATE events SET event = json_set(event, '$.type', 'EventPraised') WHERE event ->> 'type' = 'EventSaved';
      UPDATE events SET event = json_set(event, '$.id', (SELECT event ->> 'id' FROM events WHERE position = 1)) WHERE position = 2;
      DELETE FROM events WHERE stream LIKE 'event-%'`);
    log.close();
    const { code, output } = await commandLineIn(directory)('log', 'verify', '--against', away);
    expect(code).toBe(1);
    const library = toOrganizationId('Moorestown Library');
    const [name, event] = [/'(name-\w+)'/.exec(output)![1], /'(event-\d+)'/.exec(output)![1]];
    expect(output.split('\n')).toEqual([
      `${away}: Revision 2 of 'preferences-${anna}' (position 7) has an unknown type: 'EventPraised'.`,
      `${away}: Revision 0 of 'organization-${library}' (position 2) has the id of another fact, revision 0 of '${name}'.`,
      `${away}: The 8 facts after position 0 and up to 9 do not match their seal: some were changed, are missing, or were moved.`,
      `The facts of 'organization-${library}' differ between ${directory} and ${away}: so do their checksums.`,
      `'preferences-${anna}' has 7 facts in ${directory}, 4 in ${away}.`,
      `'${event}' has 1 facts in ${directory}, 0 in ${away}.`,
    ]);
  });
});

const readTables = (directory: string) => {
  const log = new DatabaseSync(join(directory, 'events.db'));
  const rows = ['events', 'checkpoints', 'parked_facts'].map((table) => log.prepare(`SELECT * FROM ${table}`).all());
  log.close();
  return rows;
};

const openEventStoreUrl = () => `esdb://127.0.0.1:${openEventStore({ seed: 1, gossip: 0.2 }).port}?tls=false`;

const exportTown = async (directory: string) => {
  const file = join(createDataDirectory(), 'town.ndjson');
  expect(await commandLineIn(directory)('log', 'export', file)).toMatchObject({ code: 0 });
  return file;
};

const closeAndRead = async (town: Almanac) => {
  const [answers, facts, passed] = [await readResponses(town), await factsOf(town), await countProcessedFacts(town)];
  await town.close();
  const isSame = async (there: Almanac) => {
    expect(await factsOf(there)).toEqual(facts);
    // A reactor stores its position only from time to time if facts do not concern it, also while it is being closed.
    expect(await countProcessedFacts(there)).toBeGreaterThanOrEqual(passed);
    expect(await readResponses(there)).toEqual(answers);
    await there.waitUntilSettled();
    expect(await factsOf(there)).toEqual(facts);
    await there.close();
  };
  return { facts, isSame };
};
