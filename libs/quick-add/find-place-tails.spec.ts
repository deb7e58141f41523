import fc from 'fast-check';
import { KNOWN } from '../../test/data/phrases';
import { parseQuickAdd } from './parse-quick-add';

const read = (text: string, places = [] as typeof KNOWN.places) => {
  const { name, location } = parseQuickAdd(text, { ...KNOWN, places });
  return { name, location };
};

const names = fc.constantFrom('swim meet', 'kayla hockey practice', 'poker night', 'blood drive', 'zumba', 'book club lunch');
const whens = fc.constantFrom('sat 9am', 'dec 10 7pm', 'mon 630pm', 'every wed 4pm');
const places = fc.constantFrom(
  ...['hs auditorium', 'ymca pool', 'school parking lot', 'church basement', 'fellowship hall', 'st brendans parish hall'],
  ...['room 114', 'rink 2', 'toms garage', 'aunt debs house', 'willow st', '42 seward ave', 'corner of lake and genesee'],
  ...['behind the opera house', 'lot behind byrne dairy', 'back room of the bookworm', 'presbyterian church side door'],
);

describe('A line typed in a hurry', () => {
  it('ends in the place before or behind the day', () => {
    fc.assert(
      fc.property(names, whens, places, fc.boolean(), (name, when, place, isDayFirst) => {
        expect(read(isDayFirst ? `${when} ${name} ${place}` : `${name} ${place} ${when}`)).toEqual({ name, location: place });
      }),
      { numRuns: 300 },
    );
  });

  it('has the place between or behind the day and the hour', () => {
    const alone = fc.constantFrom('library', 'school gym', 'rink 2', 'town hall');
    fc.assert(
      fc.property(names, alone, fc.constantFrom('sat 9am', 'dec 10 7pm'), fc.boolean(), (name, place, when, isPlaceFirst) => {
        expect(read(isPlaceFirst ? `${place} ${when} ${name}` : `${name} ${when} ${place}`)).toEqual({ name, location: place });
      }),
      { numRuns: 100 },
    );
  });

  it('ends in a place that capitals or an owner set off', () => {
    const events = fc.constantFrom('haircut', 'eye exam', 'oil change');
    const venues = fc.constantFrom('Sport Clips', 'Creekside Cafe', 'Hilltown Dental');
    const meetings = fc.constantFrom('bunco', 'Friendsgiving', "women's Bible study", 'playdate for Owen', 'tutoring for Emma');
    const owners = fc.constantFrom('Amy', 'Grandma', 'Mrs Kowalski', 'deb');
    const homes = fc.constantFrom('house', 'place', 'basement');
    fc.assert(
      fc.property(events, venues, meetings, owners, homes, whens, (event, venue, meeting, owner, home, when) => {
        expect(read(`${event} ${venue} ${when}`)).toEqual({ name: event, location: venue });
        expect(read(`${meeting} ${owner}'s ${home} ${when}`)).toEqual({ name: meeting, location: `${owner}'s ${home}` });
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    'lunch with Ann Taylor tues noon',
    'Winter Dance Showcase sat 7pm',
    'Movie night Frozen sat 7pm',
    'Birthday party Liam sat 2pm',
    "Fix Dad's garage door sat 10am",
    "wash Pete's house windows sat 9am",
    'Game night Catan sat 7pm',
    'Vet appointment Max tues 10am',
  ])('keeps in its name who or what is meant in capitals: %s', (line) => expect(read(line).location).toBeNull());

  it('means the only place of its kind that the town knows', () => {
    const library = { name: 'Larkspur Free Library', address: '14 Elm Street' };
    const other = { name: 'Branch Library', address: null };
    expect(read('library sat 10am lego club', [library]).location).toBe(library.name);
    expect(read('library sat 10am lego club', [library, other]).location).toBe('library');
  });

  it.each([
    'clean toms garage sat 9am',
    'paint church basement sat 9am',
    'tour hs auditorium mon 4pm',
    'pool party sat 2pm',
    'library board meeting mon 7pm',
    'church supper sat 5pm',
    'garage sale sat 8am',
    'parking lot sale sat 8am',
    'view from dock st sat 6pm',
    'ruth eye dr mon 2pm',
    'cheese board class sat 2pm',
    'clean the parking lot sat 2pm',
    'measure the dining room sat 2pm',
    'organize room 12 sat 2pm',
    'class moved from room 4 to room 9 mon 3pm',
    'movie Jurassic Park sat 7pm',
    'talk about willow st mon 7pm',
    ...['meet jen park mon 9am', 'lunch mom library mon 9am', 'party emma trampoline park sat 2pm', 'drive jack gym mon 8am'],
    ...[
      'meeting pta library mon 7pm',
      'rehearsal full cast auditorium mon 7pm',
      'practice jv gym mon 7pm',
      'appt dr hall mon 9am',
    ],
    ...[
      'lunch with rob park sat 9am',
      'funeral john hall sat 9am',
      'speaker judge mary court mon 7pm',
      'concert linkin park sat 7pm',
    ],
    ...['mom call walgreens mon 9am', 'fridge delivery home depot mon 8am', 'zoning hearing walmart mon 7pm'],
    ...['tour new fire station mon 9am', 'meeting about the new community center mon 7pm', 'swim meet vs ymca sat 9am'],
    ...[
      'night shift hospital sat 7pm',
      'bake cookies church sat 9am',
      'dinner theater sat 7pm',
      'movie wall street sat 7pm',
      'haircut lisa lane mon 4pm',
      'book discussion the road mon 7pm',
      'movie night jurassic park sat 7pm',
    ],
    ...[
      'skip mon school',
      'quit mon 8am school',
      'contact mon 8am hospital',
      'reserve mon 8am hotel',
      'winterize mon 8am cottage',
    ],
    ...['movie sat 7pm jurassic park', 'concert sat 7pm linkin park'],
  ])('keeps in its name what is done there or held: %s', (text) => {
    expect(read(text)).toEqual({ name: text.replace(/ (?:sat|mon)(?: \d[ap]m)?\b/, ''), location: null });
  });
});
