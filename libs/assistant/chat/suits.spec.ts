import type { TownEvent } from '#libs/contracts';
import { anEvent } from '#libs/contracts/testing';
import { buildCalendarIndex } from './calendar-index';
import { answerAboutEvent } from './one-event';

const TODAY = '2026-11-20';
const ofAll = { id: 1, name: 'Town Library', category: 'Education', description: 'Everything is free; some things need a seat.' };

const entryOf = (event: Partial<TownEvent>) => {
  const told = anEvent({ name: 'Reading', organization: 'Town Library', description: 'A book.', date: TODAY, ...event });
  return buildCalendarIndex([told], [ofAll as never]).entries[0]!;
};

describe('What an event costs, asked in the chat', () => {
  it.each<[string, Partial<TownEvent>, boolean, string]>([
    [
      'its organization says it of all it does',
      {},
      true,
      'says about all its events: “Everything is free; some things need a seat.”',
    ],
    ['its publisher says so in a field', { price: 'Free' }, true, 'says about the price: “Free”'],
    ['its publisher asks for money in a field', { price: '$12' }, false, 'says about the price: “$12”'],
    ['it is filed so', { categories: ['Free programs'] }, true, 'files it under: “Free programs”'],
    ['its text has a price', { description: 'Seats are $5.' }, false, '“Seats are $5.”'],
    ['its text has the word', { description: 'Free admission.' }, true, '“Free admission.”'],
  ])('is told as the filter finds it: %s', (_, said, isFree, words) => {
    const entry = entryOf(said);
    expect(entry.freeBecause !== null).toBe(isFree);
    expect(answerAboutEvent('cost', [entry], TODAY)).toContain(words);
  });

  it('is not known where nobody says it', () => {
    expect(answerAboutEvent('cost', [entryOf({ organization: 'Rotary' })], TODAY)).toContain('does not say what it costs');
  });
});

describe('For whom an event is', () => {
  it('is children where the filter finds them, and whoever else is named', () => {
    expect([...entryOf({ name: 'Lap time for babies' }).audiences]).toEqual(['children']);
    expect([...entryOf({ description: 'Homework help. Grades 6 to 8.' }).audiences]).toEqual(['children', 'teens']);
    expect([...entryOf({ name: 'Family law for adults only' }).audiences]).toEqual([]);
  });
});
