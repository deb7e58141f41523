import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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
    const places = fc.constantFrom('shear delight', 'aqua tots', 'bright smiles', 'flip zone', 'riverside', 'vision works');
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

  it('is a person or a kind where it is one word without the letters of a place', () => {
    const persons = fc.constantFrom(
      'coffee',
      'birthday dinner',
      'birthday party',
      'vet',
      'checkup',
      'violin lessons',
      'playdate',
    );
    const kinds = fc.constantFrom('yoga', 'dance class', 'choir practice', 'haircut', 'oil change', 'swim');
    const subjects = fc.constantFrom('watch party', 'movie night', 'game night', 'ballet', 'recital');
    const words = fc.constantFrom(
      'wrenley',
      'nala',
      'reformer',
      'tenors',
      'subaru',
      'catan',
      'nutcracker',
      'biryani',
      'limp',
      'lucas',
    );
    fc.assert(
      fc.property(fc.oneof(persons, kinds, subjects), words, days, hours, (event, word, day, hour) => {
        expect(read(`${event} ${word} ${day} ${hour}`)).toEqual({ name: `${event} ${word}`, location: null, choices: [] });
      }),
      { numRuns: 100 },
    );
  });

  it('is whose event it is and no home where one does not do it at one', () => {
    const events = fc.constantFrom(
      ...['dentist', 'vet', 'haircut', 'swim lessons', 'soccer game', 'recital', 'oil change', 'surgery', 'wedding'],
      ...['birthday party', 'birthday dinner', 'graduation party', 'retirement party', 'baby shower'],
    );
    const owners = fc.constantFrom('emmas', "emma's", 'moms', "mom's", "tyler's", 'lucas', 'marcos');
    fc.assert(
      fc.property(events, owners, days, hours, (event, owner, day, hour) => {
        expect(read(`${event} ${owner} ${day} ${hour}`)).toEqual({ name: `${event} ${owner}`, location: null, choices: [] });
      }),
      { numRuns: 100 },
    );
  });

  it('is a home where one does it at one', () => {
    const events = fc.constantFrom(
      'dinner',
      'sleepover',
      'girls night',
      'game night',
      'playdate',
      'poker',
      'book club',
      'wreath making',
    );
    const owners = fc.constantFrom('emmas', "emma's", 'grandmas', 'deb and rays');
    fc.assert(
      fc.property(events, owners, days, hours, (event, owner, day, hour) => {
        expect(read(`${event} ${owner} ${day} ${hour}`)).toEqual({ name: event, location: owner, choices: [] });
      }),
      { numRuns: 100 },
    );
  });

  it('is asked about in few of the lines that residents write without a place', () => {
    const lines = readFileSync(resolve('test/data/ordinary-lines.txt'), 'utf8').trim().split('\n');
    const asked = lines.filter((line) =>
      parseQuickAdd(line, { ...KNOWN, places: [] }).questions.some(({ question }) => question === 'Where is it?'),
    );
    expect(asked.length / lines.length).toBeLessThan(0.02);
  });

  it.each([
    ...['dinner chicken parm', 'haircut beard trim', 'vet rabies booster', 'lunch duty', 'lunch n learn', 'haircut & color'],
    ...['dinner w kims', 'dinner w the hendersons', 'coffee w brooke parks'],
    ...[
      'book club the great gatsby',
      'movie night elf',
      'movie night mystic pizza',
      'watch party the bear',
      'watch party abbott elementary',
      'game night mario kart',
      'ballet swan lake',
      'swim freestyle clinic',
      'choir practice alto section',
      'dinner the hendersons',
      'lunch priyanka and dev',
      'coffee mr rogers',
      'coffee with jen brooks',
      'parent teacher conference mrs davis',
      'memorial service mr harris',
      'vet spay nala',
      'pancake breakfast firefighters',
      'lunch aunts',
      'dinner cousins',
      'class syllabus review',
      'dentist max',
      'bday call noah',
      'swim team banquet',
    ],
    ...[
      'dad cardiologist echo',
      'mom dermatologist biopsy',
      'sam orthodontist xrays',
      'mri left shoulder',
      'ultrasound abdomen pelvis',
    ],
    ...['sam biology midterm', 'sam psychology kowalski', 'mom oncology infusion'],
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

  it.each([
    'turkey in oven sat 10am',
    'turn in essay mon 9am',
    'dinner w in laws sat 6pm',
    'dinner in laws sat 6pm',
    'book club in person mon 7pm',
  ])("is no town behind 'in': %s", (text) => {
    expect(read(text)).toMatchObject({ location: null });
  });
});
