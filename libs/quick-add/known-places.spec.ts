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
