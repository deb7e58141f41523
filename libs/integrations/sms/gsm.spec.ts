import fc from 'fast-check';
import { encodingOf, toGsmText } from './gsm';

describe('A text for a telephone', () => {
  it.each([
    ['6:00 PM – 9:00 PM', '6:00 PM - 9:00 PM'],
    ['“Bring a friend” — it’s free…', '"Bring a friend" - it\'s free...'],
    ['Café Zoë, Übung, piñata', 'Café Zoe, Übung, piñata'],
    ['Łódź & Þórr, façade', 'Lodz & Thorr, facade'],
    ['🎄 Tree Lighting 🎶', 'Tree Lighting'],
    ['Rock\u00a0&\u2009Roll™', 'Rock & RollTM'],
    ['½ off', '1/2 off'],
    ['Zero\u200bwidth\ufeff', 'Zerowidth'],
  ])('is written in its letters: %s', (text, expected) => {
    expect(toGsmText(text)).toBe(expected);
    expect(encodingOf(expected).type).toBe('text');
  });

  it.each(['春节联欢', 'Концерт', 'קונצרט', '🎄'])('keeps what no such letters can say: %s', (text) => {
    expect(toGsmText(text)).toBe(text);
    expect(encodingOf(text).type).toBe('unicode');
  });

  it.each([
    ['a'.repeat(160), 'text', 1],
    ['a'.repeat(161), 'text', 2],
    ['a'.repeat(306), 'text', 2],
    ['a'.repeat(307), 'text', 3],
    ['€'.repeat(80), 'text', 1],
    ['€'.repeat(81), 'text', 2],
    // A character of two septets is never split, so each part holds 76.
    ['€'.repeat(153), 'text', 3],
    ['я'.repeat(70), 'unicode', 1],
    ['я'.repeat(71), 'unicode', 2],
    ['🎄'.repeat(35), 'unicode', 1],
    ['🎄'.repeat(67), 'unicode', 3],
  ])('takes as many parts as are paid for: %#', (text, type, parts) => expect(encodingOf(text)).toEqual({ type, parts }));

  it('reads the same when it is written so again, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const written = toGsmText(text);
        expect(toGsmText(written)).toBe(written);
        if (encodingOf(text).type === 'text') expect(written).toBe(text.replace(/ {2,}/g, ' ').trim());
      }),
    );
  });
});
