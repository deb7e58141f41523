import { assert, bigInt, property } from 'fast-check';
import { formatCount, formatNumber } from './format-number';

describe('A number as it is read', () => {
  it('has a comma after each three digits from its end, as in English', () =>
    assert(
      property(bigInt({ min: 0n, max: 10n ** 20n }), (many) => expect(formatNumber(many)).toBe(many.toLocaleString('en-US'))),
    ));

  it.each([
    [formatCount(0, 'event'), '0 events'],
    [formatCount(1, 'event'), '1 event'],
    [formatCount(3253, 'event'), '3,253 events'],
    [formatCount(2, 'entry', 'entries'), '2 entries'],
  ])('stands before what it counts: %s', (words, expected) => expect(words).toBe(expected));
});
