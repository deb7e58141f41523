import fc from 'fast-check';
import { wrapText } from './wrap-text';

const letters = (line: string) => [...line].length;

describe('The lines of a text', () => {
  it.each([
    ['Light Up Night on Main Street', 12, 3, ['Light Up', 'Night on', 'Main Street']],
    ['Light Up Night on Main Street', 12, 2, ['Light Up', 'Night on Ma…']],
    ['Pneumonoultramicroscopic', 10, 3, ['Pneumonoul', 'tramicrosc', 'opic']],
    ['', 10, 3, []],
  ])('%s', (text, width, most, lines) => expect(wrapText(text, letters, width, most)).toEqual(lines));

  it.each(['Pie '.repeat(10_000), 'Pie'.repeat(10_000)])('are found without measuring all of it', (text) => {
    const measure = jest.fn(letters);
    wrapText(text, measure, 12, 3);
    expect(measure.mock.calls.length).toBeLessThan(100);
  });

  it('are never too long, never too many, and lose nothing but spaces unless they end with an ellipsis', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 20 }), fc.integer({ min: 1, max: 5 }), (text, width, most) => {
        const lines = wrapText(text, letters, width, most);
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines) expect(letters(line)).toBeLessThanOrEqual(width);
        if (!lines.at(-1)?.endsWith('…')) expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});
