import fc from 'fast-check';
import { anyCharacter } from '#libs/contracts/testing';
import { toPrintable, toPrintableJson } from './printable';

describe('What is printed of a text from elsewhere', () => {
  it.each([
    ['Chess club', 'Chess club'],
    ['Café – naïve 🎈 日本', 'Café – naïve 🎈 日本'],
    ['\x1b[31mRed\x1b[0m alert', 'Red alert'],
    ['\x1b[2J\x1b[HCleared', 'Cleared'],
    ['\x1b]0;title of the window\x07Lecture', 'Lecture'],
    ['\x1b]8;;https://evil.example\x1b\\here\x1b]8;;\x1b\\', 'here'],
    ['\x9b31mRed', 'Red'],
    ['Bell\x07, backspace\b\b\b', 'Bell , backspace   '],
    ['one\rtwo\ttabs\nthree', 'one two tabs three'],
    ['\u202egnidaer\u202c \u2066x\u2069', ' gnidaer   x '],
    ['\x1b', ' '],
  ])('%j is %j', (text, expected) => expect(toPrintable(text)).toBe(expected));

  it('never moves the cursor, colors anything or turns lines around', () =>
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter() }), (text) => {
        expect(toPrintable(text)).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    ));

  it('is the same text as JSON, with nothing in it that a terminal obeys', () =>
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter() }), (text) => {
        const json = toPrintableJson({ text });
        expect(JSON.parse(json)).toEqual({ text });
        expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    ));
});
