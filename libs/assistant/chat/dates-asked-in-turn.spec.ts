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
  it.each(['any other days', 'what other dates?', 'so when can i still see it', 'when is it playing', 'when can we catch it?'])(
    'is told all dates of its series: %s',
    (message) => {
      expect(namesAfter('is quilled on tonight', message)).toEqual(ALL_DATES);
    },
  );

  it('is told the dates but the one that she refuses', () =>
    expect(namesAfter('is quilled on tonight', "i can't tonight. any other nights")).toEqual(ALL_DATES.slice(1)));

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

describe('After one of a series of which the next is off', () => {
  const events: readonly Partial<TownEvent>[] = [
    { name: 'Quorl', ...at('2026-11-22', '13:00', '16:00') },
    { name: 'Quorl', ...at('2026-11-29', '13:00', '16:00'), status: 'cancelled', description: 'The floor is wet.' },
    { name: 'Quorl', ...at('2026-12-06', '13:00', '16:00') },
  ];
  const namedAfter = (question: string) => namesIn(askInTurn(['quorl this weekend?', question], townOf(events)), events);

  it.each(['what about the one after', 'and the one after that?', 'the sunday after?'])('that is told first: %s', (question) =>
    expect(namedAfter(question)[0]).toBe('11-29 Quorl'),
  );

  it.each(["when's the next one", 'when is the next one after that'])('the next that is on comes first: %s', (question) =>
    expect(namedAfter(question)[0]).toBe('12-06 Quorl'),
  );
});

it.each([
  'where is it and do i need a ticket',
  'what time is it and can i bring my car',
  'how much is it and do we need to sign up',
])('Two things that are asked at once are of the event before: %s', (question) => {
  const events: readonly Partial<TownEvent>[] = [
    { name: 'Winter concert', ...at('2026-12-08', '19:00', '20:00'), location: 'Gym', description: 'Free.' },
    { name: 'Ticket office day', ...at('2026-12-09', '19:00', '20:00') },
    { name: 'Car show', ...at('2026-12-10', '19:00', '20:00') },
  ];
  expect(namesIn(askInTurn(['winter concert', question], townOf(events)), events)).toEqual(['12-08 Winter concert']);
});

it('A price that is asked for at the end is told of what is named before it', () => {
  const events: readonly Partial<TownEvent>[] = [
    { name: 'Youth basketball sign-up deadline', date: '2026-12-04', time: 'All Day', price: '$55 per child' },
    { name: 'Girls basketball', ...at('2026-12-05', '18:00', '19:00'), price: '$6' },
  ];
  for (const question of [
    'last day to sign up for youth basketball and how much',
    'youth basketball sign-up deadline, how much?',
  ])
    expect(askInTurn([question], townOf(events))).toContain('$55');
});

it.each(['not basketball and not bingo', 'but not basketball or bingo', 'besides basketball and bingo'])(
  'What a resident leaves out of a day is none of its events: %s',
  (question) => {
    const events: readonly Partial<TownEvent>[] = [
      { name: 'Girls basketball', ...at('2026-12-04', '18:00', '19:00') },
      { name: 'Bingo night', ...at('2026-12-04', '18:30', '20:00') },
      { name: 'Zorbing', ...at('2026-12-04', '19:00', '20:00') },
    ];
    expect(namesIn(askInTurn(['whats on fri evening dec 4', question], townOf(events)), events)).toEqual(['12-04 Zorbing']);
  },
);

it.each(['is it ok for my 12 yr old', 'is my 12 year old allowed'])(
  'Of a few events, the one that says its ages is told of a child: %s',
  (question) => {
    const events: readonly Partial<TownEvent>[] = [
      { name: 'Two Sisters', ...at('2026-11-21', '19:00', '21:00'), description: 'A comedy.' },
      { name: 'Yes, And', ...at('2026-11-21', '20:00', '21:00'), description: 'Comedy from the audience, 16 and over.' },
    ];
    expect(namesIn(askInTurn(['comedy tmrw night?', question], townOf(events)), events)[0]).toBe('11-21 Yes, And');
  },
);

it('Of what is on at a place, what bears one of the words is nearest', () => {
  const events: readonly Partial<TownEvent>[] = [
    { name: 'Improv night', ...at('2026-11-21', '20:00', '21:00'), location: 'Grainery Theatre' },
    { name: 'A Prairie Carol', ...at('2026-12-05', '19:00', '21:00'), location: 'Grainery Theatre' },
    { name: 'A Prairie Carol', ...at('2026-12-06', '14:00', '16:00'), location: 'Grainery Theatre' },
    { name: 'Auditions', ...at('2027-01-10', '13:00', '17:00'), location: 'Grainery Theatre' },
    ...['Vespers', 'Christmas dinner'].map((name) => ({ name, ...at('2026-12-20', '13:00', '14:00'), location: 'Hall' })),
  ];
  const named = (...turns: string[]) => namesIn(askInTurn(turns, townOf(events)), events);
  expect(new Set(named('christmas carol at the grainery').map((name) => name.slice(6)))).toEqual(new Set(['A Prairie Carol']));
  expect(named('christmas carol at the grainery', 'is there one in the afternoon')).toEqual(['12-06 A Prairie Carol']);
});
