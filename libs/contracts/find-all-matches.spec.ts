import { findAllMatches } from './find-all-matches';

describe('the matches of a pattern', () => {
  it.each([
    ['words', 'two words', /\w+/g],
    ['groups', 'Dec 5 and Jan 6', /(?<month>[a-z]+) (\d)/gi],
    ['none', 'two words', /\d/g],
    ['places between letters', 'abc', /(?=[b-z])/g],
    ['places between pictures', 'a 🎄🎄 b', /(?<=\p{So})/gu],
    ['empty ones at the end', 'abc', /\w*/g],
    ['half of a picture', '🎄', /(?:)/g],
  ])('are those of matchAll: %s', (_, text, pattern) => {
    expect(findAllMatches(text, pattern)).toEqual([...text.matchAll(pattern)]);
    expect(findAllMatches(text, pattern)).toEqual([...text.matchAll(pattern)]);
  });
});
