import fc from 'fast-check';
import { withoutCompetitors } from './competitors';
import type { PublishedVersion } from './published-version';

const versions = Array.from(
  { length: 8 },
  (_, id): PublishedVersion => ({ id, source: `source ${id}`, organization: '', name: '', date: '2026-06-13' }),
);
const pairs = fc.uniqueArray(
  fc
    .record({ a: fc.constantFrom(...versions), b: fc.constantFrom(...versions), isPossible: fc.boolean() })
    .filter(({ a, b }) => a.id < b.id),
  { selector: ({ a, b }) => `${a.id} ${b.id}`, maxLength: 14 },
);

describe('A possible pair', () => {
  it('is kept if no version of it is in a pair with another event', () => {
    fc.assert(
      fc.property(pairs, (all) => {
        expect(
          withoutCompetitors(
            all,
            ({ isPossible }) => isPossible,
            () => false,
          ),
        ).toEqual(all);
      }),
    );
  });

  it('is dropped if one version of it is in a pair with another event, and the other is not', () => {
    fc.assert(
      fc.property(pairs, (all) => {
        const besides = (one: PublishedVersion, other: PublishedVersion) =>
          all
            .flatMap(({ a, b }) => (a === one ? [b] : b === one ? [a] : []))
            .filter((third) => third !== other)
            .map(({ id }) => id)
            .sort();
        const expected = all.filter(({ a, b, isPossible }) => !isPossible || besides(a, b).join() === besides(b, a).join());
        expect(
          withoutCompetitors(
            all,
            ({ isPossible }) => isPossible,
            () => true,
          ),
        ).toEqual(expected);
      }),
    );
  });
});
