import { KeptTexts } from './kept-texts';

const [MONDAY, TUESDAY] = ['2026-11-23', '2026-11-24'];

describe('What was written', () => {
  it('is kept for the day, for whoever asks about the same', async () => {
    const [kept, write] = [new KeptTexts(), jest.fn(async () => 'told')];
    await Promise.all([kept.of(['a'], MONDAY, write), kept.of(['a'], MONDAY, write)]);
    expect(await kept.of(['a'], MONDAY, write)).toBe('told');
    expect(write).toHaveBeenCalledTimes(1);
    await kept.of(['b'], MONDAY, write);
    await kept.of(['a'], TUESDAY, write);
    expect(write).toHaveBeenCalledTimes(3);
  });

  it('is asked for again where it was not', async () => {
    const kept = new KeptTexts();
    expect(await kept.of(['a'], MONDAY, async () => null)).toBeNull();
    await expect(kept.of(['a'], MONDAY, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await kept.of(['a'], MONDAY, async () => 'told')).toBe('told');
  });

  it('is forgotten when there is too much of it', async () => {
    const [kept, write] = [new KeptTexts(), jest.fn(async () => 'told')];
    for (let about = 0; about <= 1_000; about += 1) await kept.of([String(about)], MONDAY, write);
    await kept.of(['1000'], MONDAY, write);
    expect(write).toHaveBeenCalledTimes(1_001);
    await kept.of(['0'], MONDAY, write);
    expect(write).toHaveBeenCalledTimes(1_002);
  });
});
