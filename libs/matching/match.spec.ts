import fc from 'fast-check';
import { isSameTitleAndStart, labelledPairs, measured } from './labelled/labelled-pairs';
import { match } from './match';
import type { Telling } from './telling';

const concert: Telling = {
  id: 1,
  source: 'mill',
  organization: 'Mill Concert Hall',
  name: 'Copper Serenade',
  date: '2026-11-20',
  startTime: '2026-11-20T19:30:00-05:00',
  location: 'Mill Concert Hall',
  address: '12 River Road',
};
const told = (about: Partial<Telling>): Telling => ({
  ...concert,
  id: 2,
  source: 'gazette',
  organization: 'The Gazette',
  ...about,
});
const ruleFor = (about: Partial<Telling>, first: Partial<Telling> = {}) => match({ ...concert, ...first }, told(about))?.rule;

describe('Two tellings', () => {
  it('are one happening when title, start and place agree, however they are written', () => {
    expect(ruleFor({ name: 'COPPER SERÉNADE (sold out)', location: 'The Mill Concert Hall', address: '12 River Rd.' })).toBe(
      'same title, start and place',
    );
  });

  it('are one when the longer title says more of the same', () => {
    expect(ruleFor({ name: 'Mill Concert Hall presents: Copper Serenade with the Borough Quartet' })).toBe(
      'one title in the other, same start and place',
    );
  });

  it('are one without a place only where the title tells it from most others', () => {
    expect(ruleFor({ location: undefined, address: undefined })).toBeDefined();
    expect(
      ruleFor({ name: 'Board Meeting', location: undefined, address: undefined }, { name: 'Board Meeting' }),
    ).toBeUndefined();
  });

  it.each([
    ['in the evening after the matinee', { startTime: '2026-11-20T14:30:00-05:00' }, {}],
    ['the day after', { date: '2026-11-21', startTime: '2026-11-21T19:30:00-05:00' }, {}],
    ['in another house', { location: 'Grange Hall', address: '40 Hill Street' }, {}],
    ['at another number of the street', { address: '21 River Road', location: 'Annex' }, {}],
    ['in another room', { location: 'Mill Concert Hall, Studio 2' }, { location: 'Mill Concert Hall, Studio 1' }],
    ['for another age', { name: 'Copper Serenade for Toddlers' }, { name: 'Copper Serenade for Teens' }],
    ['for another team', { name: 'JV Hockey' }, { name: 'Varsity Hockey' }],
    ['at another level', { name: 'Sign Language: Level 2' }, { name: 'Sign Language: Level 1' }],
    ['online', { location: 'Zoom', address: undefined }, {}],
    ['of one source', { source: 'mill' }, {}],
    ['booked anew after it was called off', { name: 'Copper Serenade with guests' }, { isCancelled: true }],
  ])('stay two %s', (_, about, first) => {
    expect(ruleFor(about, first)).toBeUndefined();
  });

  it('are one run when they say nearly the same days', () => {
    const run = { name: 'Paper Gardens', date: '2026-11-01', endDate: '2027-01-10', startTime: undefined };
    expect(ruleFor({ ...run, name: 'Paper Gardens (Exhibition)', endDate: '2027-01-03' }, run)).toBe(
      'same title and place, nearly the same run',
    );
    expect(ruleFor({ ...run, date: '2027-01-11', endDate: '2027-03-10' }, run)).toBeUndefined();
  });

  it('match whichever of them is asked about the other', () => {
    const tellings = labelledPairs().flatMap(({ a, b }) => [a, b]);
    fc.assert(
      fc.property(fc.constantFrom(...tellings), fc.constantFrom(...tellings), (a, b) => {
        expect(match(a, b)).toEqual(match(b, a));
      }),
      { numRuns: 2_000 },
    );
    for (const { a, b } of labelledPairs()) expect(match(a, b)).toEqual(match(b, a));
  });
});

describe('Of the pairs that were labelled by reading', () => {
  it.each(['tuned on', 'held out'] as const)('the half %s is told as it was labelled', (half) => {
    const pairs = labelledPairs().filter((pair) => pair.half === half);
    const ours = measured(pairs, (a, b) => match(a, b) !== undefined);
    const plain = measured(pairs, isSameTitleAndStart);
    expect(pairs.length).toBeGreaterThan(150);
    expect(ours.precision).toBeGreaterThanOrEqual(0.99);
    expect(ours.recall).toBeGreaterThanOrEqual(0.9);
    expect(ours.recall).toBeGreaterThan(plain.recall);
  });
});
