import fc from 'fast-check';
import type { ReviewItem } from '#libs/contracts';
import { toReviewRows } from './review-rows';
import type { Decision } from './use-decisions';
import { keyOf } from './use-queue';

const itemOf = (id: number): ReviewItem => ({ kind: 'report', id: String(id), at: '2026-11-20T12:00:00.000Z' });

describe('What was decided in a queue', () => {
  it('stays where it stood, in whichever order it was decided', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30)), fc.infiniteStream(fc.nat()), (ids, choices) => {
        const all = ids.map(itemOf);
        let items = all;
        const decisions: Decision[] = [];
        while (items.length > 0) {
          const place = choices.next().value! % items.length;
          const behind = items[place + 1];
          decisions.push({
            item: items[place]!,
            words: 'Closed',
            sent: Promise.resolve(),
            followingKey: behind && keyOf(behind),
          });
          items = items.toSpliced(place, 1);
          expect(toReviewRows(items, decisions).map(({ item }) => item.id)).toEqual(all.map(({ id }) => id));
        }
      }),
    ));

  it('stands at the end where what stood behind it is gone', () => {
    const decision = { item: itemOf(1), words: 'Closed', sent: Promise.resolve(), followingKey: keyOf(itemOf(2)) };
    expect(toReviewRows([itemOf(3)], [decision]).map(({ item }) => item.id)).toEqual(['3', '1']);
  });
});
