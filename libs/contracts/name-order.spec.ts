import fc from 'fast-check';
import { compareNames } from './compare-names';

describe('names', () => {
  it('stand as in a telephone book', () => {
    expect(['Zoning Board', 'école', 'Eagles', 'district 10', 'District 2'].sort(compareNames)).toEqual([
      'District 2',
      'district 10',
      'Eagles',
      'école',
      'Zoning Board',
    ]);
  });

  it('have one order, whichever way two are compared', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        expect(Math.sign(compareNames(a, b)) + Math.sign(compareNames(b, a))).toBe(0);
        expect(compareNames(a, b) === 0).toBe(a === b);
      }),
    );
  });
});
