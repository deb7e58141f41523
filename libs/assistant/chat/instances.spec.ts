import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, townOf } from './testing/invented-town';

const TALK = { name: 'La Causerie: French Conversation', description: 'Coffee and talk in French, all levels.' };
const EVENTS: readonly Partial<TownEvent>[] = [
  { ...TALK, ...at('2026-11-23', '18:00', '20:00') },
  { ...TALK, ...at('2026-12-07', '18:00', '20:00') },
  { ...TALK, ...at('2026-12-21', '18:00', '20:00'), status: 'cancelled', description: 'Cancelled for the holidays.' },
  { ...TALK, ...at('2027-01-04', '18:00', '20:00'), description: 'In the annex this time.' },
  { name: 'Chess club', ...at('2026-12-21', '18:00', '20:00') },
];
const TOWN = townOf(EVENTS);

describe('An instance whose own text lacks the words of the question', () => {
  it.each([
    [['french talk on dec 21'], /December 21 is cancelled/],
    [['when do they meet to talk french', 'is the one on dec 21 on'], /December 21 is cancelled/],
    [['coffee and french on january 4'], /Monday, January 4, 2027/],
  ])('is told of the day that is asked about: %j', (turns, told) => {
    const answer = askInTurn(turns, TOWN);
    expect(answer).toMatch(told);
    expect(answer).not.toMatch(/nothing|Chess/);
  });

  it('is not told of a day without one', () => {
    expect(askInTurn(['french talk on december 14'], TOWN)).toMatch(/^I find nothing[\s\S]*Next:/);
  });
});
