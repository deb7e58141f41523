import fc from 'fast-check';
import { KNOWN } from '../../test/data/phrases';
import { parseQuickAdd } from './parse-quick-add';

const placesOf = (...names: readonly string[]) => names.map((name) => ({ name, address: null }));

const TOWN = {
  ...KNOWN,
  town: 'Marlow Falls',
  places: placesOf(
    'Hoover Elementary',
    'Tanner Rec Center',
    'St. Brigid Church',
    'Mill Community Center',
    'Pickerel Point Boathouse',
  ),
};

/** Words of a name that no other place has. */
const PARTS = [
  ['hoover', 'Hoover Elementary'],
  ['rec center', 'Tanner Rec Center'],
  ['st brigid', 'St. Brigid Church'],
  ['community center', 'Mill Community Center'],
] as const;

const name = fc.constantFrom('bake sale', 'pta mtg', 'drop off pies', 'book club', 'craft fair');
const when = fc.constantFrom('sat 9-1', 'dec 3 630pm', 'tues 7pm', '12/5 10am');
const part = fc.constantFrom(...PARTS);

describe('A known place', () => {
  it('is meant by words that name it alone, behind a preposition or at the end of the line', () => {
    fc.assert(
      fc.property(name, when, part, fc.constantFrom('at ', ''), (what, day, [words, place], lead) => {
        const draft = parseQuickAdd(`${what} ${day} ${lead}${words}`, TOWN);
        expect({ name: draft.name, location: draft.location }).toEqual({ name: what, location: place });
        expect(draft.questions.filter(({ question }) => question === 'Where is it?')).toEqual([]);
      }),
    );
  });

  it('is asked about where two have the words, or only their kind is named', () => {
    const two = { ...TOWN, places: [...TOWN.places, ...placesOf('Hoover Park')] };
    for (const line of ['bake sale sat 9-1 at hoover', 'erg test 12/12 8am at boathouse']) {
      const { questions } = parseQuickAdd(line, two);
      expect(questions.map(({ question }) => question)).toEqual(['Where is it?']);
    }
  });
});

/** Generated names, and how residents call them in short. */
const KINDS: readonly (readonly [kind: string, short: readonly string[]])[] = [
  ['Baptist Church', ['baptist', 'bapt ch', 'baptist church']],
  ['Lutheran Church', ['lutheran', 'luth church']],
  ['Street Gymnasium', ['st gym', 'street gym']],
  ['Elementary School', ['elementary', 'elem', 'elem school']],
  ['Middle School', ['middle', 'ms']],
  ['High School', ['high', 'hs']],
  ['Recreation Center', ['rec', 'rec ctr', 'recreation center']],
  ['Memorial Library', ['library', 'memorial', 'mem lib']],
  ['Brewing Company', ['brewing', 'brewing company']],
];
const generatedName = fc.constantFrom('Tamarind', 'Hollister', 'Birchwood', 'Larkspur', 'Dunmore', 'St. Brigid');
const generatedPlace = fc
  .tuple(generatedName, fc.constantFrom(...KINDS))
  .chain(([first, [kind, shorts]]) =>
    fc
      .constantFrom(...shorts)
      .map((short) => ({ place: `${first} ${kind}`, said: `${first.replace('.', '')} ${short}`.toLowerCase() })),
  );
const LINES_WITH_SHORT: readonly ((event: string, when: string, said: string) => string)[] = [
  (event, when, said) => `${event} ${said} ${when}`,
  (event, when, said) => `${event} at ${said} ${when}`,
  (event, when, said) => `${event} ${when} ${said}`,
  (event, when, said) => `${event} ${when} @ ${said}`,
  (event, when, said) => `${said} ${when} ${event}`,
  (event, when, said) => `${when} ${event} ${said}`,
];

describe('A short name of a known place', () => {
  it('means it wherever it is in the line, where no other place is called so', () => {
    fc.assert(
      fc.property(generatedPlace, name, when, fc.constantFrom(...LINES_WITH_SHORT), ({ place, said }, what, day, write) => {
        const others = ['Oak Park', 'Town Hall', 'Sawmill Pond Grange'];
        const line = write(what, day, said);
        const draft = parseQuickAdd(line, { ...TOWN, places: placesOf(place, ...others) });
        expect([line, draft.name, draft.location, draft.questions]).toEqual([line, what, place, []]);
      }),
    );
  });

  it('is never taken without a question for a person or a kind whose name it shares', () => {
    const shared = fc.constantFrom('Grace', 'Hope', 'Taylor', 'Trinity', 'Franklin', 'Boone', 'Miller');
    const kind = fc.constantFrom('Lutheran Church', 'Chapel', 'Library', 'Middle School', 'Farm', 'Street Gym');
    const line = fc.constantFrom(
      ...['lunch % tues 12', 'babysit % sat 6pm', 'interview % wed 9am', "dinner at %'s sat 6", "sleepover %'s fri 6pm"],
      ...['piano with miss % tues 4pm', '% vs central fri 7pm', 'call % mon 4pm'],
    );
    fc.assert(
      fc.property(shared, kind, line, (person, house, form) => {
        const known = `${person} ${house}`;
        const { location, questions } = parseQuickAdd(form.replace('%', person), { ...TOWN, places: placesOf(known) });
        expect([form, location === known && questions.length === 0]).toEqual([form, false]);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['tool library sat 9am', 'dinner theater sat 6:30pm', 'community center of excellence call mon 10am'])(
    'is no part of the name of something else: %s',
    (line) => {
      const places = placesOf('Marlow Public Library', 'Olympia Theater', 'Mill Community Center');
      expect(parseQuickAdd(line, { ...TOWN, places }).location).toBeNull();
    },
  );

  it('that two have is asked about with both', () => {
    const places = placesOf('First Baptist Church', 'First Baptist Academy');
    for (const line of ['book club at first baptist tues 7pm', 'craft fair at First Baptist Sat 9am']) {
      const [question] = parseQuickAdd(line, { ...TOWN, places }).questions;
      expect(question!.choices.map(({ label }) => label)).toEqual(expect.arrayContaining(places.map((place) => place.name)));
    }
  });

  it.each([
    ['return library books mon', 'return library books', null],
    ['game vs birchwood high fri dec 4 7pm', 'game vs birchwood high', null],
    ['clean the library mon 9am', 'clean the library', null],
    ['story time library thurs 10am', 'story time', 'Tilford Public Library'],
    ['library storytime thurs 10am', 'storytime', 'Tilford Public Library'],
    ['swim lessons the Y sat 9am', 'swim lessons', 'Tilford Family YMCA'],
    ['planning board town hall rm 2 tues 7pm', 'planning board', 'Town Hall, Room 2'],
    ['trivia sawmill thurs 7pm', 'trivia', 'Sawmill Brewing'],
    ['trivia sawmill creek inn thurs 7pm', 'trivia', 'sawmill creek inn'],
  ])('is read as in: %s', (line, named, location) => {
    const places = placesOf(
      'Tilford Public Library',
      'Birchwood High School',
      'Tilford Family YMCA',
      'Town Hall, Room 2',
      'Sawmill Brewing',
    );
    const draft = parseQuickAdd(line, { ...TOWN, town: 'Tilford', places });
    expect([draft.name, draft.location]).toEqual([named, location]);
  });
});

const OTHER_WORDS = placesOf(
  ...[
    'Pottery Barn',
    'Holiday Inn',
    'Grace Community Church',
    'Quilters Guild House',
    'Driftwood Beach',
    'Franklin Park',
    'The Mill',
  ],
);
/** Without its day and hour, a line is the name. */
const named = (line: string): [string, string] => [line, line.replace(/ (?:sat|mon) .*/, '')];

describe('Words of a name, alone between days and hours', () => {
  const places = placesOf('Larkspur Park', 'Tilford Public Library', 'Dunmore Elementary School', 'Our Lady of Sorrows Church');
  const read = (line: string, known = places) => {
    const { name: named, location, questions } = parseQuickAdd(line, { ...TOWN, town: 'Tilford', places: known });
    const isAsked = questions.some(({ question }) => question === 'Where is it?');
    return `${named}${location ? ` @${location}` : ''}${isAsked ? ' ?' : ''}`;
  };

  it('are the place, whatever comes next', () => {
    const said = fc.constantFrom(['larkspur', 'Larkspur Park'], ['our lady', 'Our Lady of Sorrows Church']);
    const next = fc.constantFrom('', ' thru dec 16', ' starting dec 8', ' from dec 8');
    fc.assert(
      fc.property(fc.constantFrom('soccer practice', 'zumba', 'pta mtg'), said, next, (what, [words, place], end) => {
        expect(read(`${what} tuesdays 5-6:30pm ${words}${end}`)).toBe(`${what} @${place}`);
      }),
    );
  });

  it.each([
    ['mass sun 9am our lady then brunch', 'mass then brunch @Our Lady of Sorrows Church'],
    ['soccer mon 5pm larkspur bring water', 'soccer bring water @Larkspur Park ?'],
    ['tryouts larkspur sat 9am', 'tryouts @Larkspur Park'],
    // With a slip
    ['story time libary tues 10am', 'story time @Tilford Public Library'],
    ['study grp chem librry sun 1pm', 'study grp chem @Tilford Public Library'],
    // The only one that is known
    ['movie night at the park fri dec 4 6pm', 'movie night @Larkspur Park'],
    ['drop off cans at the school by tues', 'drop off cans @Dunmore Elementary School'],
    ['art show at the elementary school dec 8 6pm', 'art show @Dunmore Elementary School'],
  ])('as in: %s', (line, reading) => expect(read(line)).toBe(reading));

  it.each([
    'libary card renewal mon',
    'return libary books tues',
    'school board mon 7pm',
    'church picnic sat noon',
    'Larkspur cartoon sat 9am',
    'larkspur vet mon 9am',
    'call larkspur mon 9am',
    'watch larkspur mon 9am',
    'game vs larkspur mon 7pm',
    'order our lady tickets mon',
    'sunday school sat 9am',
    'walk in the park sat 10am',
  ])('but not in: %s', (line) => expect(read(line)).not.toMatch(/[@?]/));

  it.each([
    // An opponent or a performer
    ['game larkspur sat 7pm', 'game @Larkspur Park ?'],
    ['concert larkspur sat 7pm', 'concert @Larkspur Park ?'],
    ['playdate at the dog park sat 10am', 'playdate @dog park'],
    // The resident's own
    ['rehearsal thurs 7pm church', 'rehearsal @church'],
  ])('or not surely: %s', (line, reading) => expect(read(line)).toBe(reading));

  it.each([
    // A subject, a person or a thing
    ['class pottery sat 2pm', 'class @Pottery Barn ?'],
    ['party sat 7pm holiday bring gift', 'party bring gift @Holiday Inn ?'],
    ['study grace sat 7pm', 'study @Grace Community Church ?'],
    ['meeting mon 7pm quilters then dinner', 'meeting then dinner @Quilters Guild House ?'],
    ['movie sat 7pm the mill', 'movie @The Mill ?'],
    ...['rake driftwood sat 8am', 'lunch with driftwood sat noon', 'pick up franklin sat 9am'].map(named),
    ...['bath franklin sat 7pm', 'zoom franklin mon 9am', 'tball signups driftwood sat 9am'].map(named),
  ])('are perhaps another word: %s', (line, reading) => expect(read(line, OTHER_WORDS)).toBe(reading));

  it.each([
    ['at the park', 'Mill Street Playground'],
    ['at the school', 'Lindell Academy'],
  ])('of several of a kind none is meant: %s', (words, other) => {
    const kind = words.replace('at the ', '');
    expect(read(`bake sale ${words} dec 8 6pm`, [...places, ...placesOf(other)])).toBe(`bake sale @${kind}`);
  });
});

/** One word and more, with an article, a stop, an ampersand, a number, or only the noun of a house. */
const NAMES_OF_PLACES = [
  ...['The Roundhouse', 'The Mill', 'The Attic', 'Larkspur', 'Depot', 'O’Malley’s', 'The Green Door', 'The Kettle & Cup'],
  ...['Mercer & Vine', 'Depot No. 2', 'Hangar 18', 'St. Anne’s', 'Mt. Olive Chapel', 'Copper Kettle', 'J. Pike Center'],
  ...['Larkspur Hall', 'Upper Pike Grange Hall'],
] as const;

type Line = (name: string, when: string, place: string) => string;

/** Where a place is a clause of its own, or behind a preposition. */
const LINES: readonly Line[] = [
  (name, when, place) => `${name}, ${when}, ${place}`,
  (name, when, place) => `${name}, ${when}, ${place}. Invitation to follow`,
  (name, when, place) => `${name}, ${when}, ${place}. Libation, drumming, shared meal.`,
  (name, when, place) => `${name}, ${when}, ${place}, $5 per person`,
  (name, when, place) => `${name}, ${when}, ${place} (cash bar)`,
  (name, when, place) => `${name}, ${when}, ${place}, 400 Alder Avenue`,
  (name, when, place) => `${name}, ${when}, ${place} 400 Alder Avenue. Bring a friend.`,
  (name, when, place) => `${name}, ${when}, ${place} (400 Alder Avenue)`,
  (name, when, place) => `${name}, ${when}, ${place} on Alder Avenue. Bring a friend.`,
  (name, when, place) => `${name}, ${when}, ${place} upstairs. Bring a friend.`,
  (name, when, place) => `${name}, ${when} (${place}). Bring a friend.`,
  (name, when, place) => `${name}, ${when}: ${place}`,
  (name, when, place) => `${name}, ${when}, inside ${place}. Bring a friend.`,
  (name, when, place) => `${name}, ${when} at ${place}. Bring a friend.`,
  (name, when, place) => `${name}, ${when} @ ${place}`,
  (name, when, place) => `${name}, ${when}! ${place}, bring a friend.`,
  (name, when, place) => `${name}, ${when}. ${place}. Bring a friend.`,
  (name, when, place) => `${name}, ${when}. ${place}, 400 Alder Avenue.`,
  (name, when, place) => `${name}, ${when}. Location: ${place}. Bring a friend.`,
  (name, when, place) => `${name}, ${when}. Where: ${place}, 400 Alder Avenue.`,
  (name, when, place) => `${name} – ${when} – ${place}`,
  (name, when, place) => `${name} - ${when} - ${place} - free`,
  (name, when, place) => `${name} | ${when} | ${place} | free`,
  (name, when, place) => `${name}\n${when}\n${place}\nBring a friend`,
  (name, when, place) => `${name}, ${place}, ${when}. Bring a friend.`,
  (name, when, place) => `${name}, ${place} ${when}. Bring a friend.`,
  (name, when, place) => `${name} (${place}), ${when}. Bring a friend.`,
  (name, when, place) => `${name}. ${place}, ${when}. Bring a friend.`,
  (name, when, place) => `${name} at ${place}, ${when}, $5 per person`,
  (name, when, place) => `${when}: ${name}, ${place}. Bring a friend.`,
];

describe('A known place in a clause of its own, or behind a preposition', () => {
  const places = placesOf(...NAMES_OF_PLACES);
  const event = fc.constantFrom('Wreath workshop', 'Winter Formal', 'Blood drive');
  const day = fc.constantFrom('Sat, Dec 5, 7 PM', 'Tuesday, December 8th, 5:30-8 pm', 'December 12, 2026', 'Fri Dec 4 at noon');

  it.each(LINES.map((write): [string, Line] => [write('Dance', 'Sat 7 pm', 'Oak Hall'), write]))(
    'is the place, whatever its name: %s',
    (_, write) => {
      fc.assert(
        fc.property(event, day, fc.constantFrom(...NAMES_OF_PLACES), fc.boolean(), (name, when, place, hasArticle) => {
          const draft = parseQuickAdd(write(name, when, hasArticle ? place : place.replace(/^The /, '')), { ...TOWN, places });
          expect({ name: draft.name, location: draft.location }).toEqual({ name, location: place });
          expect(draft.questions).toEqual([]);
        }),
        { numRuns: 60 },
      );
    },
  );
});
