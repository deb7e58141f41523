import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Chowder', ...at('2026-11-20', '17:00', '18:00') },
  { name: 'Polka', ...at('2026-11-20', '20:30', '22:00') },
  { name: 'Pancakes', ...at('2026-11-21', '07:00', '08:00') },
  { name: 'Rugby', ...at('2026-11-21', '09:30', '11:00') },
];

const ask = (...turns: string[]) => namesIn(askInTurn(turns, townOf(EVENTS)), EVENTS).map((one) => one.slice(6));

describe('An hour without a half of the day', () => {
  it.each(['only after 8', 'just after 8:00', 'i can only come after 8', 'i dont get off work til 8', 'anything after 8'])(
    'is one in the evening, of what is on in the evening: %s',
    (turn) => expect(ask('whats on tonight', turn)).toEqual(['Polka']),
  );

  it.each(['nothing after 8', 'only before 8'])('that ends it, too: %s', (turn) =>
    expect(ask('whats on tonight', turn)).toEqual(['Chowder']),
  );

  it('stays in the morning, of what is on in the morning', () =>
    expect(ask('whats on saturday morning', 'only after 8')).toEqual(['Rugby']));
});
