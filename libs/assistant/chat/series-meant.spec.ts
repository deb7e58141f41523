import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Quorl: open play', ...at('2026-11-23', '11:00', '13:00') },
  { name: 'Quorl meetup, Thursday mornings', ...at('2026-12-03', '10:00', '11:00') },
  { name: 'Noon lunch - Whales of the bay', ...at('2026-12-08', '12:00', '13:00') },
  { name: 'Noon lunch - The first tomato', ...at('2027-01-12', '12:00', '13:00') },
  { name: 'Noon lunch - Bridges', organization: 'Bank', ...at('2027-02-09', '12:00', '13:00') },
  { name: 'Lecture: Snails', ...at('2026-12-10', '19:00', '20:00') },
  { name: 'Chess night', ...at('2026-11-24', '19:00', '21:00') },
  { name: 'Chess and coffee', ...at('2026-11-26', '10:00', '11:00') },
  { name: 'Band concert', ...at('2026-11-24', '19:00', '21:00') },
];
const TOWN = townOf(EVENTS);

const told = (...turns: string[]): string[] => namesIn(askInTurn(turns, TOWN), EVENTS);

describe('What goes on from what was told, where the dates of a series have different names', () => {
  test.each([
    [['quorl on monday', 'do I need to sign up', 'which one is on a thursday'], '12-03 Quorl meetup, Thursday mornings'],
    [['lunch about whales', 'does it cost anything', 'and what is it about in january?'], '01-12 Noon lunch - The first tomato'],
    [['lunch about whales', 'when is the one after'], '01-12 Noon lunch - The first tomato'],
  ])('%j is told %s', (turns, name) => {
    expect(told(...turns)).toContain(name);
  });

  test('one of another publisher is none of the series', () => {
    expect(told('lunch about whales', 'where is it', 'and in february?')).not.toContain('02-09 Noon lunch - Bridges');
  });

  test('where the name itself is on then, no other one is told', () => {
    expect(told('chess night', 'where is it', 'is it on tuesday')).toEqual(['11-24 Chess night']);
  });

  test('what is on of a list that was narrowed goes on with what the list was of', () => {
    expect(told('chess', "can't do mondays", 'is there one on tuesday?')).toEqual(['11-24 Chess night']);
    expect(told('chess', "can't do mondays", 'when is the one on thursday')).toEqual(['11-26 Chess and coffee']);
  });
});
