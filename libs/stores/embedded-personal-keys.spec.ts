import { copyFileSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedPersonalKeys } from './embedded-personal-keys';
import { MigratingKeys } from './migrating-keys';
import { personalKeysContract } from './personal-keys.contract';
import { openDatabase } from './sqlite';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'keys-')), 'keys.db');
const keysIn = (file: string, log = 'log') => new EmbeddedPersonalKeys(file, async () => log);

describe('Embedded keys of persons', () => {
  personalKeysContract(async () => {
    const file = newFile();
    return [keysIn(file), keysIn(file)];
  });

  it('are those of one log each, also for who moves them', async () => {
    const file = newFile();
    const [ours, others, elsewhere] = [keysIn(file), keysIn(file, 'another'), keysIn(newFile())];
    const [key, otherKey] = [await ours.getOrCreate('anna'), await others.getOrCreate('anna')];
    expect(otherKey).not.toEqual(key);
    await ours.moveTo(elsewhere);
    expect([await ours.all(), await others.all()]).toEqual([new Map(), new Map([['anna', otherKey]])]);
    for (const keys of [ours, others, elsewhere]) await keys.close();
  });

  it('are all in the file while a town runs, for whoever copies it', async () => {
    const [file, copy] = [newFile(), newFile()];
    const keys = keysIn(file);
    const annas = await keys.getOrCreate('anna');
    copyFileSync(file, copy);
    const copied = keysIn(copy);
    expect(await copied.all()).toEqual(new Map([['anna', annas]]));
    for (const each of [keys, copied]) await each.close();
  });

  it('are so too where the file of before kept them beside itself', async () => {
    const file = newFile();
    openDatabase(file, 'FULL', 'CREATE TABLE residents (name TEXT) STRICT').close();
    const [keys, other] = [keysIn(file), keysIn(file)];
    await keys.getOrCreate('anna');
    expect(await other.getOrCreate('anna')).toEqual(await keys.get('anna'));
    expect(readdirSync(dirname(file))).toEqual(['keys.db']);
    for (const each of [keys, other]) await each.close();
  });

  it('are in no file any more once they were moved, while a town runs', async () => {
    const file = newFile();
    const [keys, elsewhere] = [keysIn(file), keysIn(newFile())];
    for (let person = 0; person < 100; person += 1) await keys.getOrCreate(`person ${person}`);
    const moved = [...(await keys.all()).values()];
    const left = () => {
      const files = readdirSync(dirname(file)).map((name) => readFileSync(join(dirname(file), name)));
      return moved.filter((key) => files.some((bytes) => bytes.includes(key)));
    };
    expect(left()).toHaveLength(100);
    await keys.moveTo(elsewhere);
    expect(left()).toEqual([]);
    for (const each of [keys, elsewhere]) await each.close();
  });

  it('are in no byte of the file any more once they were destroyed, and do not come back when the others are moved', async () => {
    const file = newFile();
    const [keys, elsewhere] = [keysIn(file), keysIn(newFile())];
    for (let person = 0; person < 300; person += 1) await keys.getOrCreate(`person ${(person * 7919) % 300}`);
    const made = await keys.all();
    const gone = [...made].filter((_, nth) => nth % 3 === 0);
    await elsewhere.destroy('person 1');
    for (const [person] of gone) await keys.destroy(person);
    const left = readdirSync(dirname(file)).map((name) => readFileSync(join(dirname(file), name)));
    expect(gone.filter(([, key]) => left.some((bytes) => bytes.includes(key)))).toEqual([]);
    await keys.moveTo(elsewhere);
    const forgotten = new Set([...gone.map(([person]) => person), 'person 1']);
    expect(await elsewhere.destroyed()).toEqual(forgotten);
    expect(await elsewhere.all()).toEqual(new Map([...made].filter(([person]) => !forgotten.has(person))));
    for (const each of [keys, elsewhere]) await each.close();
  });
});

describe('Keys that go on from a file', () => {
  const before = newFile();
  const opened: MigratingKeys[] = [];
  afterAll(() => Promise.all(opened.map((keys) => keys.close())));

  it('are those that were in it, which has none of them from then on', async () => {
    const earlier = keysIn(before);
    const [annas, bens] = [await earlier.getOrCreate('anna'), await earlier.getOrCreate('ben')];
    const now = keysIn(newFile());
    const keys = new MigratingKeys(now, earlier);
    opened.push(keys);
    const all = new Map([
      ['anna', annas],
      ['ben', bens],
    ]);
    expect([await keys.all(), await earlier.all()]).toEqual([all, all]);
    expect(await Promise.all([keys.get('anna'), keys.getOrCreate('ben'), keys.get('carla')])).toEqual([annas, bens, undefined]);
    expect(await now.get('anna')).toEqual(annas);
    expect(await earlier.get('anna')).toBeUndefined();
  });

  it('are moved by whoever asks next, when that broke off', async () => {
    const earlier = keysIn(before);
    const annas = await earlier.getOrCreate('anna');
    const now = keysIn(newFile());
    const keys = new MigratingKeys(now, earlier);
    opened.push(keys);
    jest.spyOn(now, 'getOrCreate').mockRejectedValueOnce(new Error('out of reach'));
    await expect(keys.get('anna')).rejects.toThrow('out of reach');
    expect(await keys.get('anna')).toEqual(annas);
  });
});
