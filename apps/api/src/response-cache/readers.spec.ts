import { Readers } from './readers';

describe('Those who wait for an answer', () => {
  it('are waited for until the last of them has left or has it', async () => {
    const [readers, one, other] = [new Readers(), { destroyed: false }, { destroyed: false }];
    const answer = Promise.withResolvers<string>();
    const both = [one, other].map((reader) => readers.during('counts', reader, () => answer.promise));
    one.destroyed = true;
    expect([readers.isAwaited('counts'), readers.isAwaited('pages')]).toEqual([true, false]);
    other.destroyed = true;
    expect(readers.isAwaited('counts')).toBe(false);
    other.destroyed = false;
    answer.resolve('five');
    expect(await Promise.all(both)).toEqual(['five', 'five']);
    expect(readers.isAwaited('counts')).toBe(false);
  });
});
