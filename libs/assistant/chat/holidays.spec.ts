import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Tree Lighting', ...at('2026-12-04', '17:30', '18:30'), location: 'Green' },
  { name: 'Pancakes with Santa', ...at('2026-12-05', '08:00', '10:00'), location: 'Firehouse' },
  { name: 'Santa Rosa Feast', ...at('2026-12-13', '08:00', '10:00'), location: 'Parish Hall' },
  { name: 'Noon Countdown', ...at('2026-12-31', '11:00', '12:15'), location: 'Library' },
  { name: 'Lantern Drop', ...at('2026-12-31', '22:00', '00:30'), location: 'Clock Tower' },
  // On the first days of the next Ramadan, Passover and Diwali.
  { name: 'Tax Help', ...at('2027-02-08', '09:00', '12:00'), location: 'Library' },
  { name: 'Budget Hearing', ...at('2027-04-21', '19:00', '21:00'), location: 'Village Office' },
  { name: 'Flu Shots', ...at('2027-10-29', '09:00', '12:00'), location: 'Pharmacy' },
  { name: 'Sidewalk Sale', ...at('2026-12-12', '09:00', '17:00'), location: 'Downtown' },
];

const ask = (question: string) => namesIn(askInTurn([question], townOf(EVENTS)), EVENTS);

describe('A holiday in a question', () => {
  it.each(['hanukkah anything?', 'diwali events?', "what's on for ramadan", 'anything for passover'])(
    'that the calendar has not is not answered with what else is on then: %s',
    (question) => {
      expect(ask(question)).toEqual([]);
    },
  );

  it.each(['what to do at midnight new years eve downtown', 'anything at midnight on new years eve'])(
    'has its midnight at its end: %s',
    (question) => {
      expect(ask(question)).toEqual(['12-31 Lantern Drop']);
    },
  );

  it.each<[string, string[]]>([
    ['any christmas cookie sale', ['12-12 Cookie Walk']],
    ['when is the christmas band concert', ['12-08 Brass and reeds concert']],
    ['an easter egg hunt', []],
  ])('beside what is no day names the weeks before it: %s', (question, names) => {
    const events = [
      { name: 'Brass and reeds concert', ...at('2026-12-08', '18:30', '19:30') },
      { name: 'Cookie Walk', ...at('2026-12-12', '09:00', '10:00'), description: 'The sale ends at noon.' },
      { name: 'Cookie Swap', ...at('2027-02-12', '09:00', '10:00'), description: 'A sale of tins, too.' },
      { name: 'Offices closed', date: '2026-12-25' },
      { name: 'Plant clinic', ...at('2027-03-20', '08:00', '09:00') },
    ];
    expect(namesIn(askInTurn([question], townOf(events)), events)).toEqual(names);
  });

  it.each(['black friday sales', 'valentines dance', 'christmas day dinner', 'christmas tree pickup', 'thanksgiving parade'])(
    'has no season where it is a day, or what is asked for comes after it or is not there: %s',
    (question) => expect(ask(question)).not.toContain(' until '),
  );

  it.each(['when was the veterans day thing', 'did i miss the veterans day event, when was it'])(
    'is no day where an event of it is asked for: %s',
    (question) => {
      const events = [
        { name: 'Veterans Day Ceremony', ...at('2026-11-11', '11:00', '12:00') },
        { name: 'Chess', ...at('2026-12-08', '18:30', '19:30') },
      ];
      expect(namesIn(askInTurn([question], townOf(events)), events)).toEqual(['11-11 Veterans Day Ceremony']);
    },
  );

  it('keeps what is said to be in a part of the town', () => {
    expect(ask('anything downtown on dec 12')).toEqual(['12-12 Sidewalk Sale']);
  });
});

describe('Santa', () => {
  it.each(['where can my kids see santa', 'when is santa here'])('is no saint: %s', (question) => {
    expect(ask(question)).toEqual(['12-05 Pancakes with Santa']);
  });

  it.each(['when is santa rosa', 'santa rosa feast'])('is part of the name of one: %s', (question) => {
    expect(ask(question)).toEqual(['12-13 Santa Rosa Feast']);
  });
});
