import { forEachInParallel } from './for-each-in-parallel';

describe('Somebody with a thousand things to do', () => {
  const things = Array.from({ length: 1_000 }, (_, i) => i);

  it('does each of them once', async () => {
    const done: number[] = [];
    await forEachInParallel(things, async (thing) => void done.push(thing));
    expect(done.toSorted((a, b) => a - b)).toEqual(things);
  });

  it('takes up nothing more once something has failed', async () => {
    let begun = 0;
    const work = async () => {
      begun += 1;
      throw new Error('out of ink');
    };
    await expect(forEachInParallel(things, work)).rejects.toThrow('out of ink');
    const before = begun;
    await new Promise(setImmediate);
    expect(begun).toBe(before);
    expect(begun).toBeLessThan(things.length);
  });
});
