/** @engines own */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EventStore } from '#libs/event-sourcing';
import { PASSWORD, register, signIn } from './account';
import { aDataDirectory, openAlmanac } from './app';
import { commandLineIn as commandLine } from './command-line';
import { describeOnMongoDb } from './engines/mongodb';
import { anEventStore } from './engines/servers-of';
import { wholeLog } from './fixtures/a-process';

const EMAIL = 'anna@example.com';
const KEYS_MISSING = /^Nothing tells the keys of the persons in this log, without which nobody can sign in: /;

/** In files, whatever the other stories run on: these say for themselves where a town is. */
const IN_FILES = { EVENTSTORE_URL: '', MONGODB_URL: '' };
const commandLineIn = (directory: string, environment = IN_FILES) => commandLine(directory, environment);
const openTown = (directory: string, environment = IN_FILES) => openAlmanac({ ALMANAC_DATA_DIR: directory, ...environment });
const anAddress = () => `esdb://127.0.0.1:${anEventStore({ seed: 1, gossip: 0.2 }).port}?tls=false`;

/** Where Anna has an account. */
const aTown = async () => {
  const directory = aDataDirectory();
  const town = await openTown(directory);
  await register(town, EMAIL);
  await town.settled();
  await town.close();
  return directory;
};

/** Anna signs in with her password, is called by her address, and nobody else gets it. */
const isHers = async (directory: string, environment = IN_FILES) => {
  const town = await openTown(directory, environment);
  expect((await (await signIn(town, EMAIL)).me())?.email).toBe(EMAIL);
  await town.http.post('/api/auth/register').send({ email: EMAIL, password: PASSWORD }).expect(409);
  await town.settled();
  await town.close();
};

const lengthOf = async (directory: string, environment = IN_FILES) => {
  const town = await openTown(directory, environment);
  const { length } = await wholeLog(town.app.get(EventStore));
  await town.close();
  return length;
};

describe('Anna, whose town moves,', () => {
  it('has her account in another folder, and still where it came from', async () => {
    const [home, away] = [await aTown(), aDataDirectory()];
    expect(await commandLineIn(home)('log', 'copy', '--to', away)).toMatchObject({ code: 0 });
    await isHers(away);
    await isHers(home);
  });

  it('has it on an EventStoreDB, on another one, and in a folder again', async () => {
    const [home, one, other, back] = [await aTown(), anAddress(), anAddress(), aDataDirectory()];
    const almanac = commandLineIn(home);
    for (const [from, to] of [
      [home, one],
      [one, other],
      [other, back],
    ])
      expect(await almanac('log', 'copy', '--from', from!, '--to', to!)).toMatchObject({ code: 0 });
    for (const EVENTSTORE_URL of [one, other]) await isHers(home, { ...IN_FILES, EVENTSTORE_URL });
    await isHers(back);
    await isHers(home);
  });

  it('has it also where she registered between two copies', async () => {
    const [home, away] = [aDataDirectory(), aDataDirectory()];
    const town = await openTown(home);
    const almanac = commandLineIn(home);
    expect(await almanac('log', 'copy', '--to', away)).toMatchObject({ code: 0 });
    await register(town, EMAIL);
    await town.settled();
    await town.close();
    expect(await almanac('log', 'copy', '--to', away)).toMatchObject({ code: 0 });
    await isHers(away);
  });

  it('has it where the town was exported with its keys, or with the file of them at hand', async () => {
    const [home, folder] = [await aTown(), aDataDirectory()];
    const [file, keys] = [join(folder, 'town.ndjson'), join(folder, 'keys-of-the-town.db')];
    const { code, said } = await commandLineIn(home)('log', 'export', file, '--keys', keys);
    expect([code, said]).toEqual([0, expect.stringMatching(/The keys of persons are in .*: keep it elsewhere\.$/)]);
    expect(statSync(keys).mode & 0o077).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toContain(EMAIL);
    for (const from of [keys, join(home, 'keys.db')]) {
      const away = aDataDirectory();
      expect(await commandLineIn(away)('log', 'import', file, '--keys', from)).toMatchObject({ code: 0 });
      await isHers(away);
      expect(await commandLineIn(away)('log', 'import', file)).toMatchObject({
        code: 1,
        complained: expect.stringContaining('The target'),
      });
    }
  });

  it('is not left without it where nobody knows the keys: then nothing is copied', async () => {
    const [home, address] = [await aTown(), anAddress()];
    expect(await commandLineIn(home)('log', 'copy', '--to', address)).toMatchObject({ code: 0 });
    const [away, elsewhere] = [aDataDirectory(), aDataDirectory()];
    const copy = ['log', 'copy', '--from', address, '--to', elsewhere, '--without-reactors'];
    const refused = await commandLineIn(away)(...copy);
    expect([refused.code, refused.complained]).toEqual([1, expect.stringMatching(KEYS_MISSING)]);
    expect(refused.complained).toContain(join(away, 'keys.db'));

    const file = join(away, 'town.ndjson');
    expect(await commandLineIn(home)('log', 'export', file)).toMatchObject({ code: 0 });
    const imported = await commandLineIn(elsewhere)('log', 'import', file);
    expect([imported.code, imported.complained]).toEqual([1, expect.stringMatching(KEYS_MISSING)]);
    const { complained } = await commandLineIn(away)('log', 'export', join(away, 'again'), '--from', home, '--keys', file);
    expect(complained).toBe(`${file} is there already: name a new file, or move it away.`);
    expect(existsSync(join(away, 'again'))).toBe(false);

    expect(await lengthOf(elsewhere)).toBe(0);
    expect(await commandLineIn(away)(...copy, '--without-keys')).toMatchObject({ code: 0 });
    expect(await lengthOf(elsewhere)).toBe(await lengthOf(home));
  });

  it('is not mixed up with whoever tried to sign in where the copy was to be', async () => {
    const [home, away] = [await aTown(), aDataDirectory()];
    const there = await openTown(away);
    await there.http.post('/api/auth/login').send({ email: EMAIL, password: PASSWORD }).expect(401);
    await there.close();
    const { code, complained } = await commandLineIn(home)('log', 'copy', '--to', away);
    expect([code, complained]).toEqual([1, expect.stringMatching(/^Somebody has another key there, /)]);
    expect(await lengthOf(away)).toBe(0);
  });
});

describeOnMongoDb('Anna, whose town moves,', (databaseUrl) => {
  it('has her account on two servers, on two others, in a folder again, and still where it came from', async () => {
    const [home, back] = [await aTown(), aDataDirectory()];
    const [one, other] = [databaseUrl(), databaseUrl()].map((MONGODB_URL) => ({ EVENTSTORE_URL: anAddress(), MONGODB_URL }));
    const onMongo = commandLineIn(home, { ...IN_FILES, MONGODB_URL: one!.MONGODB_URL });
    expect(await onMongo('log', 'copy', '--to', one!.EVENTSTORE_URL)).toMatchObject({ code: 0 });
    await isHers(home, one);
    expect(await onMongo('log', 'copy', '--from', one!.EVENTSTORE_URL, '--to', other!.EVENTSTORE_URL)).toMatchObject({ code: 0 });
    expect(await onMongo('log', 'copy', '--from', other!.EVENTSTORE_URL, '--to', back)).toMatchObject({ code: 0 });
    await isHers(back);
    await isHers(home);
  });

  it('has it where the MongoDB is taken away again', async () => {
    const [home, away] = [await aTown(), aDataDirectory()];
    const there = { EVENTSTORE_URL: anAddress(), MONGODB_URL: databaseUrl() };
    expect(await commandLineIn(home, there)('log', 'copy', '--from', home, '--to', there.EVENTSTORE_URL)).toMatchObject({
      code: 0,
    });
    const [file, keys] = [join(away, 'town.ndjson'), join(away, 'keys-of-the-town.db')];
    expect(await commandLineIn(home, there)('log', 'export', file, '--keys', keys)).toMatchObject({ code: 0 });
    const alone = { ...IN_FILES, EVENTSTORE_URL: there.EVENTSTORE_URL };
    expect(await commandLineIn(away, alone)('log', 'import', file, '--keys', keys)).toMatchObject({ code: 0 });
    await isHers(away, alone);
  });
});
