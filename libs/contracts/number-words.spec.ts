import { assert, bigInt, property } from 'fast-check';
import { countedWords, numberWords } from './number-words';

describe('A number as it is read', () => {
  it('has a comma after each three digits from its end, as in English', () =>
    assert(
      property(bigInt({ min: 0n, max: 10n ** 20n }), (many) => expect(numberWords(many)).toBe(many.toLocaleString('en-US'))),
    ));

  it.each([
    [countedWords(0, 'event'), '0 events'],
    [countedWords(1, 'event'), '1 event'],
    [countedWords(3253, 'event'), '3,253 events'],
    [countedWords(2, 'entry', 'entries'), '2 entries'],
  ])('stands before what it counts: %s', (words, expected) => expect(words).toBe(expected));
});
