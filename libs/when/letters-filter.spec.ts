import { lettersOf, toLettersFilter } from './letters-filter';

describe('a filter by letters', () => {
  const isLikely = (words: readonly string[], text: string) => toLettersFilter(words)(lettersOf(text));

  it.each([
    ['a word', ['weekend'], 'the WEEKEND'],
    ['a sign at the end', ['/'], '12/'],
    ['two letters', ['am'], 'am'],
    ['one of several', ['sat', 'sun'], 'on Sunday'],
  ])('lets a text pass that has what is needed: %s', (_, words, text) => {
    expect(isLikely(words, text)).toBe(true);
  });

  it.each([
    ['no word', ['weekend'], 'the week ends'],
    ['no sign', ['/'], '12-5'],
    ['letters apart', ['am'], 'a m'],
    ['letters of the text before', ['weekend'], 'noon'],
  ])('stops a text without it: %s', (_, words, text) => {
    expect(isLikely(words, text)).toBe(false);
  });
});
