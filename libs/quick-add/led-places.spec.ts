import fc from 'fast-check';
import { KNOWN } from '../../test/data/phrases';
import { parseQuickAdd } from './parse-quick-add';
import { placeNounsWith } from './place-lexicon';

const TOWN = { ...KNOWN, places: [] };
const read = (text: string) => {
  const { name, location } = parseQuickAdd(text, TOWN);
  return { name, location };
};

const capital = (words: string) => words.replaceAll(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());

const events = fc.constantFrom('Piano recital', 'Budget hearing', 'Chess club');
const whens = fc.constantFrom('Sat Dec 5 at 2 pm', 'on Tuesday, December 8 at 9:30 a.m.', 'Thursday 12/3, 7-8pm');
const rests = fc.constantFrom('', '. Reception follows', ', bring a friend', ', $5');

describe('A room behind “in”', () => {
  const numbered = fc.constantFrom(
    ...placeNounsWith(
      ({ isNumbered, isGround, needsHouse, needsNumber }) => !!isNumbered && !isGround && !needsHouse && !needsNumber,
    )
      // The dot of 'Bldg. 4' ends no sentence.
      .filter((noun) => noun !== 'bldg'),
  );
  const lone = fc.constantFrom(...placeNounsWith(({ isLone, isGround, needsName }) => !!isLone && !isGround && !needsName));
  const adverbs = fc.constantFrom('', 'still ', 'again ', 'now ', 'once again ', 'as always, ');

  it('is the place with its number or letter, in small letters as well', () => {
    const numbers = fc.constantFrom('2', '14', 'B', '3C');
    fc.assert(
      fc.property(events, whens, numbered, numbers, fc.boolean(), rests, (name, when, noun, number, isSmall, rest) => {
        const room = isSmall ? `${noun} ${number}` : `${capital(noun)} ${number}`;
        expect(read(`${name} ${when} in ${room}${rest}`)).toEqual({ name, location: room });
      }),
      { numRuns: 300 },
    );
  });

  it('is the place behind a word that says that it is the usual one', () => {
    const rooms = fc.oneof(
      lone.map(capital),
      lone,
      fc.constantFrom('Loom Room', 'Juniper Room', 'back room', 'upper conference room'),
    );
    fc.assert(
      fc.property(events, whens, adverbs, rooms, rests, (name, when, adverb, room, rest) => {
        expect(read(`${name} ${when}, ${adverb}in the ${room}${rest}`)).toEqual({ name, location: room });
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    'Class in Room to Grow, Tuesday Dec 8 7 pm',
    'Fair Saturday Dec 5, 10 am to 5 pm, free parking in Lot C',
    'Play Friday Dec 4, 7 pm. Leave coats in Hall B.',
    'Science test in Lab 4 safety rules, Friday Dec 4 9 am',
    'Swim lesson Friday Dec 4, 4 pm in Level 2',
    'Tournament Sat Dec 5, 9 am in Pool A',
    'History test Friday Dec 4, 9 am in Unit 5',
    'Trivia Tuesday Dec 8 7 pm in teams of four',
    'Interview in person Tuesday Dec 8 9 am',
    'Concert in B minor Friday Dec 4 7 pm',
    'Musical Friday Dec 4, 7 pm, in Act 2 watch for Amy',
  ])('is no place as a title, of another clause, or where its noun is that of no room: %s', (text) =>
    expect(read(text).location).toBeNull(),
  );
});

const asks = (text: string) => parseQuickAdd(text, TOWN).questions.filter(({ question }) => question === 'Where is it?');

describe('A question where it is', () => {
  it('is none where one place is left, the other arrived at', () => {
    const departs = fc.constantFrom('Depart', 'Departs', 'Leaving', 'Leaves');
    const arrives = fc.constantFrom('Arrive', 'Arrives', 'Arriving');
    const stations = fc.constantFrom('Larkspur Depot', 'Copper Transportation Center', 'East Wexley Airport');
    fc.assert(
      fc.property(departs, arrives, stations, fc.constantFrom('. ', ', '), (depart, arrive, station, joint) => {
        const line = `Coach ticket, Sun Dec 27 2026. ${depart} 9:15 AM ${station}${joint}${arrive} 11:20 AM South Hill Station. 1 adult`;
        expect([read(line).location, asks(line)]).toEqual([station, []]);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['The tools will be sold at public auction on January 12 at 10 am on the courthouse steps', 'courthouse steps'],
    ['Trivia is back at the Rusty Plow, see you Thursday December 3 at 7pm', 'Rusty Plow'],
    ["We're back at the Rusty Plow for trivia Thursday December 3 at 7pm", 'Rusty Plow'],
    ['Brakes Mon. Nov. 30th at 8 am, Larkspur Garage. Loaner 3:15', 'Larkspur Garage'],
  ])('is none where only one is a place: %s', (text, place) => expect([read(text).location, asks(text)]).toEqual([place, []]));

  it('stays where one looks at a fair and is not there', () => {
    expect(asks('Look back at the Larkspur fair, Fri Dec 4 8pm')).toHaveLength(1);
  });

  it('is none where a known publisher comes to a home', () => {
    const places = [{ name: 'Larkspur Veterinary', address: null }];
    for (const home of ['your farm', 'your house', 'your office']) {
      const { location, questions } = parseQuickAdd(
        `Larkspur Veterinary herd check: Dr. Amund will be at ${home} Tuesday 11/24 at 9:00 AM`,
        { ...TOWN, places },
      );
      expect([location, questions]).toEqual([home, []]);
    }
  });
});

describe('A place with a word of its own, up to the day', () => {
  it.each([
    ['Candle vigil on the statehouse lawn, Sunday Dec 6, 5 pm', 'Candle vigil', 'statehouse lawn'],
    ['The ski bus departs from the high school lower lot Sat Jan 9 at 6 am', 'ski bus departs', 'high school lower lot'],
    ['Passport photos Mon Nov 23, 11 am, across from the courthouse', 'Passport photos', 'across from the courthouse'],
    [
      'Hi this is Jen from Smile Dental. We have you scheduled for a cleaning on Mon Nov 30 at 2:15 PM',
      'cleaning',
      'Smile Dental',
    ],
    ['Hi Ann, this is Dr. Patel’s office confirming your checkup on Tue, Dec 1 at 9 am', 'checkup', 'Dr. Patel’s office'],
  ])('is where it is: %s', (text, name, location) => {
    const draft = parseQuickAdd(text, { ...KNOWN, places: [] });
    expect({ name: draft.name, location: draft.location, questions: draft.questions }).toEqual({ name, location, questions: [] });
  });

  it.each(['Yoga on the beach', 'Table read of "Trouble at the Old Mill"'])('is none in a name: %s', (name) => {
    expect(parseQuickAdd(`${name} Monday Nov 30 at 7 pm`, { ...KNOWN, places: [] }).location).toBeNull();
  });
});

describe('A day or an hour behind “at”', () => {
  it.each(['meeting at SAT', 'choir Tuesday @ SAT', 'Party @ 24:00 Grange Hall', 'trivia @99 pm'])(
    'is no place, also one that may be none: %s',
    (line) => {
      expect(read(line).location).toBeNull();
    },
  );
});
