import fc from 'fast-check';
import { audienceOfAges, findAskedAges } from './asked-ages';

describe('The ages that a question asks for', () => {
  it.each<[string, [from: number, to: number] | null]>([
    ['anything for kids 8 and under on saturday', [0, 8]],
    ['things for kids under 5', [0, 4]],
    ['my kids are 4 and 7, what can we do', [4, 7]],
    ['my twins are 9', [9, 9]],
    ['activities for ages 10 and up', [10, 120]],
    ['classes for 3-5 year olds', [3, 5]],
    ['for a 2 and a 5 year old', [2, 5]],
    ['anything for 60 and over', [60, 120]],
    ['stuff for people over 65', [65, 120]],
    ['grades 3 to 5', [8, 11]],
    ['what is on between 6 and 8', null],
    ['after 60 minutes and over', null],
    ['under $20 and up', null],
    ['the kids 5k', null],
    ['anything $10 or under this weekend', null],
    ['anything $20 and under', null],
    ['what can kids 10 to 2 do', null],
    ['my daughter is 4-H', null],
    ['my son is 6 months', null],
    ['kids under 18 months', null],
    ['my son is 6 feet tall', null],
    ['kids 10 am to noon', null],
    ['somewhere to skate, im 13', [13, 13]],
    ["i'm 16 and looking for a job", [16, 16]],
    ['i am only 11, can i come', [11, 11]],
    ['im 15 min away', null],
    ['im 12 weeks along, any classes', null],
    ["i'm 10 blocks from the park", null],
    ['im 16th in line', null],
    ["i'm 17 can i come to the council meeting", null],
    ['i am 10 years sober any aa meetings', null],
    ["i'm 10 in to the couch to 5k, any runs", null],
    ["i'm 11 in line how long", null],
  ])('are read: %s', (question, ages) => {
    expect(findAskedAges(question)?.ages ?? null).toEqual(ages && { from: ages[0], to: ages[1] });
  });

  it('are those of the words, in whatever order', () => {
    const age = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(age, age, fc.constantFrom('kids ', 'ages ', 'children aged '), (one, other, lead) => {
        fc.pre(one !== other);
        const found = findAskedAges(`something for ${lead}${one} and ${other} on sunday`);
        expect(found?.ages).toEqual({ from: Math.min(one, other), to: Math.max(one, other) });
      }),
    );
  });

  it('are those of an audience, unless they are those of grown-ups', () => {
    expect(audienceOfAges({ from: 0, to: 8 })).toBe('children');
    expect(audienceOfAges({ from: 13, to: 17 })).toBe('teens');
    expect(audienceOfAges({ from: 60, to: 120 })).toBe('seniors');
    expect(audienceOfAges({ from: 21, to: 120 })).toBeNull();
  });
});
