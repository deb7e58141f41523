import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventStore, KEY_BYTES, transferKeys } from '#libs/event-sourcing';
import { DiskRefusal, DiskWatch } from './disk-watch';
import { EmbeddedPersonalKeys } from './embedded-personal-keys';
import type { MongoDbStores } from './on-servers';
import { openKeys } from './open-log';
import { keysFileIn, openKeysOfServerLog } from './open-stores';

describe('Keys of the persons in a log that is copied', () => {
  const [annas, bens] = [Buffer.alloc(KEY_BYTES, 1), Buffer.alloc(KEY_BYTES, 2)];
  const keys = new Map([
    ['anna', annas],
    ['ben', bens],
  ]);
  const opened: ReturnType<typeof openKeys>[] = [];
  const nobodys = () => {
    opened.push(openKeys(join(mkdtempSync(join(tmpdir(), 'keys-')), 'keys.db'), 'copy'));
    return opened.at(-1)!;
  };
  afterAll(() => Promise.all(opened.map((one) => one.close())));

  it('are there once the copy is made, and whatever was there beside them', async () => {
    const copy = nobodys();
    const carlas = await copy.getOrCreate('carla');
    expect(await transferKeys(keys, copy, async () => (await copy.all()).size)).toBe(1);
    expect(await copy.all()).toEqual(new Map([...keys, ['carla', carlas]]));
  });

  it('are put there by whoever makes the copy again, where that broke off', async () => {
    const copy = nobodys();
    await expect(transferKeys(keys, copy, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
    jest.spyOn(copy, 'getOrCreate').mockImplementationOnce(async () => {
      throw new Error('out of reach');
    });
    await expect(transferKeys(keys, copy, async () => {})).rejects.toThrow('out of reach');
    await transferKeys(keys, copy, async () => {});
    await transferKeys(keys, copy, async () => {});
    expect(await copy.all()).toEqual(keys);
  });

  it('are no others than those that are there, or no copy is made', async () => {
    const [copy, make] = [nobodys(), jest.fn()];
    const another = await copy.getOrCreate('ben');
    await expect(transferKeys(keys, copy, make)).rejects.toThrow(/^The target has another key for a person of this log, /);
    expect(make).not.toHaveBeenCalled();
    expect(await copy.all()).toEqual(new Map([['ben', another]]));
  });

  it('are not brought back where they were destroyed, and are destroyed there too', async () => {
    const copy = nobodys();
    await copy.destroy('anna');
    await transferKeys(keys, copy, async () => {}, new Set(['carla']));
    expect([await copy.all(), await copy.destroyed()]).toEqual([new Map([['ben', bens]]), new Set(['anna', 'carla'])]);
    await transferKeys(keys, copy, async () => {}, new Set(['ben']));
    expect(await copy.all()).toEqual(new Map());
  });

  it('are told of when somebody made another one meanwhile', async () => {
    const copy = nobodys();
    await expect(transferKeys(keys, copy, () => copy.getOrCreate('ben'))).rejects.toThrow(
      /^The target has another key for a person of this log, /,
    );
  });
});

describe('Keys in an earlier file, once MongoDB keeps them', () => {
  it('are reported where the disk refuses to move them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keys-'));
    const log = { id: async () => 'log' } as EventStore;
    await openKeys(keysFileIn(folder), 'log').getOrCreate('anna');
    const warnings: string[] = [];
    const disk = new DiskWatch({ warn: (sentence) => warnings.push(sentence) });
    const mongo = { keys: () => openKeys(join(folder, 'mongo.db'), 'log') } as unknown as MongoDbStores;
    const keys = openKeysOfServerLog(log, { folder, mongo, disk });
    const refusal = new DiskRefusal('keys.db', undefined, 'keys.db cannot be written: the disk is full');
    jest.spyOn(EmbeddedPersonalKeys.prototype, 'moveTo').mockRejectedValueOnce(refusal);
    await expect(keys.get('anna')).rejects.toBe(refusal);
    expect([warnings, await keys.get('anna')]).toEqual([['keys.db cannot be written: the disk is full.'], expect.any(Buffer)]);
    await keys.close();
    jest.restoreAllMocks();
  });
});
