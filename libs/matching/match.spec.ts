import fc from 'fast-check';
import { blindPairs, inventedPairs, isSameTitleAndStart, labelledPairs, laterPairs, measured } from './labelled/labelled-pairs';
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
const cityHallOf = (city: string): Partial<Telling> => ({
  organization: `City of ${city}`,
  name: 'Planning Commission',
  location: 'City Hall',
  address: undefined,
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
    ['in rooms that a letter tells apart', { location: 'Mill Concert Hall, Room B' }, { location: 'Mill Concert Hall, Room A' }],
    ['in two rooms of one house', { location: 'Mill Concert Hall, Lower Foyer Room' }, { location: 'Green Room' }],
    [
      'in two rooms, though one page tells of both',
      { location: 'Green Room', url: 'https://mill.example/serenade' },
      { location: 'Red Room', url: 'https://mill.example/serenade' },
    ],
    [
      'in two branches',
      { location: 'Northside Branch', address: undefined },
      { location: 'Southgate Branch', address: undefined },
    ],
    ['in the city halls of two cities', cityHallOf('Port Hadley'), cityHallOf('Port Ellery')],
    ['of two troops', { organization: 'Troop 41' }, { organization: 'Troop 77' }],
    ['of two schools of a town', { organization: 'Mill North High' }, { organization: 'Mill South High' }],
    ['of two groups', { name: 'Ghost Walk, Group A' }, { name: 'Ghost Walk, Group B' }],
    [
      'at two games, though one page tells of both',
      { name: 'Varsity Softball vs Lohman', url: 'https://mill.example/game/771' },
      { name: 'Varsity Baseball vs Lohman', url: 'https://mill.example/game/771' },
    ],
    [
      'with two guests, though one page tells of both',
      { name: 'Author Talk with Ann Bell', url: 'https://mill.example/author-talks' },
      { name: 'Author Talk with Bo Cole', url: 'https://mill.example/author-talks' },
    ],
    [
      'in two towns that have a field of one name',
      { organization: 'Dale Recreation', location: 'Memorial Field, Dale' },
      { organization: 'Hill Recreation', location: 'Memorial Field, Hill', address: undefined },
    ],
    ['on two streets', { location: 'Oak Street', address: undefined }, { location: 'Pine Street', address: undefined }],
    [
      'at two churches of one faith',
      { location: 'First Baptist Church', address: undefined },
      { location: 'Grace Baptist Church', address: undefined },
    ],
    ['booked anew after it was called off', { name: 'Copper Serenade with guests' }, { isCancelled: true }],
  ])('stay two %s', (_, about, first) => {
    expect(ruleFor(about, first)).toBeUndefined();
  });

  it.each([
    ['the house', {}, { location: 'Green Room', address: undefined }],
    ['the town', { location: 'Cedar Mills, OH', address: undefined }, {}],
    ['the county', { location: 'Brandt County', address: undefined }, {}],
    ['the street', { location: '12 River Rd., Cedar Mills, OH 44199', address: undefined }, {}],
    [
      'a part of a park',
      { location: 'Depot Park Bandshell', address: undefined },
      { location: 'Depot Park', address: undefined },
    ],
  ])('are one where the other names only %s', (_, about, first) => {
    expect(ruleFor(about, first)).toBeDefined();
  });

  it('are one where one page tells of both, whatever they call the place, and never for the address of a calendar', () => {
    const [there, elsewhere] = [{ location: 'Old Lock' }, { location: 'Canal Terraces', address: undefined }];
    const page = (url: string) =>
      ruleFor({ ...elsewhere, url: `${url}?utm_source=gazette` }, { ...there, address: undefined, url });
    expect(page('https://mill.example/serenade')).toBe('same page and start');
    expect(page('https://mill.example/events/')).toBeUndefined();
    expect(ruleFor({ ...elsewhere, url: 'https://a.example/1' }, { ...there, url: 'https://a.example/2' })).toBeUndefined();
  });

  it.each([
    ['in other forms of its words', 'Fifth-Sunday Sing at First Baptist', 'Fifth Sunday Singing'],
    ['with initials', 'BOE meets', 'Board of Education Meeting'],
    ['with a garnish', 'Guided Wildflower Walk – FREE', 'Spring Wildflower Walk'],
    ['behind who presents it', 'Library Foundation presents Garrison Wells', 'An Evening with Garrison Wells'],
    ['with its price and doors', 'Garrison Wells ($25, doors 7 PM)', 'Garrison Wells'],
    ['with two letters exchanged', 'Winter Serneade', 'Winter Serenade'],
  ])('are one where a title is told %s', (_, name, first) => {
    expect(ruleFor({ name }, { name: first })).toBeDefined();
  });

  it.each([
    ['in the hall or on a screen', 'Town Hall / Zoom', 'Town Hall Room 2'],
    ['by initials', 'LFHS Auditorium', 'Linden Falls High School Auditorium'],
    ['by its street', 'Canal St & 3rd', 'Lockkeeper Brewing'],
    ['with another kind of house', 'Paynetown SRA', 'Paynetown Activity Center'],
  ])('are one where the place is told %s', (_, location, first) => {
    expect(ruleFor({ location, address: undefined }, { location: first, address: undefined })).toBeDefined();
  });

  it('are one from the doors to the show, and two as the sessions of a page', () => {
    const later = { startTime: '2026-11-20T20:15:00-05:00' };
    const url = 'https://mill.example/serenade';
    expect(ruleFor(later)).toBeUndefined();
    expect(ruleFor({ ...later, name: 'Copper Serenade (doors 7:30)' })).toBeDefined();
    expect(ruleFor({ ...later, url }, { url })).toBeDefined();
    expect(ruleFor({ ...later, url }, { url, endTime: '2026-11-20T20:15:00-05:00' })).toBeUndefined();
  });

  it('are one run when they say nearly the same days', () => {
    const run = { name: 'Paper Gardens', date: '2026-11-01', endDate: '2027-01-10', startTime: undefined };
    expect(ruleFor({ ...run, name: 'Paper Gardens (Exhibition)', endDate: '2027-01-03' }, run)).toBe(
      'same title and place, nearly the same run',
    );
    expect(ruleFor({ ...run, date: '2027-01-11', endDate: '2027-03-10' }, run)).toBeUndefined();
  });

  it('match whichever of them is asked about the other', () => {
    const all = [...labelledPairs(), ...inventedPairs(), ...laterPairs(), ...blindPairs()];
    const tellings = all.flatMap(({ a, b }) => [a, b]);
    fc.assert(
      fc.property(fc.constantFrom(...tellings), fc.constantFrom(...tellings), (a, b) => {
        expect(match(a, b)).toEqual(match(b, a));
      }),
      { numRuns: 2_000 },
    );
    for (const { a, b } of all) expect(match(a, b)).toEqual(match(b, a));
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

describe('Of the pairs of invented townships', () => {
  it.each([
    ['that were written before the rules', inventedPairs()],
    ['that were written by somebody else', blindPairs()],
    ['of all', [...inventedPairs(), ...laterPairs(), ...blindPairs()]],
  ])('those %s are told as they are labelled', (_, pairs) => {
    const { precision, recall } = measured(pairs, (a, b) => match(a, b) !== undefined);
    expect(pairs.filter(({ isSame }) => isSame)).toHaveLength(pairs.length / 2);
    expect(precision).toBeGreaterThanOrEqual(0.99);
    expect(recall).toBeGreaterThanOrEqual(0.92);
  });
});
