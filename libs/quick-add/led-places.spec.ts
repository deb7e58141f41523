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
    ...placeNounsWith(({ isNumbered, isGround, needsHouse, needsNumber }) => !!isNumbered && !isGround && !needsHouse && !needsNumber)
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
