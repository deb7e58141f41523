import fc from 'fast-check';
import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Quilled', ...at('2026-11-20', '19:00', '21:00'), location: 'Grange Hall' },
  { name: 'Quilled', ...at('2026-11-21', '14:00', '16:00'), location: 'Grange Hall' },
  { name: 'Quilled', ...at('2026-11-22', '19:00', '21:00'), location: 'Grange Hall' },
  { name: 'Zorbing', ...at('2026-11-23', '13:00', '15:00'), location: 'Depot' },
  { name: 'Chess Night', ...at('2026-11-24', '19:00', '21:00'), location: 'Depot' },
];
const TOWN = townOf(EVENTS);
const ALL_DATES = ['11-20 Quilled', '11-21 Quilled', '11-22 Quilled'];

const namesAfter = (...turns: string[]) => namesIn(askInTurn(turns, TOWN), EVENTS);

describe('After the answer about one event, a resident', () => {
  it.each([
    'any other days',
    'what other dates?',
    "i can't tonight. any other nights",
    'so when can i still see it',
    'when is it playing',
    'when can we catch it?',
  ])('is told all dates of its series: %s', (message) => {
    expect(namesAfter('is quilled on tonight', message)).toEqual(ALL_DATES);
  });

  it.each(['anything in the afternoon', 'is there anything in the afternoon?', 'and something in the afternoon'])(
    'is told the date of its series at a part of the day: %s',
    (message) => {
      expect(namesAfter('when is quilled', message)).toEqual(['11-21 Quilled']);
    },
  );

  it('is told what else is on where she names a day', () => {
    expect(namesAfter('when is quilled', 'anything on monday')).toEqual(['11-23 Zorbing']);
    expect(namesAfter('when is quilled', 'anything else in the afternoon')).toContain('11-23 Zorbing');
  });
});

describe('One of several, by its number', () => {
  const ORDINALS = ['first', 'second', 'third', 'fourth', '1st', '2nd', '3rd', '4th'];
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 4, maxLength: 8 });

  it('is counted within the days that a resident names, not among the events before', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...ORDINALS), fc.constantFrom('and the', 'when is the'), (numbers, ordinal, lead) => {
        const sorted = numbers.toSorted((a, b) => a - b).map((number) => `12-${String(number).padStart(2, '0')}`);
        const events: readonly Partial<TownEvent>[] = [
          { name: 'Quorl', ...at('2026-11-21', '19:00', '20:00') },
          ...sorted.map((day) => ({ name: 'Quorl', ...at(`2026-${day}`, '19:00', '20:00') })),
          { name: 'Second Helpings', ...at('2026-12-05', '12:00', '13:00') },
          { name: 'First Steps', ...at('2026-12-01', '12:00', '13:00') },
        ];
        const answer = askInTurn(['is quorl on saturday', `${lead} ${ordinal} one in december?`], townOf(events));
        expect(namesIn(answer, events)).toEqual([`${sorted[ORDINALS.indexOf(ordinal) % 4]} Quorl`]);
      }),
    );
  });

  it('is any of those days if there are not as many', () =>
    expect(namesAfter('is quilled on tonight', 'and the fourth one this weekend')).toEqual(['11-21 Quilled', '11-22 Quilled']));
});

it.each(['which one is free', 'which of them is free?', 'what ones are free'])(
  'A question of which of a list is answered by that list: %s',
  (question) => {
    const events: readonly Partial<TownEvent>[] = [
      { name: 'Fall play', ...at('2026-11-27', '19:00', '21:00'), description: 'Tickets $10.' },
      { name: 'Spring play', ...at('2027-04-16', '19:00', '21:00'), description: 'Free.' },
      { name: 'Blind simul', ...at('2026-12-06', '14:00', '16:00'), description: 'A master plays us all. Free.' },
      { name: 'Soup night', ...at('2026-12-07', '18:00', '19:00'), description: 'Free.' },
    ];
    expect(namesIn(askInTurn(['any plays coming up', question], townOf(events)), events)).toEqual(['04-16 Spring play']);
  },
);
