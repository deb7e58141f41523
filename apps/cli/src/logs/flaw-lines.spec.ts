import fc from 'fast-check';
import { flawLines } from './flaw-lines';

describe('The flaws that an operator reads', () => {
  it('are all listed or counted', () =>
    fc.assert(
      fc.property(fc.nat(50), fc.nat(5_000), fc.option(fc.integer({ min: 1, max: 50 })), (listed, more, max) => {
        const flaws = Array.from({ length: listed }, (_, i) => `Flaw ${i}.`);
        const lines = flawLines({ flaws, flawCount: listed + more }, max ?? undefined);
        const counted = /^And ([\d,]+) more\.$/.exec(lines.at(-1) ?? '')?.[1]?.replace(/,/g, '');
        expect(lines.length - (counted ? 1 : 0) + Number(counted ?? 0)).toBe(listed + more);
      }),
    ));
});
