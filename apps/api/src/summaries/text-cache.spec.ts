import { TextCache } from './text-cache';

const [MONDAY, TUESDAY] = ['2026-11-23', '2026-11-24'];

describe('What was written', () => {
  it('is kept for the day, for whoever asks about the same', async () => {
    const [cache, write] = [new TextCache(), jest.fn(async () => 'told')];
    await Promise.all([cache.getOrWrite(['a'], MONDAY, write), cache.getOrWrite(['a'], MONDAY, write)]);
    expect(await cache.getOrWrite(['a'], MONDAY, write)).toBe('told');
    expect(write).toHaveBeenCalledTimes(1);
    await cache.getOrWrite(['b'], MONDAY, write);
    await cache.getOrWrite(['a'], TUESDAY, write);
    expect(write).toHaveBeenCalledTimes(3);
  });

  it('is asked for again where it was not', async () => {
    const cache = new TextCache();
    expect(await cache.getOrWrite(['a'], MONDAY, async () => null)).toBeNull();
    await expect(cache.getOrWrite(['a'], MONDAY, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.getOrWrite(['a'], MONDAY, async () => 'told')).toBe('told');
  });

  it('is forgotten when there is too much of it', async () => {
    const [cache, write] = [new TextCache(), jest.fn(async () => 'told')];
    for (let about = 0; about <= 1_000; about += 1) await cache.getOrWrite([String(about)], MONDAY, write);
    await cache.getOrWrite(['1000'], MONDAY, write);
    expect(write).toHaveBeenCalledTimes(1_001);
    await cache.getOrWrite(['0'], MONDAY, write);
    expect(write).toHaveBeenCalledTimes(1_002);
  });
});
