import { randomUUID } from 'node:crypto';
import { RepeatedIdFinder } from './repeated-id-finder';

describe('Ids that were there before', () => {
  it('are found among many', () => {
    const [ids, finder] = [Array.from({ length: 3_000 }, () => randomUUID()), new RepeatedIdFinder()];
    for (const id of ids) finder.add(id);
    expect(finder.suspects()).toBeUndefined();
    finder.add(ids[1_500]!);
    expect(ids.filter(finder.suspects()!)).toEqual([ids[1_500]]);
  });
});
