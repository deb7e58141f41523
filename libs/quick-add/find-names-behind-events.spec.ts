import fc from 'fast-check';
import { KNOWN } from '../../test/data/phrases';
import { parseQuickAdd } from './parse-quick-add';

const read = (text: string) => {
  const { name, location, questions } = parseQuickAdd(text, { ...KNOWN, places: [] });
  return { name, location, choices: questions.flatMap(({ choices }) => choices.map(({ sets }) => sets)) };
};

const days = fc.constantFrom('sat', 'dec 10', 'every wed');
const hours = fc.constantFrom('11am', '1:15pm', '6pm');

describe('Behind what happens, a name that no list knows', () => {
  it('is a place that is asked about, and the name with it is offered', () => {
    const events = fc.constantFrom('haircut', 'swim lessons', 'kayla soccer practice', 'tire rotation', 'date night', 'trivia');
    const places = fc.constantFrom('shear delight', 'goldfish', 'bright smiles', 'flip zone', 'nauti mermaid', 'vision works');
    fc.assert(
      fc.property(events, places, days, hours, (event, place, day, hour) => {
        const { name, location, choices } = read(`${event} ${place} ${day} ${hour}`);
        expect({ name, location }).toEqual({ name: event, location: place });
        expect(choices).toContainEqual(expect.objectContaining({ name: `${event} ${place}`, location: null }));
      }),
      { numRuns: 100 },
    );
  });

  it('is not asked about where it is a home, a business or behind an article', () => {
    const events = fc.constantFrom('dinner', 'girls night', 'lunch with kim', 'drinks w the smiths', 'party for max');
    const places = fc.constantFrom(
      ...[
        'joannas',
        'aunt carols',
        'mrs hendersons',
        'kinney drugs',
        'olive & thyme',
        'the rusty nail',
        'lakeview animal hospital',
      ],
    );
    fc.assert(
      fc.property(events, places, days, hours, (event, place, day, hour) => {
        fc.pre(place.includes(' ') || !/ (?:w|with|for) /.test(event));
        const { name, location, choices } = read(`${event} ${place} ${day} ${hour}`);
        expect({ name, location, choices }).toEqual({ name: event, location: place.replace('the ', ''), choices: [] });
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ...['dinner chicken parm', 'haircut beard trim', 'vet rabies booster', 'lunch duty', 'lunch n learn', 'haircut & color'],
    ...[
      'dinner w kims',
      'dinner w the hendersons',
      'lunch w jenny ortiz',
      'coffee w brooke parks',
      'breakfast w the fellas hardees',
    ],
    ...[
      'book club the great gatsby',
      'movie night elf',
      'class syllabus review',
      'dentist max',
      'bday call noah',
      'swim team banquet',
    ],
  ])('stays in the name of who, what or which it is: %s', (name) => {
    expect(read(`${name} sat 11am`)).toEqual({ name, location: null, choices: [] });
  });
});
