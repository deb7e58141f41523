/** @engines own */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EventStore } from '#libs/event-sourcing';
import { PASSWORD, registerAccount, signIn } from './account';
import { createDataDirectory, openAlmanac } from './app';
import { openCommandLine as commandLine } from './command-line';
import { describeOnMongoDb } from './engines/mongodb';
import { openEventStore } from './engines/test-servers';
import { readLog } from './fixtures/town-process';

const EMAIL = 'anna@example.com';
const KEYS_MISSING_MESSAGE = /^The personal keys of this log are missing, and without them nobody can sign in. /;

/** On files even in a run of the stories on servers: these tests choose the stores of each town themselves. */
const ON_FILES = { EVENTSTORE_URL: '', MONGODB_URL: '' };
const commandLineIn = (directory: string, environment = ON_FILES) => commandLine(directory, environment);
const openTown = (directory: string, environment = ON_FILES) => openAlmanac({ ALMANAC_DATA_DIR: directory, ...environment });
const openEventStoreUrl = () => `esdb://127.0.0.1:${openEventStore({ seed: 1, gossip: 0.2 }).port}?tls=false`;

const openTownWithAccount = async () => {
  const directory = createDataDirectory();
  const town = await openTown(directory);
  await registerAccount(town, EMAIL);
  await town.waitUntilSettled();
  await town.close();
  return directory;
};

/** Anna can sign in, and her address stays taken. */
const checkAccountOfAnna = async (directory: string, environment = ON_FILES) => {
  const town = await openTown(directory, environment);
  const anna = await signIn(town, EMAIL);
  await town.waitUntilSettled();
  expect((await anna.me())?.email).toBe(EMAIL);
  await town.http.post('/api/auth/register').send({ email: EMAIL, password: PASSWORD }).expect(409);
  await town.waitUntilSettled();
  await town.close();
};

const countFacts = async (directory: string, environment = ON_FILES) => {
  const town = await openTown(directory, environment);
  const { length } = await readLog(town.app.get(EventStore));
  await town.close();
  return length;
};

describe('Anna, whose town moves,', () => {
  it('has her account in another folder, and still where it came from', async () => {
    const [home, away] = [await openTownWithAccount(), createDataDirectory()];
    expect(await commandLineIn(home)('log', 'copy', '--to', away)).toMatchObject({ code: 0 });
    await checkAccountOfAnna(away);
    await checkAccountOfAnna(home);
  });

  it('has it on an EventStoreDB, on another one, and in a folder again', async () => {
    const [home, one, other, back] = [
      await openTownWithAccount(),
      openEventStoreUrl(),
      openEventStoreUrl(),
      createDataDirectory(),
    ];
    const almanac = commandLineIn(home);
    for (const [from, to] of [
      [home, one],
      [one, other],
      [other, back],
    ])
      expect(await almanac('log', 'copy', '--from', from!, '--to', to!)).toMatchObject({ code: 0 });
    for (const EVENTSTORE_URL of [one, other]) await checkAccountOfAnna(home, { ...ON_FILES, EVENTSTORE_URL });
    await checkAccountOfAnna(back);
    await checkAccountOfAnna(home);
  });

  it('has it also where she registered between two copies', async () => {
    const [home, away] = [createDataDirectory(), createDataDirectory()];
    const town = await openTown(home);
    const almanac = commandLineIn(home);
    expect(await almanac('log', 'copy', '--to', away)).toMatchObject({ code: 0 });
    await registerAccount(town, EMAIL);
    await town.waitUntilSettled();
    await town.close();
    expect(await almanac('log', 'copy', '--to', away)).toMatchObject({ code: 0 });
    await checkAccountOfAnna(away);
  });

  it('has it where the town was exported with its keys, or with the file of them at hand', async () => {
    const [home, folder] = [await openTownWithAccount(), createDataDirectory()];
    const [file, keys] = [join(folder, 'town.ndjson'), join(folder, 'keys-of-the-town.db')];
    const { code, output } = await commandLineIn(home)('log', 'export', file, '--keys', keys);
    expect([code, output]).toEqual([0, expect.stringMatching(/The personal keys are in .*: store it elsewhere\.$/)]);
    expect(statSync(keys).mode & 0o077).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toContain(EMAIL);
    for (const from of [keys, join(home, 'keys.db')]) {
      const away = createDataDirectory();
      expect(await commandLineIn(away)('log', 'import', file, '--keys', from)).toMatchObject({ code: 0 });
      await checkAccountOfAnna(away);
      expect(await commandLineIn(away)('log', 'import', file)).toMatchObject({
        code: 1,
        complained: expect.stringContaining('The target'),
      });
    }
  });

  it('is not left without it where nobody knows the keys: then nothing is copied', async () => {
    const [home, address] = [await openTownWithAccount(), openEventStoreUrl()];
    expect(await commandLineIn(home)('log', 'copy', '--to', address)).toMatchObject({ code: 0 });
    const [away, elsewhere] = [createDataDirectory(), createDataDirectory()];
    const copy = ['log', 'copy', '--from', address, '--to', elsewhere, '--without-reactors'];
    const refused = await commandLineIn(away)(...copy);
    expect([refused.code, refused.complained]).toEqual([1, expect.stringMatching(KEYS_MISSING_MESSAGE)]);
    expect(refused.complained).toContain(join(away, 'keys.db'));

    const file = join(away, 'town.ndjson');
    expect(await commandLineIn(home)('log', 'export', file)).toMatchObject({ code: 0 });
    const imported = await commandLineIn(elsewhere)('log', 'import', file);
    expect([imported.code, imported.complained]).toEqual([1, expect.stringMatching(KEYS_MISSING_MESSAGE)]);
    const { complained } = await commandLineIn(away)('log', 'export', join(away, 'again'), '--from', home, '--keys', file);
    expect(complained).toBe(`${file} exists already: name a new file, or move it away.`);
    expect(existsSync(join(away, 'again'))).toBe(false);

    expect(await countFacts(elsewhere)).toBe(0);
    expect(await commandLineIn(away)(...copy, '--without-keys')).toMatchObject({ code: 0 });
    expect(await countFacts(elsewhere)).toBe(await countFacts(home));
  });

  it('is not mixed up with whoever tried to sign in where the copy was to be', async () => {
    const [home, away] = [await openTownWithAccount(), createDataDirectory()];
    const there = await openTown(away);
    await there.http.post('/api/auth/login').send({ email: EMAIL, password: PASSWORD }).expect(401);
    await there.close();
    const { code, complained } = await commandLineIn(home)('log', 'copy', '--to', away);
    expect([code, complained]).toEqual([1, expect.stringMatching(/^The target has another key for a person of this log, /)]);
    expect(await countFacts(away)).toBe(0);
  });
});

describeOnMongoDb('Anna, whose town moves,', (databaseUrl) => {
  it('has her account on two servers, on two others, in a folder again, and still where it came from', async () => {
    const [home, back] = [await openTownWithAccount(), createDataDirectory()];
    const [one, other] = [databaseUrl(), databaseUrl()].map((MONGODB_URL) => ({
      EVENTSTORE_URL: openEventStoreUrl(),
      MONGODB_URL,
    }));
    const onMongo = commandLineIn(home, { ...ON_FILES, MONGODB_URL: one!.MONGODB_URL });
    expect(await onMongo('log', 'copy', '--to', one!.EVENTSTORE_URL)).toMatchObject({ code: 0 });
    await checkAccountOfAnna(home, one);
    expect(await onMongo('log', 'copy', '--from', one!.EVENTSTORE_URL, '--to', other!.EVENTSTORE_URL)).toMatchObject({ code: 0 });
    expect(await onMongo('log', 'copy', '--from', other!.EVENTSTORE_URL, '--to', back)).toMatchObject({ code: 0 });
    await checkAccountOfAnna(back);
    await checkAccountOfAnna(home);
  });

  it('has it where the MongoDB is taken away again', async () => {
    const [home, away] = [await openTownWithAccount(), createDataDirectory()];
    const there = { EVENTSTORE_URL: openEventStoreUrl(), MONGODB_URL: databaseUrl() };
    expect(await commandLineIn(home, there)('log', 'copy', '--from', home, '--to', there.EVENTSTORE_URL)).toMatchObject({
      code: 0,
    });
    const [file, keys] = [join(away, 'town.ndjson'), join(away, 'keys-of-the-town.db')];
    expect(await commandLineIn(home, there)('log', 'export', file, '--keys', keys)).toMatchObject({ code: 0 });
    const alone = { ...ON_FILES, EVENTSTORE_URL: there.EVENTSTORE_URL };
    expect(await commandLineIn(away, alone)('log', 'import', file, '--keys', keys)).toMatchObject({ code: 0 });
    await checkAccountOfAnna(away, alone);
  });
});
