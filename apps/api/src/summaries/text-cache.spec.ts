import { TextCache } from './text-cache';

const [MONDAY, TUESDAY] = ['2026-11-23', '2026-11-24'];

describe('What was written', () => {
  it('is kept for the day, for whoever asks about the same', async () => {
    const [kept, write] = [new TextCache(), jest.fn(async () => 'told')];
    await Promise.all([kept.getOrWrite(['a'], MONDAY, write), kept.getOrWrite(['a'], MONDAY, write)]);
    expect(await kept.getOrWrite(['a'], MONDAY, write)).toBe('told');
    expect(write).toHaveBeenCalledTimes(1);
    await kept.getOrWrite(['b'], MONDAY, write);
    await kept.getOrWrite(['a'], TUESDAY, write);
    expect(write).toHaveBeenCalledTimes(3);
  });

  it('is asked for again where it was not', async () => {
    const kept = new TextCache();
    expect(await kept.getOrWrite(['a'], MONDAY, async () => null)).toBeNull();
    await expect(kept.getOrWrite(['a'], MONDAY, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await kept.getOrWrite(['a'], MONDAY, async () => 'told')).toBe('told');
  });

  it('is forgotten when there is too much of it', async () => {
    const [kept, write] = [new TextCache(), jest.fn(async () => 'told')];
    for (let about = 0; about <= 1_000; about += 1) await kept.getOrWrite([String(about)], MONDAY, write);
    await kept.getOrWrite(['1000'], MONDAY, write);
    expect(write).toHaveBeenCalledTimes(1_001);
    await kept.getOrWrite(['0'], MONDAY, write);
    expect(write).toHaveBeenCalledTimes(1_002);
  });
});
