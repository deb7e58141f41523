import fc from 'fast-check';
import { ageRangesIn, removeAges } from './ages';

const age = fc.integer({ min: 1, max: 99 });

describe('An age from which one may come', () => {
  it.each([
    ['in brackets', (years: number) => `Chess (${years} and up)`],
    ['with a plus', (years: number) => `Chess ${years}+`],
    ['after the word', (years: number) => `Chess, ages ${years} & older`],
    ['with its unit', (years: number) => `Chess for ages ${years} years and over`],
  ])('is read %s, and removed with its words', (_, toName) => {
    fc.assert(
      fc.property(age, (years) => {
        expect(ageRangesIn(toName(years))).toEqual([[years, 120]]);
        expect(removeAges(toName(years))).not.toMatch(/\d|up|older|over/);
      }),
    );
  });

  it('is none of a grade', () => {
    expect(ageRangesIn('Chess, grade 3 and up')).toEqual([]);
  });
});

it('Pre-K is a year before kindergarten', () => {
  expect(ageRangesIn('Story time, pre-K to 2')[0]).toEqual([4, 7.9]);
  expect(ageRangesIn('Story time, grades K-2')[0]).toEqual([5, 7.9]);
});
