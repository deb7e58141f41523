import fc from 'fast-check';
import { findAskedAge, findStatedAges, suitsAges } from './stated-ages';

describe('The ages that an event says', () => {
  it.each<[string, [from: number, to: number] | null]>([
    ['Ages 5-11; under 8 with an adult.', [5, 11]],
    ['Ages two to five.', [2, 5]],
    ['Boys and girls 4 to 8.', [4, 8]],
    ['Ages 8 to adult.', [8, 120]],
    ['Age 11 and up; needed for those born after 1984.', [11, 120]],
    ['Sixty and older.', [60, 120]],
    ['Twenty-one and over.', [21, 120]],
    ['Rhymes for babies up to 24 months.', [0, 2]],
    ['Music for ages 18 months to 4 years.', [1, 4]],
    ['Bouncing for babies 0-18 months.', [0, 1]],
    ['Grades 6-12.', [11, 18]],
    ['Preschool through sixth grade.', [3, 12]],
    ['4-H for kindergarten through third grade.', [5, 9]],
    ['All ages.', [0, 120]],
    ['Ten and under.', [0, 10]],
    ['Ages 10 and up, $20, clean sneakers.', [10, 120]],
    ['DJ, late snacks, toast at midnight. $20, 21 and over.', [21, 120]],
    ['Adults $24, ages 6-12 $10, 5 and under free.', null],
    ['21 and over after 9.', null],
    ['Crafts for kids. 20+ vendors.', null],
    ['Over 60+ vendors.', null],
    ['50+ years of metal.', null],
    ['Beer tent for 21 and over.', null],
    ['Children 5 and under must be with a parent.', null],
    ['12 and under must be accompanied by an adult.', null],
    ['Seatings at 3:30, 5:00 and 6:15.', null],
    ['Class of 2027.', null],
    ['She taught kindergarten through fifth grade.', null],
  ])('are read: %s', (sentence, ages) => {
    expect(findStatedAges([sentence])).toEqual(ages && { from: ages[0], to: ages[1] });
  });

  it('include whom they name, and nobody younger or older', () => {
    const ages = fc.tuple(fc.integer({ min: 1, max: 11 }), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 17 }));
    fc.assert(
      fc.property(ages, fc.constantFrom('Ages ', 'Kids ', 'ages: '), ([from, more, age], lead) => {
        const stated = findStatedAges(['A story.', `${lead}${from}-${from + more}.`]);
        expect(stated && suitsAges(stated, { from: age, to: age }, 'children')).toBe(from <= age && age <= from + more);
      }),
    );
  });

  it('say too little of children and seniors if they are those of everybody or of all grown-ups', () => {
    expect(suitsAges({ from: 0, to: 120 }, { from: 6, to: 6 }, 'children')).toBeNull();
    expect(suitsAges({ from: 18, to: 120 }, { from: 70, to: 70 }, 'seniors')).toBeNull();
    expect(suitsAges({ from: 60, to: 120 }, { from: 70, to: 70 }, 'seniors')).toBe(true);
    expect(suitsAges({ from: 10, to: 120 }, { from: 6, to: 6 }, 'children')).toBe(false);
  });
});

describe('The age of the person who is asked for', () => {
  it.each<[string, number | undefined]>([
    ['anything for a 6 year old', 6],
    ['my six-year-old', 6],
    ['things for a 9 yo', 9],
    ['my 18 month old', 1],
    ['a first grader', 6],
    ['my kindergartner', 5],
    ['my daughter is 7', 7],
    ['she is 7 pm', undefined],
    ['on december 6', undefined],
  ])('%s', (question, age) => {
    expect(findAskedAge(question)).toBe(age);
  });
});
