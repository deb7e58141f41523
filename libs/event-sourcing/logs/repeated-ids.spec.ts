import { randomUUID } from 'node:crypto';
import { RepeatedIdFinder } from './repeated-id-finder';

describe('Ids that were there before', () => {
  it('are found among many', () => {
    const [ids, seen] = [Array.from({ length: 3_000 }, () => randomUUID()), new RepeatedIdFinder()];
    for (const id of ids) seen.add(id);
    expect(seen.suspects()).toBeUndefined();
    seen.add(ids[1_500]!);
    expect(ids.filter(seen.suspects()!)).toEqual([ids[1_500]]);
  });
});
