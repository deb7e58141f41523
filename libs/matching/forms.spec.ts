import { isFormOf, isSameSpelling } from './forms';

describe('A word', () => {
  it.each([
    ['gardening', 'gardning'],
    ['modeling', 'modelling'],
    ['concert', 'concret'],
    ['symphony', 'symphany'],
  ])('is the same with a wrong letter: %s, %s', (one, other) => {
    expect(isSameSpelling(one, other)).toBe(true);
  });

  it.each([
    ['hiking', 'biking'],
    ['beading', 'reading'],
    ['baking', 'making'],
    ['shearing', 'hearing'],
    ['lights', 'nights'],
    ['welding', 'wedding'],
    ['singing', 'signing'],
    ['spring', 'string'],
  ])('is another word with another first letter, or beside another of its length in "ing": %s, %s', (one, other) => {
    expect(isFormOf(one, other)).toBe(false);
    expect(isFormOf(other, one)).toBe(false);
  });
});
