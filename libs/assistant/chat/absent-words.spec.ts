import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Fernley Salsa Fair', ...at('2026-11-14', '10:00', '14:00'), location: 'Fort Otter Chapel' },
  {
    name: 'Teen Hangout',
    ...at('2026-11-24', '16:00', '18:00'),
    location: 'Library',
    description: 'Board games and pizza, ages 12 to 18.',
  },
  { name: 'Sock darning circle', ...at('2026-11-25', '18:00', '20:00'), location: 'Grange', status: 'cancelled' },
  { name: 'Library closed', date: '2026-11-26', location: 'Library' },
  {
    name: 'Teen Hangout',
    ...at('2026-12-01', '16:00', '18:00'),
    location: 'Library',
    description: 'Board games and pizza, ages 12 to 18.',
  },
  { name: 'Toddler romp', ...at('2026-12-02', '10:00', '11:00'), location: 'Library', description: 'Ages 1 to 3.' },
  { name: 'Sock darning circle', ...at('2026-12-09', '18:00', '20:00'), location: 'Grange' },
  { name: 'Fort Otter Brass Winter Concert', ...at('2027-02-12', '19:00', '20:30'), location: 'Opera House' },
  {
    name: 'Boil Water Advisory: North Side',
    date: '2026-11-12',
    endDate: '2026-11-14',
    description: 'Boil tap water before you drink it.',
  },
  { name: 'Boil Water Advisory Lifted', ...at('2026-11-14', '16:00', '16:30'), description: 'Tap water is safe to drink.' },
  { name: 'Planned power outage: South Side', ...at('2026-12-14', '09:00', '12:00') },
  { name: 'Book fair', ...at('2027-02-20', '09:00', '12:00'), location: 'Grange' },
];

const TOWN = townOf(EVENTS);

const ask = (question: string): string => askInTurn([question], TOWN);
const named = (question: string): string[] => namesIn(ask(question), EVENTS);

describe('What the calendar has not', () => {
  it.each([
    'is there a chess club at the library',
    'when is the air show at fort otter',
    'is there a rodeo at fort otter',
    'any trombone lessons at the library',
  ])('is said before what is near to it: %s', (question) => expect(ask(question)).toMatch(/^I find no/));

  it.each([
    ['Bottle drop', 'is there anywhere to drop off old paint'],
    ['Old wheels', 'where can i leave my old television'],
    ['Learn to skate', 'i want to learn spanish'],
    ['Kite day', 'what day is the recycling'],
  ])('is not answered with what shares a word that says little: %s of “%s”', (name, question) => {
    const events = [
      ...[name, 'Vespers', 'Zorbing', 'Budget hearing'].map((one, nth) => ({
        name: one,
        ...at(`2026-12-0${nth + 1}`, '10:00', '11:00'),
      })),
      { name: 'Chess', ...at('2026-12-09', '10:00', '11:00') },
    ];
    expect(namesIn(askInTurn([question], townOf(events)), events)).toEqual([]);
  });

  it.each(['when is the fort otter brass winter concert', 'is there a brass concert', 'teen hangout at the library'])(
    'is not said of what the calendar has: %s',
    (question) => expect(ask(question)).not.toContain('I find no'),
  );

  it.each(['something with sparkles for teens at the library', 'anything at the library for my 14 year old with glitter'])(
    'leaves what is on at the place for those who are asked for: %s',
    (question) => expect(named(question)).toEqual(['11-24 Teen Hangout', '12-01 Teen Hangout']),
  );

  it.each(['friends', 'her cousins', 'a buddy', 'some school friends', 'his teammates'])(
    'is not the company: with %s',
    (company) =>
      expect(named(`anything at the library for my 14 year old to do with ${company}`)).toEqual([
        '11-24 Teen Hangout',
        '12-01 Teen Hangout',
      ]),
  );

  it('may be the latest of what is over, where what is to come shares a slight word only', () => {
    expect(named('is the water ok to drink')).toEqual([
      '11-14 Boil Water Advisory Lifted',
      '11-12 Boil Water Advisory: North Side',
    ]);
    expect(named('is the water ok to drink on the north side now')).not.toContain('12-14 Planned power outage: South Side');
  });

  it('may be over, where it is asked whether it was missed', () =>
    expect(named('did i miss the salsa dip fair')[0]).toBe('11-14 Fernley Salsa Fair'));

  it('is what was missed, where what is to come has the word, too', () => {
    const events = [
      { name: 'Ladle Battle', ...at('2026-11-14', '11:00', '13:00'), description: 'Twelve pots of chili.' },
      { name: 'Hanging of the Greens', ...at('2026-11-29', '16:00', '17:00'), description: 'Then chili in the hall.' },
      ...['Quorl', 'Zorbing', 'Vespers'].map((name) => ({ name, ...at('2026-12-02', '10:00', '11:00') })),
    ];
    expect(namesIn(askInTurn(['did i miss the chili cookoff'], townOf(events)), events)[0]).toBe('11-14 Ladle Battle');
  });
});

it('The next time of a series is the next that is on, and the cancelled one before it is told', () => {
  expect(named('next sock darning circle')).toEqual(['12-09 Sock darning circle', '11-25 Sock darning circle']);
  expect(ask('next sock darning circle')).toContain('Cancelled:');
});
