import fc from 'fast-check';
import { groupVersions, type VersionLink } from './group-versions';

const ids = fc.integer({ min: 1, max: 8 });
const links = fc.array(fc.record({ a: ids, b: ids, score: fc.constantFrom(0.8, 0.9, 1) }), { maxLength: 12 });
const parted = fc.array(fc.tuple(ids, ids), { maxLength: 4 });
const apart = (pairs: readonly (readonly [number, number])[]) => (a: number, b: number) =>
  pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
const distinct = (all: readonly VersionLink[]) => [
  ...new Map(
    all.filter(({ a, b }) => a !== b).map((one) => [`${Math.min(one.a, one.b)} ${Math.max(one.a, one.b)}`, one]),
  ).values(),
];

describe('The cards', () => {
  it('are the same in whatever order their links were found, and whichever way round', () => {
    fc.assert(
      fc.property(links, parted, fc.infiniteStream(fc.nat()), (all, pairs, chance) => {
        const once = distinct(all);
        const turned = once
          .map((link) => ({
            link: chance.next().value! % 2 ? link : { ...link, a: link.b, b: link.a },
            at: chance.next().value!,
          }))
          .sort((x, y) => x.at - y.at)
          .map(({ link }) => link);
        expect(groupVersions(turned, apart(pairs))).toEqual(groupVersions(once, apart(pairs)));
      }),
    );
  });

  it('never have two on them that are to stay apart, and each telling stands on one at most', () => {
    fc.assert(
      fc.property(links, parted, (all, pairs) => {
        const cards = groupVersions(distinct(all), apart(pairs));
        expect(new Set(cards.flat()).size).toBe(cards.flat().length);
        for (const card of cards) for (const a of card) for (const b of card) if (a !== b) expect(apart(pairs)(a, b)).toBe(false);
      }),
    );
  });

  it('keep together what is left when one is parted from the others', () => {
    const all = [
      { a: 1, b: 2, score: 0.9 },
      { a: 2, b: 3, score: 0.9 },
      { a: 1, b: 3, score: 0.8 },
    ];
    expect(groupVersions(all, () => false)).toEqual([[1, 2, 3]]);
    expect(
      groupVersions(
        all,
        apart([
          [1, 2],
          [2, 3],
        ]),
      ),
    ).toEqual([[1, 3]]);
  });
});
