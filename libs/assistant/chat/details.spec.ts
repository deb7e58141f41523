import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Pie sale', ...at('2026-11-21', '11:00', '14:00'), description: 'Twelve kinds. Eat in or take out.', price: '$4' },
  { name: 'Cider supper', ...at('2026-11-22', '17:00', '19:00'), description: 'Takeout at the side door.' },
  { name: 'Movie night: Otters', ...at('2026-11-20', '18:30', '20:30'), description: 'Popcorn. Bring a pillow.' },
  ...['2026-12-04', '2026-12-05'].map((date) => ({ name: 'The Duke', ...at(date, '19:30', '21:30'), description: 'A comedy.' })),
  { name: 'The Duke', ...at('2026-12-06', '14:00', '16:00'), description: 'A comedy.' },
  ...['2026-11-21', '2026-11-28', '2026-12-05', '2026-12-12'].map((date) => ({
    name: 'Saturday growers market',
    ...at(date, '09:00', '12:00'),
  })),
  { name: 'Growers market opening day', ...at('2027-04-03', '09:00', '12:00') },
  { name: 'Vacation Bible School', ...at('2027-06-07', '09:00', '12:00') },
  { name: 'Cat adoption', ...at('2026-11-21', '10:00', '12:00'), price: '$25' },
  { name: 'Cat adoption', ...at('2026-12-12', '10:00', '12:00'), price: 'Free' },
  { name: 'Vigil Mass', ...at('2026-12-24', '16:00', '17:00'), organization: 'Holy Cross Church' },
  { name: 'Candle service', ...at('2026-12-24', '23:00', '23:50'), organization: 'Grace Church' },
  { name: 'Watch service', ...at('2026-12-31', '22:00', '23:50'), organization: 'Grace Church' },
  {
    name: 'Youth hockey tryouts',
    ...at('2026-11-21', '09:00', '12:00'),
    organization: 'Hockey League',
    description: 'Bring skates.',
  },
  {
    name: 'Youth hockey opening',
    ...at('2026-12-12', '09:00', '12:00'),
    organization: 'Hockey League',
    description: 'Matches on the hour.',
  },
  {
    name: 'Winter break, no school',
    date: '2026-12-21',
    endDate: '2027-01-04',
    organization: 'County Schools',
    description: 'Students return Tuesday, January 5.',
  },
  { name: 'Early dismissal', date: '2026-12-18', organization: 'County Schools', description: 'Elementary at 11:00.' },
  { name: 'Library closes at noon', date: '2026-11-25', organization: 'Town Library', description: 'Open again on Saturday.' },
  { name: 'Ski lessons', ...at('2027-01-09', '10:00', '12:00'), description: 'First of four Saturdays.' },
  { name: 'Skate hour', ...at('2026-12-13', '13:00', '14:00'), status: 'cancelled', description: 'The arena is rented.' },
  { name: 'Skate hour', ...at('2026-12-06', '13:00', '14:00'), description: 'Rental $3.' },
];

const TOWN = townOf(EVENTS);

const ask = (turns: readonly string[]) => askInTurn(turns, TOWN);

const named = (answer: string) => namesIn(answer, EVENTS);

const DENIAL = /^(?:The calendar (?:has|lists) no|There is no|You have )/;

describe('What an event is asked about', () => {
  it.each<[string[], string, RegExp]>([
    // The text of the one event, whatever is asked.
    [['where is the pie sale'], '11-21 Pie sale', /Twelve kinds/],
    [['how much is the pie sale'], '11-21 Pie sale', /\$4”\n“Twelve kinds/],
    [['what is on sunday', 'is takeout ok'], '11-22 Cider supper', /side door/],
    [['pie sale', 'is takeout ok'], '11-21 Pie sale', /take out/],
    [['pie sale', 'what flavors'], '11-21 Pie sale', /Twelve kinds/],
    [['pie sale', 'how much if i buy two'], '11-21 Pie sale', /\$4/],
    [['ski lessons', 'how many saturdays'], '01-09 Ski lessons', /four/],
    [['when does school start again after new years'], '12-21 Winter break, no school', /January 5/],
    [['winter break', 'what day do they go back'], '12-21 Winter break, no school', /January 5/],
    [['youth hockey tryouts', 'when do the matches start'], '12-12 Youth hockey opening', /on the hour/],
    // Its title stands in the question beside other words.
    [['are they serving snacks at movie night'], '11-20 Movie night: Otters', /Popcorn/],
    [['is there a matinee of the duke'], '12-06 The Duke', /2:00 PM|14:00/],
    [['when does vbs start'], '06-07 Vacation Bible School', /2027/],
    [['can i rent skates at skate hour'], '12-06 Skate hour', /\$3/],
    // Seasons, other days, the latest.
    [['when is the last growers market'], '12-12 Saturday growers market', /Apr 3/],
    [['last growers market is when', 'when does it start back up'], '04-03 Growers market opening day', /2027/],
    [['what time does the growers market open tomorrow'], '11-21 Saturday growers market', /9:00|09:00/],
    [['cat adoption tomorrow how much', 'is there a day its free'], '12-12 Cat adoption', /December 12/],
    [['what is on december 24', 'which one is the latest'], '12-24 Candle service', /11:00 PM|23:00/],
    [['duke sunday shows'], '12-06 The Duke', /A comedy/],
    [['what time does the play start december 5'], '12-05 The Duke', /A comedy/],
    [['christmas eve church services', 'what time is the early one'], '12-24 Vigil Mass', /4:00 PM|16:00/],
    [['christmas eve church services', 'is there a grace church one'], '12-24 Candle service', /11:00 PM|23:00/],
    // Schools and closings.
    [['when do the kids get out for christmas'], '12-21 Winter break, no school', /January 5/],
    [['what time does elementary get out early'], '12-18 Early dismissal', /11:00/],
    [['when does the library open again after thanksgiving'], '11-25 Library closes at noon', /Saturday/],
  ])('is answered by its text: %s', (turns, event, words) => {
    const answer = ask(turns);
    expect(named(answer)[0]).toBe(event);
    expect(answer).toMatch(words);
    expect(answer).not.toMatch(DENIAL);
  });

  it('says that it finds nothing before it shows what was asked about before', () => {
    expect(ask(['pie sale', 'when is zorbing'])).toMatch(/^I find nothing about “zorbing”/);
  });

  it('lists all the dates of a series', () => {
    expect(named(ask(['what are the dates for the duke']))).toEqual(['12-04 The Duke', '12-05 The Duke', '12-06 The Duke']);
  });
});
