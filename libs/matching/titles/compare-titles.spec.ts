import fc from 'fast-check';
import { compareTitles } from './compare-titles';
import { toTitle } from './title';

const areApart = (one: string, other: string) =>
  compareTitles(toTitle(one, 'Larkmoor Center'), toTitle(other, 'Otter Gazette')).kind === 'apart';

const event = fc.constantFrom('Golf Tournament', 'Fish Fry', 'Blood Drive', 'Concert', 'Pancake Breakfast', 'Softball Classic');

describe('Two events of one kind', () => {
  const person = fc.constantFrom('Ann Hill', 'Tom Reed', 'Officer Jane Woo', 'Bell', 'Coach Fox');

  it('are two if each honors another person', () => {
    fc.assert(
      fc.property(person, person, event, (one, other, kind) => {
        expect(areApart(`${one} Memorial ${kind}`, `3rd Annual ${other} Memorial ${kind}`)).toBe(one !== other);
      }),
    );
  });

  const cause = fc.constantFrom('the Food Pantry', 'the Marching Band', 'Cancer Research', 'the Hill Family', 'Clean Water');
  const mark = fc.constantFrom('for', 'to benefit', 'benefiting', 'in support of');

  it('are two if each is for another cause', () => {
    fc.assert(
      fc.property(cause, cause, event, mark, mark, (one, other, kind, before, otherBefore) => {
        expect(areApart(`${kind} ${before} ${one}`, `${kind} ${otherBefore} ${other}`)).toBe(one !== other);
      }),
    );
  });

  const sight = fc.constantFrom('Full Moon', 'Covered Bridge', 'Wetlands', 'Fall Foliage');
  const ways = [
    ['Hike', 'Walk'],
    ['Bike Ride', 'Ride'],
    ['Paddle', 'Kayak Paddle'],
  ] as const;
  const way = fc.constantFrom(0, 1, 2).chain((i) => fc.tuple(fc.constant(i), fc.constantFrom(...ways[i]!)));

  it('are two if one walks, and the other rides or paddles', () => {
    fc.assert(
      fc.property(sight, way, way, (name, [one, ofOne], [other, ofOther]) => {
        expect(areApart(`${name} ${ofOne}`, `${name} ${ofOther}`)).toBe(one !== other);
      }),
    );
  });

  it.each([
    ['Meet Candidate A. Heron', 'Meet candidate Paul Heron'],
    ['An Evening with Author Y. Larch', 'An Evening with author Ida Larch'],
    ['Chamber Board Meeting', 'Chamber Mixer'],
    ['Beekeeping I: Hives', 'Beekeeping II'],
    ['Garden Club Annual Luncheon', 'Garden Club Board'],
  ])('are two: %s, %s', (one, other) => {
    expect(areApart(one, other)).toBe(true);
    expect(areApart(other, one)).toBe(true);
  });

  it.each([
    ['Meet Candidate P. Heron', 'Meet candidate Paul Heron'],
    ['Meet Candidate A. Heron', 'Meet candidate Heron'],
    ['Read to a Dog', 'Read to the Dog'],
    ['Beekeeping I', 'Beekeeping 1: Hives'],
    ['Board Luncheon', 'Chamber Luncheon'],
    ['Memorial Day Concert', 'Ann Hill Memorial Concert'],
    ['Concert at Hill Memorial Park', 'Reed Memorial Concert'],
    ['Yoga for Kids', 'Yoga for Children and Families'],
    ['Pancake Breakfast', 'Pancake Breakfast for the Food Pantry'],
    ['Heart Walk', 'Heart Walk & Ride'],
    ['Poker Run', 'Poker Ride'],
    ['Estate Planning 101', 'Estate Planning for Women'],
    ['Softball Senior Night', 'Varsity Softball vs. Fern'],
    ['Our 6th Otter Day', 'Varsity Otter Day'],
  ])('may be one otherwise: %s, %s', (one, other) => {
    expect(areApart(one, other)).toBe(false);
  });
});

describe('Two titles of one event', () => {
  it.each([
    ['Swim Lesson Registration Opens', 'Summer Swim Lessons - Resident Registration Begins'],
    ['Quill Classic 10U/12U Fastpitch Tournament', 'Quill Classic Youth Softball Tournament'],
    ['Softball: Varsity vs. Ripley Falls', 'Softball: Fern vs. Ripley Falls'],
    ['Quill Duals Wrestling Tournament', 'Wrestling Varsity Quill Duals'],
  ])('are not apart by other forms of what they are: %s, %s', (one, other) => {
    expect(areApart(one, other)).toBe(false);
  });
});
