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
