import fc from 'fast-check';
import { parseByteRange } from './byte-range';

describe('A player that asks for some bytes of ten', () => {
  it.each([
    [undefined, 'all'],
    ['bytes=0-', { from: 0, to: 9 }],
    ['bytes=0-3', { from: 0, to: 3 }],
    ['Bytes= 4 - 4 ', { from: 4, to: 4 }],
    ['bytes=4-400', { from: 4, to: 9 }],
    ['bytes=-3', { from: 7, to: 9 }],
    ['bytes=-300', { from: 0, to: 9 }],
    ['bytes=-0', 'none'],
    ['bytes=10-', 'none'],
    ['bytes=5-4', 'all'],
    ['bytes=-', 'all'],
    ['bytes=0-1,3-4', 'all'],
    ['lines=0-3', 'all'],
    ['bytes=x-y', 'all'],
    ['bytes=99999999999999999999-', 'all'],
  ])('by %s gets %j', (header, range) => expect(parseByteRange(header, 10)).toEqual(range));

  it('gets bytes there are, whatever it says', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,4}-\d{0,4}$/)), fc.nat(2_000), (header, size) => {
        const range = parseByteRange(header, size);
        if (typeof range === 'string') return;
        expect(range.from).toBeGreaterThanOrEqual(0);
        expect(range.from).toBeLessThanOrEqual(range.to);
        expect(range.to).toBeLessThan(size);
      }),
    ));
});
