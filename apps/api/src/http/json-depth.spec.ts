import fc from 'fast-check';
import { nestsDeeperThan } from './json-depth';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('How deep a body nests', () => {
  it('is told as whoever parses it would', () =>
    fc.assert(
      fc.property(fc.json({ maxDepth: 8, stringUnit: 'binary' }), fc.nat(9), (text, most) => {
        expect(nestsDeeperThan(most, text)).toBe(depthOf(JSON.parse(text)) > most);
      }),
    ));

  it.each([
    ['"[[["', 0],
    ['"\\"[["', 0],
    ['["\\\\",[', 2],
    ['["[', 1],
    [']]][', 0],
    ['[][][]', 1],
    ['[{"a":[]}]', 3],
  ])('is told for %s', (text, depth) => {
    expect(nestsDeeperThan(depth, text)).toBe(false);
    if (depth > 0) expect(nestsDeeperThan(depth - 1, text)).toBe(true);
  });
});
