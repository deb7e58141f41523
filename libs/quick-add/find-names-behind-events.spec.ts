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
    ...['dinner w kims', 'dinner w the hendersons', 'coffee w brooke parks'],
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

  it.each([
    ['dentist tues 3pm bright smiles', 'dentist', 'bright smiles'],
    ['poker tonight daves 8pm', 'poker', 'daves'],
    ['coffee w jen sat 9am driftwood', 'coffee w jen', 'driftwood'],
    ['mammogram north coast imaging dec 1 8am', 'mammogram', 'north coast imaging'],
    ['drop off car tire depot mon 8am', 'drop off car', 'tire depot'],
    ['wed 4pm harlow farms pick up turkey', 'pick up turkey', 'harlow farms'],
    ['corner of lake and genesee parade meetup sat 3pm', 'parade meetup', 'corner of lake and genesee'],
    ['ice rink open skate sun 1-3pm', 'open skate', 'ice rink'],
    ['soccer game in seaside sat 11am', 'soccer game', 'seaside'],
    ['our place sunday bills game 1pm', 'bills game', 'our place'],
    ['cookie swap 12/12 2pm dees house', 'cookie swap', 'dees house'],
    ['flu shots cvs ridge rd mon 1pm', 'flu shots', 'cvs ridge rd'],
    ['piano recital first methodist dec 13 3pm', 'piano recital', 'first methodist'],
  ])('is the place also apart from it: %s', (text, name, location) => {
    expect(read(text)).toMatchObject({ name, location });
  });

  it.each(['turkey in oven sat 10am', 'turn in essay mon 9am', 'dinner w in laws sat 6pm', 'book club in person mon 7pm'])(
    "is no town behind 'in': %s",
    (text) => {
      expect(read(text)).toMatchObject({ location: null });
    },
  );
});
