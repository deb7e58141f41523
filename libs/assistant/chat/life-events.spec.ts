import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Grief Circle', ...at('2026-12-03', '18:00', '19:00'), location: 'Grange Hall' },
  { name: 'Newcomers Coffee', ...at('2026-12-04', '10:00', '11:00'), location: 'Depot' },
  { name: 'Blue Christmas', ...at('2026-12-21', '19:00', '20:00'), organization: 'Mill Church', location: 'Mill Church' },
  { name: 'Candlelight Service', ...at('2026-12-24', '19:00', '20:00'), organization: 'Mill Church', location: 'Mill Church' },
  { name: 'No School: Winter Recess', date: '2026-12-23', endDate: '2027-01-01', organization: 'Riverton Schools' },
  { name: 'Leaf Pass', date: '2026-11-23', endDate: '2026-11-24', description: 'The final pass.' },
];

const TOWN = townOf(EVENTS);

const named = (question: string): string[] => namesIn(askInTurn([question], TOWN), EVENTS);

describe('What befell a resident', () => {
  it.each([
    ['my husband passed in september, is there a grief circle', '12-03 Grief Circle'],
    ['my mom died last spring. any grief circle', '12-03 Grief Circle'],
    ['we moved here in october, is there a newcomers coffee', '12-04 Newcomers Coffee'],
  ])('is on no day of what she asks for: %s', (question, name) => expect(named(question)).toEqual([name]));

  it.each([
    'a service for people who dread christmas',
    'church service for somebody who cant face the holidays',
    'i hate christmas since my wife died, any church service for that',
  ])('is the service for it, and none of the holiday: %s', (question) => expect(named(question)[0]).toBe('12-21 Blue Christmas'));

  it.each(['how long are the kids home over christmas', 'how many days are schools closed for christmas'])(
    'is the break of the schools: %s',
    (question) => expect(named(question)[0]).toBe('12-23 No School: Winter Recess'),
  );
});

describe('What is called by no word for it', () => {
  const HALL: readonly Partial<TownEvent>[] = [
    { name: 'Soup Kettle', ...at('2026-12-02', '11:30', '13:00'), description: 'Hot soup, bread and company.' },
    { name: 'Flapjack Friday', ...at('2026-11-27', '07:00', '10:00'), description: 'Pancakes and sausage.' },
    { name: 'Chili Cookoff', ...at('2026-12-02', '20:00', '22:00'), description: 'Twelve pots of chili.' },
    { name: 'Polka Night', ...at('2026-11-21', '19:00', '22:00'), description: 'Twelve pieces of brass.' },
    { name: 'Loose Ends', ...at('2026-12-09', '18:00', '20:00'), description: 'A circle for knitters and crocheters.' },
    { name: 'Greens Sale', ...at('2026-12-05', '09:00', '12:00'), description: 'Wreaths and swags.' },
    {
      name: 'Deck the Door',
      ...at('2026-12-16', '18:00', '20:00'),
      description: 'Make your own wreath; all materials included.',
    },
  ];
  const hall = townOf(HALL);
  const namedThere = (question: string): string[] => namesIn(askInTurn([question], hall), HALL);

  it.each([
    ['where can i get lunch on december 2', '12-02 Soup Kettle'],
    ['breakfast next friday?', '11-27 Flapjack Friday'],
  ])('is a meal by its hour and its food: %s', (question, name) => expect(namedThere(question)).toEqual([name]));

  it('is no meal at another hour', () => {
    expect(askInTurn(['any dinner on december 2'], hall)).toMatch(/^I find nothing about “dinner”/);
  });

  it('is a dance', () => expect(namedThere('where can we go dancing tomorrow night')).toEqual(['11-21 Polka Night']));

  it('is for those who do it', () => expect(namedThere('anyone crochet')).toEqual(['12-09 Loose Ends']));

  it('is a class by its text', () => expect(namedThere('i want to learn to make a wreath')[0]).toBe('12-16 Deck the Door'));
});
