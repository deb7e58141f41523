import { StoreUnavailable } from '#libs/event-sourcing';
import { DiskRefusal, DiskWatch } from './disk-watch';

describe('A disk that refuses', () => {
  let now: number;
  let warned: string[];
  let disk: DiskWatch;
  beforeEach(() => {
    [now, warned] = [0, []];
    disk = new DiskWatch({ warn: (sentence) => warned.push(sentence) }, () => now);
  });

  const refused = async (sentence: string) => {
    const error = new DiskRefusal('events.db', undefined, sentence);
    await expect(disk.track(() => Promise.reject(error))).rejects.toBe(error);
  };

  it('is told to operators once a minute, each sentence for itself', async () => {
    for (now = 0; now < 100_000; now += 10_000) await refused('events.db cannot be written: the disk is full');
    await refused('readmodels.db cannot be written: the disk is full');
    expect(warned).toEqual([
      'events.db cannot be written: the disk is full.',
      'events.db cannot be written: the disk is full.',
      'readmodels.db cannot be written: the disk is full.',
    ]);
  });

  it('has nothing to do with a server that is lost, which is told elsewhere', async () => {
    await expect(disk.track(() => Promise.reject(new StoreUnavailable('EventStoreDB', undefined)))).rejects.toThrow(
      StoreUnavailable,
    );
    expect(warned).toEqual([]);
  });

  it('is none where something else went wrong', async () => {
    expect(await disk.track(async () => 7)).toBe(7);
    await expect(disk.track(() => Promise.reject(new TypeError('no')))).rejects.toThrow(TypeError);
    expect(warned).toEqual([]);
  });
});
